import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { linesForPeople } from '../../src/domain/lines-for-people.js';
import { openDatabase, selectPrepared, written } from '../../src/platform/database/database.js';
import { openStorage } from '../../src/platform/database/open-storage.js';
import { migrateJobs } from '../../src/platform/jobs/migrate-jobs.js';
import { pgbouncerFor, withoutPgbouncer } from '../support/pgbouncer.js';
import { nodeConfig, startNode } from '../support/start-node.js';
import { emptyDatabase, testDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const options = { skip: withoutPgbouncer };

async function refusal(settings: Record<string, string>): Promise<string> {
  const error = await openStorage(nodeConfig(settings), { say() {}, migrateOthers: migrateJobs }).then(
    () => assert.fail('the node has started'),
    (reason: unknown) => reason,
  );
  const lines = linesForPeople(error);
  assert.equal(lines.length, 1, lines.join('\n'));
  return lines[0] ?? '';
}

test(
  'a node whose requests go through a pooler in transaction mode answers every one of them, and works off jobs',
  options,
  async () => {
    const { url, db } = await testDatabase();
    const node = await startNode({ DATABASE_URL: url, DATABASE_POOLED_URL: await pgbouncerFor(url) });
    const party = { entity_type: ['Person'], categories: ['Sanctions'] };
    // More at once than the pooler has sessions.
    const searches = await Promise.all(
      Array.from({ length: 60 }, (_, index) => node.ask('/api/search', { ...party, name: `Nobody ${index} Atall` })),
    );
    assert.equal(new Set(searches.map(({ search_reference }) => search_reference)).size, 60);
    await Promise.all(searches.map(({ search_reference }) => node.ask(`/api/searches/${search_reference}`)));
    const { rows } = await db.execute(sql`select from cases`);
    assert.equal(rows.length, 60);
    const customer = await node.ask('/api/ai-risk-customers', { ...party, name: 'Nobody Atall', match_score: 80 });
    await until(async () => Boolean((await node.ask(`/api/ai-risk-customers/${customer.customer_id}`)).verdict), 50);
    await node.stop();
  },
);

test('statements through a pooler are limited in time and need no session of their own', options, async () => {
  const { url } = await testDatabase();
  const pooledUrl = await pgbouncerFor(url);
  const databases = [1, 2].map(() => openDatabase(pooledUrl, { isPooled: true, connections: 8 }));
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const found = await Promise.all(
    numbers.map((number) => {
      const database = databases[number % 2];
      assert.ok(database);
      const select = (queries: typeof database.db) =>
        selectPrepared(
          queries,
          written(sql`select ${number}::int, current_setting('statement_timeout')`),
          ([value, limit]) => [value, limit],
        );
      return number % 3 === 0 ? select(database.db) : database.transaction(select);
    }),
  );
  for (const [number, rows] of found.entries()) {
    assert.equal(rows[0]?.[0], number);
    if (number % 3 !== 0) assert.equal(rows[0]?.[1], '1min');
  }
  for (const { close } of databases) await close();
});

test(
  'a node whose DATABASE_URL or DATABASE_OWNER_URL leads to such a pooler does not start and says why in one line',
  options,
  async () => {
    const { url } = await testDatabase();
    const pooledUrl = await pgbouncerFor(url);
    for (const settings of [
      { DATABASE_URL: pooledUrl },
      { DATABASE_URL: pooledUrl, DATABASE_POOLED_URL: pooledUrl },
      { DATABASE_URL: url, DATABASE_OWNER_URL: pooledUrl },
    ]) {
      const variable = 'DATABASE_OWNER_URL' in settings ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
      assert.match(
        await refusal(settings),
        new RegExp(
          `^the database of ${variable} cannot be used: the address leads to a pooler in transaction mode, .* DATABASE_POOLED_URL`,
        ),
      );
    }
  },
);

test('a pooler that leads to another database is refused', options, async () => {
  const { url } = await testDatabase();
  const pooledUrl = await pgbouncerFor(await emptyDatabase("encoding 'UTF8'"));
  assert.match(await refusal({ DATABASE_URL: url, DATABASE_POOLED_URL: pooledUrl }), /leads to another database/);
});

test('DATABASE_POOLED_URL without DATABASE_URL is refused', () => {
  assert.throws(
    () => nodeConfig({ DATABASE_POOLED_URL: 'postgres://localhost/x' }),
    /DATABASE_POOLED_URL needs DATABASE_URL/,
  );
});
