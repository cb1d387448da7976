import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { organizations } from '../../src/accounts/organizations.table.js';
import { requestPasswordReset, startPasswordReset } from '../../src/accounts/password-resets.js';
import { passwordResetsRepository } from '../../src/accounts/password-resets.repository.js';
import { passwordResets } from '../../src/accounts/password-resets.table.js';
import { users } from '../../src/accounts/users.table.js';
import { AppError } from '../../src/domain/app-error.js';
import { recordAlerts } from '../../src/monitoring/alerts.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { emails } from '../../src/platform/outbox/emails.table.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { mailServer } from '../support/mail-server.js';
import { runningService } from '../support/running-service.js';

const mail = await mailServer();
const PUBLIC_URL = 'https://screening.bank.example';
const { ask, database, newOrganization, newUser } = await runningService({ SMTP_URL: mail.url, PUBLIC_URL });
const { db } = database;
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await ask('POST', path, { body, headers });
  checkAnswer({ path, method: 'post' }, answer.status, answer.body);
  return answer;
}
const requestLink = (email: string) => post('/api/request-password-reset', { email });
const reset = (token: string, new_password: string) => post('/api/reset-password', { token, new_password });
const logIn = async (email: string, password: string) =>
  (await ask('POST', '/api/get-access-token', { body: { email, password } })).status;
const faulty = (answer: { body: { error: { details: { field: string }[] } } }) =>
  answer.body.error.details.map(({ field }) => field);

const sentTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).length;

/** The token of the next link that is sent to this e-mail. */
async function linkFor(email: string): Promise<string> {
  const before = sentTo(email);
  await requestLink(email);
  const last = await mail.to(email, before + 1);
  assert.deepEqual(last.to, [email]);
  const [, token] =
    /https:\/\/screening\.bank\.example\/reset-password#([\w-]{43})\s/.exec(last.parsed.text ?? '') ?? [];
  assert.ok(token, last.parsed.text);
  return token;
}

test('a link in an e-mail sets a new password once, and ends every session', async () => {
  const { email, password, headers } = await newOrganization();
  const { key } = (await ask('POST', '/api/api-key', { headers, body: {} })).body.data.api_key;
  const earlier = await linkFor(email);
  const token = await linkFor(email);
  const kept = await db.select().from(passwordResets);
  assert.ok(!JSON.stringify(kept).includes(token));
  assert.ok(!JSON.stringify(await db.select().from(emails)).includes(token));

  assert.deepEqual(faulty(await reset(token, 'short')), ['new_password']);
  assert.equal((await ask('GET', '/api/organization', { headers })).status, 200);
  const before = sentTo(email);
  assert.equal((await reset(token, 'granite violin dusk')).status, 200);
  assert.equal((await ask('GET', '/api/organization', { headers })).status, 401);
  assert.equal((await ask('GET', '/api/organization', { headers: { 'x-api-key': key } })).status, 200);
  assert.deepEqual([await logIn(email, password), await logIn(email, 'granite violin dusk')], [401, 200]);
  for (const used of [token, earlier]) assert.deepEqual(faulty(await reset(used, 'amber falcon ridge')), ['token']);
  assert.equal((await mail.to(email, before + 1)).parsed.subject, 'Your Touchstone password was changed');

  const again = await post('/api/get-access-token', { email, password: 'granite violin dusk' });
  const mine = { authorization: `Bearer ${again.body.data.access_token}` };
  const { entries } = (await ask('GET', '/api/audit', { headers: mine })).body.data as unknown as {
    entries: { action: string; actor: { kind: string } }[];
  };
  assert.deepEqual(
    entries
      .filter(({ action }) => !/log/.test(action))
      .slice(0, 3)
      .map(({ action, actor }) => [action, actor.kind]),
    [
      ['user.password_reset', 'user'],
      ['user.password_reset_requested', 'service'],
      ['user.password_reset_requested', 'service'],
    ],
  );
  const log = (await ask('GET', '/api/emails', { headers: mine })).body.data as unknown as {
    emails: { kind: string }[];
  };
  checkAnswer({ path: '/api/emails', method: 'get' }, 200, { status: 'SUCCESS', data: log, error: false });
  assert.equal(log.emails[0]?.kind, 'password_changed');
});

test('a link that an administrator asks for goes to the user by e-mail, and to nobody else', async () => {
  const bank = await newOrganization();
  const email = `invited-${bank.email}`;
  const added = await post('/api/users', { email, role: 'viewer' }, bank.headers);
  const { user } = added.body.data as unknown as { user: { user_id: string } };
  const { status, text } = await ask('POST', `/api/users/${user.user_id}/reset-link`, { headers: bank.headers });
  const { sent, path } = JSON.parse(text).data;
  assert.deepEqual([status, sent, path], [200, true, null]);
  const { parsed } = await mail.to(email, 1);
  const [, token = ''] = /#([\w-]{43})\s/.exec(parsed.text ?? '') ?? [];
  assert.equal((await reset(token, 'granite violin dusk')).status, 200);
  assert.equal(await logIn(email, 'granite violin dusk'), 200);
});

test('a colleague whom a comment mentions gets a link and no names, and nobody else gets anything', async () => {
  const bank = await newOrganization();
  const other = await newOrganization();
  const [ana, gone] = [await newUser(bank, 'analyst'), await newUser(bank, 'viewer')];
  await ask('POST', `/api/users/${gone.id}`, { headers: bank.headers, body: { disabled: true } });
  const search = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'] };
  const found = (await post('/api/search', search, bank.headers)).body.data as { search_reference?: string };
  const path = `/api/searches/${found.search_reference}/comments`;
  const text = `@${ana.email.toUpperCase()}, is it him? @${other.email} @${gone.email} @${bank.email}`;
  const answer = await ask('POST', path, { headers: bank.headers, body: { comment: text } });
  const { comments } = answer.body.data as unknown as { comments: { mentions: string[] }[] };
  checkAnswer({ path: '/api/searches/{search_reference}/comments', method: 'post' }, 200, answer.body);
  assert.deepEqual(comments[0]?.mentions, [ana.id]);
  const { parsed, to } = await mail.to(ana.email, 1);
  assert.deepEqual([to, parsed.subject], [[ana.email], 'Touchstone: you were mentioned in a comment']);
  assert.ok(parsed.text?.includes(`${PUBLIC_URL}/console/cases/${found.search_reference}`));
  assert.doesNotMatch(`${parsed.text}${parsed.html}`, /Gavril|Tverdokhlebenko|is it him/);
  const mailed = await db.select().from(emails).where(eq(emails.kind, 'mention'));
  assert.deepEqual(
    mailed.map(({ recipients }) => recipients),
    [[ana.email]],
  );
});

test('a password reset revokes the API keys on request', async () => {
  const { email, headers } = await newOrganization();
  const { key } = (await post('/api/api-key', {}, headers)).body.data.api_key;
  const input = { token: await linkFor(email), new_password: 'granite violin dusk', end_api_keys: true };
  assert.equal((await post('/api/reset-password', input)).status, 200);
  assert.equal((await ask('GET', '/api/organization', { headers: { 'x-api-key': key } })).status, 401);
});

test('an unknown e-mail gets the same answer as a registered one, and nothing is sent', async () => {
  const { email } = await newOrganization();
  const unknown = await requestLink('nobody@example.com');
  await linkFor(email);
  const known = await requestLink(email.toUpperCase());
  assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
  await mail.to(email, 2);
  assert.ok(mail.received.every(({ to }) => !to.includes('nobody@example.com')));
  assert.deepEqual(faulty(await requestLink('nobody')), ['email']);
});

test('an expired or invented link, or one of a disabled user, is rejected', async () => {
  const { email } = await newOrganization();
  const token = await linkFor(email);
  const until = (moment: Date) => db.update(passwordResets).set({ expiresAt: moment });
  await until(new Date(Date.now() - 1));
  assert.deepEqual(faulty(await reset(token, 'granite violin dusk')), ['token']);
  await until(new Date(Date.now() + 60_000));
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, email));
  assert.deepEqual(faulty(await reset(token, 'granite violin dusk')), ['token']);
  assert.deepEqual(faulty(await reset('A'.repeat(43), 'x')), ['new_password']);
  assert.deepEqual(faulty(await reset('A'.repeat(43), 'granite violin dusk')), ['token']);
});

test('a changed password revokes links sent before', async () => {
  const { email, password, headers } = await newOrganization();
  const token = await linkFor(email);
  await post('/api/change-password', { old_password: password, new_password: 'granite violin dusk' }, headers);
  assert.deepEqual(faulty(await reset(token, 'amber falcon ridge')), ['token']);
});

test('an e-mail in two organizations gets a link for each, with its organization', async () => {
  const { email } = await newOrganization();
  const other = await newOrganization();
  const added = { email, password: 'silent harbor fern', role: 'viewer' };
  assert.equal((await post('/api/users', added, other.headers)).status, 200);
  await requestLink(email);
  await mail.to(email, 2);
  const texts = mail.received.filter(({ to }) => to.includes(email)).map(({ parsed }) => parsed.text ?? '');
  const names = await db
    .select({ name: organizations.name })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.email, email))
    .orderBy(users.id);
  assert.equal(names.length, 2);
  for (const { name } of names) assert.ok(texts.some((text) => text.includes(`account at ${name}. Open`)));
  const [token] = /#([\w-]{43})/.exec(texts.find((text) => text.includes(`${names[1]?.name}`)) ?? '')?.slice(1) ?? [];
  assert.equal((await reset(token ?? '', 'copper meadow finch')).status, 200);
  assert.deepEqual([await logIn(email, 'copper meadow finch'), await logIn(email, 'silent harbor fern')], [200, 401]);
});

test('a user gets at most three links an hour, also for concurrent requests', async () => {
  const { email } = await newOrganization();
  const now = () => new Date();
  const newId = idFactory(now);
  const deps = {
    ...(await openAccounts(database, { now, newId })),
    resets: passwordResetsRepository(database),
    canMail: true,
  };
  await Promise.all(Array.from({ length: 6 }, () => startPasswordReset(deps, email)));
  const created = await db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(users.email, email));
  assert.equal(created.length, 3);
  await startPasswordReset(deps, 'nobody@example.com');
  await assert.rejects(
    requestPasswordReset({ ...deps, canMail: false }, email),
    (error) => error instanceof AppError && error.code === 'email_not_configured',
  );
});

test('monitoring alerts reach the configured recipients, and administrators can see the delivery', async () => {
  const { email, headers } = await newOrganization();
  const searched = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] };
  const created = await ask('POST', '/api/search', { headers, body: searched });
  const caseId = String(created.body.data.search_reference);
  const configuration = {
    ...{ enabled: true, default_mode: 'AiRisk Lite', ai_risk_process_records: 50, lite_inputs: { name: true } },
    advanced_fields: { name: true, nationality: true },
    alerts: { email_enabled: true, email_recipients: `${email}, Desk@example.com` },
  };
  const saved = await post('/api/ai-risk-configuration', configuration, headers);
  assert.match(
    String(saved.body.data.message),
    /^The configuration has been saved\. Disabled in lite_inputs: (?!.*SMTP_URL)/,
  );
  const [owner] = await db.select({ id: users.organizationId }).from(users).where(eq(users.email, email));
  const risk = { before: { level: 'Low', score: 0 }, after: { level: 'High', score: 75 } };
  await recordAlerts(db, owner?.id ?? '', [
    { id: 'a'.repeat(24), caseId, type: 'monitoring.risk_changed', changes: { risk }, createdAt: new Date() },
  ]);
  const digest = await mail.to(email, 1);
  assert.deepEqual(digest.to, [email, 'Desk@example.com']);
  assert.ok(digest.parsed.text?.includes(`${PUBLIC_URL}/console/cases/${caseId}`));
  assert.doesNotMatch(digest.raw, /Tverdokhlebenko/);
  const log = (await ask('GET', '/api/emails', { headers })).body.data as unknown as { emails: { kind: string }[] };
  assert.deepEqual(
    log.emails.map(({ kind }) => kind),
    ['monitoring_digest'],
  );
});

test('the page behind a link runs only its own script and receives no token', async () => {
  const page = await ask('GET', '/reset-password');
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'; script-src 'self'/);
  assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
  const script = await ask('GET', '/reset-password.js');
  assert.match(script.headers.get('content-type') ?? '', /^text\/javascript/);
  assert.match(script.text, /location\.hash/);
});
