import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inArray } from 'drizzle-orm';
import { testDatabase } from '../../../test/support/test-database.js';
import { organizations } from '../../accounts/organizations.table.js';
import { microBatches } from './micro-batches.js';

const database = await testDatabase();
const { db, transaction } = database;
const nothing = async () => {};
const rowOf = (id: string) => ({ id, name: id, createdAt: new Date('2026-03-01T10:00:00Z') });
const add = (id: string) => db.insert(organizations).values(rowOf(id));
const stored = async (...ids: string[]) =>
  (await db.select({ id: organizations.id }).from(organizations).where(inArray(organizations.id, ids))).map(
    ({ id }) => id,
  );

test('an error at the end undoes all that a unit of work wrote, by statements, transactions and batches', async () => {
  const batched = microBatches(
    async (ids: readonly string[]) => {
      for (const id of ids) await add(id);
    },
    { most: 10, atOnce: 1 },
  );
  const unit = database.unitOfWork({
    first: nothing,
    async work() {
      await add('a1');
      await Promise.all([
        transaction((tx) => tx.insert(organizations).values(rowOf('a2'))),
        transaction((tx) => tx.insert(organizations).values(rowOf('a3'))),
        batched('a4'),
      ]);
      assert.deepEqual(await stored('a1', 'a2', 'a3', 'a4'), ['a1', 'a2', 'a3', 'a4']);
      assert.equal(database.connections().total - database.connections().idle, 1);
    },
    async last() {
      throw new Error('no answer');
    },
  });
  await assert.rejects(unit, { message: 'no answer' });
  assert.deepEqual(await stored('a1', 'a2', 'a3', 'a4'), []);
});

test('a statement that fails and is caught undoes itself alone', async () => {
  const answer = await database.unitOfWork({
    first: (tx) => tx.insert(organizations).values(rowOf('b0')).then(nothing),
    async work() {
      await add('b1');
      await assert.rejects(add('b1'));
      await assert.rejects(
        transaction(async (tx) => {
          await tx.insert(organizations).values(rowOf('b2'));
          throw new Error('no');
        }),
      );
      await add('b3');
      return 'done';
    },
    last: (tx) => tx.insert(organizations).values(rowOf('b4')).then(nothing),
  });
  assert.equal(answer, 'done');
  assert.deepEqual((await stored('b0', 'b1', 'b2', 'b3', 'b4')).sort(), ['b0', 'b1', 'b3', 'b4']);
});

test('reading takes no connection for itself, and work that outlives its unit writes on its own', async () => {
  let late: Promise<unknown> | undefined;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await database.unitOfWork({
    first: nothing,
    async work() {
      await stored('c1');
      assert.equal(database.connections().total, database.connections().idle);
      late = ended.then(() => add('c1'));
    },
    last: nothing,
  });
  end();
  await late;
  assert.deepEqual(await stored('c1'), ['c1']);
});

test('a batch of other callers is not part of the unit of work of one of them', async () => {
  const batched = microBatches(
    async (ids: readonly string[]) => {
      for (const id of ids) await add(id);
    },
    { most: 10, atOnce: 1 },
  );
  const unit = database.unitOfWork({
    first: nothing,
    async work() {
      await batched('d1');
      throw new Error('refused');
    },
    last: nothing,
  });
  await Promise.all([batched('d2'), assert.rejects(unit, { message: 'refused' }), batched('d3')]);
  assert.deepEqual((await stored('d1', 'd2', 'd3')).sort(), ['d2', 'd3']);
});
