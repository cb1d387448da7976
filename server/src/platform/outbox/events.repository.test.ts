import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { testDatabase } from '../../../test/support/test-database.js';
import { deliveries } from './deliveries.table.js';
import type { NewEvent } from './events.js';
import { recordEvents } from './events.repository.js';
import { events } from './events.table.js';
import { webhooks } from './webhooks.table.js';

const database = await testDatabase();
const { db, transaction } = database;
const at = new Date('2026-11-20T08:30:00Z');
const [mine, others] = ['a'.repeat(24), 'b'.repeat(24)];

const endpoint = (id: string, organizationId: string, types: string[], status: 'active' | 'paused' | 'disabled') => ({
  ...{
    id,
    organizationId,
    types,
    status,
    name: id,
    endpoint: `https://${id}.example.com/`,
    createdAt: at,
    updatedAt: at,
  },
});

const completed: NewEvent = {
  organizationId: mine,
  type: 'ai_risk.completed',
  about: { kind: 'customer', id: 'c'.repeat(24) },
  at,
};

beforeEach(async () => {
  await db.delete(events);
  await db.delete(webhooks);
  await db
    .insert(webhooks)
    .values([
      endpoint('every', mine, ['*'], 'active'),
      endpoint('some', mine, ['ai_risk.completed', 'list.updated'], 'paused'),
      endpoint('gone', mine, ['*'], 'disabled'),
      endpoint('else', mine, ['case.created'], 'active'),
      endpoint('theirs', others, ['*'], 'active'),
    ]);
});

const record = (...announced: NewEvent[]) => transaction((tx) => recordEvents(tx, announced));
const reported = async () =>
  (await db.select({ lane: deliveries.lane }).from(deliveries)).map(({ lane }) => lane).sort();

test('an event goes to every endpoint of its organization that subscribes to it, paused ones included', async () => {
  await record(completed);
  assert.deepEqual(await reported(), ['every', 'some']);
  const [row] = await db.select().from(events);
  assert.match(row?.id ?? '', /^[0-9a-f]{24}$/);
  assert.equal(row?.organizationId, mine);
  assert.equal(row?.body, null);
});

test('an event without subscribers is kept, unless it only reports that a search was created', async () => {
  await db.delete(webhooks);
  await record(completed, { ...completed, type: 'case.created' });
  assert.deepEqual(
    (await db.select().from(events)).map(({ type }) => type),
    ['ai_risk.completed'],
  );
  assert.deepEqual(await reported(), []);
});

test('a service-wide event is recorded once for each organization that subscribes to it, and for no other', async () => {
  await record({ type: 'list.updated', about: { kind: 'list', id: 'un_sc@2026-11-20T04:00:00Z' }, at });
  assert.deepEqual(await reported(), ['every', 'some', 'theirs']);
  const kept = await db.select({ organizationId: events.organizationId }).from(events);
  assert.deepEqual(kept.map((row) => row.organizationId).sort(), [mine, others]);
});

test('the webhook of a search receives the event beside the registered ones, under the queue key of its host', async () => {
  await record({
    ...completed,
    type: 'adverse_media.completed',
    about: { kind: 'case', id: 'd'.repeat(24) },
    callbackUrl: 'https://bank.example.com:8443/media?x=1',
  });
  assert.deepEqual(await reported(), [`${mine} https://bank.example.com:8443`, 'every']);
  const [way] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.lane, `${mine} https://bank.example.com:8443`));
  assert.equal(way?.url, 'https://bank.example.com:8443/media?x=1');
});

test('an endpoint that wants one event for each upload receives none for its rows, and that one whatever its types', async () => {
  await db
    .update(webhooks)
    .set({ bulkEvents: 'per_upload' })
    .where(inArray(webhooks.id, ['every', 'else']));
  await record({ ...completed, isOfBulkRow: true }, { ...completed, type: 'case.created', isOfBulkRow: true });
  assert.deepEqual(await reported(), ['some']);
  const about = { kind: 'bulk_upload', id: 'e'.repeat(24) } as const;
  await record({ ...completed, type: 'bulk_upload.failed', about });
  assert.deepEqual(await reported(), ['else', 'every', 'some']);
  await record(completed);
  assert.deepEqual(await reported(), ['else', 'every', 'every', 'some', 'some']);
});

test('the body of a thin delivery is written with it, and others of the event are rendered', async () => {
  await db.update(webhooks).set({ payload: 'thin' }).where(eq(webhooks.id, 'some'));
  await record({ ...completed, changes: { before: 'x' } });
  const rows = await db.select({ lane: deliveries.lane, body: deliveries.body }).from(deliveries);
  const bodies = new Map(rows.map(({ lane, body }) => [lane, body]));
  assert.equal(bodies.get('every'), null);
  const id = 'c'.repeat(24);
  assert.deepEqual(JSON.parse(bodies.get('some') ?? '').data, {
    ...{ object: 'customer', id, path: `/api/ai-risk-customers/${id}` },
  });
});

test('an event of a failed transaction is not recorded', async () => {
  await assert.rejects(
    transaction(async (tx) => {
      await recordEvents(tx, [completed]);
      throw new Error('no');
    }),
  );
  assert.equal((await db.select().from(events)).length, 0);
  assert.deepEqual(await reported(), []);
});

test('thousands of events of one transaction are delivered one by one', async () => {
  await record(...Array.from({ length: 2500 }, () => completed));
  assert.equal((await db.select().from(events)).length, 2500);
  assert.equal((await reported()).length, 5000);
});
