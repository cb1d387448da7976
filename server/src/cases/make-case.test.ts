import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyst, caseRequest, makeCaseDeps, sampleCase } from '../../test/support/sample-case.js';
import {
  company,
  gavrilo,
  gavriloAtTheUn,
  gavriloTheYounger,
  listedRecord,
  minister,
} from '../../test/support/sample-records.js';
import { AppError } from '../domain/app-error.js';
import { recordId } from '../domain/id.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import { makeCase } from './make-case.js';

const agree = (field: string) => ({ field, outcome: 'agree', subject: 'x', listed: 'x', points: 1 }) as const;

test('hits of several lists on one party are one result, led by sanctions and then by the source', async () => {
  const { results } = await sampleCase([
    { record: gavriloAtTheUn, score: 97 },
    { record: gavrilo, score: 100 },
  ]);
  assert.equal(results.length, 1);
  assert.equal(results[0]?.id, recordId('ofac_sdn', '90001'));
  assert.deepEqual(
    results[0]?.records.map(({ version }) => version),
    ['ofac_sdn@2026-11-20T04:00:00Z', 'un_sc@2026-11-20T04:00:00Z'],
  );
});

test('two parties of one name are two results', async () => {
  const { results } = await sampleCase([
    { record: gavrilo, score: 100 },
    { record: gavriloTheYounger, score: 100 },
  ]);
  assert.equal(results.length, 2);
});

test('a person and a company are never one result, whatever data they share', async () => {
  const twin = listedRecord({ ...gavriloAtTheUn, entityType: 'Company', identifiers: gavrilo.identifiers });
  const { results } = await sampleCase([
    { record: gavrilo, score: 100 },
    { record: twin, score: 100 },
  ]);
  assert.equal(results.length, 2);
});

test('results are answered best match first', async () => {
  const { results } = await sampleCase([
    { record: company, score: 81 },
    { record: gavrilo, score: 100 },
    { record: minister, score: 90 },
  ]);
  assert.deepEqual(
    results.map(({ records }) => records[0].hit.score),
    [100, 90, 81],
  );
});

const relevance: readonly [string, Parameters<typeof sampleCase>[0][number], object, object][] = [
  ['the main name is profile_name', { record: gavrilo, score: 100, names: [0] }, {}, { profileName: true }],
  [
    'the main name in its own script is profile_name',
    { record: gavrilo, score: 99, names: [1] },
    {},
    { profileName: true },
  ],
  ['another name is alias', { record: gavrilo, score: 90, names: [2] }, {}, { alias: true }],
  ["a relative's name is rca_name", { record: gavrilo, score: 90, names: [4] }, {}, { rcaName: true }],
  [
    'an identifier alone is unique_identifier and no name',
    { record: gavrilo, score: 95, names: [], evidence: [{ ...agree('identifier'), subject: 'MP1234567' }] },
    { uniqueIdentifier: 'mp 1234567' },
    { uniqueIdentifier: true },
  ],
  [
    'an agreeing date is birth_incorporation_date',
    { record: gavrilo, score: 100, names: [], evidence: [agree('date')] },
    {},
    { date: true },
  ],
  [
    'a conflicting date is not',
    { record: gavrilo, score: 70, names: [], evidence: [{ ...agree('date'), outcome: 'conflict' }] },
    {},
    {},
  ],
  [
    'a date that is merely near is not',
    { record: gavrilo, score: 70, names: [], evidence: [{ ...agree('date'), outcome: 'close' }] },
    {},
    {},
  ],
  [
    'a country asked for is country',
    { record: gavrilo, score: 70, names: [] },
    { countries: ['CY', 'SE'] },
    { country: true },
  ],
  [
    'a record without any country is kept and is not of the country',
    { record: gavriloTheYounger, score: 70, names: [] },
    { countries: ['CY'] },
    {},
  ],
  [
    'a compatible type is not the type asked for',
    { record: company, score: 70, names: [] },
    { entityTypes: ['Organization'] },
    { entityType: false },
  ],
  ['PEP covers every level', { record: minister, score: 70, names: [] }, { categories: ['PEP'] }, {}],
];

for (const [name, hit, filters, expected] of relevance) {
  test(`relevance: ${name}`, async () => {
    const { results } = await sampleCase([hit], filters);
    assert.deepEqual(results[0]?.relevance, {
      profileName: false,
      alias: false,
      rcaName: false,
      date: false,
      uniqueIdentifier: false,
      country: false,
      category: true,
      entityType: true,
      image: false,
      ...expected,
    });
  });
}

test('categories and countries are counted over all results; requested ones are listed even at zero', async () => {
  const { made } = await sampleCase(
    [
      { record: gavrilo, score: 100 },
      { record: gavriloTheYounger, score: 99 },
      { record: minister, score: 90 },
    ],
    { categories: ['Sanctions', 'PEP', 'Insolvency'], countries: ['SE', 'BY'] },
  );
  assert.deepEqual(made.categoryCounts, { Sanctions: 2, PEP: 1, Insolvency: 0, SIP: 1, 'PEP Level 1': 1 });
  assert.deepEqual(made.countryCounts, { SE: 0, BY: 1, CY: 1, International: 1, PE: 1 });
});

test('the case has the highest risk of its results', async () => {
  const { made, results } = await sampleCase([
    { record: minister, score: 100 },
    { record: gavrilo, score: 85 },
  ]);
  assert.equal(made.risk.score, Math.max(...results.map(({ risk }) => risk.score)));
  assert.equal(made.risk.level, 'High');
});

test('a case without results is Low and Passed', async () => {
  const { made } = await sampleCase([]);
  assert.deepEqual(made.risk, { score: 0, level: 'Low', decision: 'Passed' });
  assert.equal(made.totalResults, 0);
});

test('requested adverse media is Pending, with the job that searches it', async () => {
  const { made } = await sampleCase([], {
    categories: ['Adverse Media', 'Sanctions'],
    callbackUrl: 'https://x.example/',
  });
  assert.equal(made.adverseMediaStatus, 'Pending');
  assert.equal(made.callbackStatus, 'Pending');
});

test('adverse media that was not requested is Not Requested', async () => {
  const { made } = await sampleCase([]);
  assert.equal(made.adverseMediaStatus, 'Not Requested');
  assert.equal(made.callbackStatus, 'Not Required');
});

test('enrolment for monitoring is kept', async () => {
  const { made } = await sampleCase([], { ongoingMonitoring: true });
  assert.equal(made.isMonitored, true);
});

test('a case screened against the demonstration list states it', async () => {
  assert.ok((await sampleCase([{ record: minister, score: 90 }])).made.notices.includes('demonstration_data'));
  assert.ok(!(await sampleCase([{ record: gavrilo, score: 90 }])).made.notices.includes('demonstration_data'));
});

async function refusalOf(...parameters: Parameters<typeof makeCase>): Promise<AppError> {
  const thrown = await makeCase(...parameters).then(
    () => assert.fail('it was not refused'),
    (error: unknown) => error,
  );
  assert.ok(thrown instanceof AppError);
  return thrown;
}

test('a refused request screens and stores nothing, and reports every error', async () => {
  const never = async () => assert.fail('must not be called');
  const deps = makeCaseDeps([], { screener: { screen: never }, cases: { add: never } });
  const request = caseRequest({ searchProfile: 'e'.repeat(24) }, { riskScoreEngineId: 'f'.repeat(24) });
  const refusal = await refusalOf(deps, analyst, request, [{ field: 'name', message: 'is required' }]);
  assert.equal(refusal.code, 'validation_failed');
  assert.deepEqual(
    refusal.faults.map(({ field }) => field),
    ['name', 'search_profile', 'risk_score_engine_id'],
  );
});

test('more hits than anybody can review are refused, not truncated', async () => {
  const deps = makeCaseDeps(Array.from({ length: 5_001 }, () => ({ record: gavrilo, score: 100 })));
  assert.equal((await refusalOf(deps, analyst, caseRequest())).code, 'too_many_hits');
});

test('a hit of an unregistered list is still shown', async () => {
  const record = listedRecord({ ...gavrilo, source: 'unheard_of' });
  const { results } = await sampleCase([{ record, score: 100 }]);
  assert.equal(results[0]?.records[0].source.publisher, 'unheard_of');
});

test('the default risk score engine can be named by its id', async () => {
  const deps = makeCaseDeps([]);
  const request = caseRequest({}, { riskScoreEngineId: DEFAULT_RISK_SCORE_ENGINE.id });
  const { made } = await makeCase(deps, analyst, request);
  assert.equal(made.filters.riskScoreEngineTitle, DEFAULT_RISK_SCORE_ENGINE.title);
});

test('a case that could not be stored is not acknowledged', async () => {
  const deps = makeCaseDeps([], {
    cases: {
      add: async () => {
        throw new AppError('unavailable');
      },
    },
  });
  assert.equal((await refusalOf(deps, analyst, caseRequest())).code, 'unavailable');
});

test('a placeholder for an IMO or tail number is reported once, as ignored', async () => {
  const party = { imoNumber: 'N/A', tailNumber: 'unknown' };
  const { made } = await sampleCase([], { entityTypes: ['Vessel', 'Aircraft'], party });
  const ofIdentifiers = made.notices.filter((notice) => /^(identifier|imo|tail)_/.test(notice));
  assert.deepEqual(ofIdentifiers, ['identifier_placeholder']);
});
