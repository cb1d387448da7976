import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo, listedRecord, primary } from '../support/sample-records.js';
import { type Headers, workService } from '../support/work-service.js';

const service = await workService(runningService());
const { ask, send, search, newUser, newOrganization, queue, database } = service;
const UNLISTED = 'Odalys Quispe Huaman';

interface Found {
  readonly search_reference: string;
  readonly case_status: string;
  readonly screening_status: string;
  readonly risk_level: string;
  readonly work: { readonly version: number; readonly state: string } | null;
  readonly notices: readonly { readonly code: string }[];
  readonly results: readonly { readonly id: string }[];
  readonly ai_risk: { readonly customer_id: string; readonly status: string; readonly analyst_decision: string } | null;
}

const find = async (headers: Headers, more: object, name = UNLISTED) =>
  (await search(headers, name, more)) as unknown as Found;
const read = async (headers: Headers, { search_reference }: Pick<Found, 'search_reference'>) =>
  (await send('GET', `/api/searches/${search_reference}?mark_read=false`, headers)).data as unknown as Found;
const statusOf = ({ case_status, screening_status }: Found) => [case_status, screening_status];
const close = async (headers: Headers, found: Pick<Found, 'search_reference'>, more: object = {}) => {
  const { work } = await read(headers, found);
  const body = { version: work?.version ?? 1, action: 'close', reason: 'Checked by hand', ...more };
  return send('POST', `/api/searches/${found.search_reference}/state`, headers, body);
};
const listed = async (headers: Headers, case_status: string) => {
  const { data } = await send('POST', '/api/searches', headers, { case_status });
  const { searches, pagination } = data as unknown as {
    searches: { search_reference: string }[];
    pagination: { total_records: number };
  };
  assert.equal(pagination.total_records, searches.length);
  return searches.map(({ search_reference }) => search_reference).sort();
};

test('with the demonstration list alone a search without results is for review', async () => {
  const { headers } = await newOrganization();
  const found = await find(headers, {});
  assert.deepEqual([...statusOf(found), found.risk_level], ['For Review', 'Incomplete', 'Low']);
});

test('a search for what no list covers, or beside the record that agrees, is for review with and without an analysis', async () => {
  const { headers } = await newOrganization();
  const official = listedRecord({ ...gavrilo, source: 'ofac_sdn' });
  const editions = async () => (await search(headers, UNLISTED)).editions as string[];
  await publishEdition(database, 'ofac_sdn', [official], editions);
  const senator = { source: 'us_congress', sourceId: '1', names: [primary('Prudence Quillfeather')] };
  const members = [
    listedRecord({ ...senator, categories: ['PEP Level 2'] }),
    listedRecord({ ...senator, sourceId: '2', names: [primary('Barnaby Thistlewood')] }),
  ];
  await publishEdition(database, 'us_congress', members, editions);
  const profile = async (name: string, sources: string[]) => {
    const body = { name, categories: ['Sanctions', 'PEP Level 2'], sources };
    const { data } = (await ask('POST', '/api/search-profile', { headers, body })).body;
    return (data.search_profile as { id: string }).id;
  };
  const congress = await profile('Congress', ['us_congress']);
  const unloaded = await profile('EU', ['ofac_sdn', 'eu_fsf', 'us_congress']);
  const born = { birth_incorporation_date: '12-04-1961' };
  const kinds: readonly [string, readonly string[], object, string?][] = [
    ['a category without a list', ['categories_not_listed'], { categories: ['Insolvency'] }],
    ['a level without a list', ['categories_not_listed'], { categories: ['Sanctions', 'PEP'] }],
    ['a list of the profile', ['profile_lists_not_loaded'], { categories: ['Sanctions'], search_profile: unloaded }],
    [
      'a mistyped number',
      ['lei_checksum_wrong'],
      { categories: ['Sanctions'], entity_type: ['Company'], unique_identifier: '529900T8BM49AURSDO50' },
    ],
    [
      'a hidden record',
      ['records_outside_profile'],
      { categories: ['Sanctions'], search_profile: congress, ...born },
      'Gavrilo Zaretsky',
    ],
  ];
  for (const [what, codes, more, name] of kinds) {
    const found = await find(headers, more, name);
    assert.deepEqual(
      found.notices.map(({ code }) => code),
      codes,
      what,
    );
    assert.deepEqual(statusOf(found), ['For Review', 'Incomplete'], what);
    const { search_reference: reference } = await find(headers, { ...more, run_ai_risk: true }, name);
    let analysed = await read(headers, { search_reference: reference });
    while (analysed.ai_risk?.status !== 'COMPLETED') analysed = await read(headers, analysed);
    assert.deepEqual(statusOf(analysed), ['For Review', 'Incomplete'], what);
  }
  for (const more of [{ categories: ['Sanctions'] }, { categories: ['PEP Level 2', 'Sanctions'] }])
    assert.deepEqual(statusOf(await find(headers, more)), ['Passed', 'Complete']);
});

test('an accepted gap holds back no later search, and the earlier one stays as it was made', async () => {
  const { headers } = await newOrganization();
  const before = await find(headers, { categories: ['Sanctions', 'Insolvency'] });
  const body = { categories: ['Insolvency'], reason: 'We lend to nobody' };
  assert.equal((await ask('POST', '/api/accepted-gaps', { headers, body })).status, 200);
  assert.deepEqual(statusOf(await find(headers, { categories: ['Sanctions', 'Insolvency'] })), ['Passed', 'Complete']);
  assert.deepEqual(statusOf(await read(headers, before)), ['For Review', 'Incomplete']);
});

test('the work on it is in the queue, and closing it with a reason clears the search', async () => {
  const admin = await newOrganization();
  const [analyst, viewer] = [await newUser(admin, 'analyst'), await newUser(admin, 'viewer')];
  const found = await find(admin.headers, { categories: ['Insolvency'] });
  const passed = await find(admin.headers, { categories: ['Sanctions'] });
  const items = await queue(admin.headers);
  assert.deepEqual(
    items.map(({ search_reference, state }) => [search_reference, state]),
    [[found.search_reference, 'open']],
  );
  assert.deepEqual(await listed(admin.headers, 'For Review'), [found.search_reference]);
  assert.equal((await close(viewer.headers, found)).status, 403);
  assert.equal((await close(analyst.headers, found, { reason: ' ' })).status, 400);
  assert.deepEqual(statusOf(await read(admin.headers, found)), ['For Review', 'Incomplete']);
  const closed = await close(analyst.headers, found);
  assert.equal(closed.data.work.state, 'closed');
  assert.deepEqual(statusOf(await read(admin.headers, found)), ['Passed', 'Settled']);
  assert.deepEqual(await queue(admin.headers), []);
  assert.deepEqual(await listed(admin.headers, 'For Review'), []);
  assert.deepEqual(await listed(admin.headers, 'Passed'), [found.search_reference, passed.search_reference].sort());
  const { data } = await send('GET', `/api/searches/${found.search_reference}/timeline`, admin.headers);
  const { entries } = data as unknown as { entries: { kind: string; text: string }[] };
  assert.equal(entries.find(({ kind }) => kind === 'work.state_changed')?.text, 'Checked by hand');
});

test('work with an open result cannot be closed, and deciding on the results leaves what was not screened open', async () => {
  const { headers } = await newOrganization();
  const found = await find(headers, { categories: ['Sanctions', 'Insolvency'] }, 'Gavrilo Zaretsky');
  assert.equal(found.results.length, 1);
  const early = await close(headers, found);
  assert.deepEqual([early.status, early.error.code], [409, 'wrong_state']);
  const decision = { match_status: 'False Positive', reason: 'Another man' };
  const path = `/api/searches/${found.search_reference}/records/${found.results[0]?.id}`;
  assert.equal((await ask('POST', path, { headers, body: decision })).status, 200);
  const decided = await read(headers, found);
  assert.deepEqual([...statusOf(decided), decided.work?.state], ['For Review', 'Incomplete', 'open']);
  assert.equal((await close(headers, found)).status, 200);
  assert.deepEqual(statusOf(await read(headers, found)), ['Passed', 'Settled']);
});

test('an escalated search is closed by arbiters only', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const found = await find(admin.headers, { categories: ['Insolvency'] });
  const escalate = { version: 1, action: 'escalate', reason: 'Too much for me' };
  const path = `/api/searches/${found.search_reference}/state`;
  assert.equal((await send('POST', path, analyst.headers, escalate)).status, 200);
  assert.equal((await close(analyst.headers, found)).status, 403);
  assert.equal((await close(admin.headers, found)).status, 200);
  assert.deepEqual(statusOf(await read(admin.headers, found)), ['Passed', 'Settled']);
});

async function analysedSearch(headers: Headers): Promise<Found> {
  let found = await find(headers, { categories: ['Insolvency'], run_ai_risk: true });
  while (found.ai_risk?.status !== 'COMPLETED') found = await read(headers, found);
  return found;
}

test('with an analysis, closing the work decides on the customer, and deciding on the customer closes the work', async () => {
  const { headers } = await newOrganization();
  const first = await analysedSearch(headers);
  assert.equal((await close(headers, first)).status, 200);
  const after = await read(headers, first);
  assert.deepEqual([...statusOf(after), after.ai_risk?.analyst_decision], ['Passed', 'Settled', 'Declined']);

  const second = await analysedSearch(headers);
  const body = { customer_id: second.ai_risk?.customer_id, analyst_decision: 'Declined' };
  assert.equal((await ask('POST', '/api/ai-risk-customers/update', { headers, body })).status, 200);
  const decided = await read(headers, second);
  assert.deepEqual([...statusOf(decided), decided.work?.state], ['Passed', 'Settled', 'closed']);
});

test('a customer without follow-up is no work, and its search is once the customer is deleted', async () => {
  const { headers } = await newOrganization();
  const { configuration } = (await ask('GET', '/api/ai-risk-configuration', { headers })).body.data;
  const changed = { ...(configuration as object), auto_create_cases: false };
  assert.equal((await ask('POST', '/api/ai-risk-configuration', { headers, body: changed })).status, 200);
  const body = { name: UNLISTED, entity_type: ['Person'], categories: ['Insolvency'], match_score: 80 };
  const { data } = (await ask('POST', '/api/ai-risk-customers', { headers, body })).body;
  const search_reference = String(data.search_reference);
  let found = await read(headers, { search_reference });
  while (found.ai_risk?.status !== 'COMPLETED') found = await read(headers, found);
  assert.deepEqual([...statusOf(found), found.work], ['For Review', 'Incomplete', null]);
  const gone = { customer_id: data.customer_id, deleted_reason: 'Entered twice' };
  assert.equal((await ask('POST', '/api/ai-risk-customers/delete', { headers, body: gone })).status, 200);
  assert.deepEqual(statusOf(await read(headers, found)), ['For Review', 'Incomplete']);
  assert.equal((await close(headers, found)).status, 200);
  assert.deepEqual(statusOf(await read(headers, found)), ['Passed', 'Settled']);
});

test('requested articles that could not be searched keep a search from passing, and articles that were do not', async () => {
  const { headers } = await newOrganization();
  const media = { categories: ['Adverse Media'], webhook: 'https://hooks.example.com/media' };
  const searched = async () => {
    let found = (await find(headers, media)) as Found & { adverse_media_status: string };
    while (found.adverse_media_status === 'Pending') found = (await read(headers, found)) as typeof found;
    return found;
  };
  const without = await searched();
  assert.deepEqual([...statusOf(without), without.work?.state], ['For Review', 'Incomplete', 'open']);
  const article = { title: 'A guilty plea', text: 'Somebody else pleaded guilty to fraud.', publisher: 'The Courier' };
  await ask('POST', '/api/adverse-media/articles', { headers, body: { articles: [article] } });
  assert.deepEqual(statusOf(await searched()), ['Passed', 'Complete']);
});

test('rows of earlier versions, which did not judge their screening, keep the status they had', async () => {
  const { headers } = await newOrganization();
  const found = await find(headers, { categories: ['Insolvency'] });
  await database.pool.query('update cases set screening_status = null where id = $1', [found.search_reference]);
  assert.deepEqual(statusOf(await read(headers, found)), ['Passed', 'Unknown']);
  assert.deepEqual(await listed(headers, 'Passed'), [found.search_reference]);
  assert.deepEqual(await listed(headers, 'For Review'), []);
});
