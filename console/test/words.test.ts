import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { en } from '../src/i18n/en.js';

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url));

/** Attributes and properties whose text people read or hear. */
const READ =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|alt|error|hint|label|lead|placeholder|text|title)$/;
const LETTER = /\p{L}/u;

test('every text of a page comes from the catalogue', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  assert.ok(files.length > 50);
  assert.deepEqual(
    files.flatMap((name) => literalsOf(name, readFileSync(join(SOURCE, name), 'utf8'))),
    [],
  );
});

test('a list without a short name of its own is shown in capitals, without underscores', () => {
  assert.deepEqual(['un_sc', 'us_itar', 'eu_newlist'].map(en.sources), ['UN', 'US ITAR', 'EU NEWLIST']);
});

test('a literal in an element, in an attribute or in a branch of either is found', () => {
  const found = literalsOf(
    'page.tsx',
    `<p title="One" className="none" id="none">Two {busy ? 'Three' : words.four} {'·'} {\`Five \${count}\`}
      <Field label={'Six'} /> {give({ text: 'Seven' })}</p>`,
  );
  assert.deepEqual(
    found.map((one) => one.split(': ')[1]),
    ['One', 'Two', 'Three', 'Five', 'Six', 'Seven'],
  );
});

/** Literal texts with a letter that the elements of a file show. */
function literalsOf(name: string, content: string): string[] {
  const file = ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!LETTER.test(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node) && isShown(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node) && isShown(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Follows a literal outwards, through choices between values, to what shows it. */
function isShown(literal: ts.Expression): boolean {
  let node: ts.Node = literal;
  for (;;) {
    const { parent } = node;
    if (ts.isConditionalExpression(parent) && node !== parent.condition) node = parent;
    else if (ts.isBinaryExpression(parent) && isChoice(parent.operatorToken.kind) && node === parent.right)
      node = parent;
    else if (ts.isParenthesizedExpression(parent)) node = parent;
    else if (ts.isJsxExpression(parent)) node = parent;
    else if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return READ.test(parent.name.getText());
    else return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
  }
}

function isChoice(kind: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ].includes(kind);
}
