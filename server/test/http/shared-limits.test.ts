import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app/app.js';
import { requestCountsRepository } from '../../src/platform/http/request-counts.repository.js';
import { type AddCounts, sharedCounts } from '../../src/platform/http/shared-counts.js';
import { fakeCaller, stubApp } from '../support/stub-app.js';
import { testDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const database = await testDatabase();
const counts = requestCountsRepository(database);

/** A node that counts with the others; any token is an organization's name. Counts its round trips. */
async function node(rateLimitPerMinute: number, add: AddCounts = counts.add) {
  let roundTrips = 0;
  const app = await buildApp(
    stubApp({
      settings: { rateLimitPerMinute },
      authenticate: async ({ accessToken }) => ({
        ...fakeCaller('viewer', 'access_token'),
        organizationId: String(accessToken),
      }),
      addCounts: (added) => {
        roundTrips += 1;
        return add(added);
      },
    }),
  );
  after(() => app.close());
  const ask = (organization: string) =>
    app.inject({ url: '/api/api-keys', headers: { authorization: `Bearer ${organization}` } });
  return { ask, roundTrips: () => roundTrips };
}

const answered = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200).length;

/** Requests that a node may have admitted and not reported yet. */
const unreportedOf = (limit: number) => Math.max(1, limit / 25);

for (const limit of [10, 50, 600]) {
  test(`two nodes admit ${limit} requests a minute together, and at most four percent more in a burst`, async () => {
    const [one, two] = [await node(limit), await node(limit)];
    const burst = Array.from({ length: limit }, () => [one.ask(`burst ${limit}`), two.ask(`burst ${limit}`)]);
    const admittedAtOnce = await answered(burst.flat());
    assert.ok(admittedAtOnce >= limit && admittedAtOnce <= limit + unreportedOf(limit), String(admittedAtOnce));
    let admitted = 0;
    for (let sent = 0; sent < limit; sent += 1) {
      admitted += await answered([one.ask(`steady ${limit}`)]);
      admitted += await answered([two.ask(`steady ${limit}`)]);
    }
    assert.equal(admitted, limit);
    const { statusCode, headers } = await one.ask(`steady ${limit}`);
    assert.deepEqual(
      [statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']],
      [429, String(limit), '0'],
    );
    const wait = Number(headers['retry-after']);
    assert.ok(wait >= 1 && wait <= 60, `waits ${wait} s`);
    assert.equal((await two.ask('another')).statusCode, 200);
  });
}

test('seven nodes exceed a limit by at most four percent for each node after the first', async () => {
  const nodes = await Promise.all(Array.from({ length: 7 }, () => node(100)));
  const admitted = await answered(nodes.flatMap(({ ask }) => Array.from({ length: 100 }, () => ask('seven'))));
  assert.ok(admitted >= 100 && admitted <= 100 + 6 * unreportedOf(100), `${admitted} were admitted`);
});

test('far from the limit no request waits for the database, and many are reported at once', async () => {
  const answers: (() => void)[] = [];
  const { ask, roundTrips } = await node(1000, async (added) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return counts.add(added);
  });
  for (let sent = 1; sent <= 40; sent += 1) {
    const { statusCode, headers } = await ask('far');
    assert.deepEqual([statusCode, headers['ratelimit-remaining']], [200, String(1000 - sent)]);
  }
  await until(() => answers.length > 0);
  assert.equal(roundTrips(), 1);
  for (const answer of answers) answer();
});

test('while the database does not answer, the limit of each node holds', async () => {
  const gone: AddCounts = () => Promise.reject(new Error('gone'));
  const silent: AddCounts = () => new Promise(() => {});
  for (const add of [gone, silent]) {
    const { take } = sharedCounts({ add, now: () => 0, patienceMs: 20 });
    const taken = await Promise.all(Array.from({ length: 60 }, () => take('alone', 20)));
    assert.equal(taken.filter(({ current }) => current <= 20).length, 20);
  }
});

test('the minute of all nodes begins with the first request, ends once, and its rows are deleted', async () => {
  const add = (count: number) => counts.add(new Map([['minute', count]]));
  assert.equal((await add(3)).get('minute')?.count, 3);
  const { count, endsInMs = 0 } = (await add(4)).get('minute') ?? {};
  assert.equal(count, 7);
  assert.ok(endsInMs > 0 && endsInMs <= 60_000, String(endsInMs));
  await database.db.execute(sql`update request_counts set ends_at = now() - interval '1 second'`);
  assert.equal((await add(2)).get('minute')?.count, 2);
  await database.db.execute(sql`update request_counts set ends_at = now() - interval '1 second'`);
  await counts.removeExpired();
  assert.equal((await database.db.execute(sql`select from request_counts`)).rowCount, 0);
});

test('a node begins a new minute when the previous one is over', async () => {
  let at = 0;
  const { take } = sharedCounts({ now: () => at });
  for (let sent = 1; sent <= 3; sent += 1) assert.equal((await take('key', 2)).current, sent);
  at = 59_999;
  assert.deepEqual(await take('key', 2), { current: 4, ttl: 1 });
  at = 60_000;
  assert.deepEqual(await take('key', 2), { current: 1, ttl: 60_000 });
});

test('requests far from the limit are reported within a second or so', async () => {
  const { ask } = await node(10_000);
  await ask('late');
  await until(async () => (await database.db.execute(sql`select from request_counts`)).rowCount === 1, 20);
});
