import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import { analysisInput, asOneParty, SAMPLE_ARTICLE } from '../../../test/support/analyse-party.js';
import { alias, listedRecord, primary } from '../../../test/support/sample-records.js';
import type { AnalysedMedia, AnalysedParty, AnalysisInput } from '../../domain/analysis.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { SearchGaps } from '../../domain/search-gaps.js';
import { analyse } from '../analyse.js';

const dated = (text: string) => parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;

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
      /The identification number, nationality, address and occupation were supplied but not compared \(not used in Lite\)/,
      /Identification number was supplied but not compared \(not used in Lite\)/,
    ],
    [/not supplied/],
  ],
  [
    'in Lite nothing is said of what the customer did not give and Lite does not compare',
    toldOf({ name: zora.name, entityTypes: ['Person'], date: dated('1969-06') }, listedZora, { mode: 'lite' }),
    [/An Advanced analysis could also compare the identification number, nationality and address\./],
    [/inconclusive/, /not used/],
  ],
  [
    'what is switched off is reported as such, and nobody is asked for it',
    toldOf(zora, listedZora, { fields: ['name'] }),
    [
      /date of birth, identification number, nationality, address and occupation were supplied but not compared \(disabled in the configuration\)/,
      /Date of birth was supplied but not compared \(disabled in the configuration\)/,
      /not compared under the present configuration; enabling them could settle this/,
    ],
    [/(?:birth|nationality|identification)[^.;]* not supplied/, /asking the customer/],
  ],
  [
    'what is switched off in Lite is reported as such',
    toldOf(zora, listedZora, { mode: 'lite', fields: ['name'] }),
    [/The date of birth was supplied but not compared \(disabled in the configuration\); the identification number, /],
    [/Date of birth is on record/],
  ],
  [
    'a number that the record has otherwise is not said to be missing there',
    toldOf(zora, listedZora),
    [
      /identification number is inconclusive \(B7654321; listed as P1234567\): not known to be of the same type and issuer/,
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
    [/occupation is inconclusive \(tailor; listed as Minister of Fisheries\): no words in common/],
    [/occupation[^.;]* not on record/],
  ],
  [
    'a nationality that nobody knows was given nevertheless',
    toldOf({ ...undated, nationality: 'Martian' }, listedZora),
    [
      /nationality is inconclusive \(Martian; listed as Bulgaria\): the customer's text names no known country or nationality/,
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
      /known alias is inconclusive \(Otto Otravlenko\): it matches no further listed name/,
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
  const adverseMedia: AnalysedMedia = { status: 'completed', articles: [SAMPLE_ARTICLE], excluded };
  const { narrative, verdict } = analyse(analysisInput(zora, [], { adverseMedia }));
  assert.equal(verdict, 'potential_match');
  assert.match(
    narrative,
    /Evidence for: No listed party reached the threshold\. Adverse media: "Dyer Otravlenko sentenced/,
  );
  assert.match(narrative, /Reviewed and excluded: "Petkanova robbed" \(Novi Courier; named as victim, not accused\)\./);
});

test('records of one party are counted as one, as in the search', () => {
  const records = [listedZora, { ...listedZora, source: 'ofac_sdn', sourceId: '77001' }];
  for (const mode of ['lite', 'advanced'] as const) {
    const input = analysisInput(zora, records, { mode });
    assert.match(analyse(input).narrative, /Two listed parties reached/);
    assert.match(analyse(asOneParty(input)).narrative, /One listed party \(two records\) reached/);
  }
});

test('only an uncertain result is said not to clear the customer', () => {
  const gaps: SearchGaps = { unlisted: ['SIP'], asked: 'by_name', hidden: [] };
  const none = analyse(analysisInput({ name: 'Odalys Quispe', entityTypes: ['Person'] }, [], { gaps }));
  const { identificationNumber: _number, ...known } = zora;
  const passport = { value: 'P1234567', type: 'passport', country: 'BG' } as const;
  const match = analyse(analysisInput({ ...known, identificationNumber: passport }, [listedZora], { gaps }));
  assert.deepEqual([none.verdict, match.verdict], ['uncertain', 'true_positive']);
  assert.match(none.narrative, /some requested checks could not be completed, so this result does not clear/i);
  assert.match(match.narrative, /some requested checks could not be completed\./i);
});

test('a record of a custom list without a category is not said to be listed for anything', () => {
  const { narrative } = analyse(analysisInput(zora, [{ ...listedZora, source: 'custom:1', categories: [] }]));
  assert.match(narrative, /custom:1 list, QDi\.900\) since 18 May 2012/);
  assert.doesNotMatch(narrative, /listed for/);
});
