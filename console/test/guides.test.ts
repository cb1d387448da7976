import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ACTION_NAMES, ACTIONS, SCOPES } from '../src/app/keys/actions.js';
import { en } from '../src/i18n/en.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DOCS = join(ROOT, 'docs');
const page = (name: string) => readFileSync(join(DOCS, name), 'utf8');
/** Of a picture, in bytes. */
const LARGEST = 150_000;

// `npm run keyboard` writes it.
test('the page of shortcuts lists every shortcut of the console as it comes', () => {
  const expected = keyboardPage();
  if (process.env.WRITE_KEYBOARD === 'yes') writeFileSync(join(DOCS, 'keyboard.md'), expected);
  assert.equal(page('keyboard.md'), expected);
});

test('the shortcuts that the guides name are those of the console', () => {
  const known = new Set(ACTION_NAMES.map((action) => ACTIONS[action].key.split(' ').map(shown).join(' ')));
  for (const name of ['guide-analysts.md', 'guide-administrators.md']) {
    const named = [...page(name).matchAll(/`((?:Ctrl\+)?(?:[A-Za-z.?]|Enter)|g [a-z])`/g)].map(([, key = '']) => key);
    assert.deepEqual(
      named.filter((key) => !known.has(key)),
      [],
      name,
    );
  }
});

test('the guides show pictures, each of them small, and no picture is left over', () => {
  const shown = ['guide-analysts.md', 'guide-administrators.md'].flatMap((name) => {
    const pictures = [...page(name).matchAll(/!\[[^\]]+\]\(pictures\/([\w-]+\.png)\)/g)].map(([, file = '']) => file);
    assert.ok(pictures.length >= 3, name);
    return pictures;
  });
  const files = readdirSync(join(DOCS, 'pictures'));
  assert.deepEqual([...new Set(shown)].toSorted(), files.toSorted());
  for (const file of files) assert.ok(statSync(join(DOCS, 'pictures', file)).size <= LARGEST, file);
});

test('the accessibility statement names the standard, the gaps, and tests that exist', () => {
  const text = page('accessibility.md');
  assert.match(text, /\(WCAG\) 2\.2, level AA/);
  assert.match(text, /## Known gaps/);
  const tests = [...text.matchAll(/`(?:console\/test\/(?:journeys\/)?)?([\w-]+\.test\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  assert.ok(tests.length > 5);
  for (const file of tests) {
    const places = ['console/test', 'console/test/journeys'].map((folder) => join(ROOT, folder, file));
    assert.ok(places.some(existsSync), file);
  }
});

function keyboardPage(): string {
  const { scopes, actions } = en.keys;
  const presses = (action: (typeof ACTION_NAMES)[number]) =>
    ACTIONS[action].key
      .split(' ')
      .map((press) => `\`${shown(press)}\``)
      .join(' then ');
  const parts = SCOPES.map((scope) => {
    const rows = ACTION_NAMES.filter((action) => ACTIONS[action].scope === scope).map(
      (action) => `| ${presses(action)} | ${actions[action]} |`,
    );
    return [`## ${scopes[scope]}`, '', '| keys | action |', '|---|---|', ...rows, ''].join('\n');
  });
  return `# Keyboard shortcuts of the console

Written from the one table of the console's shortcuts (\`console/src/app/keys/actions.ts\`) by \`npm run keyboard\`; a test compares them.

${en.keys.lead} On a Mac, \`⌘\` takes the place of \`Ctrl\`. Every shortcut has a visible button or link. In a decision, a digit chooses the
reason beside which it stands; in the queue, \`1\` to \`9\` open the saved views.

${parts.join('\n')}
## In lists, tables and dialogs

| keys | action |
|---|---|
| \`Tab\`, \`Shift+Tab\` | next and previous field, button or link |
| arrow keys, \`Home\`, \`End\`, \`Page Up\`, \`Page Down\` | move in the rows of the queue, in tabs and in menus |
| \`Shift\` with an arrow key, \`Space\` | extend the selection of rows, select the row |
| \`Esc\` | close a dialog or a menu |
`;
}

/** A press as keyboards are labelled. */
function shown(press: string): string {
  return press
    .replace('Mod+', 'Ctrl+')
    .replace('Escape', 'Esc')
    .replace(/\+[a-z]$/, (letter) => letter.toUpperCase());
}
