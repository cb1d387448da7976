import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError } from 'csv-parse';
import { countryCode, countryNamed } from '../domain/country.js';
import { csvDelimiter } from '../domain/csv-delimiter.js';
import { storableText } from '../domain/storable-text.js';
import { webAddress } from '../domain/web-address.js';
import { whyUnreadable } from '../domain/why-unreadable.js';
import { CsvParser } from '../platform/csv/csv-parser.js';
import { numberedRows } from '../platform/csv/numbered-rows.js';
import type { ArticleOrFault, ArticleRow } from './articles.js';
import { piecesOfText } from './reading/decode-text.js';
import { writtenDate } from './reading/written-date.js';

/** Characters of the longest row. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const TOO_LONG = 'is longer than 4 MB';

/**
 * The articles of a file: NDJSON, or CSV with a header row, in UTF-8 or UTF-16; gzip is known by its content. Rows without use
 * say why. Throws for a file that is neither, and where it cannot be read on.
 */
export async function* readArticleFile(path: string): AsyncGenerator<ArticleRow> {
  const pieces = await piecesOf(path);
  const first = await pieces.next();
  if (first.done === true) return;
  const head = first.value;
  const whole = startingWith(head, pieces);
  if (/^\s*\[/.test(head))
    throw new Error('the file is a JSON array: write each article on a line of its own, as NDJSON');
  yield* /^\s*\{/.test(head) ? jsonRows(whole) : csvRows(whole);
}

async function piecesOf(path: string): Promise<AsyncGenerator<string>> {
  const buffer = await firstBytes(path);
  const raw = createReadStream(path);
  const zipped = buffer[0] === 0x1f && buffer[1] === 0x8b;
  // An error reaches the reader through the stream it reads.
  return piecesOfText(zipped ? pipeline(raw, createGunzip(), () => undefined) : raw);
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    return (await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close())).buffer;
  } catch (error) {
    const reason = whyUnreadable(error);
    throw reason === undefined ? error : new Error(`${basename(path)}: ${reason}`);
  }
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<ArticleRow> {
  for await (const { line, text } of linesOf(pieces)) {
    if (text === undefined) yield { line, fault: TOO_LONG };
    else if (text.trim() !== '') yield { line, ...jsonRow(text) };
  }
}

/** Streams every line with its number; the text is absent if it is too long. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string | undefined }> {
  let line = 1;
  let text: string | undefined = '';
  for await (const piece of pieces) {
    for (const [at, part] of piece.split('\n').entries()) {
      if (at > 0) {
        yield { line, text };
        line += 1;
        text = '';
      }
      if (text !== undefined) text = text.length + part.length > MAX_LINE_BYTES ? undefined : text + part;
    }
  }
  yield { line, text };
}

function jsonRow(text: string): ArticleOrFault {
  let row: unknown;
  try {
    row = JSON.parse(text);
  } catch {
    return { fault: 'is not valid JSON' };
  }
  return typeof row === 'object' && row !== null && !Array.isArray(row)
    ? articleOf(row)
    : { fault: 'is not an object' };
}

async function* csvRows(pieces: AsyncGenerator<string>): AsyncGenerator<ArticleRow> {
  const { head, line: header } = await firstLine(pieces);
  const parser = new CsvParser({
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
    delimiter: csvDelimiter(header),
    info: true,
  });
  pipeline(Readable.from(startingWith(head, pieces)), parser, () => undefined);
  let columns: readonly string[] | undefined;
  try {
    for await (const { line, cells } of numberedRows(parser)) {
      if (columns === undefined) columns = columnsOf(cells);
      else yield { line, ...csvRow(columns, cells) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Leaves out the value: it may be anything of any length.
    throw new Error(`the file is not a valid CSV: ${error.message.replace(/,? value is[\s\S]*/, '').slice(0, 200)}`);
  }
}

/** Reads up to the end of the first line that is not blank. Returns the text so far and that line. */
async function firstLine(pieces: AsyncGenerator<string>): Promise<{ head: string; line: string }> {
  let head = '';
  for (;;) {
    const line = /^\s*([^\n\r]+)[\n\r]/.exec(head)?.[1];
    if (line !== undefined) return { head, line };
    if (head.length > MAX_LINE_BYTES)
      throw new Error(`the file is not NDJSON, and its first row is ${TOO_LONG.slice(3)}`);
    const { value, done } = await pieces.next();
    if (done === true) return { head, line: head };
    head += value;
  }
}

function columnsOf(header: readonly string[]): readonly string[] {
  const columns = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const missing = (['title', 'text'] as const).filter((name) => !NAMES[name].some((one) => columns.includes(one)));
  if (missing.length > 0)
    throw new Error(`the file is not NDJSON, and as CSV its header has no ${missing.join(' and no ')}`);
  return columns;
}

function csvRow(columns: readonly string[], cells: readonly string[]): ArticleOrFault {
  const more = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (more || cells.length < columns.length) {
    return { fault: `has ${cells.length} cells instead of ${columns.length}` };
  }
  return articleOf(Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
}

/** Names of fields in publishers' exports, ours first. */
const NAMES = {
  title: ['title', 'headline'],
  text: ['text', 'content', 'body'],
  url: ['url', 'link'],
  language: ['language', 'lang'],
  date: ['publication_date', 'published_at', 'date', 'pubdate'],
  publisher: ['publisher', 'source'],
  author: ['author_name', 'author', 'byline'],
  country: ['country'],
  thumbnail: ['thumbnail', 'image'],
} as const;

function articleOf(row: object): ArticleOrFault {
  const fields = new Map(Object.entries(row));
  const field = (name: keyof typeof NAMES): string | undefined => {
    for (const key of NAMES[name]) {
      const value = fields.get(key);
      const text = typeof value === 'string' ? storableText(value).trim() : '';
      if (text !== '') return text;
    }
    return undefined;
  };
  const [title, text] = [field('title'), field('text')];
  if (title === undefined || text === undefined) return { fault: 'has no title or no text' };
  const [url, date, country, thumbnail] = [field('url'), field('date'), field('country'), field('thumbnail')];
  const read = {
    url: url && webAddress(url),
    date: date && writtenDate(date),
    country: country && (countryCode(country) ?? countryNamed(country)),
    thumbnail: thumbnail && webAddress(thumbnail),
  };
  // An unreadable value is left out with a warning, and the article is weighed without it.
  const leftOut = (['url', 'date', 'country', 'thumbnail'] as const).filter((name) => field(name) && !read[name]);
  const [publisher, author] = [field('publisher'), field('author')];
  const language = /^([a-z]{2})(?:[-_]|$)/i.exec(field('language') ?? '')?.[1];
  return {
    article: {
      title,
      text,
      ...(read.url && { url: read.url }),
      ...(language && { language: language.toLowerCase() }),
      ...(read.date && { publishedAt: read.date }),
      ...(publisher && { publisher: publisher.slice(0, 200) }),
      ...(author && { author: author.slice(0, 200) }),
      ...(read.country && { country: read.country }),
      ...(read.thumbnail && { thumbnail: read.thumbnail }),
    },
    leftOut,
  };
}
