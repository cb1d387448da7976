import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { sampleCase } from '../../test/support/sample-case.js';
import {
  company,
  gavrilo,
  gavriloAtTheUn,
  gavriloTheYounger,
  minister,
  vessel,
} from '../../test/support/sample-records.js';
import { recordId } from '../domain/id.js';
import { presentPagination } from '../platform/http/page.js';
import { bodyValidator } from '../platform/http/validator.js';
import { SUMMARY_KEYS } from './entity-data.schema.js';
import { presentSearch } from './search.present.js';
import { SearchSchema } from './search.schema.js';
import { readSearchRequest } from './search-request.schema.js';
import { presentSearchRow } from './searches.present.js';
import { SearchesSchema } from './searches.schema.js';

const hits = [
  { record: gavrilo, score: 100, names: [0, 2, 4] },
  { record: gavriloAtTheUn, score: 97.5 },
  { record: gavriloTheYounger, score: 92 },
  { record: minister, score: 84 },
  { record: company, score: 82 },
  { record: vessel, score: 81 },
];
const page = { number: 1, size: 160 };
const filters = { groupData: true, clientReference: 'ref-1', countries: ['BY'] };

async function answer(changes: Parameters<typeof sampleCase>[1] = {}) {
  const { made, results } = await sampleCase(hits, { ...filters, ...changes });
  return presentSearch(made, results, page);
}

const found = async (index: number) => {
  const result = (await answer()).results[index];
  assert.ok(result);
  return result;
};

test('the answer has every field of the contract in its type, and no field outside its schema', async () => {
  const shown = await answer();
  assert.deepEqual(bodyValidator(anonymous(SearchSchema))(shown), []);
  assert.deepEqual(unnamed(SearchSchema, shown), []);
});

test('a row of the listing has every field of the contract in its type, and no field outside its schema', async () => {
  const { made } = await sampleCase(hits, filters);
  const pagination = { ...presentPagination(page, 1), total_is_exact: true };
  const shown = { pagination, next_cursor: null, searches: [presentSearchRow(made)] };
  assert.deepEqual(bodyValidator(SearchesSchema)(shown), []);
  assert.deepEqual(unnamed(SearchesSchema, shown), []);
});

test('the head of the answer covers the whole case', async () => {
  const { results: _, editions, notices, search_reference, ...head } = await answer();
  assert.match(search_reference, /^[0-9a-f]{24}$/);
  assert.equal(editions.length, 3);
  assert.deepEqual(
    notices.map(({ code }) => code),
    ['demonstration_data'],
  );
  assert.deepEqual(head, {
    searched_name: 'Gavrilo Zaretsky',
    client_reference: 'ref-1',
    language_code: 'und',
    match_status: 'Potential Match',
    case_status: 'For Review',
    screening_status: 'Complete',
    worst_record_status: 'For Review',
    risk_level: 'High',
    risk_score: 75.5,
    risk_decision: 'For Review',
    total_records: 5,
    pagination: { current_page: 1, records_per_page: 160, total_pages: 1, total_records: 5 },
    searched_categories: { Sanctions: 4, PEP: 1, SIP: 1, 'PEP Level 1': 1 },
    searched_countries: { Belarus: 1, Cyprus: 2, International: 1, Peru: 1, Panama: 1 },
    adverse_media_status: 'Not Requested',
    total_adverse_media: 0,
    adverse_media: [],
    adverse_media_excluded: [],
    adverse_media_details: { adverse_keywords: {}, entity_type: '', sentiment: '', sentiment_score: 0 },
    ai_risk: null,
    demonstration: true,
    test: false,
    search_profile: '',
    allow_list: [],
    assignees: [],
    comments: [],
    created_at: '2026-11-20T08:30:00.000Z',
    updated_at: '2026-11-20T08:30:00.000Z',
  });
});

test('a party of two lists is one result with the names, ids and editions of both', async () => {
  const result = await found(0);
  assert.equal(result.name, 'Gavrilo Zaretsky');
  assert.equal(result.score, 100);
  assert.equal(result.version, 'ofac_sdn@2026-11-20T04:00:00Z, un_sc@2026-11-20T04:00:00Z');
  assert.deepEqual(result.birth_incorporation_date, ['1961-04-12']);
  assert.deepEqual(result.categories, ['Sanctions', 'SIP']);
  assert.deepEqual(result.countries, ['Belarus', 'Cyprus']);
  assert.deepEqual(result.entity_types, ['Person']);
  assert.deepEqual(result.matched_alias, ['Gabriel Sarecki']);
  assert.deepEqual(result.matched_rca, ['Ludmila Zaretskaya']);
  assert.deepEqual(
    result.matched_names.map(({ matched_name, matching_fields, score, source_ids }) => [
      matched_name,
      matching_fields.profile_name,
      matching_fields.alias,
      score,
      source_ids,
    ]),
    [
      ['Gavrilo Zaretsky', true, false, '100', ['90001']],
      ['Gabriel Sarecki', false, true, '100', ['90001']],
      ['Ludmila Zaretskaya', false, false, '100', ['90001']],
      ['GAVRILO ZARETSKY', true, false, '97.5', ['INVi.001']],
    ],
  );
});

test('the summary holds every fact of every list once, in the thirty lists of the contract', async () => {
  const { summary } = (await found(0)).data;
  assert.deepEqual(Object.keys(summary), [...SUMMARY_KEYS]);
  assert.equal(SUMMARY_KEYS.length, 30);
  assert.deepEqual(summary, {
    address: ['1 Invented Street, Minsk, Belarus'],
    alias: ['Гаврило Зарецкий', 'Gabriel Sarecki', 'The Cobbler', 'Havryla Zaretski'],
    category: ['Sanctions', 'SIP'],
    country: ['Belarus', 'Cyprus'],
    date_of_birth: ['1961-04-12'],
    date_of_death: [],
    description: ['Supplies boots to the invented army.'],
    designation: ['Minister of Boots'],
    education: ['Academy of Leather'],
    email: ['gavrilo@example.org'],
    entity_type: ['Person'],
    first_name: ['Gavrilo'],
    gender: ['male'],
    keywords: [],
    last_name: ['Zaretsky'],
    name: ['Gavrilo Zaretsky', 'GAVRILO ZARETSKY'],
    nationality: ['Belarus'],
    net_worth: [],
    notes: ['Linked to: INVENTED BOOTS LTD.'],
    occupation: ['cobbler'],
    phone: ['+375 00 0000000'],
    place_of_birth: ['Brest, Belarus'],
    place_of_death: [],
    political_party: ['Boot Party'],
    position: ['Minister of Boots (Belarus)'],
    position_occupancies: ['Minister of Boots: 2010 to now'],
    religion: ['Orthodox'],
    suffix: [],
    title: ['Dr'],
    website: ['https://example.org/gavrilo'],
  });
});

test('sanctions, documents and linked parties are presented as their lists state them', async () => {
  const { data } = await found(0);
  assert.deepEqual(data.sanction_details, [
    {
      source: 'ofac_sdn',
      reference: 'INV-17',
      programs: ['BELARUS'],
      legal_basis: ['Executive Order 14038'],
      measures: ['asset freeze'],
      reason: 'Supplies boots to the invented army.',
      listed_on: '2021-03-04',
      updated_on: '2024-05-06',
    },
    {
      source: 'un_sc',
      reference: 'INVi.001',
      programs: ['INVENTED'],
      legal_basis: [],
      measures: ['travel ban'],
      reason: '',
      listed_on: null,
      updated_on: null,
    },
  ]);
  assert.deepEqual(data.identification_documents, [
    {
      type: 'Passport',
      number: 'MP 1234567',
      country: 'Belarus',
      issued_on: '2015-01-02',
      expires_on: null,
      note: '',
    },
  ]);
  assert.deepEqual(data.linked_entities, [
    {
      relation: ['wife'],
      details: ['married 1990'],
      name: ['Ludmila Zaretskaya'],
      record_id: [recordId('ofac_sdn', '90099')],
    },
  ]);
  assert.equal(data.legal_notice.length, 2);
  assert.deepEqual((await found(4)).data.additional_information, {
    vessel_type: ['Bulk Carrier'],
    gross_tonnage: ['9000'],
  });
  assert.deepEqual((await found(4)).data.identification_documents[0]?.number, '9074729');
});

test('with group_data every source has only the data of its own record, and without it none', async () => {
  const [ofac, un] = (await found(0)).source_details;
  assert.deepEqual(ofac?.data?.summary.name, ['Gavrilo Zaretsky']);
  assert.deepEqual(un?.data?.summary.name, ['GAVRILO ZARETSKY']);
  assert.deepEqual(un?.countries, ['Belarus']);
  assert.equal(un?.url, 'https://example.org/un/INVi.001');
  const [ungrouped] = (await answer({ groupData: false })).results;
  assert.ok(ungrouped?.source_details.every((source) => !('data' in source)));
});

test('every point of the risk score is accounted for in its audit', async () => {
  const { risk_audit, risk_score, risk_level, risk_decision, risk_view } = await found(0);
  assert.deepEqual(risk_audit.category_rules.sanctions, {
    absolute_score: 100,
    weightage: 50,
    weighted_score: 50,
    selected: true,
  });
  assert.deepEqual(risk_audit.category_rules['law enforcement'], {
    absolute_score: 90,
    weightage: 50,
    weighted_score: 0,
    selected: false,
  });
  assert.deepEqual(risk_audit.country_rules.belarus, {
    absolute_score: 85,
    weightage: 30,
    weighted_score: 25.5,
    selected: true,
  });
  assert.deepEqual(risk_audit.country_rules.cyprus, {
    absolute_score: 0,
    weightage: 30,
    weighted_score: 0,
    selected: true,
  });
  assert.equal(risk_audit.country_rules.iran?.selected, false);
  assert.equal(risk_audit.computed_score, 75.5);
  assert.deepEqual(risk_audit.floor_rules.sanctions, { floor: 75, selected: true, raised_by: 0 });
  assert.deepEqual([risk_score, risk_level, risk_decision], [75.5, 'High', 'For Review']);
  assert.deepEqual(risk_view.categories, {
    risk_level: 'High',
    risk_scores: { Sanctions: 100, SIP: 70 },
    score: 100,
    weightage: 50,
  });
  assert.deepEqual(risk_view.countries.risk_scores, { Belarus: 85, Cyprus: 0 });
  assert.deepEqual(risk_view.crimes, { risk_level: 'Low', risk_scores: {}, score: 0, weightage: 20 });
  assert.deepEqual(risk_view.custom_list, { risk_level: 'Low', risk_scores: {}, score: 0, weightage: 0 });
});

test('a floor that raises a score states by how much', async () => {
  const younger = await found(1);
  assert.equal(younger.risk_score, 75);
  assert.equal(younger.risk_audit.computed_score, 50);
  assert.deepEqual(younger.risk_audit.floor_rules, {
    sanctions: { floor: 75, selected: true, raised_by: 25 },
    custom_blocklist: { floor: 75, selected: false, raised_by: 0 },
    current_pep_level_1: { floor: 51, selected: false, raised_by: 0 },
  });
  assert.equal(younger.risk_audit.country_rules.international?.selected, true);
});

test('fields that no module of this version fills have their specified empty values', async () => {
  const result = await found(2);
  assert.deepEqual(result.adverse_media, []);
  assert.deepEqual(result.adverse_media_details, {
    adverse_keywords: {},
    entity_type: '',
    sentiment: '',
    sentiment_score: 0,
  });
  assert.equal(result.adverse_media_performed, false);
  assert.equal(result.relevance_status.image_match, false);
});

test('hio and demonstration are reported on the record that has them', async () => {
  assert.deepEqual([(await found(2)).hio, (await found(2)).demonstration], [true, true]);
  assert.deepEqual([(await found(0)).hio, (await found(0)).demonstration], [false, false]);
});

test('a row of the listing has ids, times and risk in the form of the contract', async () => {
  const { made } = await sampleCase(hits, { ...filters, uniqueIdentifier: 'MP 1' });
  const row = presentSearchRow(made);
  assert.deepEqual(row._id, { $oid: made.id });
  assert.deepEqual(row.created_at, { $date: Date.parse('2026-11-20T08:30:00Z') });
  assert.equal(row.is_monitored_at, null);
  assert.deepEqual([row.risk_score, row.risk_level, row.risk_decision], ['75.5', 'High', 'For Review']);
  assert.deepEqual([row.is_adverse_required, row.adverse_status], ['false', 'Not Requested']);
  assert.deepEqual(row.search_filters, {
    adverse_media_monitoring: false,
    alias_search: true,
    birth_incorporation_date: '',
    categories: ['Sanctions', 'PEP'],
    client_reference: 'ref-1',
    countries: ['BY'],
    entity_type: ['Person'],
    exact_search: false,
    group_data: true,
    match_score: 80,
    name: 'Gavrilo Zaretsky',
    ongoing_monitoring: false,
    page: 1,
    per_page: 160,
    rca_search: true,
    retrieve_results: true,
    risk_score_engine_id: made.filters.riskScoreEngineId,
    risk_score_engine_title: 'Default risk score engine',
    search_profile: '',
    unique_identifier: 'MP 1',
  });
});

test('resending the filters of a row repeats the same search', async () => {
  const { made } = await sampleCase([], {
    ...filters,
    entityTypes: ['Person', 'Crypto_Wallet'],
    date: { start: '1961-04-01', end: '1961-04-30', precision: 'month', circa: false },
    uniqueIdentifier: 'MP 1',
    matchScore: 65,
    aliasSearch: false,
    perPage: 20,
  });
  const { search_filters } = presentSearchRow(made);
  const { request, faults } = readSearchRequest(search_filters, [], () => undefined, new Date('2026-11-20'));
  assert.deepEqual(faults, []);
  const { riskScoreEngineId, riskScoreEngineTitle: _, ...asked } = made.filters;
  assert.deepEqual(request, { filters: asked, riskScoreEngineId, runAiRisk: false });
});

/** The schema without the names that its parts have in the document, where one part may stand in many places. */
function anonymous<Schema extends TSchema>(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === '$id' ? undefined : value)));
}

/** Paths in a value that its schema does not name. */
function unnamed(schema: unknown, value: unknown, path = ''): string[] {
  const { properties, items, patternProperties, anyOf } = schema as Record<string, Record<string, unknown> | undefined>;
  if (Array.isArray(value)) return value.flatMap((item) => unnamed(items ?? {}, item, `${path}[]`));
  if (typeof value !== 'object' || value === null || anyOf !== undefined || patternProperties !== undefined) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    properties?.[key] === undefined ? [`${path}.${key}`] : unnamed(properties[key], inner, `${path}.${key}`),
  );
}
