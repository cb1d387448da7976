import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import { analysisInput } from '../../../test/support/analyse-party.js';
import { alias, listedRecord, primary } from '../../../test/support/sample-records.js';
import type { AnalysedParty, AnalysisInput } from '../../domain/analysis.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { analyse } from '../analyse.js';

const dated = (text: string) => parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;

const TITLES: Readonly<Record<string, string>> = {
  ofac_sdn: 'OFAC SDN List',
  un_sc: 'UN Security Council Consolidated List',
  us_congress: 'list of members of the United States Congress',
};
const LISTS = [
  {
    source: 'ofac_sdn',
    version: 'ofac_sdn@2026-11-22T11:10:40Z',
    title: 'OFAC SDN List',
    publishedOn: '2023-12-28',
    demonstration: false,
  },
  {
    source: 'un_sc',
    version: 'un_sc@2026-11-22T11:10:41Z',
    title: 'UN Security Council Consolidated List',
    publishedOn: '2026-02-27',
    demonstration: false,
  },
];
const CUSTOM = {
  source: 'custom:1',
  version: 'custom:1@3',
  title: 'custom list "Former clients"',
  demonstration: false,
};

const person = (name: string, stated: Partial<AnalysedParty> = {}): AnalysedParty => ({
  name,
  entityTypes: ['Person'],
  ...stated,
});

const tulin = listedRecord({
  source: 'ofac_sdn',
  sourceId: '24283',
  names: [primary('Oleg Vladimirovich TULINSKOY'), alias('The Otter', 'weak')],
  dates: [dated('1968-01-02')],
  nationalities: ['RU'],
  countries: ['RU', 'CY'],
  gender: 'male',
  identifiers: [{ type: 'passport', value: '530000001', country: 'RU' }],
  addresses: [{ street: '5 Invented Lane', city: 'Moscow', country: 'RU' }],
  listing: { programs: ['UKRAINE-EO13661'], legalBasis: [], measures: [], listedOn: '2018-04-06' },
});
const hassan = (sourceId: string, date: string, country = 'IQ') =>
  listedRecord({
    source: 'un_sc',
    sourceId,
    names: [primary('Ali Hassan')],
    dates: [dated(date)],
    countries: [country],
    nationalities: [country],
  });
const senator = listedRecord({
  source: 'us_congress',
  sourceId: 'P000001',
  names: [primary('Prudence Quillfeather')],
  categories: ['PEP Level 2'],
  countries: ['US'],
  nationalities: ['US'],
  dates: [dated('1959')],
  positions: [{ title: 'Senator', country: 'US', current: true }],
});
const wallet = listedRecord({
  source: 'ofac_sdn',
  sourceId: '30111',
  names: [primary('Branimir Otravlenko')],
  identifiers: [{ type: 'wallet', value: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e' }],
});
const ship = listedRecord({
  source: 'ofac_sdn',
  sourceId: '30222',
  entityType: 'Vessel',
  names: [primary('Invented Star')],
  nationalities: ['PA'],
  countries: ['PA'],
  identifiers: [{ type: 'imo', value: '9074729' }],
});
const client = listedRecord({
  source: 'custom:1',
  sourceId: '17',
  names: [primary('Zora Petkanova')],
  categories: [],
  dates: [dated('1971-06-05')],
});
const story = {
  articleId: 'c'.repeat(24),
  title: 'Dyer Petkanova sentenced for selling barrels',
  publisher: 'Novi Courier',
  publishedAt: '2025-03-02T00:00:00.000Z',
  linkStatus: 'linked',
  probability: 0.9,
  weight: 0.71,
  offences: ['fraud', 'environment'],
} as const;

const CUSTOM_TITLE = CUSTOM.title;

/** Narrative and key drivers of a party beside these records. */
function reported(
  party: AnalysedParty,
  records: readonly ListedRecord[],
  changes: Partial<AnalysisInput> = {},
  heldForAnother?: string,
): string {
  const input = analysisInput(party, records, { editions: LISTS, ...changes });
  const cited = input.records.map((one) => ({
    ...one,
    source: { ...one.source, shortTitle: TITLES[one.record.source] ?? CUSTOM_TITLE },
    ...(heldForAnother !== undefined && { heldForAnother }),
  }));
  const { narrative, keyDrivers } = analyse({ ...input, records: cited });
  return `${narrative}\n\nKey drivers:\n${keyDrivers.map(({ text }) => `- ${text}`).join('\n')}`;
}

const EXAMPLES: Readonly<Record<string, () => string>> = {
  'Lite: no hit': () => reported(person('Odalys Quispe', { date: dated('1999-01-01') }), [], { mode: 'lite' }),
  'Advanced: no hit': () =>
    reported(person('Odalys Quispe', { date: dated('1999-01-01'), occupation: 'nurse' }), [], {
      gaps: {
        unlisted: ['PEP', 'PEP Level 1', 'PEP Level 2', 'Insolvency', 'SIP', 'SIE', 'RCA', 'Businessperson'],
        asked: 'everything',
        hidden: [],
      },
    }),
  'Lite: strong match': () =>
    reported(person('Oleg Tulinskoy', { date: dated('1968-01-02'), countries: ['RU'] }), [tulin], { mode: 'lite' }),
  'Advanced: strong match': () =>
    reported(
      person('Tulinskoy Oleg Vladimirovich', {
        date: dated('1968-01-02'),
        nationality: 'RU',
        gender: 'male',
        address: '5 Invented Lane, Moscow',
      }),
      [tulin],
    ),
  'Lite: name only': () => reported(person('Oleg Vladimirovich Tulinskoy'), [tulin], { mode: 'lite' }),
  'Advanced: name only': () => reported(person('Oleg Vladimirovich Tulinskoy'), [tulin]),
  'Advanced: conflict': () =>
    reported(
      person('Oleg Vladimirovich Tulinskoy', { date: dated('1994-08-07'), nationality: 'Chile', gender: 'male' }),
      [tulin],
    ),
  'Lite: conflict': () =>
    reported(person('Oleg Vladimirovich Tulinskoy', { date: dated('1969'), countries: ['CL'] }), [tulin], {
      mode: 'lite',
    }),
  'Advanced: PEP, with levels that no list covers': () =>
    reported(
      person('Prudence Quillfeather', { date: dated('1959-03-04'), nationality: 'American', occupation: 'senator' }),
      [senator],
      { gaps: { unlisted: [], unlistedLevels: ['PEP Level 3', 'PEP Level 4'], asked: 'by_name', hidden: [] } },
    ),
  'Advanced: several hits': () =>
    reported(person('Ali Hassan', { date: dated('1980-03-01'), nationality: 'IQ' }), [
      hassan('QDi.1', '1980-03-01'),
      hassan('QDi.2', '1975'),
      hassan('QDi.3', '1962-01-01', 'SO'),
      hassan('QDi.4', '1999'),
      hassan('QDi.5', '1981'),
    ]),
  'Lite: several hits': () =>
    reported(person('Ali Hassan'), [hassan('QDi.1', '1980-03-01'), hassan('QDi.2', '1975')], { mode: 'lite' }),
  'Advanced: adverse media': () =>
    reported(person('Zora Petkanova', { date: dated('1971-06-05') }), [], {
      adverseMedia: {
        status: 'completed',
        articles: [story],
        excluded: [{ title: 'Petkanova robbed', publisher: 'Novi Courier', reason: 'named as victim, not accused' }],
      },
    }),
  'Lite: adverse media under the same name in another country': () =>
    reported(person('Zora Petkanova'), [], {
      mode: 'lite',
      adverseMedia: {
        status: 'completed',
        articles: [],
        excluded: [
          {
            title: 'Petkanova charged',
            publisher: 'Novi Courier',
            reason: 'the same name in another country',
            onlyCountryDiffers: true,
          },
        ],
      },
    }),
  'Lite: custom list': () =>
    reported(person('Zora Petkanova', { date: dated('1971-06-05') }), [client], {
      mode: 'lite',
      editions: [...LISTS, CUSTOM],
    }),
  'Lite: birth year one off, common name': () =>
    reported(person('Ali Hassan', { date: dated('1976-01-02') }), [hassan('QDi.2', '1975')], { mode: 'lite' }),
  'Advanced: weak alias': () =>
    reported(person('The Otter', { date: dated('1968-01-02'), nationality: 'RU' }), [tulin]),
  'Advanced: wallet': () =>
    reported({ name: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e', entityTypes: ['Crypto_Wallet'] }, [wallet], {
      mode: 'advanced',
    }),
  'Advanced: vessel': () =>
    reported({ name: 'Invented Star', entityTypes: ['Vessel'], imoNumber: '9074729', nationality: 'LR' }, [ship]),
  'Advanced: whitelisted': () =>
    reported(person('Oleg Vladimirovich Tulinskoy'), [tulin], {}, '2026-11-22T10:00:00.000Z'),
  'Advanced: mistyped and placeholder identifiers, records outside the filters': () =>
    reported({ name: 'Petrel', entityTypes: ['Vessel'], imoNumber: '9074728', tailNumber: 'N/A' }, [], {
      gaps: {
        unlisted: [],
        asked: 'by_name',
        hidden: [
          { by: 'source', count: 1, identified: 0, categories: ['Sanctions'] },
          { by: 'country', count: 2, identified: 1, categories: ['Sanctions'] },
        ],
      },
    }),
  'Advanced: accepted gaps, a list that is not loaded, a record outside the profile that agrees in more than the name':
    () =>
      reported(person('Odalys Quispe', { date: dated('1999-01-01') }), [], {
        gaps: {
          unlisted: [],
          asked: 'by_name',
          accepted: { categories: ['PEP Level 3', 'PEP Level 4'], on: '2026-11-20' },
          unloaded: ['the EU Consolidated Financial Sanctions List'],
          hidden: [
            { by: 'name_kind', count: 1, identified: 0, categories: ['PEP Level 2'] },
            { by: 'source', count: 1, identified: 0, corroborated: 1, categories: ['Sanctions'] },
          ],
        },
      }),
  'Lite: demonstration list only': () =>
    reported(person('Odalys Quispe'), [], {
      mode: 'lite',
      editions: [
        { source: 'demo', version: 'demo@2026-11-20T04:00:00Z', title: 'demonstration list', demonstration: true },
      ],
    }),
};

/** Written anew with `WRITE_NARRATIVES=yes`, and then read aloud: a compliance officer must be able to sign each of them. */
const FILE = new URL('../../../../src/analysis/samples/narratives.md', import.meta.url);
const HEADING = '# Narratives and key drivers by example\n\nEvery party is invented.\n';

if (process.env.WRITE_NARRATIVES === 'yes') {
  const examples = Object.entries(EXAMPLES).map(([state, report]) => `\n## ${state}\n\n${report()}\n`);
  writeFileSync(FILE, [HEADING, ...examples].join(''));
}

const [heading, ...sections] = readFileSync(FILE, 'utf8').split(/^(?=## )/m);

test('narratives.md contains every example', () => {
  assert.deepEqual(
    [heading?.trim(), ...sections.map((section) => section.slice(3, section.indexOf('\n')))],
    [HEADING.trim(), ...Object.keys(EXAMPLES)],
  );
});

for (const [state, report] of Object.entries(EXAMPLES)) {
  test(`a narrative reads as in narratives.md: ${state}`, () => {
    const section = sections.find((one) => one.startsWith(`## ${state}\n`)) ?? '';
    assert.equal(report(), section.slice(section.indexOf('\n')).trim());
  });
}
