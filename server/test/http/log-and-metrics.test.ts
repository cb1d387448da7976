import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import { keepFor } from '../../src/app/keep-for.js';
import { watchScreenings } from '../../src/app/watch-screenings.js';
import type { Edition } from '../../src/domain/source.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { createMetrics } from '../../src/platform/http/metrics.js';
import { stubApp } from '../support/stub-app.js';

/** A logger, and the lines it has written so far. */
function recording() {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  return { logger, lines, text: () => lines.join('') };
}

test('a request logs one line with its id, route, status, time and organization', async () => {
  const { logger, lines } = recording();
  const app = await buildApp(stubApp({ logger }));
  await app.inject({
    method: 'DELETE',
    url: '/api/api-key/aaaaaaaaaaaaaaaaaaaaaaaa?note=Guzman',
    headers: { authorization: 'Bearer admin', 'x-request-id': 'r-1' },
  });
  await app.close();
  const [line, ...others] = lines.map((text) => JSON.parse(text)).filter((entry) => entry.msg === 'request');
  assert.deepEqual(others, []);
  assert.equal(typeof line.duration_ms, 'number');
  assert.deepEqual(
    [line.level, line.request_id, line.method, line.route, line.status, line.organization_id],
    ['info', 'r-1', 'DELETE', '/api/api-key/:id', 404, 'a'.repeat(24)],
  );
});

test('the log never contains a name, body, password, token, key or the text of a URL', async () => {
  const { logger, text } = recording();
  const secrets = ['Guzman', 'hunter22', 'tok-123', 'key-456', 'person@example.com'];
  const app = await buildApp(
    stubApp({
      logger,
      async getAccessToken(login) {
        logger.info({ login, headers: { authorization: `Bearer ${secrets[2]}` }, name: secrets[0] }, 'a careless line');
        logger
          .child({ asked: { by: { email: secrets[4] } }, token: secrets[2] })
          .info({ logins: [login] }, 'a careless child');
        const cause = Object.assign(new Error(`invalid input syntax: "${secrets[0]}"`), {
          code: '22P02',
          detail: `Key (name)=(${secrets[0]}) exists`,
        });
        throw new Error(`Failed query: insert into cases values ($1)\nparams: ${secrets[0]},${login.password}`, {
          cause,
        });
      },
    }),
  );
  const answer = await app.inject({
    method: 'POST',
    url: '/api/get-access-token?name=Guzman',
    payload: { email: secrets[4], password: secrets[1], api_key: secrets[3] },
    headers: { 'x-api-key': 'key-456', authorization: 'Bearer tok-123', cookie: 'name=Guzman', 'user-agent': 'Guzman' },
  });
  await app.inject({ url: '/Guzman/person@example.com', headers: { authorization: 'Bearer tok-123' } });
  await app.inject({ url: '/api/%ZZ-Guzman' });
  await app.close();
  assert.equal(answer.statusCode, 500);
  const log = text();
  for (const secret of secrets) assert.ok(!log.includes(secret), `${secret} stands in ${log}`);
  const error = log.split('\n').find((line) => line.includes('unexpected error')) ?? '';
  const { err, request_id } = JSON.parse(error);
  assert.equal(request_id, answer.json().error.request_id);
  assert.match(err.message, /^Failed query: insert into cases values \(\$1\)/);
  assert.equal(err.cause.code, '22P02');
  assert.match(err.stack, /at .*log-and-metrics\.test/);
});

test('metrics count requests by route and status, without URLs', async () => {
  const app = await buildApp(stubApp());
  await app.inject('/health/live');
  await app.inject({ url: '/api/Guzman' });
  const answer = await app.inject('/metrics');
  await app.close();
  assert.match(String(answer.headers['content-type']), /^text\/plain/);
  assert.match(
    answer.body,
    /touchstone_http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} 1/,
  );
  assert.match(
    answer.body,
    /touchstone_http_request_duration_seconds_count\{method="GET",route="unknown",status="404"\} 1/,
  );
  assert.match(answer.body, /nodejs_eventloop_lag_seconds/);
  assert.ok(!answer.body.includes('Guzman'));
});

test('metrics show screenings, the database pool and the age of each edition', async () => {
  const metrics = createMetrics();
  const now = () => new Date('2026-11-20T05:00:00Z');
  const edition = { source: 'ofac_sdn', importedAt: new Date('2026-11-20T04:00:00Z'), recordCount: 18_000 } as Edition;
  let fails = false;
  const screener = watchScreenings(
    {
      editions: () => [edition],
      async screen() {
        if (fails) throw new Error('a thread ended');
        return { hits: [], hidden: [], categories: {}, records: [], editions: [edition], customLists: [] };
      },
    },
    metrics,
  );
  metrics.showEditions(screener, now, sourceNamed);
  metrics.showConnections(() => [
    { total: 4, idle: 3, waiting: 0 },
    { total: 1, idle: 0, waiting: 1 },
  ]);
  const options = { minScore: 80, limit: 0 };
  const scope = { organizationId: 'a'.repeat(24) };
  assert.deepEqual((await screener.screen({ name: 'x' }, options, scope)).editions, [edition]);
  fails = true;
  await assert.rejects(screener.screen({ name: 'x' }, options, scope), /a thread ended/);
  const text = await metrics.exposition();
  for (const line of [
    'touchstone_screening_duration_seconds_count 2',
    'touchstone_screening_failures_total 1',
    'touchstone_screenings_in_progress 0',
    'touchstone_edition_age_seconds{source="ofac_sdn"} 3600',
    'touchstone_edition_overdue{source="ofac_sdn"} 0',
    'touchstone_edition_records{source="ofac_sdn"} 18000',
    'touchstone_database_connections{state="in_use"} 2',
    'touchstone_database_connections{state="waiting"} 1',
  ]) {
    assert.ok(text.includes(line), line);
  }
});

test('metrics show the backlog, and nothing of it while the database does not answer', async () => {
  const metrics = createMetrics();
  let reads = 0;
  let time = 0;
  const failures: unknown[] = [];
  const backlog = keepFor(
    10,
    async () => {
      reads += 1;
      if (reads > 1) throw new Error('no database');
      return {
        jobs: [{ task: 'monitor_case', state: 'failed' as const, count: 3 }],
        oldestJobSeconds: 12.5,
        deliveries: [{ status: 'failed' as const, count: 4 }],
        emails: [{ status: 'pending' as const, count: 5 }],
        lastCycleAt: new Date(1_700_000_000_000),
        outdatedArticles: 7,
      };
    },
    { now: () => time, failed: (error) => failures.push(error) },
  );
  metrics.showBacklog(backlog);
  const lines = [
    'touchstone_jobs{task="monitor_case",state="failed"} 3',
    'touchstone_jobs_oldest_due_seconds 12.5',
    'touchstone_webhook_deliveries_undelivered{status="failed"} 4',
    'touchstone_emails_undelivered{status="pending"} 5',
    'touchstone_monitoring_last_cycle_timestamp_seconds 1700000000',
    'touchstone_articles_outdated 7',
  ];
  const text = (await metrics.exposition()) + (await metrics.exposition());
  for (const line of lines) assert.equal(text.split(`\n${line}\n`).length, 3, line);
  assert.equal(reads, 1);
  time = 10;
  const without = await metrics.exposition();
  for (const line of lines) {
    const [series = ''] = line.split(/[ {]/);
    assert.doesNotMatch(without, new RegExp(`^${series}[ {]`, 'm'));
  }
  assert.deepEqual([reads, failures.length], [2, 1]);
});

test('before the first cycle of monitoring, the metrics do not show the time of the last one', async () => {
  const metrics = createMetrics();
  metrics.showBacklog(async () => ({ jobs: [], oldestJobSeconds: 0, deliveries: [], emails: [], outdatedArticles: 0 }));
  const text = await metrics.exposition();
  assert.doesNotMatch(text, /^touchstone_monitoring_last_cycle_timestamp_seconds /m);
  assert.match(text, /^touchstone_jobs_oldest_due_seconds 0$/m);
});
