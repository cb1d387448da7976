import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { accountsModule } from '../../src/accounts/accounts.module.js';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { buildApp } from '../../src/app/app.js';
import { auditRepository } from '../../src/audit/audit.repository.js';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import { readConfig } from '../../src/platform/config/config.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { encryptionWith } from '../../src/platform/encryption/encryption.js';
import { createLogger } from '../../src/platform/http/create-logger.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { runningService } from '../support/running-service.js';
import { CONSOLE, stubApp } from '../support/stub-app.js';

const { ask, database, newOrganization, newUser } = await runningService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Entry {
  action: string;
  actor: { kind: string; email: string; credential: string; address: string; request_id: string };
  target: { kind: string; id: string };
  details: Record<string, unknown>;
}
const log = async (headers: Record<string, string>, query = '') => {
  const answer = await ask('GET', `/api/audit${query}`, { headers });
  checkAnswer({ path: '/api/audit', method: 'get' }, answer.status, answer.body);
  return answer;
};
const entriesOf = (data: object) => (data as { entries: Entry[] }).entries;

test('actions on keys are in the log of the organization, and in no other', async () => {
  const { headers, email } = await newOrganization();
  const stranger = await newOrganization();
  const stored = await ask('POST', '/api/api-key', { headers, body: {} });
  const { id, key } = stored.body.data.api_key;
  await ask('DELETE', `/api/api-key/${id}`, { headers });
  const { text, body } = await log(headers);
  assert.deepEqual(
    entriesOf(body.data).map(({ action }) => action),
    ['api_key.revoked', 'api_key.created', 'user.logged_in', 'organization.created'],
  );
  const [revoked, created] = entriesOf(body.data);
  assert.deepEqual([created?.target.id, revoked?.target.id], [id, id]);
  assert.equal(created?.actor.email, email);
  assert.equal(created?.actor.credential, 'access_token');
  assert.ok(!text.includes(key), 'the key itself is in the log');
  assert.deepEqual(
    entriesOf((await log(stranger.headers)).body.data).map(({ action }) => action),
    ['user.logged_in', 'organization.created'],
  );
  assert.equal(entriesOf((await log(headers, '?action=api_key.created&page_size=1')).body.data).length, 1);
  assert.equal(entriesOf((await log(headers, '?end_date=01-01-2020')).body.data).length, 0);
});

test('the export holds every chained entry that matches as a line, goes on where it stopped, and is recorded', async () => {
  const { headers } = await newOrganization();
  const stranger = await newOrganization();
  const { key } = (await ask('POST', '/api/api-key', { headers, body: { name: 'Onboarding' } })).body.data.api_key;
  type Line = Entry & { id: string; number: number };
  const download = async (query = '', who: Record<string, string> = headers) => {
    const answer = await ask('GET', `/api/audit/export${query}`, { headers: who });
    assert.equal(answer.status, 200, answer.text);
    assert.match(String(answer.headers.get('content-type')), /^application\/x-ndjson/);
    const lines = answer.text.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Line);
  };
  while ((await download('?action=api_key.created')).length === 0);
  const all = (await download()).filter(({ action }) => action !== 'audit.exported');
  assert.deepEqual(
    all.map(({ action }) => action),
    ['organization.created', 'user.logged_in', 'api_key.created'],
  );
  for (const line of all) {
    const listed = entriesOf((await log(headers, `?action=${line.action}`)).body.data) as Line[];
    assert.deepEqual(listed, [line]);
  }
  assert.equal(all[2]?.details.name, 'Onboarding');
  const [first] = await download('?limit=1');
  assert.equal(first?.id, all[0]?.id);
  const rest = await download(`?after=${first?.number}&limit=2`);
  assert.deepEqual(rest, all.slice(1, 3));
  assert.deepEqual(await download('?end_date=01-01-2020'), []);
  assert.ok(!(await download('', stranger.headers)).some(({ id }) => all.some((line) => line.id === id)));

  const exported = entriesOf((await log(headers, '?action=audit.exported&page_size=100')).body.data);
  assert.deepEqual(exported.find(({ details }) => details.limit === 2)?.details, {
    ...{ scope: 'organization', filter: {}, after: first?.number, limit: 2 },
  });
  const { status } = await ask('GET', '/api/audit/export?limit=100001', { headers });
  assert.equal(status, 400);
  const body = { email: 'reads@example.com', password: 'quiet kettle moss', role: 'viewer' };
  assert.equal((await ask('POST', '/api/users', { headers, body })).status, 200);
  const login = await ask('POST', '/api/get-access-token', { body });
  const viewer = { authorization: `Bearer ${login.body.data.access_token}` };
  assert.equal((await ask('GET', '/api/audit/export', { headers: viewer })).status, 403);
  assert.equal((await ask('GET', '/api/audit/export', { headers: { 'x-api-key': key } })).status, 200);
});

test('sessions and API keys show where they come from and what they are for', async () => {
  const { headers, email, password } = await newOrganization();
  const login = await ask('POST', '/api/get-access-token', {
    ...{ headers: { 'x-request-id': 'log-in-7' }, body: { email, password } },
  });
  assert.equal(login.status, 200, login.text);
  const { sessions } = (await ask('GET', '/api/sessions', { headers })).body.data as unknown as {
    sessions: { address: string; request_id: string }[];
  };
  assert.deepEqual([sessions[0]?.address, sessions[0]?.request_id], ['127.0.0.1', login.headers.get('x-request-id')]);
  assert.equal(sessions.length, 2);
  const { address, request_id: id } =
    entriesOf((await log(headers, '?action=user.logged_in')).body.data)[0]?.actor ?? {};
  assert.deepEqual([address, id], [sessions[0]?.address, sessions[0]?.request_id]);

  const named = await ask('POST', '/api/api-key', {
    headers,
    body: { name: ' Core banking ', role: 'viewer', expires_in_days: 3 },
  });
  const nameless = await ask('POST', '/api/api-key', { headers, body: {} });
  assert.deepEqual(
    [named.body.data.api_key, nameless.body.data.api_key].map((one) => (one as { name?: string }).name),
    ['Core banking', ''],
  );
  const { api_keys: keys } = (await ask('GET', '/api/api-keys', { headers })).body.data as unknown as {
    api_keys: { name: string; role: string }[];
  };
  assert.deepEqual(
    keys.map(({ name, role }) => [name, role]),
    [
      ['', 'admin'],
      ['Core banking', 'viewer'],
    ],
  );
  const broken = await ask('POST', '/api/api-key', { headers, body: { name: 'Core\nbanking' } });
  assert.deepEqual([broken.status, broken.body.error.details[0]?.field], [400, 'name']);
  for (const name of ['', '  ']) {
    const { status, body } = await ask('POST', '/api/api-key', { headers, body: { name } });
    assert.deepEqual(
      [status, body.error.details],
      [400, [{ field: 'name', message: 'must have at least one character that is not a space, or be omitted' }]],
    );
  }
});

test('an unknown action and an impossible date are reported together', async () => {
  const { headers } = await newOrganization();
  const { status, body } = await log(headers, '?action=nothing.done&start_date=31-02-2026&scope=all');
  assert.equal(status, 400);
  assert.deepEqual(body.error.details.map(({ field }) => field).sort(), ['action', 'scope', 'start_date']);
});

test('log-ins, failed log-ins and refusals are logged with their address and request id', async () => {
  const { headers, email, password } = await newOrganization();
  const body = { email: 'viewer-7@example.com', password, role: 'viewer' };
  assert.equal((await ask('POST', '/api/users', { headers, body })).status, 200);
  const logIn = (id: string, credentials: object) =>
    ask('POST', '/api/get-access-token', { headers: { 'x-request-id': id }, body: credentials });
  assert.equal((await logIn('wrong-1', { email, password: 'not it at all' })).status, 401);
  const viewer = await logIn('right-1', { email: body.email, password });
  const token = { authorization: `Bearer ${viewer.body.data.access_token}`, 'x-request-id': 'refused-1' };
  assert.equal((await ask('GET', '/api/audit', { headers: token })).status, 403);

  const [refused, loggedIn, failed, created] = entriesOf((await log(headers)).body.data);
  assert.deepEqual(
    [refused?.action, refused?.actor.email, refused?.target, refused?.details],
    ['access.refused', body.email, { kind: 'operation', id: 'listAudit' }, { code: 'forbidden', role: 'viewer' }],
  );
  assert.deepEqual(
    [loggedIn?.action, loggedIn?.actor.kind, loggedIn?.actor.email],
    ['user.logged_in', 'user', body.email],
  );
  assert.deepEqual(
    [failed?.action, failed?.actor.kind, failed?.details.reason],
    ['user.login_failed', 'anonymous', 'wrong_password'],
  );
  assert.deepEqual(
    [refused, loggedIn, failed].map((entry) => entry?.actor.request_id),
    ['refused-1', 'right-1', 'wrong-1'],
  );
  const address = refused?.actor.address ?? '';
  assert.match(address, /127\.0\.0\.1|::1/);
  assert.deepEqual([created?.action, created?.actor.address], ['user.created', address]);

  // Whom nobody knows belongs to no organization.
  await logIn('nobody-1', { email: 'nobody-at-all@example.com', password });
  const { text, body: installation } = await log(headers, '?scope=installation&action=user.login_failed');
  const [unknown] = entriesOf(installation.data);
  assert.deepEqual([unknown?.actor.request_id, unknown?.details.reason], ['nobody-1', 'unknown_email']);
  assert.ok(!text.includes('nobody-at-all'));
});

test('failed log-ins, lockouts and refusals are logged with a keyed hash of the e-mail, not the e-mail', async () => {
  const lines: string[] = [];
  const now = () => new Date();
  const accounts = await openAccounts(database, { now, newId: idFactory(now) });
  const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
  const config = readConfig({});
  const key = encryptionWith('s'.repeat(40));
  const encryption = { pictures: key, secrets: key };
  const { routes, recordDenial } = accountsModule({ accounts, config, database, encryption, log: logger }, CONSOLE);
  const app = await buildApp(stubApp({ routes }));
  const login = {
    email: 'Some.Body@example.com',
    password: 'a wrong one',
  };
  const from = { remoteAddress: '192.0.2.7', headers: { 'x-request-id': 'r-7' } };
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await app.inject({ method: 'POST', url: '/api/get-access-token', payload: login, ...from });
    statuses.push(answer.statusCode);
  }
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  const caller = {
    organizationId: 'a'.repeat(24),
    userId: 'b'.repeat(24),
    role: 'viewer',
    credential: 'access_token',
  } as const;
  const origin = { address: '192.0.2.7', requestId: 'r-7' };
  await recordDenial({ ...caller, ...origin, email: login.email }, { operation: 'listAudit', code: 'forbidden' });
  const hash = accounts.hashOfEmail('some.body@example.com');
  const reported = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    reported.map(({ msg, email_hash, address, request_id }) => [msg, email_hash, address, request_id]),
    [...Array(5).fill('log-in failed'), 'log-in refused: too many failures', 'access refused'].map((message) => {
      return [message, hash, '192.0.2.7', 'r-7'];
    }),
  );
  assert.match(hash, /^[0-9a-f]{32}$/);
  assert.notEqual(hash, createHash('sha256').update('some.body@example.com').digest('hex').slice(0, 32));
  assert.ok(!lines.join('').toLowerCase().includes('some.body'));
});

async function auditFindings(organizationId: string): Promise<string[]> {
  for await (const { chain, findings } of verifyAudit({ now: () => new Date(), audit: auditRepository(database) })) {
    if (chain === organizationId) return findings.map(({ finding }) => finding);
  }
  return assert.fail('the chain is missing');
}

test('searches and reads are logged, and missing, changed or unchained entries are detected', async () => {
  const { headers, email } = await newOrganization();
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const [{ id: organizationId }] = await query('select organization_id as id from users where email = $1', [email]);
  const subject = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] };
  const search = await ask('POST', '/api/search', { headers, body: subject });
  const customer = await ask('POST', '/api/ai-risk-customers', { headers, body: { ...subject, match_score: 80 } });
  const reference = String(search.body.data.search_reference);
  const customerId = String(customer.body.data.customer_id);
  assert.equal((await ask('GET', `/api/searches/${reference}`, { headers })).status, 200);
  assert.equal((await ask('GET', `/api/ai-risk-customers/${customerId}`, { headers })).status, 200);
  const actionsOf = async (id: unknown) =>
    entriesOf((await log(headers, `?target_id=${id}`)).body.data).map(({ action, actor }) => [action, actor.email]);
  assert.deepEqual(await actionsOf(reference), [
    ['case.read', email],
    ['case.created', email],
  ]);
  assert.deepEqual(await actionsOf(customer.body.data.search_reference), [['case.created', email]]);
  assert.ok((await actionsOf(customerId)).some(([action, by]) => action === 'customer.read' && by === email));
  assert.deepEqual(await auditFindings(organizationId), []);

  // Each in a database that is put back to what it was.
  const role = 'update users set role = $2 where organization_id = $1';
  await query(role, [organizationId, 'viewer']);
  assert.deepEqual(await auditFindings(organizationId), ['user_changed']);
  await query(role, [organizationId, 'admin']);
  assert.deepEqual(await auditFindings(organizationId), []);

  const [hit] = await query('delete from case_results where case_id = $1 and position = 0 returning *', [reference]);
  assert.ok(hit, 'the search has a hit');
  assert.deepEqual(await auditFindings(organizationId), ['results_changed']);
  await query('delete from cases where id = $1', [reference]);
  assert.deepEqual(await auditFindings(organizationId), ['case_removed']);

  await query(
    `insert into audit_entries (id, chain, at, actor, action, target_kind, target_id, details, salt, details_hash)
     select 'f', chain, at - interval '1 hour', actor, action, target_kind, target_id, details, salt, details_hash
     from audit_entries where chain = $1 limit 1`,
    [organizationId],
  );
  assert.deepEqual((await auditFindings(organizationId)).sort(), ['case_removed', 'not_chained']);
});

test('an administrator has the log verified: it is intact until an entry is altered, and only for that organization', async () => {
  const { headers, organizationId, email } = await newOrganization();
  const stranger = await newOrganization();
  interface Check {
    status: string;
    requested_by: string;
    chains: { chain: string; entries: number; head: string; findings: { finding: string }[] }[];
  }
  const send = async (method: 'GET' | 'POST', who: Record<string, string>) => {
    const answer = await ask(method, '/api/audit/verify', { headers: who });
    checkAnswer({ path: '/api/audit/verify', method: method.toLowerCase() }, answer.status, answer.body);
    return answer.body.data as unknown as Check;
  };
  const verified = async (who: Record<string, string>) => {
    for (let check = await send('POST', who); ; check = await send('GET', who)) {
      if (check.status !== 'running') return check;
    }
  };
  assert.equal((await send('GET', headers)).status, 'never');
  const sound = await verified(headers);
  assert.deepEqual([sound.status, sound.requested_by], ['sound', email]);
  const [own, installation, anchors] = ['organization', 'installation', 'anchors'].map((name) =>
    sound.chains.find(({ chain }) => chain === name),
  );
  assert.ok((own?.entries ?? 0) > 0 && installation && anchors);
  assert.match(own?.head ?? '', new RegExp(`^${organizationId}@\\d+:[0-9a-f]{64}$`));
  const viewer = await newUser({ headers }, 'viewer');
  const login = await ask('POST', '/api/get-access-token', { body: viewer });
  const asViewer = { authorization: `Bearer ${login.body.data.access_token}` };
  assert.equal((await ask('POST', '/api/audit/verify', { headers: asViewer })).status, 403);

  const alter = (from: string, to: string) =>
    database.db.execute(
      sql`update audit_entries set action = ${to} where chain = ${organizationId} and action = ${from} and number is not null`,
    );
  await alter('organization.created', 'organization.updated');
  const broken = await verified(headers);
  assert.equal(broken.status, 'broken');
  const found = broken.chains.find(({ chain }) => chain === 'organization')?.findings ?? [];
  assert.ok(
    found.some(({ finding }) => finding === 'changed'),
    JSON.stringify(found),
  );
  assert.equal(
    (await verified(stranger.headers)).chains.find(({ chain }) => chain === 'organization')?.findings.length,
    0,
  );
  await alter('organization.updated', 'organization.created');
  assert.equal((await verified(headers)).status, 'sound');
  const { entries } = (await log(headers, '?action=audit.verified')).body.data as unknown as { entries: Entry[] };
  assert.deepEqual(
    entries.map(({ details }) => details.status),
    ['sound', 'broken', 'sound'],
  );
});
