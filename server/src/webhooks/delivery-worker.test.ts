import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { receiver } from '../../test/support/receiver.js';
import { testDatabase } from '../../test/support/test-database.js';
import { SERVICE } from '../domain/audit.js';
import { VERSION } from '../domain/version.js';
import { MAX_WEBHOOKS, type Payload, webhookSecret } from '../domain/webhook.js';
import { idFactory } from '../platform/database/new-id.js';
import { encryptionWith } from '../platform/encryption/encryption.js';
import { deliveries } from '../platform/outbox/deliveries.table.js';
import { emails } from '../platform/outbox/emails.table.js';
import type { NewEvent } from '../platform/outbox/events.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { events } from '../platform/outbox/events.table.js';
import { webhooks } from '../platform/outbox/webhooks.table.js';
import { deliveryLog } from './deliveries.repository.js';
import { deliveryQueue } from './delivery-queue.repository.js';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.js';
import { webhookSender } from './webhook-sender.js';
import { webhooksRepository } from './webhooks.repository.js';

const database = await testDatabase();
const { db } = database;
const encryption = encryptionWith('s'.repeat(40));
const queue = deliveryQueue(database, encryption);
const log = deliveryLog(database);
const endpoints = webhooksRepository(database, encryption);
const newId = idFactory(() => new Date());
const mine = 'a'.repeat(24);
const HOUR = 3_600_000;

let clock = new Date();
let wake = () => {};
let rendered = 0;
const workers: DeliveryWorker[] = [];
after(() => Promise.all(workers.map((worker) => worker.stop())));

beforeEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.delete(events);
  await db.delete(webhooks);
  await db.delete(emails);
  clock = new Date();
  rendered = 0;
});

function start(limitMs = 10_000, sender = webhookSender({ allowPrivate: ['127.0.0.1'], allowHttp: false, limitMs })) {
  const worker = startDeliveryWorker({
    queue,
    sender,
    data: async (events) => new Map(events.map(({ id, about }) => [id, { id: about.id, rendered: ++rendered }])),
    now: () => clock,
    chance: () => 0,
    defaultSecret: (id) => endpoints.secret({ id, organizationId: id }, webhookSecret(randomBytes)),
    onNotify: (notify) => {
      wake = notify;
      return { close: async () => {} };
    },
    log: { error: () => {} },
  });
  workers.push(worker);
  return worker;
}

const audit = (id: string) => ({
  ...{ id: newId(), organizationId: mine, at: clock, actor: SERVICE, action: 'webhook.created' as const },
  ...{ target: { kind: 'webhook', id }, details: {} },
});

async function register(endpoint: string, payload: Payload = 'full') {
  const id = newId();
  const secret = webhookSecret(randomBytes);
  const webhook = {
    ...{ id, organizationId: mine, name: 'a', endpoint, types: ['*' as const], status: 'active' as const },
    ...{ payload, bulkEvents: 'per_row' as const, createdAt: clock, updatedAt: clock },
  };
  await endpoints.add(webhook, secret, MAX_WEBHOOKS, audit(id));
  return { id, secret };
}

const completed = (changes: Partial<NewEvent> = {}): NewEvent => ({
  ...{ organizationId: mine, type: 'ai_risk.completed', about: { kind: 'customer', id: 'c'.repeat(24) }, at: clock },
  ...changes,
});

async function record(...announced: NewEvent[]) {
  await database.transaction((tx) => recordEvents(tx, announced));
  wake();
}

const of = async (webhookId: string) => {
  const [first] = (await log.list(mine, { number: 1, size: 1 }, { webhookId })).deliveries;
  assert.ok(first);
  return first;
};

async function until<T>(look: () => Promise<T>, fits: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (fits(found)) return found;
  }
}

const tried = (webhookId: string, attempts: number) =>
  until(
    () => of(webhookId),
    ({ attempts: count, error }) => count === attempts && error !== undefined,
  );

test('a delivery contains the whole event, and the Standard Webhooks verifier accepts it', async () => {
  const bank = await receiver();
  const { id, secret } = await register(bank.url);
  start();
  const change = { field: 'names', before: ['A'], after: ['B'] };
  await record(completed({ type: 'monitoring.match_updated', changes: [change] }));
  const { deliveredAt, eventId } = await until(
    () => of(id),
    ({ status }) => status === 'delivered',
  );
  assert.deepEqual(deliveredAt, clock);
  const [{ body, headers } = { body: '', headers: {} }] = bank.received;
  assert.deepEqual(new Webhook(secret).verify(body, headers), {
    ...{ event: 'monitoring.match_updated', event_id: eventId, api_version: VERSION, organization_id: mine },
    ...{ created_at: clock.toISOString(), status: 'SUCCESS', error: false },
    data: { id: 'c'.repeat(24), rendered: 1, changes: [change] },
  });
  assert.equal((headers as Record<string, string>)['webhook-id'], eventId);
  assert.throws(() => new Webhook(webhookSecret(randomBytes)).verify(body, headers));
});

test('during a rotation both secrets verify, and a day later only the new one', async () => {
  const bank = await receiver();
  const { id, secret } = await register(bank.url);
  const second = webhookSecret(randomBytes);
  await endpoints.replaceSecret({ id, organizationId: mine }, second, new Date(clock.getTime() + 24 * HOUR), audit(id));
  start();
  await record(completed());
  await bank.count(1);
  const [{ body, headers } = { body: '', headers: {} }] = bank.received;
  for (const live of [secret, second]) assert.ok(new Webhook(live).verify(body, headers));
  clock = new Date(clock.getTime() + 25 * HOUR);
  await record(completed());
  await bank.count(2);
  assert.equal(bank.received[1]?.headers['webhook-signature']?.split(' ').length, 1);
});

test('results for the webhook of a search are signed with the secrets of all endpoints at its address in turn, then with the default one', async () => {
  const bank = await receiver();
  const first = await register(`${bank.url}/hook?key=of+the+endpoint`);
  const second = await register(`${bank.url.replace('http', 'HTTP')}/x/../hook`);
  await register(`${bank.url}/elsewhere`);
  const shared = await endpoints.secret({ id: mine, organizationId: mine }, webhookSecret(randomBytes));
  start();
  await db.update(webhooks).set({ types: ['webhook.test'] });
  await db.update(webhooks).set({ status: 'paused' }).where(eq(webhooks.id, second.id));
  const about = { kind: 'case', id: 'd'.repeat(24) } as const;
  const event = { type: 'adverse_media.completed', about } as const;
  await record(completed({ ...event, callbackUrl: `${bank.url}/hook?search=1` }));
  await bank.count(1);
  const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = bank.received;
  const signatures = headers['webhook-signature']?.split(' ') ?? [];
  assert.equal(signatures.length, 3);
  for (const [at, own] of [first.secret, second.secret, shared].entries()) {
    assert.ok(new Webhook(own).verify(body, { ...headers, 'webhook-signature': signatures[at] ?? '' }));
  }
});

test('a thin delivery has ids alone, also when it is sent again after its webhook has become full', async () => {
  const bank = await receiver();
  const { id, secret } = await register(bank.url, 'thin');
  start();
  await record(completed({ type: 'monitoring.verdict_changed', changes: { verdict: { before: 'a', after: 'b' } } }));
  const { id: deliveryId, eventId } = await until(
    () => of(id),
    ({ status }) => status === 'delivered',
  );
  const [first] = bank.received;
  const customerId = 'c'.repeat(24);
  assert.deepEqual(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {}), {
    ...{ event: 'monitoring.verdict_changed', event_id: eventId, api_version: VERSION, organization_id: mine },
    ...{ created_at: clock.toISOString(), status: 'SUCCESS', error: false },
    data: { object: 'customer', id: customerId, path: `/api/ai-risk-customers/${customerId}` },
  });
  assert.equal(rendered, 0);
  await db.update(webhooks).set({ payload: 'full' });
  await log.replay(mine, deliveryId, clock, audit(id));
  wake();
  await bank.count(2);
  assert.equal(bank.received[1]?.body, first?.body);
});

for (const [how, answer, says, responseStatus] of [
  ['500', 500, 'answered 500', 500],
  ['a redirect', 302, 'answered 302; redirects are not followed', 302],
  ['a reset', 'reset', 'the connection was cut', undefined],
  ['nothing', 'hang', 'no answer within 1.5 s', undefined],
] as const) {
  test(`a receiver that answers ${how} is tried again later, with the same id and the same bytes`, async () => {
    let well = false;
    const elsewhere = await receiver();
    const bank = await receiver((_, response, request) => {
      if (well) response.writeHead(204).end();
      else if (answer === 'reset') request.socket.resetAndDestroy();
      else if (typeof answer === 'number') response.writeHead(answer, { location: elsewhere.url }).end('no');
    });
    const { id, secret } = await register(bank.url);
    start(answer === 'hang' ? 1500 : 10_000);
    await record(completed());
    const failed = await tried(id, 1);
    assert.equal(failed.status, 'pending');
    assert.equal(failed.error, says);
    assert.equal(failed.responseStatus, responseStatus);
    assert.deepEqual(failed.nextAttemptAt, new Date(clock.getTime() + 30_000));
    assert.equal(elsewhere.received.length, 0);
    well = true;
    await workers.pop()?.stop();
    start();
    clock = new Date(clock.getTime() + 30_000);
    wake();
    await until(
      () => of(id),
      ({ status }) => status === 'delivered',
    );
    const [first, second] = bank.received;
    assert.equal(second?.body, first?.body);
    assert.equal(second?.headers['webhook-id'], first?.headers['webhook-id']);
    assert.ok(second && new Webhook(secret).verify(second.body, second.headers));
    assert.equal(rendered, 1);
  });
}

test('an answer of 410 disables the webhook and gives up its pending deliveries', async () => {
  const bank = await receiver((_, response) => void response.writeHead(410).end());
  const { id } = await register(bank.url);
  await record(completed(), completed(), completed());
  start();
  await until(
    () => endpoints.find(mine, id),
    (webhook) => webhook?.status === 'disabled',
  );
  const { deliveries: all } = await log.list(mine, { number: 1, size: 10 }, { webhookId: id });
  assert.deepEqual(
    all.map(({ status }) => status),
    ['failed', 'failed', 'failed'],
  );
  await record(completed());
  assert.equal((await log.list(mine, { number: 1, size: 10 }, { webhookId: id })).total, 3);
});

test('a webhook that only fails is paused after all attempts and delivers what was held back once it is active again', async () => {
  let well = false;
  const bank = await receiver((_, response) => void response.writeHead(well ? 200 : 503).end());
  const { id } = await register(bank.url);
  start();
  await record(completed());
  for (let attempt = 1; attempt < 12; attempt += 1) {
    const { nextAttemptAt } = await tried(id, attempt);
    assert.ok(nextAttemptAt);
    clock = nextAttemptAt;
    wake();
  }
  const dead = await until(
    () => of(id),
    ({ status }) => status === 'failed',
  );
  assert.equal(dead.attempts, 12);
  assert.equal((await endpoints.find(mine, id))?.status, 'paused');
  const mailed = await db.select({ kind: emails.kind, about: emails.aboutId }).from(emails);
  assert.deepEqual(mailed, [{ kind: 'webhook_paused', about: id }]);
  await record(completed());
  assert.equal((await of(id)).status, 'pending');
  assert.deepEqual(await queue.pendingQueues(), []);
  well = true;
  await endpoints.update(mine, id, { status: 'active', updatedAt: clock }, audit(id));
  wake();
  await until(
    () => of(id),
    ({ status }) => status === 'delivered',
  );
  await log.replay(mine, dead.id, clock, audit(id));
  wake();
  await until(
    () => log.find(mine, dead.id),
    (again) => again?.status === 'delivered',
  );
  assert.equal(bank.received.at(-1)?.headers['webhook-id'], dead.eventId);
});

test('a receiver that hangs delays no other receiver', async () => {
  const hanging = await receiver(() => {});
  const healthy = await receiver();
  const slow = await register(hanging.url);
  const fast = await register(healthy.url);
  start(60_000);
  await record(...Array.from({ length: 120 }, () => completed()));
  await healthy.count(120);
  assert.equal((await of(slow.id)).status, 'pending');
  assert.ok(healthy.received.every(({ headers }) => headers['webhook-signature']));
  assert.ok(fast.id);
});

test('an attempt aborted by a shutdown is left to the next process and does not count', async () => {
  const hanging = await receiver(() => {});
  const { id } = await register(hanging.url);
  const worker = start(60_000);
  await record(completed());
  await hanging.count(1);
  const taken = await of(id);
  assert.equal(taken.attempts, 1);
  await worker.stop();
  const { attempts, nextAttemptAt } = await of(id);
  assert.equal(attempts, 0);
  assert.deepEqual(nextAttemptAt, clock);
});

test('deliveries claimed by a killed process can be claimed again within a minute', async () => {
  const bank = await receiver();
  const { id } = await register(bank.url);
  await record(completed());
  const taken = await queue.take(id, 10, clock, new Date(clock.getTime() + 45_000));
  assert.equal(taken.length, 1);
  assert.deepEqual(await queue.take(id, 10, clock, clock), []);
  clock = new Date(clock.getTime() + 45_000);
  start();
  await bank.count(1);
});

test('two processes at once deliver nothing twice', async () => {
  const bank = await receiver();
  await register(bank.url);
  await record(...Array.from({ length: 300 }, () => completed()));
  start();
  start();
  await bank.count(300);
  await until(queue.pendingQueues, (queues) => queues.length === 0);
  assert.equal(new Set(bank.received.map(({ headers }) => headers['webhook-id'])).size, 300);
  assert.equal(bank.received.length, 300);
});

test('after the clock was set back, deliveries wait no longer than planned', async () => {
  const bank = await receiver((_, response) => void response.writeHead(500).end());
  const real = clock;
  clock = new Date(real.getTime() + 5 * HOUR);
  const { id } = await register(bank.url);
  start();
  await record(completed());
  await tried(id, 1);
  await record(completed());
  await bank.count(2);
  await workers.splice(0)[0]?.stop();
  // Pending event, as left by a process that ended before sending it.
  await database.transaction((tx) => recordEvents(tx, [completed()]));
  clock = real;
  start();
  await bank.count(3);
  const { rows } = await database.pool.query(
    'select extract(epoch from due_at - $1) as wait, attempted_at <= $1 as past from deliveries',
    [clock],
  );
  assert.equal(rows.length, 3);
  for (const { wait, past } of rows) assert.ok(Number(wait) <= 60 && past, `${wait} ${past}`);
});

test('old deliveries are deleted, except those an active endpoint still waits for', async () => {
  const [waiting, resting] = [await register('http://127.0.0.1:1'), await register('http://127.0.0.1:2')];
  await record(completed());
  const forgotten = () => queue.removeBefore(new Date(clock.getTime() + HOUR));
  await forgotten();
  assert.equal((await db.select().from(deliveries)).length, 2);
  await db.update(webhooks).set({ status: 'paused' }).where(eq(webhooks.id, resting.id));
  await db.update(deliveries).set({ status: 'failed' }).where(eq(deliveries.webhookId, waiting.id));
  await forgotten();
  assert.equal((await db.select().from(events)).length, 0);
});

test('the webhook of a search is signed with the default secret of the organization', async () => {
  const bank = await receiver();
  start();
  await record(
    completed({ type: 'adverse_media.completed', about: { kind: 'case', id: 'd'.repeat(24) }, callbackUrl: bank.url }),
  );
  await bank.count(1);
  const secret = await endpoints.secret({ id: mine, organizationId: mine }, 'never taken');
  const [{ body, headers } = { body: '', headers: {} }] = bank.received;
  assert.ok(new Webhook(secret).verify(body, headers));
});

test('a host that resolves to a private address after its registration is not connected to', async () => {
  const bank = await receiver();
  const { port } = new URL(bank.url);
  const { guardedLookup } = await import('../platform/outgoing/address-guard.js');
  const lookup = guardedLookup([], (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]));
  const { id } = await register(`http://rebind.example.com:${port}/`);
  start(10_000, webhookSender({ allowPrivate: [], allowHttp: true, lookup }));
  await record(completed());
  assert.equal((await tried(id, 1)).error, 'the address 127.0.0.1 is not public');
  assert.equal(bank.received.length, 0);
});

test('the connected peer is still checked if the lookup was deceived', async () => {
  const bank = await receiver();
  const { port } = new URL(bank.url);
  const blind = ((_name: string, options: { all?: boolean }, found: (...answer: unknown[]) => void) =>
    options.all === true
      ? found(null, [{ address: '127.0.0.1', family: 4 }])
      : found(null, '127.0.0.1', 4)) as unknown as NonNullable<Parameters<typeof webhookSender>[0]['lookup']>;
  const sender = webhookSender({ allowPrivate: [], allowHttp: true, lookup: blind });
  await assert.rejects(sender.send(`http://rebind.example.com:${port}/`, '{}', {}), /127\.0\.0\.1 is not public/);
  assert.equal(bank.received.length, 0);
  await sender.close();
});

test('nothing is sent to a private address in any spelling, whatever was registered', async () => {
  const sender = webhookSender({ allowPrivate: [], allowHttp: true });
  for (const host of [
    ...['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '10.0.0.1', '172.16.0.1', '192.168.1.1'],
    ...['169.254.169.254', '[::1]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]', '[fe80::1]', '[fd00::1]', '0.0.0.0'],
    ...['localhost', '[2002:7f00:1::]', '100.64.0.1', '[::127.0.0.1]', 'metadata.internal'],
  ]) {
    await assert.rejects(sender.send(`http://${host}:9/`, '{}', {}), /private|not public/, host);
  }
  await sender.close();
});

test('nothing is sent to an http URL once http is no longer allowed', async () => {
  const sender = webhookSender({ allowPrivate: [], allowHttp: false });
  await assert.rejects(sender.send('http://hooks.example.com/', '{}', {}), /the address must be an https URL/);
  await sender.close();
});

test('secrets encrypted with another key do not stop the queue: the delivery waits with the reason', async () => {
  const bank = await receiver();
  const { id } = await register(bank.url);
  await db.update(deliveries).set({ attempts: 0 }).where(eq(deliveries.webhookId, id));
  await record(completed());
  const other = deliveryQueue(database, encryptionWith('t'.repeat(40)));
  const [taken] = await other.take(id, 1, clock, clock);
  assert.throws(() => taken?.secrets());
});
