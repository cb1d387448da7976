import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import { analyseParty, analysisInput } from '../../test/support/analyse-party.js';
import { alias, company, gavrilo, listedRecord, minister, primary, vessel } from '../../test/support/sample-records.js';
import type { AnalysedParty, VerdictRule } from '../domain/analysis.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Verdict } from '../domain/verdict.js';
import { analyse } from './analyse.js';
import { incompleteAnalysis } from './incomplete-analysis.js';

const date = (text: string) => parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;
const man = (rest: Partial<AnalysedParty> = {}): AnalysedParty => ({
  name: 'Gavrilo Zaretsky',
  entityTypes: ['Person'],
  ...rest,
});
const wallet = listedRecord({
  source: 'ofac_sdn',
  sourceId: '90009',
  entityType: 'Person',
  names: [primary('Invented Trader')],
  identifiers: [{ type: 'wallet', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', currency: 'XBT' }],
});
const far = date('1991-02-03');

const table: readonly [string, AnalysedParty, ListedRecord, VerdictRule, Verdict][] = [
  [
    'a passport that is equal under his name is him',
    man({ identificationNumber: { value: 'mp1234567' } }),
    gavrilo,
    '2',
    'true_positive',
  ],
  [
    'a passport that is equal under another name is a collision',
    man({ name: 'Somebody Else', identificationNumber: { value: 'mp1234567' } }),
    gavrilo,
    '3',
    'uncertain',
  ],
  [
    'another passport of the same country and another birth date are another man',
    man({ identificationNumber: { value: 'MP 7654321', type: 'passport', country: 'BY' }, date: far }),
    gavrilo,
    '4',
    'false_positive',
  ],
  [
    'a birth date decades away and another gender are another person',
    man({ date: far, gender: 'female' }),
    gavrilo,
    '5',
    'false_positive',
  ],
  [
    'the birth date and the nationality are him',
    man({ date: date('1961-04-12'), nationality: 'Belarusian' }),
    gavrilo,
    '6',
    'true_positive',
  ],
  ['a rare and equal name alone is a potential match', man(), gavrilo, '7', 'potential_match'],
  [
    'a common name alone is uncertain',
    man({ name: 'Mohammed Ali' }),
    { ...gavrilo, names: [primary('Mohammed Ali')] },
    '7',
    'uncertain',
  ],
  ['the birth year alone is a potential match', man({ date: date('1961') }), gavrilo, '8', 'potential_match'],
  [
    'a sanctioned party is not cleared by the birth date alone',
    man({ date: far }),
    { ...gavrilo, identifiers: [] },
    '9',
    'uncertain',
  ],
  [
    'an address is its wallet',
    { name: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', entityTypes: ['Crypto_Wallet'] },
    wallet,
    '2',
    'true_positive',
  ],
  [
    'an address is its wallet, whatever type was chosen',
    { name: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', entityTypes: ['Person'] },
    wallet,
    '2',
    'true_positive',
  ],
  [
    'a ship is known by its IMO number',
    { name: 'Invented Star', entityTypes: ['Vessel'], imoNumber: 'IMO 9074729' },
    vessel,
    '2',
    'true_positive',
  ],
  [
    'a company is known by its registration number',
    { name: 'Invented Boots Limited', entityTypes: ['Organization'], businessRegistrationNumber: 'HE445566' },
    company,
    '2',
    'true_positive',
  ],
];

for (const [name, party, record, rule, verdict] of table) {
  test(`${name} (row ${rule})`, () => {
    const analysis = analyseParty(party, [record]);
    assert.deepEqual([analysis.rule, analysis.verdict], [rule, verdict]);
  });
}

test('no record is a true negative that names the lists', () => {
  const analysis = analyseParty(man({ name: 'Quentin Oberholzer' }), [gavrilo]);
  assert.equal(analysis.verdict, 'true_negative');
  assert.equal(analysis.recommendation, 'No Further Action Required');
  assert.match(analysis.narrative, /the OFAC SDN List \(imported 20 November 2026\)/);
});

test('a weak alias is never more than a potential match', () => {
  const nicknamed = { ...gavrilo, names: [primary('Petar Sarecki'), alias('Gavrilo Zaretsky', 'weak')] };
  const analysis = analyseParty(man({ identificationNumber: { value: 'mp1234567' } }), [nicknamed]);
  assert.equal(analysis.verdict, 'potential_match');
  assert.equal(analysis.records[0]?.cap, 'weak_alias');
});

test('Lite compares only core identifiers that are enabled', () => {
  const party = man({ date: date('1961-04-12'), identificationNumber: { value: 'mp1234567' } });
  const rule = (changes: Parameters<typeof analyseParty>[2]) => analyseParty(party, [gavrilo], changes).rule;
  assert.equal(rule({ mode: 'advanced' }), '2');
  assert.equal(rule({ mode: 'lite' }), '8');
  assert.equal(rule({ mode: 'lite', fields: ['name'] }), '7');
  assert.equal(rule({ mode: 'advanced', fields: ['name', 'date'] }), '8');
});

test('a record found by an identifier that is not compared is not cleared', () => {
  const party = man({
    name: 'Somebody Else',
    identificationNumber: { value: 'mp1234567' },
    date: far,
    nationality: 'FR',
    gender: 'female',
  });
  for (const categories of [['Sanctions'], ['PEP Level 2']]) {
    for (const mode of ['lite', 'advanced'] as const) {
      const fields = mode === 'lite' ? {} : { fields: ['date', 'nationality'] as const };
      const analysis = analyseParty(party, [{ ...gavrilo, categories }], { mode, ...fields });
      assert.deepEqual([analysis.verdict, analysis.records[0]?.cap], ['uncertain', 'identifier'], mode);
      if (mode === 'advanced') assert.match(analysis.narrative, /an identical identifier was found and not compared/);
    }
  }
});

test('each of several known aliases is searched, compared and reported as an alias', () => {
  for (const knownAlias of ['Bob Ross; Gavrilo Zaretsky', 'Gavrilo Zaretsky|Bob Ross', 'Bob Ross | Gavrilo Zaretsky']) {
    const analysis = analyseParty(man({ name: 'Zzyzx Qwertyuiop', knownAlias }), [gavrilo]);
    assert.equal(analysis.verdict, 'potential_match', knownAlias);
    assert.match(analysis.narrative, /known alias "Gavrilo Zaretsky" is identical to the listed name/);
    assert.doesNotMatch(analysis.narrative, /The (full )?name, which is rare/);
    assert.ok(
      analysis.keyDrivers.some(({ text }) => text.startsWith('The known alias "Gavrilo Zaretsky" is identical')),
    );
  }
  const both = analyseParty(man({ knownAlias: 'Bob Ross; Gabriel Sarecki' }), [gavrilo]);
  assert.ok(both.records[0]?.evidence.some((one) => one.code === 'known_alias' && one.subject === 'Gabriel Sarecki'));
});

test('a number in the name and in its own field agrees once', () => {
  const aircraft = listedRecord({
    source: 'ofac_sdn',
    sourceId: '90010',
    entityType: 'Aircraft',
    names: [primary('EP-GOM')],
    identifiers: [{ type: 'tail_number', value: 'EP-GOM' }],
  });
  const { narrative, records } = analyseParty({ name: 'EP-GOM', entityTypes: ['Aircraft'], tailNumber: 'EPGOM' }, [
    aircraft,
  ]);
  assert.equal(records[0]?.evidence.filter(({ code }) => code === 'identifier').length, 1);
  assert.equal(narrative.match(/identification number \(EP-GOM\) is identical/g)?.length, 1);
});

test('for a wallet no data of its holder counts as missing, and the type of the holder is no conflict', () => {
  for (const entityTypes of [['Crypto_Wallet'], ['Person']] as const) {
    const named = { name: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', entityTypes };
    for (const mode of ['lite', 'advanced'] as const) {
      const { narrative, keyDrivers } = analyseParty(named, [wallet], { mode });
      const reported = `${narrative} ${keyDrivers.map(({ text }) => text)}`;
      if (entityTypes[0] === 'Crypto_Wallet') assert.doesNotMatch(reported, /birth|gender|nationality|occupation/i);
      assert.doesNotMatch(reported, /entity type/i);
    }
  }
  const owner = analyseParty({ name: 'Invented Trader', entityTypes: ['Crypto_Wallet'] }, [
    { ...wallet, categories: ['SIP'] },
  ]);
  assert.ok(['potential_match', 'uncertain'].includes(owner.verdict), owner.verdict);
});

test('a partner is a spouse only where the list says so', () => {
  const outcomeOf = (kind: 'family' | 'associate', relation: string) => {
    const tied = { ...gavrilo, relations: [{ kind, relation, name: 'Ivan Kuznets' }] };
    const { records } = analyseParty(man({ spouse: 'Ivan Kuznets' }), [tied]);
    return records[0]?.evidence.find(({ code }) => code === 'spouse')?.level;
  };
  assert.deepEqual(
    [outcomeOf('associate', 'Business Partner'), outcomeOf('associate', 'partner'), outcomeOf('family', 'partner')],
    ['tied', 'tied', 'same'],
  );
  assert.equal(outcomeOf('associate', 'life partner'), 'same');
});

test('a match score of 0 is stated as such', () => {
  const { narrative } = analyseParty(man({ name: 'Quentin Oberholzer' }), [gavrilo], { matchScore: 0, records: [] });
  assert.match(narrative, /No listed party had any similarity to the name \(threshold 0\)/);
});

test('of several records the most urgent decides, and the most urgent action is recommended', () => {
  const namesake = { ...minister, names: [primary('Gavrilo Zaretsky')] };
  const analysis = analyseParty(man({ date: date('1961-04-12'), nationality: 'BY' }), [namesake, gavrilo]);
  assert.equal(analysis.verdict, 'true_positive');
  assert.equal(analysis.recommendation, 'Sanctions Escalation Required');
  assert.equal(analysis.records.length, 2);
});

test('the same input gives the same bytes, whatever the order of the records and the keys', () => {
  const input = analysisInput(man({ date: date('1961') }), [gavrilo, { ...gavrilo, sourceId: '2', source: 'un_sc' }]);
  const turned = JSON.parse(canonicalJson({ ...input, records: [...input.records].reverse() }));
  assert.equal(canonicalJson(analyse(turned)), canonicalJson(analyse(input)));
});

test('an analysis that failed concludes nothing, states why and requests a manual review', () => {
  const analysis = incompleteAnalysis(analysisInput(man(), [gavrilo]), 'the watchlist could not be read');
  assert.deepEqual([analysis.verdict, analysis.recommendation], ['uncertain', 'Manual Review Required']);
  assert.match(analysis.narrative, /the watchlist could not be read/);
  assert.match(analysis.keyDrivers[0]?.text ?? '', /incomplete/);
});
