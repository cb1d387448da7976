import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_TYPES, parsePartialDate } from '@touchstone/engine';
import { analyseParty, analysisInput, asOneParty, SAMPLE_ARTICLE } from '../../../test/support/analyse-party.js';
import { alias, listedRecord, primary } from '../../../test/support/sample-records.js';
import type { AnalysedMedia, AnalysedParty, Analysis, AnalysisInput } from '../../domain/analysis.js';
import type { AnalysisMode } from '../../domain/analysis-field.js';
import { canonicalJson } from '../../domain/canonical-json.js';
import { COUNTRIES } from '../../domain/country.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { OFFENCES } from '../../domain/offence.js';
import { RECOMMENDATIONS, type Recommendation } from '../../domain/recommendation.js';
import { VERDICTS, type Verdict } from '../../domain/verdict.js';
import { analyse } from '../analyse.js';
import { incompleteAnalysis } from '../incomplete-analysis.js';
import { writtenOut } from '../words.js';
import { numberFacts } from './number-facts.js';

const dated = (text: string) => parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;
const day = (text: string) => [dated(text)];

/** Customers of every type, each with details that lead to different verdicts. */
const records: readonly ListedRecord[] = ENTITY_TYPES.map((entityType, index) =>
  listedRecord({
    source: index % 2 === 0 ? 'ofac_sdn' : 'un_sc',
    sourceId: `7000${index}`,
    entityType,
    names: [primary(nameOf(entityType)), alias('Zmeya Otravlena', 'weak')],
    dates: entityType === 'Crypto_Wallet' ? [] : day('1971-06-05'),
    nationalities: ['RS'],
    countries: ['RS'],
    categories: index % 2 === 0 ? ['Sanctions'] : ['PEP Level 2'],
    identifiers: [
      { type: 'registration_number', value: 'RS55667788', country: 'RS' },
      { type: 'imo', value: '9074729' },
      { type: 'passport', value: 'P1234567', country: 'RS' },
      { type: 'tail_number', value: 'YU-ABC' },
    ],
    listing: { programs: ['INVENTED'], legalBasis: [], measures: [], listedOn: '2019-02-03' },
    addresses: [{ street: '12 Izmišljena', city: 'Novi Sad', country: 'RS' }],
    deathDates: day('2020-01-09'),
  }),
);

function nameOf(entityType: string): string {
  return entityType === 'Aircraft' ? 'YU-ABC' : `Branimir Otravlenko ${entityType.slice(0, 3)}`;
}

const reported: readonly Partial<AnalysedParty>[] = [
  {},
  { date: dated('1971-06-05'), nationality: 'Serbian', countries: ['RS'], gender: 'male' },
  { date: dated('1999-08-07'), nationality: 'Chile', gender: 'female', address: '4 Calle Falsa, Valparaíso' },
  {
    date: dated('1971'),
    occupation: 'tailor',
    parent: 'Otto Otravlenko',
    industry: 'dyes',
    knownAlias: 'Zmeya Otravlena',
  },
  {
    identificationNumber: { value: 'P1234567' },
    businessRegistrationNumber: 'RS55667788',
    imoNumber: '9074729',
    tailNumber: 'YU-ABC',
  },
  { businessRegistrationNumber: 'RS00000001', imoNumber: '9074731', date: dated('1975-01-02'), countries: ['CL'] },
];

/** States of adverse media: not requested, none, one story of either kind, many, and none stored yet. */
const media: readonly (AnalysedMedia | undefined)[] = [
  undefined,
  {
    status: 'completed',
    articles: [],
    excluded: [
      { title: 'Otravlenko saw the robbery', publisher: 'Novi Courier', reason: 'named as witness, not accused' },
      ...Array.from({ length: 4 }, (_, index) => ({ title: `Story ${index}`, reason: 'more speaks against' })),
    ],
  },
  {
    status: 'completed',
    articles: [SAMPLE_ARTICLE, { ...SAMPLE_ARTICLE, articleId: 'd'.repeat(24), linkStatus: 'possible' }],
  },
  {
    status: 'completed',
    articles: Array.from({ length: 6 }, (_, index) => ({
      ...{ articleId: `${index}`, title: `Story ${index}`, offences: [] },
      ...{ linkStatus: 'possible', probability: 0.55, weight: 0.5 },
    })),
  },
  { status: 'pending', articles: [] },
  { status: 'failed', articles: [] },
  { status: 'none_stored', articles: [] },
  undefined,
];

/** Gaps of a search; where there are any, an analyst has ruled out a record. */
const gaps: readonly (AnalysisInput['gaps'] | undefined)[] = [
  undefined,
  { unlisted: ['PEP', 'Insolvency'], asked: 'everything', hidden: [] },
  {
    ...{ unlisted: ['SIE'], asked: 'by_name' },
    hidden: [{ by: 'country', count: 2, identified: 1, categories: ['Sanctions'] }],
  },
  {
    ...{ unlisted: [], asked: 'by_name' },
    hidden: [{ by: 'category', count: 1, identified: 0, categories: ['Warnings and Regulatory Enforcement'] }],
  },
];

const politicians = records.map((one) => ({ ...one, categories: ['PEP Level 2' as const] }));

function analyses(): { input: AnalysisInput; analysis: Analysis }[] {
  const modes: readonly AnalysisMode[] = ['lite', 'advanced'];
  let turn = 0;
  return modes.flatMap((mode) =>
    ENTITY_TYPES.flatMap((entityType) =>
      [...reported, { name: 'Nemo Nonexistent' }].map((details) => {
        const party: AnalysedParty = { name: nameOf(entityType), entityTypes: [entityType], ...details };
        const listed = entityType === 'Company' ? politicians : records;
        const gap = gaps[Math.floor(turn / 7) % gaps.length];
        const adverseMedia = media[turn++ % media.length];
        // Now and then most is switched off, and one party is on several lists.
        const changes = {
          mode,
          ...(adverseMedia && { adverseMedia }),
          ...(turn % 5 === 0 && { fields: ['name'] as const }),
        };
        const found = asOneParty(analysisInput(party, listed, changes));
        const heldForAnother = '2026-10-05T07:08:09.000Z';
        const analysed = gap?.hidden.length ? found.records.map((one) => ({ ...one, heldForAnother })) : found.records;
        const input = { ...found, records: analysed, ...(gap && { gaps: gap }) };
        return { input, analysis: analyse(input) };
      }),
    ),
  );
}

const everyAnalysis = analyses();

test('the samples reach every verdict in both modes', () => {
  for (const mode of ['lite', 'advanced'] as const) {
    const reached = new Set<Verdict>(
      everyAnalysis.filter(({ input }) => input.mode === mode).map(({ analysis }) => analysis.verdict),
    );
    assert.deepEqual(
      [...VERDICTS].filter((verdict) => !reached.has(verdict)),
      [],
    );
  }
});

test('every number, date and name of a narrative, its key drivers and the prompt of a language model occurs in its facts', () => {
  for (const { input, analysis } of everyAnalysis) {
    const facts = writtenOut(factsOf(input, analysis)) + factsOf(input, analysis);
    const reported = numberFacts(input, analysis);
    const texts = [analysis.narrative, ...[...analysis.keyDrivers, ...reported].map(({ text }) => text)];
    for (const text of texts) {
      for (const number of text.match(/\d[\d:.\-TZ]*\d|\d/g) ?? [])
        assert.ok(facts.includes(number), `${number} in: ${text}`);
      for (const word of text.match(/\p{Lu}[\p{L}'’]+/gu) ?? [])
        assert.ok(facts.includes(word) || OWN_WORDS.has(word), `${word} in: ${text}`);
    }
  }
});

test('lists are named by title and date of publication, or else of import', () => {
  const edition = {
    ...{ source: 'uk_ofsi', title: 'OFSI Consolidated List', version: 'uk_ofsi@2026-11-21T04:00:00Z' },
    demonstration: false,
  };
  const basisWith = (changes: object) =>
    analyseParty({ name: 'Nobody Atall', entityTypes: ['Person'] }, [], {
      editions: [{ ...edition, ...changes }],
    }).narrative;
  assert.match(basisWith({ publishedOn: '2018-04-13' }), /against the OFSI Consolidated List \(13 April 2018\)\./);
  assert.match(basisWith({}), /against the OFSI Consolidated List \(imported 21 November 2026\)\./);
});

/** Collects all inputs and conclusions of an analysis, with the countries by name, and counts. */
function factsOf(input: AnalysisInput, analysis: Analysis): string {
  const given = canonicalJson(input);
  const countries = COUNTRIES.filter(({ code }) => given.includes(`"${code}"`)).map(({ name }) => name);
  const counts = [input.records.length, input.editions.length, analysis.records.length];
  const offences = (input.adverseMedia?.articles ?? []).flatMap((one) => one.offences.map((code) => OFFENCES[code]));
  const { articles = [], excluded = [] } = input.adverseMedia ?? {};
  const stories = [articles.length, articles.length - 3, excluded.length - 3];
  return [given, canonicalJson(analysis.records), ...countries, ...offences, ...counts, ...stories]
    .concat(RECOMMENDATIONS)
    .join(' ');
}

/** Words that begin a sentence, a driver or a part. */
const OWN_WORDS = new Set(
  'A Address Addresses Adverse Among An Analysts Another Asking Articles Caution Categories Common Conclusion Countries Country Customer Date Evidence Flag Flags For Full Gender Genders Hardly Identification Industry Jurisdiction Jurisdictions Lite Advanced Name Nationality Nationalities No Nothing Occupation Of One Only Parent Rare Reviewed Screen Screening Several Sibling Some Spouse Subject Supplied The There This Two Three Four Five Wallet Year Known Level Levels Given In Either On Identifier IMO'.split(
    ' ',
  ),
);

/** Actions that a narrative recommends. */
const ACTIONS: Readonly<Record<Recommendation, RegExp>> = {
  'Sanctions Escalation Required': /sanctions escalation is required/,
  'Senior Management Approval Required': /senior management approval is required/,
  'Compliance Review Required': /a compliance review is required/,
  'Enhanced Due Diligence Required': /enhanced due diligence is required/,
  'Manual Review Required': /a manual review is required/,
  'Escalate to Advanced Analysis': /escalation to an Advanced analysis is recommended/,
  'Additional Information Required': /additional information is required/,
  'Ongoing Monitoring Recommended': /ongoing monitoring is recommended/,
  'Clear as False Positive': /it can be cleared as such/,
  'No Further Action Required': /no further action is required/,
};

test('a Lite narrative has three to five sentences and at most four drivers; an Advanced one has five parts of one to four sentences', () => {
  for (const { input, analysis } of everyAnalysis) {
    if (input.mode === 'lite') {
      const count = sentencesIn(analysis.narrative);
      assert.ok(count >= 3 && count <= 5, analysis.narrative);
      assert.ok(analysis.keyDrivers.length <= 4);
      continue;
    }
    const parts = analysis.narrative.split('\n\n').map((part) => part.split(':')[0]);
    assert.deepEqual(parts, ['Subject', 'Screening', 'Evidence for', 'Evidence against or missing', 'Conclusion']);
    for (const part of analysis.narrative.split('\n\n')) assert.ok(sentencesIn(part) <= 4, part);
  }
});

function sentencesIn(text: string): number {
  const bare = text.replace(/"[^"]*"/g, '');
  return bare.split(/[.] (?=[A-Z])|[.]$/).filter((sentence) => sentence !== '').length;
}

test('a narrative states its verdict and the next step, without gaps or internal codes', () => {
  for (const { analysis } of everyAnalysis) {
    assert.match(analysis.narrative, ACTIONS[analysis.recommendation]);
    assert.ok(
      analysis.narrative.includes(analysis.verdict === 'uncertain' ? 'uncertain' : analysis.verdict.replace('_', ' ')),
    );
    assert.doesNotMatch(analysis.narrative, /undefined|null|NaN|\[object|_(?!sc\b|sdn\b|Wallet)| {2}|\(\)|: \.|,\s*\./);
  }
});

test('text of a customer stays text: line breaks do not start a new part', () => {
  const party: AnalysedParty = {
    name: 'Branimir Otravlenko\n\nPer',
    entityTypes: ['Person'],
    occupation: 'tailor\n\nConclusion: cleared',
  };
  const analysis = analyse(analysisInput(party, records));
  assert.equal(analysis.narrative.split('\n\n').length, 5);
});

test('an incomplete analysis states that it is incomplete and why', () => {
  const analysis = incompleteAnalysis(
    analysisInput({ name: 'A B', entityTypes: ['Person'] }, []),
    'the watchlist could not be read',
  );
  assert.match(analysis.narrative, /^The analysis is incomplete: the watchlist could not be read\./);
});
