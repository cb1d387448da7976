import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { runningService } from '../support/running-service.js';
import { until } from '../support/until.js';

const { ask, database, newOrganization } = await runningService();
const RESOURCE = 16_16;

type Organization = Awaited<ReturnType<typeof newOrganization>>;

async function newList({ headers }: Organization): Promise<string> {
  const created = await ask('POST', '/api/custom-lists', { headers, body: { name: 'Own' } });
  const { id } = created.body.data.custom_list as { id: string };
  const entries = { entries: [{ id: '1', name: 'Jane Harmless' }] };
  const put = await ask('POST', `/api/custom-lists/${id}/entries`, { headers, body: entries });
  assert.equal(put.status, 200, put.text);
  return id;
}

/** Statements that read entries and wait. */
async function waiting(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%from "custom_entries"%' and datname = current_database()`);
  return rows[0]?.count ?? 0;
}

test('slow reads of one organization leave connections to every other, to logging in and to readiness', async () => {
  const [slow, other] = [await newOrganization(), await newOrganization()];
  const [slowList, otherList] = [await newList(slow), await newList(other)];
  await database.asOwner(`
    create function wait_for_lock() returns boolean language plpgsql cost 1000000
      as $$ begin perform pg_advisory_xact_lock_shared(${RESOURCE}); return true; end $$;
    alter table custom_entries enable row level security;
    create policy slow_reads on custom_entries using (list_id <> '${slowList}' or wait_for_lock())`);
  const entries = (list: string, { headers }: Organization, query = '') =>
    ask('GET', `/api/custom-lists/${list}/entries${query}`, { headers });

  const held = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${RESOURCE})`);
    const reads = Array.from({ length: 20 }, (_, at) => entries(slowList, slow, at % 2 === 0 ? '' : '?search=Jane'));
    await until(async () => (await waiting()) >= 8);
    const answered = [
      await entries(otherList, other),
      await entries(otherList, other, '?search=Jane'),
      await ask('POST', '/api/searches', { headers: other.headers, body: {} }),
      await ask('POST', '/api/get-access-token', { body: { email: other.email, password: other.password } }),
      await ask('GET', '/health/ready'),
    ];
    assert.deepEqual(
      answered.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    );
    assert.equal(await waiting(), 8);
    return reads;
  });
  for (const { status, headers } of await Promise.all(held)) {
    // Those that had to wait for more than five seconds.
    if (status === 503) assert.ok(Number(headers.get('retry-after')) > 0);
    else assert.equal(status, 200);
  }
  assert.equal((await entries(slowList, slow)).status, 200);
});
