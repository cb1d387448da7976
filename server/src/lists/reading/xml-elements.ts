import { SaxesParser } from 'saxes';
import { refused } from './refused.js';

/** An element with its content; names are local names, text is that of the element itself. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Line on which it begins. */
  readonly line: number;
}

/** Source of XML: a file of a list, or a part of a workbook. */
interface XmlSource {
  readonly name: string;
  text(): AsyncIterable<string>;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  line: number;
}

/** Characters of one element. */
const MAX_ELEMENT = 8 * 1024 * 1024;
/** Deepest nesting; millions of open elements would fill the memory before the limit of characters. */
const MAX_DEPTH = 100;
/** Elements around the records: headers and containers, some thousands at most. */
const MAX_AROUND = 1_000_000;

/**
 * Yields elements of the given names while the file is read; the root's attributes are reported first. Rejects a
 * DOCTYPE with declarations (expansion bombs, external files), XML that is not well formed, and a file
 * that ends before its root element does.
 */
export async function* xmlElements(
  file: XmlSource,
  names: ReadonlySet<string>,
  onRoot: (root: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }) => void,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: OpenElement[] = [];
  let found: XmlElement[] = [];
  let depth = 0;
  let weight = 0;
  let around = 0;

  parser.on('error', (error) => {
    const text = error.message.replace(/^(\d+):(\d+): /, 'line $1: ').replace(/\.$/, '');
    if (/unclosed|unexpected end|document must contain/i.test(error.message)) {
      throw refused(file.name, `it is truncated: the XML is incomplete (${text}); download it again`);
    }
    throw refused(file.name, `it is not well-formed XML (${text})`);
  });
  // One that only names its DTD declares nothing: no file is ever read for it.
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw refused(file.name, 'it declares a DOCTYPE with entities, which is not allowed');
  });
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    depth += 1;
    if (depth > MAX_DEPTH) throw refused(file.name, `its elements are nested deeper than ${MAX_DEPTH} levels`);
    if (depth === 1) onRoot({ name, attributes: attributesOf(tag.attributes) });
    if (open.length > 0 || names.has(name)) {
      open.push({ name, attributes: attributesOf(tag.attributes), children: [], text: '', line: parser.line });
    } else if (++around > MAX_AROUND)
      throw refused(file.name, `more than ${MAX_AROUND} of its elements are not records`);
  });
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const element = open.pop();
    if (open.length === 0) weight = 0;
    if (element === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) found.push(element);
    else parent.children.push(element);
  });

  for await (const piece of file.text()) {
    weight += piece.length;
    if (weight > MAX_ELEMENT) throw refused(file.name, `an element is longer than ${MAX_ELEMENT} characters`);
    parser.write(piece);
    const whole = found;
    found = [];
    yield* whole;
  }
  parser.close();
  yield* found;
}

/** Returns the text of the first child of that name, with normalised white space; undefined if absent or empty. */
export function childText(element: XmlElement, name: string): string | undefined {
  for (const child of element.children) {
    if (child.name !== name) continue;
    const text = orderly(child.text);
    if (text !== '') return text;
  }
  return undefined;
}

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Replaces runs of white space by one blank: publishers break lines and indent inside texts. */
export function orderly(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(attributes: Record<string, string | { value: string }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [local(name), typeof value === 'string' ? value : value.value]),
  );
}
