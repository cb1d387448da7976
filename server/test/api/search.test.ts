import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '@touchstone/client';
import type { PublicSearch } from '../../src/cases/search.schema.js';
import { withRelativesNamed, withTiesBack } from '../../src/lists/fields/ties.js';
import { runningService } from '../support/running-service.js';
import { alias, listedRecord, primary, sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';
import { searchService } from '../support/search-service.js';

const records = [
  ...sampleRecords,
  listedRecord({
    source: 'un_sc',
    sourceId: 'INVi.010',
    names: [primary('Tamaz Lomidze-Orbeliani')],
    countries: ['GE'],
  }),
  listedRecord({
    source: 'un_sc',
    sourceId: 'INVi.011',
    names: [primary('Nobody Inparticular'), alias('Crooked Finger', 'weak')],
  }),
  listedRecord({
    source: 'ofac_sdn',
    sourceId: '90010',
    names: [primary('Wallet Holder Invented')],
    identifiers: [{ type: 'wallet', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', currency: 'XBT' }],
  }),
  listedRecord({
    source: 'ofac_sdn',
    sourceId: '90011',
    entityType: 'Aircraft',
    names: [primary('XY-INV')],
    identifiers: [{ type: 'tail_number', value: 'XY-INV' }],
  }),
];
async function* entries() {
  const tie = { kind: 'associate', relation: 'associate of', name: 'Feodor Obmanov', sourceId: 'INVi.020' } as const;
  yield listedRecord({ source: 'un_sc', sourceId: 'INVi.020', names: [primary('Feodor Obmanov')] });
  yield listedRecord({ source: 'un_sc', sourceId: 'INVi.021', names: [primary('Zenobia Kolpak')], relations: [tie] });
}
for await (const record of withTiesBack(entries())) records.push(withRelativesNamed(record));
const service = await searchService(sampleScreener(records));

async function search(body: object): Promise<PublicSearch> {
  const answer = await service.search({
    name: 'Gavrilo Zaretsky',
    categories: ['Sanctions'],
    entity_type: ['Person'],
    ...body,
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
}

const idsOf = (found: PublicSearch) => found.results.map(({ source_details }) => source_details[0]?.source_id);

test('a listed person is found first, under the name of each script', async () => {
  for (const name of ['Gavrilo Zaretsky', 'ZARETSKY, Gavrilo', 'Гаврило Зарецкий', 'Gavrilo  zaretsky']) {
    const found = await search({ name });
    assert.equal(idsOf(found)[0], '90001', name);
    assert.equal(found.match_status, 'Potential Match');
    assert.equal(found.results[0]?.relevance_status.profile_name, true);
  }
});

test('a search without matches is No Match and Passed, and every total is zero', async () => {
  const found = await search({ name: 'Quentin Unlisted-Person' });
  assert.deepEqual(
    [found.match_status, found.case_status, found.worst_record_status, found.risk_level, found.total_records],
    ['No Match', 'Passed', 'Passed', 'Low', 0],
  );
  assert.deepEqual(found.results, []);
  assert.deepEqual(found.pagination, { current_page: 1, records_per_page: 160, total_pages: 0, total_records: 0 });
});

test('the envelope of a search is SUCCESS, its data and no error', async () => {
  const answer = await service.search({ name: 'Anna Bell', categories: ['SIP'], entity_type: ['Person'] });
  const { data, ...envelope } = answer.json();
  assert.deepEqual(envelope, { status: 'SUCCESS', error: false });
  assert.match(data.search_reference, /^[0-9a-f]{24}$/);
});

test('the points of every score add up to it', async () => {
  const found = await search({ birth_incorporation_date: '00-00-1961', countries: ['BY'] });
  assert.ok(found.results.length > 0);
  for (const { score, explanation } of found.results) {
    const points = [...explanation.alignment, ...explanation.evidence].reduce((sum, part) => sum + part.points, 0);
    assert.ok(Math.abs(points - score) <= 0.051, `${points} is not ${score}`);
    assert.equal(explanation.score, score);
  }
});

test('a wrong birth date lowers the score and never hides a record', async () => {
  const [right] = (await search({ birth_incorporation_date: '12-04-1961' })).results;
  const wrong = (await search({ birth_incorporation_date: '12-04-1999' })).results.find(({ id }) => id === right?.id);
  assert.ok(right && wrong);
  assert.ok(wrong.score < right.score);
  assert.equal(right.relevance_status.birth_incorporation_date, true);
  assert.equal(wrong.relevance_status.birth_incorporation_date, false);
  assert.equal(wrong.relevance_status.profile_name, true);
});

test('unique_identifier finds its holder under any name, and hides no match of the name', async () => {
  const found = await search({ name: 'Totally Different', unique_identifier: 'mp-1234567' });
  assert.deepEqual(idsOf(found), ['90001']);
  assert.equal(found.results[0]?.relevance_status.unique_identifier, true);
  assert.equal(found.results[0]?.relevance_status.profile_name, false);
  assert.deepEqual(found.results[0]?.matched_names, []);
  const barred = await search({ name: 'Totally Different', unique_identifier: 'MP 1234567', match_score: 100 });
  assert.deepEqual(idsOf(barred), ['90001']);
  const unknown = await search({ unique_identifier: 'ZZ 0000001' });
  assert.deepEqual(idsOf(unknown), idsOf(await search({})));
  assert.ok(unknown.results.every(({ relevance_status }) => !relevance_status.unique_identifier));
});

test('a mistyped number is reported, and searched as entered', async () => {
  const found = await search({ entity_type: ['Vessel'], categories: ['Sanctions'], unique_identifier: 'IMO 9074728' });
  const reported = found.notices.find(({ code }) => code === 'imo_checksum_wrong');
  assert.match(reported?.message ?? '', /probably mistyped/);
});

test('countries keeps records of one of them, and records without any', async () => {
  assert.deepEqual(idsOf(await search({ countries: ['cy'] })).sort(), ['90001', 'INVi.002']);
  const elsewhere = await search({ countries: ['SE'] });
  assert.deepEqual(idsOf(elsewhere), ['INVi.002']);
  assert.equal(elsewhere.results[0]?.relevance_status.country, false);
  assert.deepEqual(elsewhere.searched_countries, { Sweden: 0, International: 1 });
});

test('only records of requested categories are found, and PEP means every level', async () => {
  const name = 'Odalys Quispe Huaman';
  assert.equal((await search({ name, categories: ['PEP'] })).total_records, 1);
  assert.equal((await search({ name, categories: ['pep level 1'] })).total_records, 1);
  assert.equal((await search({ name, categories: ['PEP Level 2', 'Sanctions'] })).total_records, 0);
});

test('a company and an organization are compatible, a person and a company are not', async () => {
  const name = 'Invented Boots Ltd';
  assert.equal((await search({ name, entity_type: ['Company'] })).results[0]?.relevance_status.entity_type, true);
  assert.equal((await search({ name, entity_type: ['organization'] })).results[0]?.relevance_status.entity_type, false);
  assert.equal((await search({ name, entity_type: ['Person'] })).total_records, 0);
});

test('a vessel is found by its IMO number, an aircraft by its tail number, a wallet by its address under any type', async () => {
  const vessel = await search({ name: 'Some Ship', entity_type: ['Vessel'], unique_identifier: 'IMO 9074729' });
  assert.deepEqual(idsOf(vessel), ['90003']);
  const called = await search({ name: 'IMO 9074729', entity_type: ['Vessel'], unique_identifier: 'ZZ 99' });
  assert.deepEqual(idsOf(called), ['90003']);
  assert.equal(called.results[0]?.relevance_status.unique_identifier, false);
  const aircraft = await search({ name: 'xyinv', entity_type: ['Aircraft'] });
  assert.deepEqual(idsOf(aircraft), ['90011']);
  const wallet = await search({ name: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', entity_type: ['Crypto_Wallet'] });
  assert.deepEqual(idsOf(wallet), ['90010']);
});

test('a record with the identifier that a filter hides is reported', async () => {
  const wallet = { name: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' };
  const ship = { name: 'Some Ship', entity_type: ['Vessel'], unique_identifier: 'IMO 9074729' };
  for (const [body, isTold] of [
    [{ ...wallet, entity_type: ['Vessel'] }, true],
    [{ ...wallet, entity_type: ['Person'] }, false],
    [{ ...ship, categories: ['PEP'] }, true],
    [{ ...ship, unique_identifier: 'IMO 9116412' }, false],
  ] as const) {
    const { notices, results } = await search(body);
    const reported = notices.some(({ code }) => code === 'identifier_of_hidden_record');
    assert.equal(reported, isTold, JSON.stringify(body));
    if (isTold) assert.deepEqual(results, []);
  }
});

test('alias_search false leaves aliases out', async () => {
  const name = 'Gabriel Sarecki';
  const found = await search({ name });
  assert.deepEqual(found.results[0]?.matched_alias, ['Gabriel Sarecki']);
  assert.equal(found.results[0]?.relevance_status.alias, true);
  assert.equal((await search({ name, alias_search: false })).total_records, 0);
  assert.ok((await search({ alias_search: false })).total_records > 0);
});

test('rca_search false leaves the names of relatives out', async () => {
  const name = 'Ludmila Zaretskaya';
  const found = (await search({ name })).results.find(({ matched_rca }) => matched_rca.includes(name));
  assert.equal(found?.relevance_status.rca_name, true);
  const without = await search({ name, rca_search: false });
  assert.ok(without.results.every(({ matched_rca }) => matched_rca.length === 0));
});

test('a tie in the entry of one is found and shown at both parties, with the record of the other', async () => {
  for (const [name, other] of [
    ['Feodor Obmanov', 'Zenobia Kolpak'],
    ['Zenobia Kolpak', 'Feodor Obmanov'],
  ] as const) {
    const { results } = await search({ name });
    assert.deepEqual(
      results.map((result) => [result.name, result.matched_rca, result.relevance_status.rca_name]),
      [
        [name, [], false],
        [other, [name], true],
      ],
    );
    assert.deepEqual(
      results.map(({ data }) => data.linked_entities.map(({ record_id }) => record_id)),
      results.map(({ id }) => [results.filter((one) => one.id !== id).map((one) => one.id)]),
    );
  }
});

test('the demonstration list finds a party by the name of its relative', async () => {
  const demonstration = await runningService();
  const { client } = await demonstration.newOrganization();
  const name = 'Larysa Tverdokhlebenko';
  const body = { name, categories: ['Sanctions', 'RCA'], entity_type: ['Person'] };
  const { results } = dataOf(await client.POST('/api/search', { body }));
  assert.deepEqual(
    results.slice(0, 2).map((result) => [result.name, result.matched_rca, result.relevance_status.rca_name]),
    [
      [name, [], false],
      ['Gavril Tverdokhlebenko', [name], true],
    ],
  );
});

test('a weak alias is searched, and its score is at most 85', async () => {
  const [found] = (await search({ name: 'Crooked Finger' })).results;
  assert.ok(found && found.score <= 85);
  assert.deepEqual(found.matched_alias, ['Crooked Finger']);
});

test('match_score is the threshold: a similar name is found at a lower one and not at a higher', async () => {
  const likeness = { name: 'Tamas Lomidse-Orbeljani' };
  const [found] = (await search({ ...likeness, match_score: 50 })).results;
  assert.ok(found);
  assert.equal((await search({ ...likeness, match_score: Math.floor(found.score) })).total_records, 1);
  assert.equal(
    (await search({ ...likeness, match_score: Math.min(100, Math.ceil(found.score + 0.1)) })).total_records,
    0,
  );
});

test('exact_search finds equal names only, and its match score is 100', async () => {
  assert.equal((await search({ name: 'Gavrila Zaretsky', exact_search: true })).total_records, 0);
  const found = await search({ exact_search: true, match_score: 40, birth_incorporation_date: '12-04-1961' });
  assert.ok(idsOf(found).includes('90001'));
  assert.ok(found.results.every(({ score }) => score === 100));
  assert.ok(found.results.some(({ relevance_status }) => relevance_status.birth_incorporation_date));
});

test('every hit is counted and paged in one order, and none is dropped', async () => {
  const whole = await search({ match_score: 20 });
  assert.ok(whole.total_records >= 2);
  const paged: (string | undefined)[] = [];
  for (let page = 1; page <= whole.total_records; page += 1) {
    const found = await search({ match_score: 20, page, per_page: 1 });
    assert.deepEqual(found.pagination, {
      current_page: page,
      records_per_page: 1,
      total_pages: whole.total_records,
      total_records: whole.total_records,
    });
    paged.push(...idsOf(found));
  }
  assert.deepEqual(paged, idsOf(whole));
  assert.deepEqual((await search({ match_score: 20, page: 999_999_999 })).results, []);
});

test('per_page over 500 is read as 500', async () => {
  assert.equal((await search({ per_page: 501 })).pagination.records_per_page, 500);
});

test('retrieve_results false returns counts only, and the results can still be read', async () => {
  const found = await search({ retrieve_results: false });
  assert.deepEqual(found.results, []);
  assert.equal(found.total_records, 2);
  const read = (await service.read(found.search_reference)).json().data;
  assert.equal(read.results.length, 2);
});

test('requested adverse media is pending, while the lists are screened at once', async () => {
  const found = await search({ categories: ['Sanctions', 'Adverse Media'], webhook: 'https://hooks.example.com/x' });
  assert.equal(found.adverse_media_status, 'Pending');
  assert.deepEqual(found.adverse_media, []);
  assert.equal(found.total_records, 2);
  assert.ok(found.results.every(({ adverse_media_performed }) => !adverse_media_performed));
});

test('unavailable parts are reported, not pretended', async () => {
  const found = await search({
    adverse_media_monitoring: true,
    biometric_search_image:
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  });
  assert.deepEqual(
    found.notices.map(({ code }) => code),
    ['demonstration_data', 'image_not_compared'],
  );
  assert.equal(found.ai_risk, null);
});

test('the answer names every edition that was screened', async () => {
  assert.deepEqual((await search({ categories: ['Sanctions', 'PEP'] })).editions, [
    'demo@2026-11-20T04:00:00Z',
    'ofac_sdn@2026-11-20T04:00:00Z',
    'un_sc@2026-11-20T04:00:00Z',
  ]);
});
