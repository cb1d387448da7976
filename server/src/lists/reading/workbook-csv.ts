import { refused } from './refused.js';
import { childrenOf, orderly, type XmlElement, xmlElements } from './xml-elements.js';

/** Returns a part of the workbook by its path in the ZIP, if it exists. */
type Part = (path: string) => AsyncIterable<Buffer> | undefined;

/** Limits of Excel itself. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** The texts of all cells are held while the sheet is read; official lists have some megabytes. */
const MAX_TEXT = 64 * 1024 * 1024;

/**
 * The first sheet of a workbook as CSV, one line for each row (line breaks inside a cell become blanks), every cell as
 * it is stored: a date is the number of days that Excel counts.
 */
export async function* workbookCsv(name: string, part: Part): AsyncGenerator<Buffer> {
  const sheet = await firstSheet(name, part);
  const strings = await sharedStrings(name, part);
  let line = 1;
  for await (const row of elementsOf(name, part, sheet, 'row')) {
    const number = Number(row.attributes.r ?? line);
    if (!Number.isInteger(number) || number < line || number > MAX_ROWS) {
      throw refused(name, `the rows of ${sheet} are not in order`);
    }
    const cells = rowCells(name, row, strings);
    yield Buffer.from(`${'\n'.repeat(number - line)}${cells.map(quoted).join(',')}\n`);
    line = number + 1;
  }
}

async function firstSheet(name: string, part: Part): Promise<string> {
  const sheets: XmlElement[] = [];
  for await (const element of elementsOf(name, part, 'xl/workbook.xml', 'sheet')) sheets.push(element);
  // `state` is that of a hidden sheet; `id` is `r:id`, its name in the relationships.
  const sheet = sheets.find((one) => one.attributes.state === undefined) ?? sheets[0];
  for await (const element of elementsOf(name, part, 'xl/_rels/workbook.xml.rels', 'Relationship')) {
    const { Id, Target = '' } = element.attributes;
    if (Id === sheet?.attributes.id) return Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
  }
  throw refused(name, 'the workbook has no sheet');
}

async function sharedStrings(name: string, part: Part): Promise<string[]> {
  const strings: string[] = [];
  if (part('xl/sharedStrings.xml') === undefined) return strings;
  let length = 0;
  for await (const item of elementsOf(name, part, 'xl/sharedStrings.xml', 'si')) {
    const text = richText(item);
    length += text.length + 8;
    if (length > MAX_TEXT) throw refused(name, `the workbook has more than ${MAX_TEXT} characters of text`);
    strings.push(text);
  }
  return strings;
}

function rowCells(name: string, row: XmlElement, strings: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const column = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r);
    if (column < cells.length || column >= MAX_COLUMNS) throw refused(name, 'the cells of a row are not in order');
    while (cells.length < column) cells.push('');
    cells.push(cellText(cell, strings));
  }
  return cells;
}

function cellText(cell: XmlElement, strings: readonly string[]): string {
  const [inline] = childrenOf(cell, 'is');
  if (inline !== undefined) return richText(inline);
  const value = childrenOf(cell, 'v')[0]?.text ?? '';
  if (cell.attributes.t === 's') return strings[Number(value)] ?? '';
  return cell.attributes.t === 'e' ? '' : orderly(value);
}

/** A text may be in runs of several looks; `rPh` beside them is how a Japanese text is said. */
function richText(element: XmlElement): string {
  const runs = [...childrenOf(element, 't'), ...childrenOf(element, 'r').flatMap((run) => childrenOf(run, 't'))];
  return orderly(runs.map((run) => run.text).join(''));
}

/** `C5` is in the third column: 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function quoted(cell: string): string {
  return cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`;
}

function elementsOf(name: string, part: Part, path: string, element: string): AsyncGenerator<XmlElement> {
  const content = part(path);
  if (content === undefined) throw refused(name, `the workbook is damaged: ${path} is missing`);
  const source = { name: `${name} (${path})`, text: () => decoded(name, content) };
  return xmlElements(source, new Set([element]), () => undefined);
}

async function* decoded(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of content) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? refused(name, 'it is not valid UTF-8 throughout; save it as UTF-8') : error;
  }
}
