import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { postmasterOf, preparedDataDir } from '@touchstone/embedded-postgres/testing';
import pg from 'pg';
import { receiver } from '../support/receiver.js';
import { databaseUrlOf, type SpawnedService, spawnService, touchstone } from '../support/spawn-service.js';
import { until } from '../support/until.js';

const ROWS = 30;
const CSV = `name,client_reference,ongoing_monitoring\n${Array.from({ length: ROWS }, (_, index) => `Gavrilo Zaretsky,row ${index},true`).join('\n')}\n`;

const DATA_DIR = preparedDataDir();
const settings = { DATA_DIR, WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' };
const bank = await receiver();

/** Ids of the events that came, by their subject. */
function arrived(type: string, about: (data: Record<string, string>) => string | undefined): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { body } of bank.received) {
    const { event, event_id, data } = JSON.parse(body);
    if (event !== type) continue;
    const key = about(data) ?? '';
    ids.set(key, (ids.get(key) ?? new Set()).add(event_id));
  }
  return ids;
}

async function publish(...names: string[]): Promise<void> {
  const file = join(dirname(DATA_DIR), 'list.csv');
  writeFileSync(file, `id,name,categories\n${names.map((name, id) => `${id},${name},Sanctions`).join('\n')}\n`);
  const { code, stderr } = await touchstone(['lists', 'import', 'custom', file, '--accept-smaller', 'a sample'], {
    DATA_DIR,
  });
  assert.equal(code, 0, stderr);
}

/** Deliveries that a process was killed with are lost with it for 45 seconds: these have passed. */
async function letTimePass(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(DATA_DIR) });
  await client.connect();
  await client.query("update deliveries set due_at = now() where status = 'pending'");
  await client.end();
}

async function killDatabaseOf(service: SpawnedService): Promise<void> {
  const before = postmasterOf(DATA_DIR);
  process.kill(before, 'SIGKILL');
  const file = join(DATA_DIR, 'postgres', 'postmaster.pid');
  const isRestarted = () => existsSync(file) && postmasterOf(DATA_DIR) !== before;
  await until(async () => isRestarted() && (await service.call('/health/ready')).status === 200, 200);
}

test('kill -9 of PostgreSQL and of the server amid deliveries and amid a cycle: each event has one id and arrives, each alert is one', async () => {
  await publish('Somebody Else');
  const first = await spawnService(settings);
  const token = await first.logIn();
  await first.call('/api/webhook', { token, body: { name: 'bank', endpoint: bank.url, type: '*' } });
  const { configuration } = (await first.call('/api/ai-risk-configuration', { token })).body.data;
  const { enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields } = configuration;
  const set = await first.call('/api/ai-risk-configuration', {
    token,
    body: {
      ...{ enabled, default_mode, ai_risk_process_records, lite_inputs, advanced_fields },
      ...{ ongoing_monitoring_enabled: true, ongoing_monitoring_frequency: 'Instantly' },
      alerts: { email_enabled: false, webhook_enabled: true, email_recipients: '' },
    },
  });
  assert.equal(set.status, 200, JSON.stringify(set.body));
  const form = new FormData();
  form.append('file', new Blob([CSV]), 'events.csv');
  const headers = { authorization: `Bearer ${token}` };
  const upload = await fetch(`${first.address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
  assert.equal(upload.status, 200);

  const completed = () => arrived('ai_risk.completed', ({ client_reference }) => client_reference);
  const cases = () => arrived('case.created', ({ search_reference }) => search_reference);
  const allHaveArrived = () =>
    completed().size === ROWS && cases().size === ROWS && arrived('bulk_upload.completed', () => 'it').size === 1;
  await bank.count(10);
  await killDatabaseOf(first);
  await letTimePass();
  const seen = bank.received.length;
  // Few are left where the database was away for less long than it took to see that it was back.
  await until(() => bank.received.length >= seen + 5 || allHaveArrived());
  await first.end('SIGKILL');

  const second = await spawnService(settings);
  await until(async () => {
    await letTimePass();
    return allHaveArrived();
  }, 200);
  for (const ids of [...completed().values(), ...cases().values()]) assert.equal(ids.size, 1);
  assert.deepEqual(
    [...arrived('bulk_upload.completed', () => 'it').values()].map(({ size }) => size),
    [1],
  );

  const added = () => arrived('monitoring.match_added', ({ search_reference }) => search_reference);
  await publish('Somebody Else', 'Gavrilo Zaretsky');
  await until(() => added().size > 0);
  await second.end('SIGKILL');
  const third = await spawnService(settings);
  await killDatabaseOf(third);
  await until(async () => {
    await letTimePass();
    return added().size === ROWS;
  }, 200);
  for (const ids of added().values()) assert.equal(ids.size, 1);
  const { body } = await third.call('/api/monitoring/alerts?type=monitoring.match_added', { token });
  assert.equal(body.data.pagination.total_records, ROWS);
  await third.end('SIGTERM');
});
