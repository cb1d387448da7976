import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../src/platform/outbox/audit.table.js';
import { events } from '../../src/platform/outbox/events.table.js';
import { customerService } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { create, database, send } = service;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const update = '/api/ai-risk-customers/update';
const remove = '/api/ai-risk-customers/delete';

async function decide(body: object) {
  const answer = await send('POST', update, body);
  check({ path: update, method: 'post' }, answer.statusCode, answer.json());
  return answer;
}
const fieldsOf = (answer: { json(): { error: { details: { field: string; message: string }[] } } }) =>
  answer.json().error.details.map(({ field }) => field);
const auditOf = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.targetId, id))).map(({ action }) => action);

test('a decision is stored with its reason, and updated_at changes', async () => {
  const { customer_id } = await create();
  await service.analyse([customer_id]);
  service.clock = new Date('2026-11-21T10:00:00Z');
  const answer = await decide({ customer_id, analyst_decision: 'Confirmed', analyst_decision_reason: 'Same man' });
  assert.equal(answer.statusCode, 200);
  const { data } = answer.json();
  assert.deepEqual([data.analyst_decision, data.analyst_decision_reason], ['Confirmed', 'Same man']);
  assert.equal(data.updated_at, '2026-11-21T10:00:00.000Z');
});

test('a decision may be changed, and history, audit log and events keep every one', async () => {
  const { customer_id } = await create();
  await service.analyse([customer_id]);
  await decide({ customer_id, analyst_decision: 'Confirmed' });
  await decide({ customer_id, analyst_decision: 'Declined', analyst_decision_reason: 'Another birthplace' });
  const { data } = await decide({ customer_id, analyst_decision: '', analyst_decision_reason: 'See file 7' }).then(
    (answer) => answer.json(),
  );
  assert.deepEqual([data.analyst_decision, data.analyst_decision_reason], ['Declined', 'See file 7']);
  const history = data.decision_history.map((entry: Record<string, string>) => [
    entry.analyst_decision,
    entry.analyst_decision_reason,
    entry.user_id,
    entry.verdict,
  ]);
  const { userId } = analyst;
  assert.deepEqual(history, [
    ['Confirmed', '', userId, data.verdict],
    ['Declined', 'Another birthplace', userId, data.verdict],
    ['', 'See file 7', userId, data.verdict],
  ]);
  assert.deepEqual(await auditOf(customer_id), Array(3).fill('customer.decided'));
  const reported = await database.db.select().from(events).where(eq(events.aboutId, customer_id));
  assert.equal(reported.filter(({ type }) => type === 'analyst_decision.updated').length, 3);
});

test('a reason belongs to its decision: another decision has its own or none, the same one keeps it', async () => {
  const { customer_id } = await create();
  await service.analyse([customer_id]);
  const after = async (analyst_decision: string, analyst_decision_reason?: string) => {
    const { data } = (await decide({ customer_id, analyst_decision, analyst_decision_reason })).json();
    return [data.analyst_decision, data.analyst_decision_reason];
  };
  assert.deepEqual(await after('Confirmed', 'Same man'), ['Confirmed', 'Same man']);
  assert.deepEqual(await after('Confirmed', ''), ['Confirmed', 'Same man']);
  assert.deepEqual(await after('Declined', ''), ['Declined', '']);
  assert.deepEqual(await after('', 'See file 7'), ['Declined', 'See file 7']);
  assert.deepEqual(await after('Confirmed'), ['Confirmed', '']);
});

test('no decision is possible before there is a verdict; a reason is', async () => {
  const { customer_id } = await create();
  const early = await decide({ customer_id, analyst_decision: 'Confirmed', analyst_decision_reason: 'Same man' });
  assert.deepEqual([early.statusCode, fieldsOf(early)], [400, ['analyst_decision']]);
  assert.deepEqual(await auditOf(customer_id), []);
  const noted = await decide({ customer_id, analyst_decision_reason: 'Urgent' });
  assert.deepEqual([noted.statusCode, noted.json().data.analyst_decision_reason], [200, 'Urgent']);
  await service.analyse([customer_id]);
  assert.equal((await decide({ customer_id, analyst_decision: 'Confirmed' })).statusCode, 200);
});

test('an update without decision and reason, or with an invalid one, is refused and changes nothing', async () => {
  const { customer_id } = await create();
  for (const [body, field] of [
    [{}, 'analyst_decision'],
    [{ analyst_decision: '', analyst_decision_reason: ' ' }, 'analyst_decision'],
    [{ analyst_decision: null, analyst_decision_reason: null }, 'analyst_decision'],
    [{ analyst_decision: 'Maybe' }, 'analyst_decision'],
    [{ analyst_decision_reason: 'x'.repeat(501) }, 'analyst_decision_reason'],
  ] as const) {
    const answer = await decide({ customer_id, ...body });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(fieldsOf(answer), [field]);
  }
  assert.equal((await decide({ customer_id, analyst_decision_reason: 'x'.repeat(500) })).statusCode, 200);
  assert.deepEqual(fieldsOf(await decide({ analyst_decision: 'Confirmed' })), ['customer_id']);
});

test('an unknown customer and one of another organization get the same answer', async () => {
  const { customer_id } = await create();
  const body = { customer_id, analyst_decision: 'Confirmed' };
  const foreign = await send('POST', update, body, 'stranger');
  const unknown = await decide({ ...body, customer_id: '0'.repeat(24) });
  assert.deepEqual([foreign.statusCode, unknown.statusCode], [400, 400]);
  assert.deepEqual(foreign.json().error.details, unknown.json().error.details);
  assert.equal((await send('POST', update, body, 'viewer')).statusCode, 403);
});

test('a deleted customer leaves the list and the totals, and is shown when deleted ones are asked for', async () => {
  const total = async (query = '') =>
    (await send('GET', `/api/ai-risk-customers${query}`)).json().data.pagination.total_count;
  const { customer_id } = await create();
  const before = await total();
  service.clock = new Date('2026-11-22T10:00:00Z');
  const answer = await send('POST', remove, { customer_id, deleted_reason: 'Entered twice' });
  check({ path: remove, method: 'post' }, 200, answer.json());
  assert.equal(answer.json().data.deleted_reason, 'Entered twice');
  assert.deepEqual([await total(), await total('?include_deleted=true')], [before - 1, before]);
  const read = (await send('GET', `/api/ai-risk-customers/${customer_id}`)).json().data;
  assert.deepEqual([read.deleted_at, read.deleted_reason], ['2026-11-22T10:00:00.000Z', 'Entered twice']);
  assert.deepEqual(await auditOf(customer_id), ['customer.deleted', 'customer.read']);
});

test('deleting twice, without a reason, and deciding on a deleted customer are refused', async () => {
  const { customer_id } = await create();
  assert.deepEqual(fieldsOf(await send('POST', remove, { customer_id })), ['deleted_reason']);
  for (const deleted_reason of ['', ' ']) {
    const blank = await send('POST', remove, { customer_id, deleted_reason });
    assert.deepEqual(blank.json().error.details, [{ field: 'deleted_reason', message: 'must not be blank' }]);
  }
  assert.equal((await send('POST', remove, { customer_id, deleted_reason: 'x' })).statusCode, 200);
  const again = await send('POST', remove, { customer_id, deleted_reason: 'x' });
  assert.deepEqual([again.statusCode, fieldsOf(again)], [400, ['customer_id']]);
  const decided = await decide({ customer_id, analyst_decision: 'Confirmed' });
  assert.deepEqual([decided.statusCode, fieldsOf(decided)], [400, ['customer_id']]);
});

test('a decision that was rewritten in the database contradicts the audit log', async () => {
  const { customer_id: id } = await create();
  await service.analyse([id]);
  await decide({ customer_id: id, analyst_decision: 'Confirmed', analyst_decision_reason: 'Same man' });
  assert.deepEqual(await contradictionsAfter(database, analyst.organizationId), []);
  for (const rewriting of [
    sql`update customer_decisions set reason = 'None' where customer_id = ${id}`,
    sql`update customer_decisions set decision = 'declined' where customer_id = ${id}`,
    sql`update customer_decisions set user_id = null where customer_id = ${id}`,
    sql`delete from customer_decisions where customer_id = ${id}`,
    sql`insert into customer_decisions (id, customer_id, organization_id, at) select 'f', id, organization_id, now() from customers where id = ${id}`,
    sql`update customers set decision = 'declined' where id = ${id}`,
    sql`update customers set decision = null where id = ${id}`,
    sql`update customers set decision_reason = 'None' where id = ${id}`,
  ]) {
    assert.deepEqual(await contradictionsAfter(database, analyst.organizationId, rewriting), [
      `decision_changed: decisions on 1 customers and cases are not as they were made, the first on ${id}`,
    ]);
  }
});
