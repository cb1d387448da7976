import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { runningService } from '../../test/support/running-service.js';
import { readBacklog } from './backlog.repository.js';

test('the backlog counts jobs, deliveries, e-mails and the longest pause of monitoring', async () => {
  const { database, ask, newOrganization } = await runningService({ ROLE: 'api' });
  const { headers } = await newOrganization();
  const { db } = database;
  await db.execute(sql`select graphile_worker.add_job('some_task', run_at => now() - interval '90 s')`);
  await db.execute(sql`select graphile_worker.add_job('lost_task', max_attempts => 1)`);
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`);
  const { organization_id: organizationId } = (await ask('GET', '/api/organization', { headers })).body.data
    .organization as { organization_id: string };
  await db.execute(sql`insert into emails (id, organization_id, kind, recipients, delivered, status, attempts, created_at)
    select n::text, ${organizationId}, 'password_reset', '{}', '{}', (array['pending', 'failed', 'failed', 'sent'])[n], 1, now()
    from generate_series(1, 4) n`);
  await db.execute(
    sql`insert into monitoring_states values (${organizationId}, '{}', '2026-01-01T00:00:00Z'), ('other', '{}', '2020-01-01T00:00:00Z')`,
  );
  const before = await readBacklog(database, ['monitor_case']);
  assert.equal(before.lastCycleAt, undefined);
  const monitored = {
    name: 'Ann Example',
    categories: ['Sanctions'],
    entity_type: ['Person'],
    ongoing_monitoring: true,
  };
  assert.equal((await ask('POST', '/api/search', { headers, body: monitored })).status, 200);
  const { configuration } = (await ask('GET', '/api/ai-risk-configuration', { headers })).body.data as unknown as {
    configuration: Record<string, unknown>;
  };
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  const body = {
    enabled,
    default_mode,
    ai_risk_process_records,
    lite_inputs,
    advanced_fields,
    ongoing_monitoring_enabled: true,
  };
  assert.equal((await ask('POST', '/api/ai-risk-configuration', { headers, body })).status, 200);

  const found = await readBacklog(database, ['monitor_case']);
  const countsOf = (task: string) =>
    Object.fromEntries(found.jobs.filter((job) => job.task === task).map(({ state, count }) => [state, count]));
  assert.deepEqual(countsOf('some_task'), { waiting: 1, running: 0, failed: 0 });
  assert.deepEqual(countsOf('lost_task'), { waiting: 0, running: 0, failed: 1 });
  assert.deepEqual(countsOf('monitor_case'), { waiting: 0, running: 0, failed: 0 });
  assert.ok(found.oldestJobSeconds >= 90);
  assert.deepEqual(found.emails, [
    { status: 'pending', count: 1 },
    { status: 'failed', count: 2 },
  ]);
  assert.deepEqual(
    found.deliveries.map(({ count }) => count),
    [0, 0],
  );
  assert.deepEqual(found.lastCycleAt, new Date('2026-01-01T00:00:00Z'));
  const { text } = await ask('GET', '/metrics');
  assert.match(text, /^touchstone_jobs\{task="lost_task",state="failed"\} 1$/m);
  assert.match(text, /^touchstone_jobs\{task="monitor_case",state="failed"\} 0$/m);
});
