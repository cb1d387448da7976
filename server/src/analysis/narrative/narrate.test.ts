import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTITY_TYPES, parsePartialDate } from '@touchstone/engine';
import { analyseParty, analysisInput } from '../../../test/support/analyse-party.js';
import { alias, listedRecord, primary } from '../../../test/support/sample-records.js';
import type { AnalysedArticle, AnalysedMedia, AnalysedParty, Analysis, AnalysisInput } from '../../domain/analysis.js';
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

const article: AnalysedArticle = {
  ...{
    articleId: 'c'.repeat(24),
    title: 'Dyer Otravlenko sentenced for selling 300 barrels',
    publisher: 'Novi Courier',
  },
  ...{ publishedAt: '2025-03-02T00:00:00.000Z', linkStatus: 'linked', probability: 0.9, weight: 0.71 },
  offences: ['fraud', 'environment'],
};

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
        const found = joined(analysisInput(party, listed, changes));
        const heldForAnother = '2026-10-05T07:08:09.000Z';
        const analysed = gap?.hidden.length ? found.records.map((one) => ({ ...one, heldForAnother })) : found.records;
        const input = { ...found, records: analysed, ...(gap && { gaps: gap }) };
        return { input, analysis: analyse(input) };
      }),
    ),
  );
}

/** Joins every record after the first to it, as another list's record of the same party. */
function joined(input: AnalysisInput): AnalysisInput {
  const records = input.records.map((one, index) => (index === 0 ? one : { ...one, joinedBy: 'the same LEI' }));
  return { ...input, records };
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
  'A Address Addresses Adverse An Analysts Another Asking Articles Caution Categories Common Conclusion Countries Country Customer Date Evidence Flag Flags For Full Gender Genders Hardly Identification Industry Jurisdiction Jurisdictions Lite Advanced Name Nationality Nationalities No Nothing Occupation Of One Only Parent Rare Reviewed Screen Screening Several Sibling Some Spouse Subject Supplied The There This Two Three Four Five Wallet Year Known Level Levels Given In Either On Identifier IMO'.split(
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

const zora: AnalysedParty = {
  ...{ name: 'Zora Petkanova', entityTypes: ['Person'], date: dated('1971-06-05'), nationality: 'Bulgarian' },
  ...{ identificationNumber: { value: 'B7654321' }, occupation: 'tailor', address: '4 Calle Falsa, Valparaíso' },
};
const listedZora = listedRecord({
  ...{ source: 'un_sc', sourceId: 'QDi.900', entityType: 'Person', names: [primary('Zora Petkanova')] },
  ...{ dates: [dated('1940-01-02'), dated('1969-06-05')], nationalities: ['BG'], countries: ['BG'] },
  identifiers: [{ type: 'passport', value: 'P1234567', country: 'BG' }],
  positions: [{ title: 'Minister of Fisheries' }],
  addresses: [{ street: '12 Vitosha', city: 'Sofia', country: 'BG' }],
  listing: {
    programs: ['GB'],
    legalBasis: ['Security Council resolution 2048 (2012)'],
    measures: [],
    listedOn: '2012-05-18',
  },
});

/** Returns the narrative and the drivers for a customer and one record. */
function toldOf(party: AnalysedParty, record: ListedRecord, changes: Partial<AnalysisInput> = {}): string {
  const { narrative, keyDrivers } = analyse(analysisInput(party, [record], changes));
  return [narrative, ...keyDrivers.map(({ text }) => text)].join('\n');
}

const { date: _, nationality: __, identificationNumber: ___, ...undated } = zora;
const company = { ...listedZora, entityType: 'Company', names: [primary('Petkanova Fishing')] } as const;

/** Effects of the state of the evidence: texts that must occur, and texts that must not. */
const states: readonly (readonly [string, string, readonly RegExp[], readonly RegExp[]])[] = [
  [
    'a number that Lite has no use for is not said to be missing',
    toldOf(zora, listedZora, { mode: 'lite' }),
    [
      /Identification number, nationality, address and occupation were supplied but not compared \(not used in Lite\)/,
      /Identification number was supplied but not compared \(not used in Lite\)/,
    ],
    [/not supplied/],
  ],
  [
    'in Lite nothing is said of what the customer did not give and Lite does not compare',
    toldOf({ name: zora.name, entityTypes: ['Person'], date: dated('1969-06') }, listedZora, { mode: 'lite' }),
    [/An Advanced analysis could also compare the identification number, nationality and address\./],
    [/cannot be compared/, /not used/],
  ],
  [
    'what is switched off is told as such, and nobody is asked for it',
    toldOf(zora, listedZora, { fields: ['name'] }),
    [
      /date of birth, identification number, nationality, address and occupation were supplied but not compared \(disabled in the configuration\)/,
      /Date of birth was supplied but not compared \(disabled in the configuration\)/,
      /enabling them in the configuration could settle this/,
    ],
    [/(?:birth|nationality|identification)[^.;]* not supplied/, /asking the customer/],
  ],
  [
    'what is switched off in Lite is told as such',
    toldOf(zora, listedZora, { mode: 'lite', fields: ['name'] }),
    [/Date of birth was supplied but not compared \(disabled in the configuration\); identification number, /],
    [/Date of birth is on record/],
  ],
  [
    'a number that the record has otherwise is not said to be missing there',
    toldOf(zora, listedZora),
    [
      /identification number cannot be compared \(B7654321; listed as P1234567\): not known to be of the same kind and issuer/,
    ],
    [/identification[^.;]* not on record/],
  ],
  [
    'the nearest of several dates is cited, and an address is not both near and elsewhere',
    toldOf(zora, listedZora),
    [/5 June 1971; listed as 5 June 1969/, /Addresses differ \("4 Calle Falsa/],
    [/1940/, /same city/],
  ],
  [
    'an office without a word in common is no missing office',
    toldOf(zora, listedZora),
    [/occupation cannot be compared \(tailor; listed as Minister of Fisheries\): no word in common/],
    [/occupation[^.;]* not on record/],
  ],
  [
    'a nationality that nobody knows was given nevertheless',
    toldOf({ ...undated, nationality: 'Martian' }, listedZora),
    [
      /nationality cannot be compared \(Martian; listed as Bulgaria\): the customer's text names no known country or nationality/,
    ],
    [/nationality[^.;]* not supplied/],
  ],
  [
    'a country that the record alone holds is asked for where it holds nothing more telling',
    toldOf(
      { ...zora, knownAlias: 'Otto Otravlenko' },
      {
        ...company,
        entityType: 'Person',
        names: [primary('Zora Petkanova'), alias('Borka', 'weak')],
        countries: ['TJ'],
      },
    ),
    [
      /also holds the country; asking the customer for it could/,
      /known alias cannot be compared \(Otto Otravlenko\): adds nothing to the name/,
    ],
    [/nothing else to compare/, /Borka/],
  ],
  [
    'a programme is cited with its resolution',
    toldOf(zora, listedZora),
    [/under the programme "GB" \(Security Council resolution 2048 \(2012\)\)/],
    [/under GB/],
  ],
  [
    'a company has no spouse and no sibling',
    toldOf({ name: 'Petkanova Fishing', entityTypes: ['Company'], spouse: 'Otto Otravlenko' }, company),
    [/Petkanova Fishing \(/],
    [/sibling/, /spouse(?! "Otto)/],
  ],
  [
    'a ship whose name has a digit is not said to lack a number of that name',
    toldOf(
      { name: 'Petrel 8', entityTypes: ['Vessel'], imoNumber: '9074729' },
      {
        ...company,
        entityType: 'Vessel',
        names: [primary('Petrel 8')],
        identifiers: [{ type: 'imo', value: '9074729' }],
      },
    ),
    [/the identification number \(9074729\) are identical/],
    [/not on record/],
  ],
];

for (const [law, reported, stated, unsaid] of states) {
  test(`narratives and drivers: ${law}`, () => {
    for (const pattern of stated) assert.match(reported, pattern);
    for (const pattern of unsaid) assert.doesNotMatch(reported, pattern);
  });
}

test('a common or incompatible name, or a weak alias, is not evidence for the same party', () => {
  const record = { ...listedZora, names: [primary('Ivana Georgieva'), alias('India Queen', 'weak')] };
  const weak = toldOf({ name: 'India Queen', entityTypes: ['Person'] }, record);
  assert.match(weak, /Evidence for: The full name is identical to the listed alias "India Queen"\./);
  assert.match(weak, /Caution: .*the match rests on a weak alias alone \("India Queen"\)/);
  const party: AnalysedParty = { ...zora, name: 'John Smith', identificationNumber: { value: 'P1234567' } };
  const other = toldOf(party, record);
  assert.match(other, /the full name "John Smith" is not compatible with the listed name/i);
  assert.doesNotMatch(other, /common name|name is common/i);
});

test('a deciding article is evidence, and an excluded one is reported with its reason', () => {
  const excluded = [{ title: 'Petkanova robbed', publisher: 'Novi Courier', reason: 'named as victim, not accused' }];
  const adverseMedia: AnalysedMedia = { status: 'completed', articles: [article], excluded };
  const { narrative, verdict } = analyse(analysisInput(zora, [], { adverseMedia }));
  assert.equal(verdict, 'potential_match');
  assert.match(
    narrative,
    /Evidence for: No listed party reached the threshold\. Adverse media: "Dyer Otravlenko sentenced/,
  );
  assert.match(narrative, /Reviewed and excluded: "Petkanova robbed" \(Novi Courier\), named as victim, not accused\./);
});

test('records of one party are counted as one, as in the search', () => {
  const records = [listedZora, { ...listedZora, source: 'ofac_sdn', sourceId: '77001' }];
  for (const mode of ['lite', 'advanced'] as const) {
    const input = analysisInput(zora, records, { mode });
    assert.match(analyse(input).narrative, /Two listed parties reached/);
    assert.match(analyse(joined(input)).narrative, /One listed party \(two records\) reached/);
  }
});
