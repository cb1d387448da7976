import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { PublicSearch } from '../../src/cases/search.schema.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { contradictionsAfter } from '../support/rewriting.js';
import { sharedService } from '../support/running-service.js';

const { ask, newOrganization, database } = await sharedService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

type Headers = Record<string, string>;
interface Work {
  version: number;
  state: string;
}
interface Decided {
  work: Work;
  articles: { article_id: string; decision_id: string; match_status: string }[];
  case_status: string;
  risk_score: number;
}

/** Two articles on one case, in words of their own: the same words would be one story. */
const TEXTS = [
  'Harold Brindlemoor, 45, of Leeds in the United Kingdom, pleaded guilty on Monday to money laundering.',
  'The United Kingdom: for money laundering a court sentenced the banker Harold Brindlemoor, 45, of Leeds to prison.',
];

const story = (title: string, i: number) => ({
  title,
  text: `${TEXTS[i]} ${title}.`,
  publication_date: '2026-06-01',
  publisher: 'The Wharfedale Courier',
});

/** A case that no list has anybody for, open because of its articles alone. */
async function caseWithArticles(headers: Headers, titles: readonly string[] = ['A guilty plea']) {
  await ask('POST', '/api/adverse-media/articles', { headers, body: { articles: titles.map(story) } });
  const body = {
    ...{ name: 'Harold Brindlemoor', birth_incorporation_date: '03-02-1981', countries: ['GB'] },
    ...{ categories: ['Adverse Media'], entity_type: ['Person'], webhook: 'https://hooks.example.com/media' },
  };
  const made = (await ask('POST', '/api/search', { headers, body })).body.data as unknown as PublicSearch;
  for (; ; await delay(20)) {
    const found = await read(headers, made.search_reference);
    if (found.adverse_media_status !== 'Pending') return found;
  }
}

async function read(headers: Headers, reference: string) {
  const { body } = await ask('GET', `/api/searches/${reference}?mark_read=false`, { headers });
  return body.data as unknown as PublicSearch & { work: Work };
}

async function decide(
  headers: Headers,
  { search_reference, work }: { search_reference: string; work: Work },
  one: object,
) {
  const decisions = [
    { record_ids: [], match_status: 'False Positive', reason_code: 'biography', reason: 'Another career', ...one },
  ];
  const path = '/api/searches/{search_reference}/decisions';
  const answer = await ask('POST', path.replace('{search_reference}', search_reference), {
    headers,
    body: { version: work.version, decisions },
  });
  checkAnswer({ path, method: 'post' }, answer.status, answer.body);
  return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Decided };
}

test('a case open for its articles alone closes once each of them is decided on', async () => {
  const { headers, organizationId } = await newOrganization();
  const found = await caseWithArticles(headers, ['A guilty plea', 'A sentence in March']);
  assert.deepEqual([found.work.state, found.case_status, found.total_adverse_media], ['open', 'For Review', 2]);
  const [first, second] = found.adverse_media.map(({ id }) => id);
  const one = await decide(headers, found, { article_ids: [first] });
  assert.deepEqual([one.data.work.state, one.data.case_status], ['open', 'For Review']);
  assert.deepEqual(
    one.data.articles.map(({ match_status }) => match_status),
    ['False Positive'],
  );
  const other = await decide(headers, { ...found, work: one.data.work }, { article_ids: [second] });
  assert.deepEqual([other.data.work.state, other.data.case_status, other.data.risk_score], ['closed', 'Passed', 0]);
  const decided = await read(headers, found.search_reference);
  assert.deepEqual(
    decided.adverse_media.map(({ decision }) => decision?.reason),
    ['Another career', 'Another career'],
  );
  assert.equal(decided.total_adverse_media, 2, 'a decision removes no article');
  assert.deepEqual(await contradictionsAfter(database, organizationId), []);
});

test('an article about the subject keeps its risk, and the case closes for review', async () => {
  const { headers } = await newOrganization();
  const found = await caseWithArticles(headers);
  const one = { article_ids: [found.adverse_media[0]?.id], match_status: 'True Positive' };
  const { data } = await decide(headers, found, { ...one, reason: 'The same person, they confirmed it' });
  assert.deepEqual([data.work.state, data.case_status, data.risk_score], ['closed', 'For Review', found.risk_score]);
});

test('a decision on an article is withdrawn, and the case is open with its risk again', async () => {
  const { headers, organizationId } = await newOrganization();
  const found = await caseWithArticles(headers);
  const { data } = await decide(headers, found, { article_ids: [found.adverse_media[0]?.id] });
  assert.notEqual(data.risk_score, found.risk_score);
  const path = `/api/searches/${found.search_reference}/decisions/${data.articles[0]?.decision_id}`;
  assert.equal((await ask('DELETE', `${path}?version=${data.work.version}`, { headers })).status, 200);
  const after = await read(headers, found.search_reference);
  assert.deepEqual([after.work.state, after.case_status, after.risk_score], ['open', 'For Review', found.risk_score]);
  assert.equal(after.adverse_media[0]?.decision, null);
  assert.deepEqual(await contradictionsAfter(database, organizationId), []);
});

test('an article needs a note, is of this search, and is not whitelisted', async () => {
  const [{ headers }, other] = [await newOrganization(), await newOrganization()];
  const found = await caseWithArticles(headers);
  const article_ids = [found.adverse_media[0]?.id];
  const fields = async (one: object) => (await decide(headers, found, one)).error.details.map(({ field }) => field);
  assert.deepEqual(await fields({ article_ids, reason: '' }), ['decisions[0].reason']);
  assert.deepEqual(await fields({ article_ids: ['0123456789abcdef01234567'] }), ['decisions[0].article_ids[0]']);
  assert.deepEqual(await fields({ article_ids, whitelist: true }), ['decisions[0].whitelist']);
  assert.deepEqual(await fields({}), ['decisions[0].record_ids']);
  assert.equal((await decide(other.headers, found, { article_ids })).status, 404);
  assert.equal((await read(headers, found.search_reference)).work.state, 'open', 'nothing was stored');
});

test('of two who decide on one article at once one wins, and the other learns who did what', async () => {
  const { headers } = await newOrganization();
  const found = await caseWithArticles(headers);
  const one = { article_ids: [found.adverse_media[0]?.id] };
  const answers = await Promise.all([decide(headers, found, one), decide(headers, found, one)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  assert.match(
    lost?.error.details[0]?.message ?? '',
    /^is \d+ since .* decided on article [0-9a-f]+ as False Positive at /,
  );
});

test('the customer follows the decision on the last article', async () => {
  const { headers } = await newOrganization();
  const found = await caseWithArticles(headers);
  await database.pool.query(
    `insert into customers (id, organization_id, user_id, case_id, party, categories, match_score, exact_search, has_image, upload_source,
       search_words, mode, status, round, requested_by, credit_taken, verdict, key_drivers, created_at, updated_at)
     select $2, organization_id, user_id, id, '{}', '{}', 80, false, false, 'API', '{}', 'lite', 'completed', 1, '', false,
       'potential_match', '{}', now(), now() from cases where id = $1`,
    [found.search_reference, `${found.search_reference.slice(0, 20)}abcd`],
  );
  await decide(headers, found, { article_ids: [found.adverse_media[0]?.id] });
  const { rows } = await database.pool.query('select decision from customers where case_id = $1', [
    found.search_reference,
  ]);
  assert.deepEqual(rows, [{ decision: 'declined' }]);
});
