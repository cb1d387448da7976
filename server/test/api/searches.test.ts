import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asFirstAnswered } from '../support/as-first-answered.js';
import { analyst } from '../support/sample-case.js';
import { gavrilo, listedRecord, sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { searchService } from '../support/search-service.js';

const service = await searchService(sampleScreener(sampleRecords));
const minimal = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'] };

async function created(body: object = {}) {
  const answer = await service.search({ ...minimal, ...body });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
}

const listed = async (body: object = {}) => (await service.list(body)).json().data;

test('an organization without searches has an empty first page', async () => {
  assert.deepEqual(await listed(), {
    pagination: { current_page: 1, records_per_page: 15, total_pages: 0, total_records: 0, total_is_exact: true },
    next_cursor: null,
    searches: [],
  });
});

test('a new search is listed first, and read byte for byte as first returned', async () => {
  await created({ name: 'Somebody Else' });
  const answered = await service.search({
    ...minimal,
    group_data: true,
    client_reference: 'ref-7',
    birth_incorporation_date: '00-04-1961',
  });
  const search = answered.json().data;
  const [row] = (await listed()).searches;
  assert.equal(row.search_reference, search.search_reference);
  assert.deepEqual(row._id, { $oid: search.search_reference });
  assert.deepEqual(row.organization_id, { $oid: analyst.organizationId });
  assert.deepEqual(row.created_at, { $date: Date.parse('2026-11-20T08:30:00Z') });
  assert.deepEqual(
    [row.client_reference, row.match_status, row.total_results, row.platform, row.normalized_name],
    ['ref-7', 'Potential Match', search.total_records, 'API', 'gavrilo zaretsky'],
  );
  assert.equal(row.risk_score, String(search.risk_score));
  assert.equal(row.search_filters.birth_incorporation_date, '00-04-1961');
  assert.ok(search.total_records > 0);
  const { data, ...envelope } = (await service.read(search.search_reference, '?page_size=160')).json();
  const first = { status: envelope.status, data: asFirstAnswered(data), error: envelope.error };
  assert.equal(JSON.stringify(first), answered.body);
  assert.equal(data.work.search_reference, search.search_reference);
});

test('a change of the list alters no stored case', async () => {
  const search = await created();
  const { screener } = service;
  const changed = listedRecord({ ...gavrilo, categories: ['Insolvency'], notes: ['changed'], countries: ['SE'] });
  service.screener = sampleScreener([changed], '2026-12-24T04:00:00Z');
  const answer = (await service.read(search.search_reference, '?page_size=160')).json().data;
  const again = await created({ categories: ['Insolvency'] });
  service.screener = screener;
  assert.deepEqual(asFirstAnswered(answer), search);
  assert.deepEqual(again.results[0]?.data.summary.notes, ['changed']);
  assert.equal(again.results[0]?.version, 'ofac_sdn@2026-12-24T04:00:00Z');
});

test('reading marks a search as read by the reader, once', async () => {
  const search = await created();
  const row = async () => (await listed()).searches[0];
  assert.deepEqual([(await row()).is_read, (await row()).read_by], [false, []]);
  await service.read(search.search_reference);
  await service.read(search.search_reference);
  assert.deepEqual([(await row()).is_read, (await row()).read_by], [true, [analyst.userId]]);
});

test('a search of another organization is not listed and is answered like one that does not exist', async () => {
  const search = await created();
  const own = await service.read('0'.repeat(24));
  const foreign = await service.read(search.search_reference, '', 'stranger');
  assert.equal(own.statusCode, 404);
  assert.equal(foreign.statusCode, 404);
  const withoutId = (body: string) => body.replace(/"request_id":"[^"]*"/, '');
  assert.equal(withoutId(foreign.body), withoutId(own.body));
  assert.equal((await service.list({}, 'stranger')).json().data.pagination.total_records, 0);
  assert.deepEqual((await listed()).searches[0].read_by, []);
});

for (const reference of ['x', '0'.repeat(23), '0'.repeat(25), 'Z'.repeat(24), '0'.repeat(500), '%00', "';--"]) {
  test(`a search called ${reference.slice(0, 30)} is 404`, async () => {
    assert.equal((await service.read(reference)).statusCode, 404);
  });
}

test('the results of one search are paged with page and page_size, or records_per_page', async () => {
  const search = await created();
  const ids = search.results.map(({ id }: { id: string }) => id);
  assert.equal(ids.length, 2);
  for (const size of ['page_size', 'records_per_page']) {
    const read = (await service.read(search.search_reference, `?page=2&${size}=1`)).json().data;
    assert.deepEqual(
      read.results.map(({ id }: { id: string }) => id),
      ids.slice(1),
    );
    assert.deepEqual(read.pagination, { current_page: 2, records_per_page: 1, total_pages: 2, total_records: 2 });
  }
  const read = (await service.read(search.search_reference, '?page_size=501')).json().data;
  assert.equal(read.pagination.records_per_page, 500);
  assert.equal((await service.read(search.search_reference)).json().data.pagination.records_per_page, 15);
});

for (const query of [
  '?page=0',
  '?page=-1',
  '?page=x',
  '?page_size=0',
  '?page=1.5',
  '?page=1000000000000000000000',
  '?page=Infinity',
]) {
  test(`reading a search with ${query} is 400`, async () => {
    const search = await created();
    assert.equal((await service.read(search.search_reference, query)).statusCode, 400);
  });
}

test('page, records_per_page and page_size are accepted as text or number', async () => {
  for (const body of [
    { page: '2', records_per_page: '3' },
    { page: 2, records_per_page: 3 },
    { page: 2, page_size: 3 },
  ]) {
    const { pagination, searches } = await listed(body);
    assert.equal(pagination.current_page, 2);
    assert.equal(pagination.records_per_page, 3);
    assert.equal(searches.length, 3);
  }
});

test('more than 100 a page is read as 100', async () => {
  for (const size of [5000, 1e15, 1e308, '9999999999', '9'.repeat(400)]) {
    assert.equal((await listed({ records_per_page: size })).pagination.records_per_page, 100);
  }
});

for (const body of [
  { page: 0 },
  { page: '0' },
  { page: -1 },
  { page: 'two' },
  { page: 1.5 },
  { page: '' },
  { page: true },
  { records_per_page: 0 },
  { records_per_page: 'many' },
  { page_size: [] },
  { created_at: '31-02-2026' },
  { created_at: '00-11-2026' },
  { created_at: 5 },
]) {
  test(`a listing with ${JSON.stringify(body)} is 400 that names the field`, async () => {
    const answer = await service.list(body);
    assert.equal(answer.statusCode, 400, answer.body);
    assert.deepEqual(
      answer.json().error.details.map(({ field }: { field: string }) => field),
      Object.keys(body),
    );
  });
}

test('created_at filters the searches of that UTC day', async () => {
  service.clock = new Date('2026-12-24T23:59:59.999Z');
  const search = await created();
  service.clock = new Date('2026-12-25T00:00:00.000Z');
  await created();
  const { pagination, searches } = await listed({ created_at: '24-12-2026' });
  assert.equal(pagination.total_records, 1);
  assert.equal(searches[0].search_reference, search.search_reference);
  assert.equal((await listed({ created_at: '23-12-2026' })).pagination.total_records, 0);
});

test('a viewer may list and read', async () => {
  const search = await created();
  assert.equal((await service.list({}, 'viewer')).statusCode, 200);
  assert.equal((await service.read(search.search_reference, '', 'viewer')).statusCode, 200);
});
