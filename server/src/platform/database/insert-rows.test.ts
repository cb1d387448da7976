import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, getTableName, gte, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { testDatabase } from '../../../test/support/test-database.js';
import { bulkRows, bulkUploads } from '../../bulk-uploads/bulk-uploads.table.js';
import { insertBatch, insertRows, rowsOf } from './insert-rows.js';

const database = await testDatabase();
const { db } = database;
const uploadId = 'a'.repeat(24);
const organizationId = 'b'.repeat(24);
const rowOf = (number: number, name: string) => ({
  ...{ uploadId, organizationId, number, line: number + 1, faults: [] },
  cells: { name, z: 'last', a: 'first' },
});

test('more rows than fit one statement are all written and read back, including the order of their keys', async () => {
  await insertRows(db, bulkUploads, [
    {
      ...{ id: uploadId, organizationId, userId: 'u', uploadedBy: 'a@b.example', fileName: 'ä "quoted" \\u0000.csv' },
      ...{ mode: 'lite', status: 'Pending', rowsAJob: 50, customers: 0, created: 0, failedRows: 0, processed: 0 },
      ...{ casesCreated: 0, createdAt: new Date('2026-11-20T08:30:00.123Z') },
    },
  ]);
  const [upload] = await db.select().from(bulkUploads);
  assert.equal(upload?.fileName, 'ä "quoted" \\u0000.csv');
  assert.equal(upload?.createdAt.toISOString(), '2026-11-20T08:30:00.123Z');
  assert.equal(upload?.failure, null);
  const rows = Array.from({ length: 600 }, (_, index) => rowOf(index + 1, `Ōkami ${index}`));
  await insertRows(db, bulkRows, rows);
  const stored = await db.select().from(bulkRows).orderBy(asc(bulkRows.number));
  assert.deepEqual(
    stored.map(({ customerId: _, ...row }) => row),
    rows,
  );
  assert.deepEqual(Object.keys(stored[0]?.cells ?? {}), ['name', 'z', 'a']);
});

test('a character that PostgreSQL cannot store is dropped, and the rows are kept', async () => {
  await insertRows(db, bulkRows, [rowOf(1000, 'NUL \0, half \ud800, written \\ud800 \\u0000 \\\\')]);
  const [row] = await db.select().from(bulkRows).where(eq(bulkRows.number, 1000));
  assert.equal(row?.cells.name, 'NUL \ufffd, half \ufffd, written \\ud800 \\u0000 \\\\');
});

test('a value shared by all rows is read like one that differs', async () => {
  const [first, second, third] = [rowOf(2000, 'same'), rowOf(2001, 'same'), rowOf(2002, 'same')];
  const given: (typeof bulkRows.$inferInsert)[] = [
    { ...first, cells: { b: '2', a: '1' } },
    { ...second, cells: { b: '2', a: '1' }, customerId: null },
    { ...third, cells: { a: '1', b: '2' }, customerId: 'c'.repeat(24), faults: [{ field: 'row', message: 'wrong' }] },
  ];
  await insertRows(db, bulkRows, given.slice(0, 2));
  await insertRows(db, bulkRows, given.slice(2));
  await insertRows(
    db,
    bulkRows,
    given.map((row) => ({ ...row, number: row.number + 10, customerId: row.customerId && 'd'.repeat(24) })),
  );
  const stored = await db.select().from(bulkRows).where(gte(bulkRows.number, 2000)).orderBy(asc(bulkRows.number));
  assert.deepEqual(
    stored.map(({ cells, faults, customerId, line }) => [Object.keys(cells).join(''), faults.length, customerId, line]),
    [0, 10].flatMap((more) => [
      ['ba', 0, null, 2001],
      ['ba', 0, null, 2002],
      ['ab', 1, (more === 0 ? 'c' : 'd').repeat(24), 2003],
    ]),
  );
});

test('tables are written in the given order: contended ones last', async () => {
  const tables = ['one', 'two', 'three'].map((name) => pgTable(name, { number: integer() }));
  for (const table of tables) {
    const name = getTableName(table);
    await database.asOwner(`
      create table ${name} (number int, at timestamptz default clock_timestamp());
      grant select, insert on ${name} to public`);
  }
  await insertBatch(
    db,
    tables.map((table) => rowsOf(table, [{ number: 1 }])),
  );
  const [one, two, three] = tables;
  const { rows } = await db.execute(
    sql`select (select at from ${one}) < (select at from ${two}) and (select at from ${two}) < (select at from ${three}) as ordered`,
  );
  assert.deepEqual(rows, [{ ordered: true }]);
});
