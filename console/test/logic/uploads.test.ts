import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsOf, csvOfRows } from '../../src/logic/csv-of-rows.js';
import { progressOf } from '../../src/logic/upload-progress.js';

test('mended rows become a CSV file with every column that one of them has, quoted where needed', () => {
  const rows: Record<string, string>[] = [
    { name: 'Smith, "Jo"', countries: 'GB;FR' },
    { name: 'Two\nlines', nationality: 'RU' },
  ];
  assert.deepEqual(columnsOf(rows), ['name', 'countries', 'nationality']);
  assert.equal(csvOfRows(rows), 'name,countries,nationality\r\n"Smith, ""Jo""","GB;FR",\r\n"Two\nlines",,RU\r\n');
});

test('progress counts failed and analysed rows, and foretells the end only while it runs', () => {
  const upload = {
    ...{ customers: 100, customers_created: 60, failed_rows: 10, customers_processed: 40 },
    ...{ started_at: '2026-11-23T10:00:00.000Z', ended_at: null },
  };
  const now = Date.parse('2026-11-23T10:02:00.000Z');
  assert.deepEqual(progressOf(upload, now), { done: 50, perMinute: 25, minutesLeft: 2 });
  assert.deepEqual(progressOf({ ...upload, started_at: null }, now), {
    ...{ done: 50, perMinute: 0, minutesLeft: undefined },
  });
  assert.equal(progressOf({ ...upload, ended_at: '2026-11-23T10:01:00.000Z' }, now).minutesLeft, undefined);
});
