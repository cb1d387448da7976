import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '../../src/domain/caller.js';
import { isSampled } from '../../src/domain/second-review.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { ADMIN_PASSWORD, officialService } from '../support/running-service.js';

const { ask, newOrganization, newUser: addUser, database, address } = await officialService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

type Headers = Record<string, string>;
interface Person {
  readonly id: string;
  readonly headers: Headers;
}
// biome-ignore lint/suspicious/noExplicitAny: answers are held against the document
type Data = any;

async function send(method: string, path: string, headers: Headers, body?: object) {
  const answer = await ask(method, path, { headers, ...(body && { body }) });
  const documented = path
    .replace(/\?.*/, '')
    .replace(/searches\/[0-9a-f]{24}/, 'searches/{search_reference}')
    .replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, text: answer.text, data: answer.body.data as Data };
}

let users = 0;
async function newUser(admin: { headers: Headers }, role: Role): Promise<Person> {
  const { id, email, password } = await addUser(admin, role, `Person ${++users}`);
  const token = await ask('POST', '/api/get-access-token', { body: { email, password } });
  return { id, headers: { authorization: `Bearer ${token.body.data.access_token}` } };
}

const POLICY = {
  ...{ enabled: true, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
  ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'always' },
  ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
};

/** An organization under a policy, with two analysts and a lead. */
async function bank(policy: object = {}) {
  const admin = await newOrganization();
  const [ana, ben, lea] = [
    await newUser(admin, 'analyst'),
    await newUser(admin, 'analyst'),
    await newUser(admin, 'lead'),
  ];
  const set = await send('POST', '/api/review-policy', admin.headers, { ...POLICY, ...policy });
  assert.equal(set.status, 200, set.text);
  return { admin, ana, ben, lea, policy: set.data };
}

/** A case with a hit on the list. The listed party was born in another year than the one given here. */
async function search(headers: Headers) {
  const { data } = await send('POST', '/api/search', headers, {
    ...{ name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'] },
    ...{ birth_incorporation_date: '12-03-1921', countries: ['RU'] },
  });
  return { reference: data.search_reference as string, id: data.results[0].id as string };
}

const read = async (headers: Headers, reference: string) =>
  (await send('GET', `/api/searches/${reference}?mark_read=false`, headers)).data;
const NOTE = 'The same passport was shown to us';
const TRUE = { match_status: 'True Positive', reason_code: 'confirmed_by_party', reason: NOTE };
const FALSE = { match_status: 'False Positive', reason_code: 'birth_date', reason: '' };

async function decide(
  { headers }: Person,
  { reference, id }: { reference: string; id: string },
  choice: object,
  version?: number,
) {
  const seen = version ?? (await read(headers, reference)).work.version;
  const decisions = [{ record_ids: [id], ...choice }];
  return send('POST', `/api/searches/${reference}/decisions`, headers, { version: seen, decisions });
}

test('a true positive is proposed, kept back from everybody else, and final when a second person agrees blind', async () => {
  const { ana, ben, lea, admin } = await bank();
  const found = await search(admin.headers);
  const { reference, id } = found;
  assert.deepEqual((await read(ana.headers, reference)).needs_second, [
    { record_id: id, match_status: 'True Positive', why: ['true_positive'] },
  ]);
  const proposed = (await decide(ana, found, TRUE)).data;
  assert.deepEqual([proposed.standing, proposed.records[0].match_status], ['proposed', 'Potential Match']);
  assert.deepEqual(
    [proposed.work.state, proposed.work.assignee, proposed.case_status],
    ['second_review', null, 'For Review'],
  );
  const comment = 'It is her without any doubt';
  await send('POST', `/api/searches/${reference}/comments`, ana.headers, { comment });

  const loggedProposal = async () => {
    const [{ headers }, which] = [admin, `?action=decision.proposed&target_id=${reference}`];
    // An entry is exported once it is part of its chain.
    while ((await ask('GET', `/api/audit/export${which}`, { headers })).text === '');
    const paths = [`/api/audit${which}`, `/api/audit/export${which}`];
    return Promise.all(paths.map(async (path) => (await ask('GET', path, { headers })).text));
  };
  for (const text of await loggedProposal()) {
    assert.ok(text.includes(ana.id) && !text.includes(NOTE) && !text.includes('True Positive'), text);
  }

  for (const { headers } of [ben, lea, admin]) {
    const answers = [
      await send('GET', `/api/searches/${reference}?mark_read=false`, headers),
      await send('GET', `/api/searches/${reference}/work`, headers),
      await send('GET', `/api/searches/${reference}/timeline`, headers),
      await send('GET', `/api/searches/${reference}/related`, headers),
      await send('GET', `/api/searches/${reference}/records/${id}/decisions`, headers),
      await send('GET', '/api/queue', headers),
      await send('POST', '/api/searches', headers, {}),
      await send('POST', `/api/searches/${reference}/comments`, headers, { comment: 'I look at it now' }),
    ];
    for (const { text } of answers) {
      assert.ok(!text.includes(NOTE) && !text.includes(comment) && !text.includes('True Positive"'), text);
    }
    const { proposal } = answers[0]?.data ?? {};
    assert.deepEqual([proposal.hidden, proposal.mine, proposal.records[0].record_id], [true, false, id]);
    assert.equal(answers[2]?.data.hidden_until_decided, 2);
    const behind = await decide(ben, found, FALSE, 1);
    assert.equal(behind.status, 409);
    assert.ok(!behind.text.includes('True Positive'), behind.text);
  }
  const own = await read(ana.headers, reference);
  assert.deepEqual([own.proposal.hidden, own.proposal.mine, own.proposal.records[0].reason], [false, true, NOTE]);
  assert.deepEqual((await send('GET', '/api/queue', ana.headers)).data.items[0].proposed_by_me, true);
  const again = await decide(ana, found, TRUE);
  assert.deepEqual([again.status, again.error.code], [403, 'own_proposal']);

  const agreed = (await decide(ben, found, { ...TRUE, reason: 'The passport agrees' })).data;
  assert.deepEqual([agreed.standing, agreed.work.state, agreed.case_status], ['final', 'closed', 'Failed']);
  const after = await read(lea.headers, reference);
  assert.equal(after.proposal, null);
  assert.deepEqual([after.results[0].decision.decided_by, after.results[0].decision.opinions.length], [ben.id, 1]);
  assert.equal(after.results[0].decision.opinions[0].user_id, ana.id);
  for (const text of await loggedProposal()) assert.ok(text.includes(NOTE), text);
  const timeline = (await send('GET', `/api/searches/${reference}/timeline`, lea.headers)).data;
  assert.equal(timeline.hidden_until_decided, 0);
  const kinds = timeline.entries.map(({ kind }: { kind: string }) => kind);
  assert.ok(kinds.includes('decision.proposed') && kinds.includes('decision.agreed'));
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});

test('two who differ see each other, and an arbiter who is neither settles it', async () => {
  const { ana, ben, lea, admin } = await bank();
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  const disputed = (await decide(ben, found, FALSE)).data;
  assert.deepEqual([disputed.standing, disputed.work.state], ['disputed', 'conflict']);
  for (const { headers } of [ana, ben, lea]) {
    const { proposal } = await read(headers, found.reference);
    assert.deepEqual(
      proposal.records.map(({ match_status }: { match_status: string }) => match_status),
      ['True Positive', 'False Positive'],
    );
    assert.deepEqual([proposal.hidden, proposal.standing], [false, 'disputed']);
  }
  for (const one of [ana, ben]) assert.equal((await decide(one, found, TRUE)).error.code, 'own_proposal');
  const third = await newUser(admin, 'analyst');
  assert.equal((await decide(third, found, TRUE)).error.code, 'forbidden');
  const settled = (await decide(lea, found, FALSE)).data;
  assert.deepEqual([settled.standing, settled.work.state, settled.case_status], ['final', 'closed', 'Passed']);
  const { decision } = (await read(ana.headers, found.reference)).results[0];
  assert.deepEqual(
    [decision.decided_by, ...decision.opinions.map(({ user_id }: { user_id: string }) => user_id)],
    [lea.id, ana.id, ben.id],
  );
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});

test('an arbiter of the policy alone settles: a lead does not where administrators do', async () => {
  const { ana, ben, lea, admin } = await bank({ arbiters: ['admin'] });
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  await decide(ben, found, FALSE);
  assert.equal((await decide(lea, found, FALSE)).status, 403);
  assert.equal((await decide({ id: '', headers: admin.headers }, found, FALSE)).status, 200);
});

test('each opinion is withdrawn within a minute, and the case is where it was', async () => {
  const { ana, ben, lea, admin } = await bank();
  const found = await search(admin.headers);
  const withdraw = async ({ headers }: Person, made: Data) => {
    const { version } = (await read(headers, found.reference)).work;
    const path = `/api/searches/${found.reference}/decisions/${made.records[0].decision_id}?version=${version}`;
    return send('DELETE', path, headers);
  };
  const first = (await decide(ana, found, TRUE)).data;
  assert.equal((await withdraw(ana, first)).data.work.state, 'open');
  const again = (await decide(ana, found, TRUE)).data;
  const agreed = (await decide(ben, found, TRUE)).data;
  assert.equal((await withdraw(ana, again)).status, 409, 'somebody acted on it');
  assert.equal((await withdraw(ben, agreed)).data.work.state, 'second_review');
  assert.deepEqual((await read(ben.headers, found.reference)).proposal.hidden, true);
  const disputed = (await decide(ben, found, FALSE)).data;
  const settled = (await decide(lea, found, FALSE)).data;
  assert.equal((await withdraw(lea, settled)).data.work.state, 'conflict');
  assert.equal((await withdraw(ben, disputed)).data.work.state, 'second_review');
  assert.equal((await withdraw(ana, again)).data.work.state, 'open');
  assert.equal((await read(ana.headers, found.reference)).proposal, null);
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});

test('of two reviewers who decide at once one is second, and the other learns that the case has changed', async () => {
  const { ana, ben, lea, admin } = await bank();
  const found = await search(admin.headers);
  const proposed = (await decide(ana, found, TRUE)).data;
  const answers = await Promise.all([
    decide(ben, found, TRUE, proposed.work.version),
    decide(lea, found, FALSE, proposed.work.version),
    decide(ana, found, FALSE, proposed.work.version),
  ]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});

test('two who propose at once make one proposal, also by the decision of the contract', async () => {
  const { ana, ben, admin } = await bank();
  const found = await search(admin.headers);
  const plain = { match_status: 'True Positive', reason: 'The same party' };
  const path = `/api/searches/${found.reference}/records/${found.id}`;
  const answers = await Promise.all([
    send('POST', path, ana.headers, plain),
    send('POST', path, ana.headers, plain),
    send('POST', path, ana.headers, plain),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403]);
  const won = answers.find(({ status }) => status === 200);
  assert.deepEqual([won?.data.standing, won?.data.record.match_status], ['proposed', 'Potential Match']);
  assert.equal((await send('POST', path, ben.headers, plain)).data.standing, 'final');
});

test('a true positive of two persons is not taken back by one, neither as false nor as unknown', async () => {
  const { ana, ben, lea, admin } = await bank();
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  await decide(ben, found, TRUE);
  const path = `/api/searches/${found.reference}/records/${found.id}`;
  for (const match_status of ['Unknown', 'False Positive']) {
    const first = (await send('POST', path, ana.headers, { match_status, reason: NOTE })).data;
    assert.deepEqual([first.standing, first.record.match_status], ['proposed', 'True Positive']);
    assert.equal((await read(lea.headers, found.reference)).results[0].match_status, 'True Positive');
    const second = (await send('POST', path, ben.headers, { match_status, reason: NOTE })).data;
    assert.deepEqual([second.standing, second.record.match_status], ['final', match_status]);
    await send('POST', path, ana.headers, { match_status: 'True Positive', reason: NOTE });
    await send('POST', path, ben.headers, { match_status: 'True Positive', reason: NOTE });
  }
  assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
});

test('no statement makes one person both, whatever the program asks', async () => {
  const { ana, admin } = await bank();
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  await assert.rejects(
    database.pool.query('update record_decisions set not_by = array[user_id] where case_id = $1', [found.reference]),
    /record_decisions_second_person/,
  );
});

for (const [name, policy, choice, why] of [
  ['a false positive with a high score', { false_positive_from_score: 30 }, FALSE, ['score']],
  ['a whitelisting', {}, { ...FALSE, whitelist: true }, ['whitelist']],
  ['a sampled false positive', { sample_percent: 100 }, FALSE, ['sample']],
] as const) {
  test(`${name} is proposed, and logged with why`, async () => {
    const { ana, ben, admin } = await bank(policy);
    const found = await search(admin.headers);
    assert.equal((await decide(ana, found, choice)).data.standing, 'proposed');
    const { entries } = (await send('GET', `/api/searches/${found.reference}/timeline`, ana.headers)).data;
    assert.deepEqual(entries[0].details.needs_second, why);
    assert.equal((await send('GET', '/api/whitelist', admin.headers)).data.whitelist.length, 0);
    assert.equal((await decide(ben, found, choice)).data.standing, 'final');
    const { whitelist } = (await send('GET', '/api/whitelist', admin.headers)).data;
    assert.equal(whitelist.length, 'whitelist' in choice ? 1 : 0);
    assert.deepEqual(await contradictionsAfter(database, admin.organizationId), []);
  });
}

test('the sample is the same for a case however often it is decided, and an auditor repeats it', async () => {
  const { ana, admin, policy } = await bank({ sample_percent: 50 });
  assert.match(policy.sample_seed, /^[0-9a-f]{32}$/);
  for (let round = 0; round < 6; round++) {
    const found = await search(admin.headers);
    const expected = isSampled(policy.sample_seed, found.reference, 50) ? 'proposed' : 'final';
    const made = (await decide(ana, found, FALSE)).data;
    assert.equal(made.standing, expected);
    const path = `/api/searches/${found.reference}/decisions/${made.records[0].decision_id}?version=${made.work.version}`;
    await send('DELETE', path, ana.headers);
    assert.equal((await decide(ana, found, FALSE)).data.standing, expected);
  }
});

test('a sample has about the size that was asked for, and none or all at the ends', () => {
  const ids = Array.from({ length: 4000 }, (_, index) => index.toString(16).padStart(24, '0'));
  const share = ids.filter((id) => isSampled('seed', id, 5)).length / ids.length;
  assert.ok(share > 0.035 && share < 0.065, String(share));
  assert.ok(!ids.some((id) => isSampled('seed', id, 0)) && ids.every((id) => isSampled('seed', id, 100)));
});

test('who escalated a case does not decide it alone, another arbiter does', async () => {
  const { lea, admin } = await bank();
  const found = await search(admin.headers);
  const escalate = { version: 1, action: 'escalate', reason: 'A close relative' };
  await send('POST', `/api/searches/${found.reference}/state`, lea.headers, escalate);
  assert.equal((await decide(lea, found, TRUE)).data.standing, 'proposed');
  const other = await search(admin.headers);
  await send('POST', `/api/searches/${other.reference}/state`, lea.headers, escalate);
  const { data } = await decide({ id: '', headers: admin.headers }, other, TRUE);
  assert.deepEqual([data.standing, data.work.state], ['final', 'closed']);
});

test('the next case to review is never one’s own proposal', async () => {
  const { ana, ben, admin } = await bank();
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  assert.equal((await send('POST', '/api/queue/next', ana.headers)).data, null);
  assert.deepEqual((await send('POST', '/api/queue/next', ben.headers)).data, { search_reference: found.reference });
});

test('the policy is the administrator’s, needs two who decide, and is logged', async () => {
  const alone = await newOrganization();
  const refused = await send('POST', '/api/review-policy', alone.headers, { ...POLICY, time_zone: 'Moon/Base' });
  assert.deepEqual(
    refused.error.details.map(({ field }) => field),
    ['time_zone', 'enabled'],
  );
  assert.equal((await send('GET', '/api/review-policy', alone.headers)).data.sample_seed, '');
  const { admin, lea, policy } = await bank({
    due_hours: { High: 2, Medium: 2, Low: 2 },
    working_days: [1, 2, 3, 4, 5, 6, 7],
  });
  assert.equal((await send('GET', '/api/review-policy', lea.headers)).status, 403);
  assert.equal((await send('POST', '/api/review-policy', lea.headers, POLICY)).status, 403);
  const { data } = await send('POST', '/api/review-policy', admin.headers, { ...POLICY, enabled: false });
  assert.deepEqual([data.enabled, data.sample_seed], [false, policy.sample_seed], 'the seed stays');
  const me = (await send('GET', '/api/me', lea.headers)).data;
  assert.deepEqual([me.policy.enabled, 'sample_seed' in me.policy], [false, false]);
  const { entries } = (await send('GET', '/api/audit?action=review_policy.updated', admin.headers)).data;
  assert.deepEqual([entries.length, entries[0].details.after.enabled], [2, false]);
});

test('nobody decides alone on a customer whose results need two', async () => {
  const { ana, ben, admin } = await bank();
  const { data: customer } = await send('POST', '/api/ai-risk-customers', admin.headers, {
    ...{ name: 'Gavril Tverdokhlebenko', categories: ['Sanctions'], entity_type: ['Person'], match_score: 80 },
  });
  const reference = customer.search_reference as string;
  for (;;) {
    const { body } = await ask('GET', `/api/ai-risk-customers/${customer.customer_id}`, { headers: admin.headers });
    if ((body.data as Data).status === 'COMPLETED') break;
  }
  const update = (person: Person, analyst_decision: string) =>
    send('POST', '/api/ai-risk-customers/update', person.headers, {
      ...{ customer_id: customer.customer_id, analyst_decision },
    });
  for (const decision of ['Confirmed', 'Declined']) {
    const { status, error } = await update(ana, decision);
    assert.deepEqual([status, error?.details[0]?.field], [400, 'analyst_decision'], decision);
  }
  const found = { reference, id: (await read(admin.headers, reference)).results[0].id };
  await decide(ana, found, TRUE);
  assert.equal((await update(ana, 'Confirmed')).status, 400, 'a proposal is not final');
  const agreed = (await decide(ben, found, TRUE)).data;
  assert.equal(agreed.standing, 'final');
  assert.equal((await update(ana, 'Declined')).status, 400, 'not against what two decided');
  assert.equal((await update(ana, 'Confirmed')).status, 200);
});

test('due dates follow the policy', async () => {
  const { admin } = await bank({ due_hours: { High: 2, Medium: 2, Low: 2 }, working_days: [1, 2, 3, 4, 5, 6, 7] });
  const { reference } = await search(admin.headers);
  const { work } = await read(admin.headers, reference);
  assert.equal(Date.parse(work.due_at) - Date.parse(work.opened_at), 2 * 3_600_000);
});

test('a session of the console sets the policy once the password is typed again', async () => {
  const { email, headers } = await newOrganization();
  await newUser({ headers }, 'analyst');
  const session = await signIn(email);
  assert.equal((await send('POST', '/api/review-policy', session, POLICY)).error.code, 'confirmation_needed');
  await send('POST', '/api/session/confirm', session, { password: ADMIN_PASSWORD });
  assert.equal((await send('POST', '/api/review-policy', session, POLICY)).status, 200);
});

test('a case that monitoring changes loses its proposal, and is decided anew', async () => {
  const { ana, admin } = await bank();
  const found = await search(admin.headers);
  await decide(ana, found, TRUE);
  const { updateWork } = await import('../../src/cases/work-items.repository.js');
  const { casesRepository } = await import('../../src/cases/cases.repository.js');
  const { rows } = await database.pool.query('select organization_id from cases where id = $1', [found.reference]);
  const organizationId = rows[0].organization_id;
  const cases = casesRepository(database);
  const after = (await cases.find(organizationId, found.reference)) ?? assert.fail();
  const results = await cases.results(organizationId, found.reference, { number: 1, size: 50 });
  await updateWork(database.db, organizationId, [
    {
      before: after,
      after: { ...after, updatedAt: new Date() },
      results,
      alerts: [{ type: 'monitoring.match_updated' }],
    },
  ]);
  const { work, proposal } = await read(ana.headers, found.reference);
  assert.deepEqual([work.state, proposal], ['open', null]);
  assert.equal((await decide(ana, found, TRUE)).data.standing, 'proposed');
});

test('opening a case in the console is logged once a day, what is fetched ahead is not', async () => {
  const { email, headers } = await newOrganization();
  const { reference } = await search(headers);
  const session = await signIn(email);
  await send('GET', `/api/searches/${reference}?mark_read=false`, session);
  const opened = async () => {
    const { data } = await send('GET', `/api/audit?action=case.opened&target_id=${reference}`, headers);
    return data.entries.length;
  };
  assert.equal(await opened(), 0);
  await send('GET', `/api/searches/${reference}`, session);
  await send('GET', `/api/searches/${reference}`, session);
  await send('GET', `/api/searches/${reference}`, headers);
  assert.equal(await opened(), 1);
});

/** Headers of a session of the console. */
async function signIn(email: string): Promise<Headers> {
  const signedIn = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password: ADMIN_PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { data } = (await signedIn.json()) as { data: { csrf_token: string } };
  return { cookie, origin: address, 'x-csrf-token': data.csrf_token };
}
