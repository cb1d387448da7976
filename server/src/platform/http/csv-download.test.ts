import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvDownload } from './csv-download.js';

/** Text that is not calculated, with what separates and quotes cells more often than by chance. */
const cell = fc
  .array(fc.oneof(fc.constantFrom('\n', '\r', '\r\n', ',', '"', ' ', 'x', ';'), fc.string()), { maxLength: 6 })
  .map((parts) => `.${parts.join('')}`);

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

test('what is written as CSV is read back as it was, whatever its cells hold', async () => {
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const text = Buffer.concat(await csvDownload(['first', 'second'], each(rows)).toArray()).toString();
      assert.deepEqual(parse(text, { bom: true, record_delimiter: '\r\n' }), [['first', 'second'], ...rows]);
      // Readers that find out how rows end, as ours does for uploads and spreadsheets do.
      assert.deepEqual(parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] }), [
        ['first', 'second'],
        ...rows,
      ]);
    }),
  );
});
