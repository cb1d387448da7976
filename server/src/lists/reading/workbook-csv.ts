import { visibleName } from '../../domain/one-line.js';
import { refused } from './refused.js';
import { dateStyles, dayOf } from './workbook-dates.js';
import { childrenOf, orderly, type XmlElement, xmlElements } from './xml-elements.js';

/** Returns a part of the workbook by its path in the ZIP, if it exists. */
type Part = (path: string) => AsyncIterable<Buffer> | undefined;

/** Gives cells as a person sees them, and reports what of the workbook is not among them. */
export interface AsShown {
  readonly note: (code: 'sheets_ignored' | 'merged_cells', message: string) => void;
  /** Called before the first row. */
  readonly onSheet?: () => void;
}

/** Limits of Excel itself. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** The texts of all cells are held while the sheet is read; official lists have some megabytes. */
const MAX_TEXT = 64 * 1024 * 1024;

/**
 * The first visible sheet of a workbook as CSV, one line for each row (line breaks inside a cell become blanks), every cell as
 * it is stored: a date is the number of days that Excel counts. With `asShown` a date is DD-MM-YYYY, a truth value TRUE or FALSE, and a
 * formula its last result; a cell with an error, or a formula that was never calculated, is refused.
 */
export async function* workbookCsv(name: string, part: Part, asShown?: AsShown): AsyncGenerator<Buffer> {
  const book = await readBook(name, part, asShown);
  asShown?.onSheet?.();
  const strings = await sharedStrings(name, part);
  const textOf = asShown === undefined ? storedText : await shownText(name, part, book);
  let line = 1;
  let merged = 0;
  for await (const row of elementsOf(name, part, book.sheet, 'row', 'mergeCell')) {
    if (row.name === 'mergeCell') {
      merged += 1;
      continue;
    }
    const number = Number(row.attributes.r ?? line);
    if (!Number.isInteger(number) || number < line || number > MAX_ROWS) {
      throw refused(name, `the rows of ${book.sheet} are not in order`);
    }
    const cells = rowCells(name, row, (cell) => textOf(cell, strings));
    yield Buffer.from(`${'\n'.repeat(number - line)}${cells.map(quoted).join(',')}\n`);
    line = number + 1;
  }
  if (merged > 0)
    asShown?.note('merged_cells', 'The sheet has merged cells; their value was read in the first cell only.');
}

interface Book {
  /** Path of the first visible sheet. */
  readonly sheet: string;
  readonly calendar: 1900 | 1904;
}

async function readBook(name: string, part: Part, asShown: AsShown | undefined): Promise<Book> {
  const sheets: XmlElement[] = [];
  let calendar: Book['calendar'] = 1900;
  for await (const element of elementsOf(name, part, 'xl/workbook.xml', 'sheet', 'workbookPr')) {
    if (element.name === 'sheet') sheets.push(element);
    else if (/^(1|true)$/.test(element.attributes.date1904 ?? '')) calendar = 1904;
  }
  // `state` is that of a hidden sheet; `id` is `r:id`, its name in the relationships.
  const sheet = sheets.find((one) => one.attributes.state === undefined) ?? sheets[0];
  for await (const element of elementsOf(name, part, 'xl/_rels/workbook.xml.rels', 'Relationship')) {
    const { Id, Target = '' } = element.attributes;
    if (Id !== sheet?.attributes.id) continue;
    if (sheets.length > 1) {
      const text = `The workbook has ${sheets.length} sheets; only "${visibleName(sheet?.attributes.name ?? '')}" was read.`;
      asShown?.note('sheets_ignored', text);
    }
    return { sheet: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`, calendar };
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

function rowCells(name: string, row: XmlElement, textOf: (cell: XmlElement) => string): string[] {
  const cells: string[] = [];
  for (const cell of childrenOf(row, 'c')) {
    const column = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r);
    if (column < cells.length || column >= MAX_COLUMNS) throw refused(name, 'the cells of a row are not in order');
    while (cells.length < column) cells.push('');
    cells.push(textOf(cell));
  }
  return cells;
}

/** Text of a cell as the sheet shows it. */
async function shownText(name: string, part: Part, { calendar }: Book): Promise<typeof storedText> {
  const styles: XmlElement[] = [];
  if (part('xl/styles.xml') !== undefined) {
    for await (const element of elementsOf(name, part, 'xl/styles.xml', 'numFmts', 'cellXfs')) styles.push(element);
  }
  const isDate = dateStyles(styles);
  return (cell, strings) => {
    const { r = '', t: type = 'n', s: style } = cell.attributes;
    const text = storedText(cell, strings);
    if (type === 'e') throw refused(name, `cell ${r} shows an error (${childrenOf(cell, 'v')[0]?.text ?? ''})`);
    if (text === '' && type !== 'str' && childrenOf(cell, 'f').length > 0)
      throw refused(
        name,
        `cell ${r} is a formula that was not calculated: open the workbook, save it and send it again`,
      );
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    // ISO 8601, written by few programs.
    if (type === 'd') return text.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3-$2-$1');
    if (type !== 'n' || text === '') return text;
    const day = isDate[Number(style ?? 0)] === true ? dayOf(Number(text), calendar) : undefined;
    return day ?? (/e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text);
  };
}

function storedText(cell: XmlElement, strings: readonly string[]): string {
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

function elementsOf(
  name: string,
  part: Part,
  path: string,
  ...elements: readonly string[]
): AsyncGenerator<XmlElement> {
  const content = part(path);
  if (content === undefined) throw refused(name, `the workbook is damaged: ${path} is missing`);
  const source = { name: `${name} (${path})`, text: () => decoded(name, content) };
  return xmlElements(source, new Set(elements), () => undefined);
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
