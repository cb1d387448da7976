import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import { analysisInput } from '../../test/support/analyse-party.js';
import { analyst, caseRequest, makeCaseDeps } from '../../test/support/sample-case.js';
import { listedRecord, minister, primary } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { analyse } from '../analysis/analyse.js';
import type { CaseRequest } from '../domain/case-request.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { makeCase } from './make-case.js';
import { presentSearch } from './search.present.js';

const dated = (text: string) => parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;

const president = listedRecord({
  source: 'ofac_sdn',
  sourceId: '1',
  names: [primary('Ilarion Drozdovich'), { full: 'Wazim the Tall', kind: 'aka', quality: 'strong' }],
  dates: [dated('1954-08-30')],
  nationalities: ['BY'],
  countries: ['BY'],
});
const other = listedRecord({ source: 'un_sc', sourceId: '1', names: [primary('Somebody Else Entirely')] });
const congress = listedRecord({
  ...{ source: 'us_congress', sourceId: '1', names: [primary('Prudence Quillfeather')] },
  categories: ['PEP Level 2'],
});

const UN_ONLY: SearchProfile = {
  ...{ id: 'e'.repeat(24), organizationId: analyst.organizationId, name: 'UN only' },
  ...{ categories: ['Sanctions'], sources: ['un_sc'] },
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
};

/** A search of these records, as it is answered, and the verdict of an analysis on it. */
async function searched(filters: Partial<CaseRequest['filters']>, profile?: SearchProfile) {
  const deps = makeCaseDeps([], {
    screener: sampleScreener([president, other, congress]),
    searchProfiles: { find: async () => profile },
  });
  const request = caseRequest({
    ...{ name: 'Ilarion Drozdovich', categories: ['Sanctions'], ...filters },
    ...(profile && { searchProfile: profile.id }),
  });
  const { made, results } = await makeCase(deps, analyst, request);
  const input = analysisInput({ name: made.filters.name, entityTypes: ['Person'] }, [], {
    ...{ editions: made.editions, gaps: made.gaps },
  });
  return {
    answer: presentSearch(made, results, { number: 1, size: 15 }),
    codes: made.notices,
    analysis: analyse(input),
  };
}

test('with a profile, editions and narrative name only its lists', async () => {
  const { answer, analysis } = await searched({ name: 'Odalys Quispe' }, UN_ONLY);
  assert.deepEqual(answer.editions, ['un_sc@2026-11-20T04:00:00Z']);
  assert.equal(answer.search_profile, UN_ONLY.id);
  assert.deepEqual(answer.notices, []);
  assert.match(analysis.narrative, /screened against the UN Security Council Consolidated List/);
  assert.doesNotMatch(analysis.narrative, /OFAC/);
  assert.equal(analysis.verdict, 'true_negative');
});

test('a list without records of the requested categories is not named as screened', async () => {
  const { answer } = await searched({});
  assert.deepEqual(answer.editions, ['ofac_sdn@2026-11-20T04:00:00Z', 'un_sc@2026-11-20T04:00:00Z']);
  assert.equal(answer.search_profile, '');
});

const agreeing: readonly [string, Partial<CaseRequest['filters']>][] = [
  ['date', { date: dated('1954-08-30') }],
  ['nationality', { party: { nationality: 'BY' } }],
  ['nationality and an open date', { party: { nationality: 'BY' }, date: dated('1955') }],
];
for (const [what, filters] of agreeing) {
  test(`a record outside the profile with an agreeing ${what} is a notice and prevents clearing`, async () => {
    const { answer, codes, analysis } = await searched(filters, UN_ONLY);
    assert.equal(answer.total_records, 0);
    assert.deepEqual(codes, ['records_outside_profile']);
    assert.match(answer.notices[0]?.message ?? '', /1 by lists\).*does not clear the subject/);
    assert.equal(analysis.verdict, 'uncertain');
    assert.equal(analysis.recommendation, 'Compliance Review Required');
    assert.match(analysis.narrative, /one more record reached the threshold on a list outside the search profile/i);
  });
}

test('a namesake outside the profile is a notice, and does not prevent clearing if only the name agrees', async () => {
  for (const filters of [{}, { party: { nationality: 'BY' }, date: dated('1990') }]) {
    const { codes, analysis } = await searched(filters, UN_ONLY);
    assert.deepEqual(codes, ['records_outside_profile']);
    assert.equal(analysis.verdict, 'true_negative');
  }
});

const filtered: readonly [string, Partial<CaseRequest['filters']>][] = [
  ['category', { categories: ['PEP'] }],
  ['entity type', { entityTypes: ['Company'] }],
  ['countries', { countries: ['PE'] }],
  ['alias search', { name: 'Wazim the Tall', aliasSearch: false }],
];
for (const [what, filters] of filtered) {
  test(`a record hidden by ${what} is a notice, and prevents clearing if its date agrees`, async () => {
    const { answer, codes, analysis } = await searched({ date: dated('1954-08-30'), ...filters });
    assert.equal(answer.total_records, 0);
    assert.ok(codes.includes('records_outside_filters'), codes.join());
    assert.equal(analysis.verdict, 'uncertain');
  });
}

test('a search whose filters hide no record has no notice of hidden records', async () => {
  const { codes, answer } = await searched({ date: dated('1954-08-30'), countries: ['BY'] });
  assert.deepEqual(codes, []);
  assert.equal(answer.total_records, 1);
});

test('lists of the profile that are not loaded are named and prevent clearing', async () => {
  const { answer, codes, analysis } = await searched(
    { name: 'Odalys Quispe' },
    { ...UN_ONLY, sources: ['un_sc', 'eu_fsf'] },
  );
  assert.deepEqual(codes, ['profile_lists_not_loaded']);
  assert.match(answer.notices[0]?.message ?? '', /not loaded.*EU/);
  assert.equal(analysis.verdict, 'uncertain');
  assert.match(analysis.narrative, /, which the search profile names, is not loaded and was not screened/);
});

test('the demonstration list is named as such even without records of the category', async () => {
  const deps = makeCaseDeps([], { screener: sampleScreener([minister]) });
  const { made } = await makeCase(deps, analyst, caseRequest({ categories: ['Insolvency'] }));
  assert.ok(made.notices.includes('demonstration_data'));
});
