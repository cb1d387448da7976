import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { accountsRepository } from '../../src/accounts/accounts.repository.js';
import { COMMAND_LINE } from '../../src/domain/audit.js';
import { recordId } from '../../src/domain/id.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { analyst } from '../support/sample-case.js';
import { gavrilo, gavriloAtTheUn, gavriloTheYounger, sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { searchService } from '../support/search-service.js';

const service = await searchService(sampleScreener(sampleRecords));
const { database, send } = service;
const checkAnswer = documentedAnswers((await service.app.inject('/openapi.json')).json());
const minimal = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] };
const RECORD = '/api/searches/{search_reference}/records/{id}';

async function search(body: object = {}) {
  const answer = await service.search({ ...minimal, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  checkAnswer({ path: '/api/search', method: 'post' }, 200, answer.json());
  return answer.json().data;
}

async function decide(reference: string, id: string, body: object, token = 'analyst') {
  const answer = await send('POST', `/api/searches/${reference}/records/${id}`, token, body);
  checkAnswer({ path: RECORD, method: 'post' }, answer.statusCode, answer.json());
  return answer;
}

const auditActions = async (target: string) =>
  (await database.pool.query('select action from audit_entries where target_id = $1 order by id', [target])).rows.map(
    ({ action }) => action,
  );

test('a decision updates the record and the statuses of its search, and is read with it', async () => {
  const { search_reference: reference, results } = await search();
  assert.ok(results.length >= 2);
  const [first, ...others] = results;
  const failed = (await decide(reference, first.id, { match_status: 'True Positive', reason: ' It is him ' })).json()
    .data;
  assert.equal(failed.match_status, 'True Positive');
  assert.equal(failed.worst_record_status, 'Failed');
  assert.equal(failed.risk_decision, 'Failed');
  assert.equal(failed.record.match_status, 'True Positive');
  assert.equal(failed.record.risk_decision, 'Failed');
  assert.equal(failed.record.decision.reason, 'It is him');
  assert.equal(failed.record.relevance_status.potential_match, false);

  for (const { id } of others) await decide(reference, id, { match_status: 'False Positive', reason: 'Not him' });
  const read = (await service.read(reference)).json().data;
  assert.equal(read.case_status, others.length > 1 ? 'Passed' : 'Failed');
  assert.equal(read.worst_record_status, 'Failed');
  assert.deepEqual(
    read.results.map((result: { match_status: string }) => result.match_status),
    ['True Positive', ...others.map(() => 'False Positive')],
  );
  const decided = results.map(() => 'record.decided');
  assert.deepEqual((await auditActions(reference)).sort(), ['case.created', 'case.read', ...decided]);
});

test('a search whose every record is a false positive is Passed, without risk', async () => {
  const { search_reference: reference, results } = await search();
  let last: Record<string, unknown> = {};
  for (const { id } of results) {
    last = (await decide(reference, id, { match_status: 'False Positive', reason: 'Another' })).json().data;
  }
  assert.deepEqual(
    [last.match_status, last.case_status, last.worst_record_status, last.risk_decision, last.risk_score],
    ['False Positive', 'Passed', 'Passed', 'Passed', 0],
  );
  const [row] = (await service.list()).json().data.searches;
  assert.deepEqual([row.case_status, row.risk_score], ['Passed', '0']);
});

test('a decision may be changed, and the history keeps every one', async () => {
  const { search_reference: reference, results } = await search();
  const { id } = results[0];
  for (const match_status of ['False Positive', 'Unknown', 'True Positive']) {
    await decide(reference, id, { match_status, reason: `for ${match_status}` });
  }
  const history = await send('GET', `/api/searches/${reference}/records/${id}/decisions`, 'viewer');
  checkAnswer({ path: `${RECORD}/decisions`, method: 'get' }, history.statusCode, history.json());
  assert.deepEqual(
    history.json().data.decisions.map((decision: { match_status: string }) => decision.match_status),
    ['True Positive', 'Unknown', 'False Positive'],
  );
});

test('concurrent decisions on one search are all counted', async () => {
  const { search_reference: reference, results } = await search();
  await Promise.all(
    results.map(({ id }: { id: string }) =>
      decide(reference, id, { match_status: 'False Positive', reason: 'Another' }),
    ),
  );
  const { rows } = await database.pool.query('select potential_matches, false_positives from cases where id = $1', [
    reference,
  ]);
  assert.deepEqual(rows, [{ potential_matches: 0, false_positives: results.length }]);
});

test('case.status_changed is recorded when a status of the search changes, and only then', async () => {
  const { search_reference: reference, results } = await search();
  const { id } = results[0];
  const events = async () =>
    (
      await database.pool.query(
        "select type, changes from events where about_id = $1 and type = 'case.status_changed'",
        [reference],
      )
    ).rows;
  await decide(reference, id, { match_status: 'True Positive', reason: 'It is him' });
  await decide(reference, id, { match_status: 'True Positive', reason: 'It surely is him' });
  const [reported, ...more] = await events();
  assert.deepEqual(more, []);
  assert.equal(reported.type, 'case.status_changed');
  assert.equal(reported.changes.after.match_status, 'True Positive');
});

test('an integration assigns and comments, and neither decides, whitelists nor ends a whitelisting', async () => {
  const { search_reference: reference, results } = await search();
  const input = { match_status: 'False Positive', reason: 'Born in another century', whitelist: true };
  for (const whitelist of [false, true]) {
    const answer = await decide(reference, results[0].id, { ...input, whitelist }, 'integration');
    assert.equal(answer.statusCode, 403);
  }
  assert.equal((await send('DELETE', `/api/whitelist/${'f'.repeat(24)}`, 'integration')).statusCode, 403);
  const comment = { comment: 'Seen in the case tool' };
  assert.equal((await send('POST', `/api/searches/${reference}/comments`, 'integration', comment)).statusCode, 200);
  const nobody = { assignee_ids: [] };
  assert.equal((await send('POST', `/api/searches/${reference}/assignees`, 'integration', nobody)).statusCode, 200);
  const { rows } = await database.pool.query('select status from case_results where case_id = $1', [reference]);
  assert.ok(rows.every(({ status }) => status === 'Potential Match'));
});

test('a decision is refused with every error, without the required role, and if there is nothing to decide', async () => {
  const { search_reference: reference, results } = await search();
  const { id } = results[0];
  const bad = await decide(reference, id, { match_status: 'Passed', reason: 'x'.repeat(501) });
  assert.deepEqual(
    [bad.statusCode, bad.json().error.details.map(({ field }: { field: string }) => field)],
    [400, ['match_status', 'reason']],
  );
  const sound = { match_status: 'Unknown', reason: 'Too little known' };
  const whitelisted = await decide(reference, id, { ...sound, whitelist: true });
  assert.equal(whitelisted.json().error.details[0].field, 'whitelist');
  assert.equal((await decide(reference, id, sound, 'viewer')).statusCode, 403);
  assert.equal((await decide(reference, id, sound, 'stranger')).statusCode, 404);
  assert.equal((await decide(reference, 'f'.repeat(24), sound)).statusCode, 404);
  assert.equal((await decide('f'.repeat(24), id, sound)).statusCode, 404);
  assert.equal((await decide(reference, 'nonsense', sound)).statusCode, 404);
  const { rows } = await database.pool.query('select status from case_results where case_id = $1', [reference]);
  assert.ok(rows.every(({ status }) => status === 'Potential Match'));
});

test('a whitelisted false positive is shown as such in later searches of the same subject, and of no other', async () => {
  const subject = { client_reference: 'whitelisted', birth_incorporation_date: '01-02-1990' };
  const first = await search(subject);
  const [decided] = first.results;
  await decide(first.search_reference, decided.id, {
    match_status: 'False Positive',
    reason: 'Other man',
    whitelist: true,
  });

  const again = await search(subject);
  assert.equal(again.total_records, first.total_records);
  const shown = again.results.find(({ id }: { id: string }) => id === decided.id);
  assert.equal(shown.match_status, 'False Positive');
  assert.deepEqual([shown.whitelist.state, shown.whitelist.reason], ['applied', 'Other man']);
  assert.equal(shown.whitelist.search_reference, first.search_reference);
  assert.equal(shown.decision, null);

  for (const other of [
    { ...subject, client_reference: 'another customer' },
    { ...subject, birth_incorporation_date: '01-02-1961' },
    { ...subject, unique_identifier: 'MP 1234567' },
    { client_reference: 'whitelisted' },
  ]) {
    const { results } = await search(other);
    const result = results.find(({ id }: { id: string }) => id === decided.id);
    assert.deepEqual([result.match_status, result.whitelist], ['Potential Match', null], JSON.stringify(other));
  }
});

test('whitelisting by name alone clears no namesake', async () => {
  for (const subject of [{}, { countries: ['BY'] }]) {
    const first = await search(subject);
    for (const { id } of first.results)
      await decide(first.search_reference, id, { match_status: 'False Positive', reason: 'Another', whitelist: true });
    const again = await search(subject);
    assert.ok(again.total_records > 0);
    for (const { match_status, whitelist } of again.results)
      assert.deepEqual([match_status, whitelist], ['Potential Match', null]);
  }
});

test('a whitelisted record returns when it changes materially, and not for a new remark', async (t) => {
  const subject = { client_reference: 'returns' };
  const before = await search(subject);
  const wanted = { id: recordId(gavriloTheYounger.source, gavriloTheYounger.sourceId) };
  await decide(before.search_reference, wanted.id, {
    match_status: 'False Positive',
    reason: 'Other',
    whitelist: true,
  });
  const { screener } = service;
  t.after(() => {
    service.screener = screener;
  });
  const stateWith = async (changes: object) => {
    const changed = sampleRecords.map((record) => (record === gavriloTheYounger ? { ...record, ...changes } : record));
    service.screener = sampleScreener(changed);
    const { results } = await search(subject);
    const { match_status, whitelist } = results.find(({ id }: { id: string }) => id === wanted.id);
    return [match_status, whitelist.state];
  };
  assert.deepEqual(await stateWith({ notes: ['A new remark.'] }), ['False Positive', 'applied']);
  const passport = { type: 'passport', value: 'ZZ 7654321', country: 'BY' } as const;
  for (const changes of [
    { identifiers: [passport] },
    { names: [...gavriloTheYounger.names, { full: 'G. Z.', kind: 'aka', quality: 'weak' }] },
    { categories: [...gavriloTheYounger.categories, 'SIP'] },
  ]) {
    assert.deepEqual(await stateWith(changes), ['Potential Match', 'returned'], JSON.stringify(changes));
  }
});

test('a party that another list has added since is reopened', async (t) => {
  const { screener } = service;
  t.after(() => {
    service.screener = screener;
  });
  service.screener = sampleScreener(sampleRecords.filter((record) => record !== gavriloAtTheUn));
  const subject = { client_reference: 'joined' };
  const before = await search(subject);
  const alone = before.results.find(({ name }: { name: string }) => name === gavrilo.names[0]?.full);
  await decide(before.search_reference, alone.id, { match_status: 'False Positive', reason: 'Other', whitelist: true });
  service.screener = screener;
  const { results } = await search(subject);
  const joined = results.find(({ id }: { id: string }) => id === alone.id);
  assert.equal(joined.source_details.length, 2);
  assert.deepEqual([joined.match_status, joined.whitelist.state], ['Potential Match', 'returned']);
});

test('a whitelisting ends with another decision or when withdrawn, and is listed until then', async () => {
  const subject = { client_reference: 'ends' };
  const pairs = async () => {
    const answer = await send('GET', '/api/whitelist?page_size=100', 'viewer');
    checkAnswer({ path: '/api/whitelist', method: 'get' }, answer.statusCode, answer.json());
    return answer.json().data.whitelist;
  };
  const before = (await pairs()).length;
  const { search_reference: reference, results } = await search(subject);
  const { id } = results[0];
  const whitelist = { match_status: 'False Positive', reason: 'Other', whitelist: true };
  await decide(reference, id, whitelist);
  assert.ok((await pairs()).length > before);
  await decide(reference, id, { match_status: 'Unknown', reason: 'Not so sure' });
  assert.equal((await pairs()).length, before);
  assert.equal((await search(subject)).results[0].match_status, 'Potential Match');

  await decide(reference, id, whitelist);
  const [pair] = await pairs();
  assert.equal((await send('DELETE', `/api/whitelist/${pair.id}`, 'stranger')).statusCode, 404);
  for (const { id: pairId } of (await pairs()).slice(0, (await pairs()).length - before)) {
    assert.equal((await send('DELETE', `/api/whitelist/${pairId}`, 'analyst')).statusCode, 200);
    assert.equal((await send('DELETE', `/api/whitelist/${pairId}`, 'analyst')).statusCode, 404);
  }
  assert.equal((await search(subject)).results[0].match_status, 'Potential Match');
});

test('a search can be assigned only to users of the organization', async () => {
  const { search_reference: reference } = await search();
  const assign = async (assignee_ids: string[]) => {
    const answer = await send('POST', `/api/searches/${reference}/assignees`, 'analyst', { assignee_ids });
    const route = { path: '/api/searches/{search_reference}/assignees', method: 'post' };
    checkAnswer(route, answer.statusCode, answer.json());
    return answer;
  };
  await database.pool.query(
    `insert into organizations (id, name, created_at) values ($1, 'Ours', now()), ($2, 'Theirs', now()) on conflict do nothing`,
    ['a'.repeat(24), 'c'.repeat(24)],
  );
  for (const [id, organizationId, email] of [
    ['1'.repeat(24), 'a'.repeat(24), 'ours@example.com'],
    ['2'.repeat(24), 'c'.repeat(24), 'theirs@example.com'],
  ] as const) {
    const user = { id, organizationId, email, role: 'analyst', createdAt: new Date() } as const;
    await accountsRepository(database).addUser(user, '', {
      ...{ id, organizationId, at: user.createdAt, actor: COMMAND_LINE, action: 'user.created' },
      ...{ target: { kind: 'user', id }, details: { email, role: user.role } },
    });
  }
  const refused = await assign(['1'.repeat(24), '2'.repeat(24)]);
  assert.deepEqual(
    refused.json().error.details.map(({ field }: { field: string }) => field),
    ['assignee_ids[1]'],
  );
  assert.equal((await assign(['1'.repeat(24)])).json().data.assignees[0].email, 'ours@example.com');
  const [row] = (await service.list()).json().data.searches;
  assert.equal(row.assignees[0].assignee_id, '1'.repeat(24));
  assert.deepEqual((await assign([])).json().data.assignees, []);
});

test('comments are kept in order and returned with the search', async () => {
  const { search_reference: reference } = await search();
  const comment = (text: string) => send('POST', `/api/searches/${reference}/comments`, 'analyst', { comment: text });
  await Promise.all(['one', 'two', 'three'].map(comment));
  const read = (await service.read(reference)).json().data;
  assert.deepEqual(read.comments.map((stated: { comment: string }) => stated.comment).sort(), ['one', 'three', 'two']);
  assert.equal((await comment('   ')).statusCode, 400);
  const foreign = await send('POST', `/api/searches/${reference}/comments`, 'stranger', { comment: 'hello' });
  assert.equal(foreign.statusCode, 404);
});

test('a decision on a record or a whitelisting that was rewritten in the database contradicts the audit log', async () => {
  const { search_reference: reference, results } = await search({ client_reference: 'rewritten' });
  await decide(reference, results[0].id, { match_status: 'False Positive', reason: 'Other man', whitelist: true });
  await decide(reference, results[1].id, { match_status: 'True Positive', reason: 'Same man' });
  assert.deepEqual(await contradictionsAfter(database, analyst.organizationId), []);
  for (const rewriting of [
    sql`update record_decisions set reason = 'None' where case_id = ${reference}`,
    sql`update record_decisions set status = 'Unknown' where case_id = ${reference}`,
    sql`update record_decisions set record_id = record_id || 'x' where case_id = ${reference}`,
    sql`delete from record_decisions where case_id = ${reference}`,
    sql`update whitelisted_pairs set record_id = record_id || 'x' where case_id = ${reference}`,
    sql`update whitelisted_pairs set subject_key = 'another' where case_id = ${reference}`,
    sql`update whitelisted_pairs set material_hash = 'another' where case_id = ${reference}`,
    sql`update whitelisted_pairs set ended_at = now() where case_id = ${reference}`,
    sql`update case_results set status = 'Potential Match' where case_id = ${reference}`,
    sql`update case_results set status = 'Unknown', decision = null where case_id = ${reference}`,
    sql`update case_results set decision = jsonb_set(decision::jsonb, '{reason}', '"None"') where case_id = ${reference}`,
    sql`update case_results set whitelist = decision where case_id = ${reference}`,
  ]) {
    const reported = await contradictionsAfter(database, analyst.organizationId, rewriting);
    assert.deepEqual(reported, [
      `decision_changed: decisions on 1 customers and cases are not as they were made, the first on ${reference}`,
    ]);
  }
});
