import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { CsvParser } from './csv-parser.js';

const LIMIT = 100_000;

/** Number of rows in the text, or the code of the error. */
async function rowsOf(text: string, piece: number): Promise<number | string> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  const parser = Readable.from(pieces).pipe(new CsvParser({ ...options, max_record_size: LIMIT }));
  try {
    let rows = 0;
    for await (const _ of parser) rows += 1;
    return rows;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

for (const [what, text] of [
  ['of delimiters', `name\nJane${','.repeat(5 * LIMIT)}\n`],
  ['of empty quotes', `name\nJane${',""'.repeat(2 * LIMIT)}\n`],
  ['of delimiters and quoted line breaks', `name\n${`"\n"${','.repeat(LIMIT / 2)}`.repeat(10)}\n`],
  ['of text', `name\n${'x'.repeat(5 * LIMIT)}\n`],
  ['in an open quote', `name\n"${'\n'.repeat(5 * LIMIT)}`],
] as const) {
  test(`a row ${what} beyond the limit is refused, in pieces of any size`, async () => {
    for (const piece of [4096, 65_536, text.length]) assert.equal(await rowsOf(text, piece), 'CSV_MAX_RECORD_SIZE');
  });
}

test('rows up to the limit are read, however many, in pieces of any size, and blank lines of any number', async () => {
  const rows = [
    `Jane${','.repeat(LIMIT - 100)}`,
    'x'.repeat(LIMIT - 100),
    `"${'\n'.repeat(LIMIT - 100)}"`,
    `${'"",'.repeat(LIMIT / 4)}`,
  ];
  const text = `${'\n'.repeat(5 * LIMIT)}${[...rows, ...rows, ...rows].join('\n')}${'\n'.repeat(5 * LIMIT)}`;
  for (const piece of [1000, 65_536, text.length]) assert.equal(await rowsOf(text, piece), 12);
});
