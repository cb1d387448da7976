import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CsvError, parse } from 'csv-parse';
import type { IncomingArticle } from '../domain/article.js';
import { countryCode } from '../domain/country.js';
import { isWebAddress } from '../domain/web-address.js';
import type { ArticleRow } from '../flow/ports/articles.js';

/** A longer row is no article. */
const MOST_IN_A_ROW = 4 * 1024 * 1024;

/** The articles of a file: NDJSON, or CSV with a header row; gzip is known by its content. Rows without use say why. */
export async function* readArticleFile(path: string): AsyncGenerator<ArticleRow> {
  const pieces = await piecesOf(path);
  const first = await pieces.next();
  if (first.done === true) return;
  const whole = startingWith(first.value.replace(/^\uFEFF/, ''), pieces);
  yield* /^\s*\{/.test(first.value.replace(/^\uFEFF/, '')) ? jsonRows(whole) : csvRows(whole);
}

async function piecesOf(path: string): Promise<AsyncGenerator<string>> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  const raw = createReadStream(path);
  const zipped = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const gunzip = createGunzip();
  raw.on('error', (error) => gunzip.destroy(error));
  const bytes = (zipped ? raw.pipe(gunzip) : raw).setEncoding('utf8');
  return (async function* () {
    for await (const piece of bytes as AsyncIterable<string>) yield piece;
  })();
}

async function* startingWith(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* jsonRows(pieces: AsyncIterable<string>): AsyncGenerator<ArticleRow> {
  let line = 0;
  let begun = '';
  for await (const piece of pieces) {
    const parts = (begun + piece).split('\n');
    begun = parts.pop() ?? '';
    if (begun.length > MOST_IN_A_ROW) throw new Error(`line ${line + parts.length + 1} is longer than 4 MB`);
    for (const text of parts) {
      line += 1;
      if (text.trim() !== '') yield { line, ...jsonRow(text) };
    }
  }
  if (begun.trim() !== '') yield { line: line + 1, ...jsonRow(begun) };
}

function jsonRow(text: string): Outcome {
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

async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<ArticleRow> {
  const parser = parse({
    columns: (header: string[]) =>
      header.map((name) =>
        name
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
      ),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_IN_A_ROW,
    delimiter: [',', ';', '\t'],
    info: true,
  });
  const text = Readable.from(pieces);
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: object; info: { lines: number } }>) {
      yield { line: info.lines, ...articleOf(record) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Without the value: it may be anything of any length.
    throw new Error(`the file is not a whole CSV: ${error.message.replace(/,? value is[\s\S]*/, '').slice(0, 200)}`);
  }
}

type Outcome =
  | { readonly article: IncomingArticle; readonly fault?: undefined }
  | { readonly article?: undefined; readonly fault: string };

/** Names that publishers' exports use for the same thing, ours first. */
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

function articleOf(row: object): Outcome {
  const fields = new Map(Object.entries(row));
  const field = (name: keyof typeof NAMES): string | undefined => {
    for (const key of NAMES[name]) {
      const value = fields.get(key);
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
    return undefined;
  };
  const [title, text] = [field('title'), field('text')];
  if (title === undefined || text === undefined) return { fault: 'has no title or no text' };
  const [url, thumbnail, date, language] = [field('url'), field('thumbnail'), field('date'), field('language')];
  const [publisher, author] = [field('publisher'), field('author')];
  const country = countryCode(field('country') ?? '');
  const publishedAt = date === undefined ? undefined : new Date(date);
  return {
    article: {
      title,
      text,
      ...(url !== undefined && isWebAddress(url) && { url }),
      ...(language !== undefined && /^[a-z]{2}$/i.test(language) && { language: language.toLowerCase() }),
      // A date that cannot be read is left out, and the article is weighed as one without.
      ...(publishedAt !== undefined && !Number.isNaN(publishedAt.getTime()) && { publishedAt }),
      ...(publisher !== undefined && { publisher: publisher.slice(0, 200) }),
      ...(author !== undefined && { author: author.slice(0, 200) }),
      ...(country !== undefined && { country }),
      ...(thumbnail !== undefined && isWebAddress(thumbnail) && { thumbnail }),
    },
  };
}
