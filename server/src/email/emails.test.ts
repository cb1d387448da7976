import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { mailServer } from '../../test/support/mail-server.js';
import { analyst, sampleCase } from '../../test/support/sample-case.js';
import { testDatabase } from '../../test/support/test-database.js';
import { organizations } from '../accounts/organizations.table.js';
import { users } from '../accounts/users.table.js';
import { casesRepository } from '../cases/cases.repository.js';
import { MONITORING } from '../domain/monitoring.js';
import { recordAlerts } from '../monitoring/alerts.repository.js';
import { monitoringAlerts } from '../monitoring/monitoring.table.js';
import { idFactory } from '../platform/database/new-id.js';
import { emails as emailRows } from '../platform/outbox/emails.table.js';
import { recordEmail } from '../platform/outbox/record-email.repository.js';
import { webhooks } from '../platform/outbox/webhooks.table.js';
import { type CreateDigestDeps, createDigest } from './digests.js';
import { deleteOldEmails, sendEmail } from './emails.js';
import { digestRepository, emailRepository } from './emails.repository.js';
import { openMailer } from './open-mailer.js';

const database = await testDatabase();
const { db } = database;
const { organizationId } = analyst;
let clock = new Date('2026-11-20T08:30:00Z');
const now = () => clock;
const newId = idFactory(now);
const emails = emailRepository(database);
const page = { number: 1, size: 100 };

await db.insert(organizations).values({ id: organizationId, name: 'Bank <b>&</b> Sons', createdAt: clock });
await db.insert(users).values(
  (['admin', 'admin', 'analyst'] as const).map((role, each) => ({
    ...{ id: newId(), organizationId, email: `${role}-${each}@example.com`, role, createdAt: clock },
    ...{ passwordHash: '', passwordSetAt: clock },
    ...(each === 1 && { disabledAt: clock }),
  })),
);
beforeEach(async () => {
  await database.asOwner('truncate cases, monitoring_alerts, emails, webhooks, graphile_worker._private_jobs cascade');
});

const mailerTo = (port: number, more: Partial<Parameters<typeof openMailer>[0]> = {}) =>
  openMailer(
    { host: '127.0.0.1', port, secure: false, requireTls: false, from: 'touchstone@bank.example', ...more },
    {
      ...{ publicUrl: 'https://screening.bank.example', limitMs: 60_000 },
      searchesUrl: 'https://screening.bank.example/console/cases',
    },
  );

const digestDeps = (recipients: readonly string[], more: Partial<CreateDigestDeps> = {}): CreateDigestDeps => ({
  digests: digestRepository(database),
  settings: async () => ({
    monitoring: { enabled: true, frequency: 'daily' },
    alerts: { email: recipients.length > 0, webhook: false, recipients },
  }),
  canMail: true,
  ...{ now, newId },
  ...more,
});
const try1 = { attempt: 1, maxAttempts: 25 };

/** A monitored case in which something was found. */
async function alertOf(clientReference: string): Promise<string> {
  const { made } = await sampleCase([], { name: 'Gavrilo Zaretsky', clientReference }, { newId });
  await casesRepository(database).add({ made, results: [] });
  const matches = ['ofac_sdn', `custom:${newId()}`].map((source) => ({
    ...{ record_id: 'r', source, source_id: '1', name: 'ZARETSKY, Gavrilo' },
  }));
  await recordAlerts(db, organizationId, [
    { id: newId(), caseId: made.id, type: 'monitoring.match_added', changes: { matches }, createdAt: clock },
    {
      ...{ id: newId(), caseId: made.id, type: 'monitoring.risk_changed', createdAt: clock },
      changes: { risk: { before: { level: 'Low', score: 0 }, after: { level: 'High', score: 80 } } },
    },
  ]);
  return made.id;
}

const jobs = async (task: string) =>
  (await db.execute(sql`select key, queue_name, run_at from graphile_worker.jobs where task_identifier = ${task}`))
    .rows;

test('a monitoring cycle sends one e-mail to all recipients, with a link to each search and no names', async () => {
  const server = await mailServer();
  const first = await alertOf('</p><script>alert(1)</script>');
  const second = await alertOf('REF-2\r\nBcc: evil@example.com');
  assert.equal((await jobs('make_digest')).length, 1);
  const deps = digestDeps(['a@example.com', 'b@example.com']);
  await createDigest(deps, organizationId);
  await createDigest(deps, organizationId);
  const { emails: created } = await emails.list(organizationId, page);
  assert.equal(created.length, 1);
  assert.equal((await jobs('send_email')).length, 1);
  const emailId = created[0]?.id ?? '';
  const mailer = mailerTo(server.port);
  await sendEmail({ emails, mailer, now }, emailId, try1);
  await sendEmail({ emails, mailer, now }, emailId, try1);

  const [mail, ...more] = server.received;
  assert.deepEqual(more, []);
  assert.ok(mail);
  assert.deepEqual(mail.to, ['a@example.com', 'b@example.com']);
  assert.equal(mail.from, 'touchstone@bank.example');
  const { subject, text = '', html = '', messageId, headers } = mail.parsed;
  assert.equal(subject, 'Touchstone: 2 monitored searches have changed');
  assert.equal(messageId, `<${emailId}@bank.example>`);
  assert.ok(!headers.some(({ key }) => key === 'bcc'));
  for (const body of [text, html]) {
    for (const id of [first, second]) assert.ok(body.includes(`https://screening.bank.example/console/cases/${id}`));
    assert.match(body, /2 new matches \(OFAC SDN List, custom list\)/);
    assert.match(body, /risk changed from Low \(0\) to High \(80\)/);
    assert.doesNotMatch(body, /Zaretsky/i);
  }
  assert.ok(!html.includes('<script>') && !html.includes('<b>'), html);
  assert.ok(html.includes('&lt;script&gt;') && html.includes('Bank &lt;b&gt;&amp;&lt;/b&gt; Sons'));
  assert.ok(text.includes('reference REF-2 Bcc: evil@example.com'));
  const [sent] = (await emails.list(organizationId, page)).emails;
  assert.deepEqual([sent?.status, sent?.attempts, sent?.delivered], ['sent', 1, ['a@example.com', 'b@example.com']]);
});

test('alerts found while e-mail was switched off are never sent', async () => {
  await alertOf('1');
  await createDigest(digestDeps([]), organizationId);
  await createDigest(digestDeps(['a@example.com']), organizationId);
  assert.deepEqual((await emails.list(organizationId, page)).emails, []);
});

test('without a mail server alerts wait, and the first digest once there is one contains all of them', async () => {
  await alertOf('1');
  await createDigest(digestDeps(['a@example.com'], { canMail: false }), organizationId);
  assert.deepEqual((await emails.list(organizationId, page)).emails, []);
  await alertOf('2');
  await createDigest(digestDeps(['a@example.com']), organizationId);
  const reported = await db.select({ emailId: monitoringAlerts.emailId }).from(monitoringAlerts);
  assert.equal(reported.length, 4);
  assert.equal(new Set(reported.map(({ emailId }) => emailId)).size, 1);
});

test('alerts found case by case share a digest, at least two minutes after the last one', async () => {
  const deps = digestDeps(['a@example.com']);
  await alertOf('1');
  await createDigest(deps, organizationId);
  const caseId = await alertOf('2');
  const articles = ['linked', 'possible', 'possible'].map((link_status) => ({
    link_status,
    title: 'Zaretsky convicted',
  }));
  await recordAlerts(db, organizationId, [
    { id: newId(), caseId, type: 'monitoring.match_added', changes: { articles }, createdAt: clock },
  ]);
  await createDigest(deps, organizationId);
  assert.equal((await emails.list(organizationId, page)).total, 1);
  const [again] = await jobs('make_digest');
  assert.equal(new Date(String(again?.run_at)).getTime(), clock.getTime() + 120_000);
  clock = new Date(clock.getTime() + 120_000);
  await createDigest(deps, organizationId);
  const created = await emails.list(organizationId, page);
  assert.equal(created.total, 2);
  const composed = created.emails[0] && (await emails.compose(created.emails[0], clock));
  assert.ok(composed?.content.kind === 'monitoring_digest');
  assert.deepEqual(composed.content.cases[0]?.lines, [
    ...['2 new matches (OFAC SDN List, custom list)', 'risk changed from Low (0) to High (80)'],
    '3 new articles (1 linked, 2 possible)',
  ]);
});

test('a digest waits for the analyses of its cycle, for a limited time', async () => {
  const caseId = await alertOf('1');
  await db.execute(sql`
    insert into customers (id, organization_id, user_id, case_id, party, categories, match_score, exact_search, has_image,
      upload_source, search_words, mode, status, round, requested_by, credit_taken, key_drivers, created_at, updated_at)
    values (${newId()}, ${organizationId}, ${analyst.userId}, ${caseId}, '{}', '{}', 80, false, false,
      '', '{}', 'lite', 'in_progress', 2, ${MONITORING}, false, '{}', now(), now())`);
  const deps = digestDeps(['a@example.com']);
  await createDigest(deps, organizationId);
  assert.deepEqual((await emails.list(organizationId, page)).emails, []);
  const [again] = await jobs('make_digest');
  assert.equal(new Date(String(again?.run_at)).getTime(), clock.getTime() + 60_000);
  const later = () => new Date(clock.getTime() + 31 * 60_000);
  await createDigest({ ...deps, now: later }, organizationId);
  assert.equal((await emails.list(organizationId, page)).emails.length, 1);
});

test('a mail server that is down, hangs or rejects uses up an attempt, and the log names no address', async () => {
  const open: Socket[] = [];
  const silent = createServer((socket) => void open.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  after(() => {
    for (const socket of open) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const shut = await mailServer({
    onMailFrom: (_, __, callback) => callback(Object.assign(new Error('b@example.com is busy'), { responseCode: 451 })),
  });
  await alertOf('1');
  await createDigest(digestDeps(['a@example.com']), organizationId);
  const emailId = (await emails.list(organizationId, page)).emails[0]?.id ?? '';
  const tries = [1, port, shut.port];
  for (const [each, to] of tries.entries()) {
    const mailer = openMailer(
      { host: '127.0.0.1', port: to, secure: false, requireTls: false, from: 'a@b' },
      { publicUrl: 'http://x', searchesUrl: 'http://x/s', limitMs: 200 },
    );
    await assert.rejects(
      sendEmail({ emails, mailer, now }, emailId, { ...try1, attempt: each + 1 }),
      (error: Error) => {
        assert.match(error.message, /^the mail server did not accept the e-mail \(E/);
        assert.doesNotMatch(error.message, /@/);
        return true;
      },
    );
    const found = await emails.find(emailId);
    assert.deepEqual([found?.status, found?.attempts], ['pending', each + 1]);
  }
  await assert.rejects(sendEmail({ emails, mailer: mailerTo(1), now }, emailId, { attempt: 25, maxAttempts: 25 }));
  assert.equal((await emails.find(emailId))?.status, 'failed');
});

test('a password is not sent to a mail server that must encrypt but does not', async () => {
  const logIns: unknown[] = [];
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _, callback) {
      logIns.push(auth.username, auth.password);
      callback(null, { user: 'u' });
    },
  });
  const mail = { id: newId(), createdAt: clock, recipients: ['a@example.com'] };
  const content = {
    kind: 'webhook_paused',
    organization: 'Bank',
    name: 'Core',
    endpoint: 'https://x.example/y',
  } as const;
  const auth = { user: 'touchstone', pass: 'päss:word' };
  await assert.rejects(
    mailerTo(server.port, { auth, requireTls: true }).send({ ...mail, content }),
    /did not accept the e-mail/,
  );
  assert.deepEqual(logIns, []);
  await mailerTo(server.port, { auth }).send({ ...mail, content });
  assert.deepEqual(logIns, ['touchstone', 'päss:word']);
});

test('only recipients rejected for now are retried, not those rejected permanently', async () => {
  let codes: Record<string, number> = { 'b@example.com': 450, 'c@example.com': 550 };
  const server = await mailServer({
    onRcptTo({ address }, _, callback) {
      const responseCode = codes[address];
      callback(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }));
    },
  });
  await alertOf('1');
  await createDigest(digestDeps(['a@example.com', 'b@example.com', 'c@example.com']), organizationId);
  const emailId = (await emails.list(organizationId, page)).emails[0]?.id ?? '';
  const send = (attempt: number) =>
    sendEmail({ emails, mailer: mailerTo(server.port), now }, emailId, { ...try1, attempt });
  await assert.rejects(send(1), /rejected recipients for now/);
  assert.deepEqual((await emails.find(emailId))?.delivered, ['a@example.com']);
  codes = { 'c@example.com': 550 };
  await send(2);
  assert.deepEqual(
    server.received.map(({ to }) => to),
    [['a@example.com'], ['b@example.com']],
  );
  const done = await emails.find(emailId);
  assert.deepEqual([done?.status, done?.delivered], ['sent', ['a@example.com', 'b@example.com']]);
  assert.match(done?.error ?? '', /^c@example.com: 550/);
});

test('active administrators are e-mailed about a paused webhook, without the path of its address', async () => {
  const server = await mailServer();
  const [id, emailId] = [newId(), newId()];
  const endpoint = 'https://hooks.example.com/T0/secret?token=hidden';
  await db.insert(webhooks).values({
    ...{ id, organizationId, name: '<i>Core</i>', endpoint, types: ['*'], status: 'paused' },
    ...{ createdAt: clock, updatedAt: clock },
  });
  await recordEmail(db, { id: emailId, organizationId, kind: 'webhook_paused', aboutId: id, createdAt: clock });
  await sendEmail({ emails, mailer: mailerTo(server.port), now }, emailId, try1);
  const [mail] = server.received;
  assert.deepEqual(mail?.to, ['admin-0@example.com']);
  assert.ok(mail.parsed.html?.includes('&lt;i&gt;Core&lt;/i&gt; (https://hooks.example.com)'));
  assert.doesNotMatch(mail.raw, /secret|hidden/);
  await db.delete(webhooks);
  const gone = newId();
  await recordEmail(db, { id: gone, organizationId, kind: 'webhook_paused', aboutId: id, createdAt: clock });
  await sendEmail({ emails, mailer: mailerTo(server.port), now }, gone, try1);
  assert.equal((await emails.find(gone))?.status, 'failed');
  await recordEmail(db, { id: newId(), organizationId, kind: 'webhook_paused', aboutId: id, createdAt: clock });
  clock = new Date(clock.getTime() + 31 * 86_400_000);
  await deleteOldEmails({ emails, now });
  assert.deepEqual(await db.select({ status: emailRows.status }).from(emailRows), [{ status: 'pending' }]);
});
