import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_RISK_SCORE_ENGINE } from '../../src/risk-scores/default-risk-score-engine.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { searchService } from '../support/search-service.js';

const service = await searchService(sampleScreener(sampleRecords));
const { send, database } = service;
const checkAnswer = documentedAnswers((await service.app.inject('/openapi.json')).json());
const minimal = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] };
const ENGINE = '/api/risk-score-engine';

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = 'admin') {
  const answer = await send(method, path, token, body);
  const documented = path.replace(/\?.*/, '').replace(/[0-9a-f]{24}/, '{id}');
  checkAnswer({ path: documented, method: method.toLowerCase() }, answer.statusCode, answer.json());
  return { ...answer.json(), status: answer.statusCode };
}

const created = async (body: object) => (await ask('POST', ENGINE, body)).data.risk_score_engine;
const search = async (body: object = {}, token = 'analyst') =>
  (await service.search({ ...minimal, ...body }, token)).json().data;
const faultsOf = (answer: { error: { details: { field: string }[] } }) =>
  answer.error.details.map(({ field }) => field);

test('an engine is created from the default and the request, and a search may name it at once', async () => {
  const engine = await created({
    title: ' Careful ',
    weightages: { categories: 40, countries: 40 },
    category_scores: { sanctions: 90 },
    country_scores: { BY: 100, International: 10 },
    floors: { sanctions: 80 },
  });
  assert.deepEqual(
    [engine.title, engine.version, engine.is_active, engine.is_default, engine.weightages, engine.floors.sanctions],
    ['Careful', 1, false, false, { categories: 40, countries: 40, crimes: 20, custom_list: 0 }, 80],
  );
  assert.equal(engine.category_scores.Sanctions, 90);
  assert.equal(engine.category_scores.SIP, DEFAULT_RISK_SCORE_ENGINE.categoryScores.SIP);

  const { results } = await search({ risk_score_engine_id: engine.id });
  const [first] = results;
  assert.deepEqual([first.risk_score_engine_id, first.risk_title], [engine.id, 'Careful']);
  assert.deepEqual(first.risk_audit.category_rules.sanctions, {
    ...{ absolute_score: 90, weightage: 40, weighted_score: 36, selected: true },
  });
  assert.equal(first.risk_audit.floor_rules.sanctions.floor, 80);
  assert.equal(first.risk_score, 80);
  assert.equal((await search()).results[0].risk_score_engine_id, DEFAULT_RISK_SCORE_ENGINE.id);
});

test('searches without an engine use the active version, which no change alters', async () => {
  const { id } = await created({ title: 'Active', floors: { sanctions: 81 } });
  await ask('POST', `${ENGINE}/${id}/activate`, {});
  assert.equal((await search()).results[0].risk_score, 81);

  const changed = (await ask('POST', `${ENGINE}/${id}`, { floors: { sanctions: 99 } })).data.risk_score_engine;
  assert.deepEqual([changed.version, changed.is_active, changed.active_version], [2, false, 1]);
  const { search_reference: reference, results } = await search();
  assert.equal(results[0].risk_score, 81);

  await ask('POST', `${ENGINE}/${id}/activate`, { version: 2 });
  assert.equal((await search()).results[0].risk_score, 99);
  assert.equal((await service.read(reference)).json().data.results[0].risk_score, 81);
  assert.equal((await ask('GET', `${ENGINE}/${id}?version=1`)).data.risk_score_engine.floors.sanctions, 81);
  assert.equal((await ask('DELETE', `${ENGINE}/${id}`)).error.code, 'engine_is_active');

  await ask('POST', `${ENGINE}/${DEFAULT_RISK_SCORE_ENGINE.id}/activate`, {});
  assert.equal((await search()).results[0].risk_score_engine_id, DEFAULT_RISK_SCORE_ENGINE.id);
  assert.equal((await ask('DELETE', `${ENGINE}/${id}`)).status, 200);
  assert.equal((await ask('GET', `${ENGINE}/${id}`)).status, 404);
  assert.equal((await service.read(reference)).json().data.results[0].risk_title, 'Active');
});

test('one engine of the organization is active, the default one when no other is', async () => {
  const ids = [(await created({ title: 'One' })).id, (await created({ title: 'Two' })).id];
  for (const id of ids) await ask('POST', `${ENGINE}/${id}/activate`, {});
  const activeIds = async () =>
    (await ask('GET', '/api/risk-score-engine-list', undefined, 'viewer')).data.risk_score_engines
      .filter(({ active_version }: { active_version: number | null }) => active_version !== null)
      .map(({ id }: { id: string }) => id);
  assert.deepEqual(await activeIds(), [ids[1]]);
  await ask('POST', `${ENGINE}/${DEFAULT_RISK_SCORE_ENGINE.id}/activate`, {});
  assert.deepEqual(await activeIds(), [DEFAULT_RISK_SCORE_ENGINE.id]);
});

test('of two concurrent changes both become versions, or one is asked to retry', async () => {
  const { id } = await created({ title: 'Contested' });
  const answers = await Promise.all(
    [61, 62, 63, 64].map((sanctions) => ask('POST', `${ENGINE}/${id}`, { floors: { sanctions } })),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  assert.ok(answers.every(({ status, error }) => status === 200 || error.code === 'engine_was_changed'));
  assert.equal((await ask('GET', `${ENGINE}/${id}`)).data.risk_score_engine.newest_version, 1 + done);
});

test('a preview shows the effect of another version on past searches, and changes nothing', async () => {
  const { search_reference: reference, risk_score: before } = await search();
  const { id } = await created({ title: 'What if', floors: { sanctions: 97 } });
  const { data } = await ask('POST', `${ENGINE}/${id}/what-if`, { searches: 1 });
  assert.deepEqual([data.searches, data.changed_scores, data.changed_levels], [1, 1, 0]);
  assert.deepEqual(data.levels.High, { Low: 0, Medium: 0, High: 1 });
  assert.deepEqual(data.examples, [
    {
      search_reference: reference,
      searched_name: 'Gavrilo Zaretsky',
      before: { risk_score: before, risk_level: 'High' },
      after: { risk_score: 97, risk_level: 'High' },
    },
  ]);
  const same = await ask('POST', `${ENGINE}/${DEFAULT_RISK_SCORE_ENGINE.id}/what-if`, { searches: 1 });
  assert.equal(same.data.changed_scores, 0);
  assert.equal((await service.read(reference)).json().data.risk_score, before);
});

test('a draft is tried on past searches as if it were stored, and nothing of it is', async () => {
  const { search_reference: reference, risk_score: before } = await search();
  const count = async () => (await database.pool.query('select count(*) from risk_score_engines')).rows[0].count;
  const kept = await count();
  const floors = { sanctions: 98 };
  const { data } = await ask('POST', `${ENGINE}/what-if`, { draft: { floors }, searches: 1 });
  assert.deepEqual([data.searches, data.cut_short, data.changed_scores, data.levels.High.High], [1, false, 1, 1]);
  const [{ search_reference: moved, after }] = data.examples;
  assert.deepEqual([moved, after.risk_score], [reference, 98]);
  assert.deepEqual([await count(), (await service.read(reference)).json().data.risk_score], [kept, before]);

  const { id } = await created({ title: 'Base', floors });
  await ask('POST', `${ENGINE}/${id}`, { floors: { sanctions: 97 } });
  const trial = async (body: object) => (await ask('POST', `${ENGINE}/what-if`, { ...body, searches: 1 })).data;
  const onBase = await trial({ draft: { category_scores: { SIP: 3 } }, based_on: id });
  assert.equal(onBase.examples[0].after.risk_score, 97, 'the newest version, with the values of the draft');
  const stored = await ask('POST', `${ENGINE}/${id}/what-if`, { searches: 1 });
  assert.deepEqual(onBase, stored.data);
});

test('a draft is refused with every error that storing it would name', async () => {
  const tried = (body: object, token = 'admin') => ask('POST', `${ENGINE}/what-if`, body, token);
  for (const [body, ...fields] of [
    [{ weightages: { categories: 90 }, floors: { sanctions: 20 } }, 'weightages', 'floors.sanctions'],
    [{ category_scores: { Pirates: 10 }, country_scores: { QQ: 10 } }, 'category_scores.Pirates', 'country_scores.QQ'],
    [{ category_scores: { SIP: 101 }, luck: 1 }, 'luck', 'category_scores.SIP'],
  ] as const) {
    const refused = await tried({ draft: body });
    assert.deepEqual([refused.status, faultsOf(refused)], [400, fields.map((field) => `draft.${field}`)]);
  }
  assert.deepEqual(faultsOf(await tried({})), ['draft']);
  assert.deepEqual(faultsOf(await tried({ draft: {}, searches: 2001 })), ['searches']);
  assert.deepEqual(faultsOf(await tried({ draft: {}, based_on: '0'.repeat(24) })), ['based_on']);
  for (const role of ['analyst', 'viewer']) assert.equal((await tried({ draft: {} }, role)).status, 403);
});

test('an update without changes makes no version, and an unknown version is an error of the body', async () => {
  const { id } = await created({ title: 'Still', floors: { sanctions: 97 } });
  for (const body of [{}, { title: 'Still', floors: { sanctions: 97 } }]) {
    assert.equal((await ask('POST', `${ENGINE}/${id}`, body)).data.risk_score_engine.version, 1);
  }
  for (const action of ['activate', 'what-if']) {
    const refused = await ask('POST', `${ENGINE}/${id}/${action}`, { version: 2 });
    assert.deepEqual([refused.status, faultsOf(refused)], [400, ['version']]);
  }
});

test('an invalid table is refused with every error, and nothing of it is stored', async () => {
  const count = async () => (await database.pool.query('select count(*) from risk_score_engines')).rows[0].count;
  const kept = await count();
  const names = await ask('POST', ENGINE, {
    title: 'Wrong',
    category_scores: { Pirates: 10 },
    country_scores: { QQ: 10 },
  });
  assert.deepEqual(faultsOf(names), ['category_scores.Pirates', 'country_scores.QQ']);
  const sums = await ask('POST', ENGINE, { title: 'Wrong', weightages: { categories: 90 }, floors: { sanctions: 20 } });
  assert.deepEqual(faultsOf(sums), ['weightages', 'floors.sanctions']);
  const shape = await ask('POST', ENGINE, {
    ...{ title: '', weightages: { luck: 1 }, category_scores: { SIP: 101 }, country_scores: { QQ: 10, RU: 5, ru: 7 } },
  });
  assert.deepEqual(faultsOf(shape).sort(), [
    ...['category_scores.SIP', 'country_scores.QQ', 'country_scores.ru', 'title', 'weightages.luck'],
  ]);
  assert.equal(await count(), kept);
});

test('engines belong to their organization, and only administrators can change them', async () => {
  const { id } = await created({ title: 'Ours' });
  assert.equal((await ask('POST', ENGINE, { title: 'Mine' }, 'analyst')).status, 403);
  assert.equal((await ask('GET', `${ENGINE}/${id}`, undefined, 'stranger')).status, 404);
  const foreign = await service.search({ ...minimal, risk_score_engine_id: id }, 'stranger');
  assert.equal(foreign.json().error.details[0].field, 'risk_score_engine_id');
  assert.equal(
    (await ask('POST', `${ENGINE}/${DEFAULT_RISK_SCORE_ENGINE.id}`, { title: 'x' })).error.code,
    'default_engine',
  );
  assert.equal((await ask('DELETE', `${ENGINE}/${DEFAULT_RISK_SCORE_ENGINE.id}`)).error.code, 'default_engine');
});

test('country risk is returned with its sources and their dates', async () => {
  const answer = await send('GET', '/api/reference/country-risk', 'viewer');
  const { sources } = answer.json().data;
  assert.ok(sources.every(({ as_of, url }: { as_of: string; url: string }) => /^\d{4}-\d\d-\d\d$/.test(as_of) && url));
});
