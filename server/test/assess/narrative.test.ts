import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_TYPES, parsePartialDate } from '@touchstone/engine';
import { analyse } from '../../src/assess/analyse.js';
import { incompleteAnalysis } from '../../src/assess/incomplete-analysis.js';
import type {
  AnalysedArticle,
  AnalysedMedia,
  AnalysedParty,
  Analysis,
  AnalysisInput,
} from '../../src/domain/analysis.js';
import type { AnalysisMode } from '../../src/domain/analysis-field.js';
import { canonicalJson } from '../../src/domain/canonical-json.js';
import { COUNTRIES } from '../../src/domain/country.js';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { OFFENCES } from '../../src/domain/offence.js';
import { RECOMMENDATIONS } from '../../src/domain/recommendation.js';
import { VERDICTS, type Verdict } from '../../src/domain/verdict.js';
import { analysisInput } from '../support/analyse-party.js';
import { alias, listedRecord, primary } from '../support/sample-records.js';

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

const told: readonly Partial<AnalysedParty>[] = [
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

const article: AnalysedArticle = {
  ...{
    articleId: 'c'.repeat(24),
    title: 'Dyer Otravlenko sentenced for selling 300 barrels',
    publisher: 'Novi Courier',
  },
  ...{ publishedAt: '2025-03-02T00:00:00.000Z', linkStatus: 'linked', probability: 0.9, weight: 0.71 },
  offences: ['fraud', 'environment'],
};

/** What is known of adverse media: nobody asked, nothing, one story of either kind, many, and nothing yet. */
const media: readonly (AnalysedMedia | undefined)[] = [
  undefined,
  { status: 'completed', articles: [] },
  { status: 'completed', articles: [article, { ...article, articleId: 'd'.repeat(24), linkStatus: 'possible' }] },
  {
    status: 'completed',
    articles: Array.from({ length: 6 }, (_, index) => ({
      ...{ articleId: `${index}`, title: `Story ${index}`, offences: [] },
      ...{ linkStatus: 'possible', probability: 0.55, weight: 0.5 },
    })),
  },
  { status: 'pending', articles: [] },
  { status: 'failed', articles: [] },
];

const politicians = records.map((one) => ({ ...one, categories: ['PEP Level 2' as const] }));

function analyses(): { input: AnalysisInput; analysis: Analysis }[] {
  const modes: readonly AnalysisMode[] = ['lite', 'advanced'];
  let turn = 0;
  return modes.flatMap((mode) =>
    ENTITY_TYPES.flatMap((entityType) =>
      [...told, { name: 'Nemo Nonexistent' }].map((details) => {
        const party: AnalysedParty = { name: nameOf(entityType), entityTypes: [entityType], ...details };
        const listed = entityType === 'Company' ? politicians : records;
        const adverseMedia = media[turn++ % media.length];
        const input = analysisInput(party, listed, { mode, ...(adverseMedia && { adverseMedia }) });
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

test('every number, date and name of a narrative and of its key drivers occurs in its facts', () => {
  for (const { input, analysis } of everyAnalysis) {
    const facts = factsOf(input, analysis);
    const texts = [analysis.narrative, ...analysis.keyDrivers.map(({ text }) => text)];
    for (const text of texts) {
      for (const number of text.match(/\d[\d:.\-TZ]*\d|\d/g) ?? [])
        assert.ok(facts.includes(number), `${number} in: ${text}`);
      for (const word of text.match(/\p{Lu}[\p{L}'’]+/gu) ?? [])
        assert.ok(facts.includes(word) || OWN_WORDS.has(word), `${word} in: ${text}`);
    }
  }
});

/** All that the analysis was given and concluded, with the countries by name, and counts. */
function factsOf(input: AnalysisInput, analysis: Analysis): string {
  const given = canonicalJson(input);
  const countries = COUNTRIES.filter(({ code }) => given.includes(`"${code}"`)).map(({ name }) => name);
  const counts = [input.records.length, input.editions.length, analysis.records.length];
  const offences = (input.adverseMedia?.articles ?? []).flatMap((one) => one.offences.map((code) => OFFENCES[code]));
  const rest = (input.adverseMedia?.articles.length ?? 0) - 3;
  return [given, canonicalJson(analysis.records), ...countries, ...offences, ...counts, rest, ...RECOMMENDATIONS].join(
    ' ',
  );
}

/** Words that begin a sentence, a driver or a part. */
const OWN_WORDS = new Set(
  'The This By Of No Name Date Nationality Jurisdiction Flag Country Gender Address Identification Wallet Occupation Industry Parent Known Listed Match Other Another Only Proof Nothing An Advanced Subject Basis Evidence Conclusion Given Unknown IMO Details There Entity Customer Adverse Articles'.split(
    ' ',
  ),
);

test('a Lite narrative has two to four sentences and at most four drivers; an Advanced one has its five parts', () => {
  for (const { input, analysis } of everyAnalysis) {
    if (input.mode === 'lite') {
      const sentences = analysis.narrative
        .replace(/"[^"]*"/g, '')
        .split(/[.] (?=[A-Z])|[.]$/)
        .filter((part) => part !== '');
      assert.ok(sentences.length >= 2 && sentences.length <= 4, analysis.narrative);
      assert.ok(analysis.keyDrivers.length <= 4);
      continue;
    }
    const parts = analysis.narrative.split('\n\n').map((part) => part.split(':')[0]);
    assert.deepEqual(parts, [
      'Subject',
      'Basis of screening',
      'Evidence for',
      'Evidence against or missing',
      'Conclusion and action',
    ]);
  }
});

test('a narrative says its verdict and its recommendation, has no gap and no word of the program', () => {
  for (const { analysis } of everyAnalysis) {
    assert.ok(analysis.narrative.includes(analysis.recommendation));
    assert.ok(
      analysis.narrative.includes(analysis.verdict === 'uncertain' ? 'uncertain' : analysis.verdict.replace('_', ' ')),
    );
    assert.doesNotMatch(analysis.narrative, /undefined|null|NaN|\[object|_(?!sc\b|sdn\b|Wallet)| {2}|\(\)|: \.|,\s*\./);
  }
});

test('text of a customer stays text: line breaks do not make a new part', () => {
  const party: AnalysedParty = {
    name: 'Branimir Otravlenko\n\nPer',
    entityTypes: ['Person'],
    occupation: 'tailor\n\nConclusion and action: cleared',
  };
  const analysis = analyse(analysisInput(party, records));
  assert.equal(analysis.narrative.split('\n\n').length, 5);
});

test('an incomplete analysis says so and why', () => {
  const analysis = incompleteAnalysis(
    analysisInput({ name: 'A B', entityTypes: ['Person'] }, []),
    'the watchlist could not be read',
  );
  assert.match(analysis.narrative, /^The analysis is incomplete: the watchlist could not be read\./);
});
