import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePartialDate } from '@touchstone/engine';
import fc from 'fast-check';
import { analysisInput } from '../../../test/support/analyse-party.js';
import {
  company,
  gavrilo,
  gavriloAtTheUn,
  gavriloTheYounger,
  minister,
  vessel,
} from '../../../test/support/sample-records.js';
import type { AnalysedParty, Analysis, AnalysisInput } from '../../domain/analysis.js';
import type { AnalysisMode } from '../../domain/analysis-field.js';
import { canonicalJson } from '../../domain/canonical-json.js';
import type { EvidenceOutcome } from '../../domain/identity-evidence.js';
import type { HiddenRecords, SearchGaps } from '../../domain/search-gaps.js';
import { VERDICTS, type Verdict } from '../../domain/verdict.js';
import { analyse } from '../analyse.js';
import { CURRENT_VERDICT_MODEL, verdictModel } from './verdict-models.js';

/** Every fact a customer may give, agreeing and not, in any combination. */
const details: fc.Arbitrary<Partial<AnalysedParty>> = fc.record(
  {
    date: fc
      .constantFrom('1961-04-12', '1961', '1961-04', '1961-12-04', '1962-03-01', '1970-05-05', '2001-01-01')
      .map(dated),
    nationality: fc.constantFrom('BY', 'Belarusian', 'Cyprus', 'FR', 'no country'),
    countries: fc.constantFrom(['BY'], ['FR'], ['CY', 'FR']),
    gender: fc.constantFrom('male' as const, 'female' as const),
    identificationNumber: fc.constantFrom(
      { value: 'MP1234567' },
      { value: 'MP1234568', type: 'passport' as const, country: 'BY' },
      { value: 'XX7654321', type: 'passport' as const, country: 'BY' },
      { value: 'XX7654321' },
    ),
    address: fc.constantFrom('1 Invented Street, Minsk', 'Minsk', 'Paris, 3 Rue Inventée'),
    occupation: fc.constantFrom('minister of boots', 'cobbler', 'teacher'),
    knownAlias: fc.constantFrom('Gabriel Sarecki', 'The Cobbler', 'Somebody'),
    parent: fc.constantFrom('Ivan Zaretsky'),
    spouse: fc.constantFrom('Ludmila Zaretskaya', 'Another Woman'),
    sibling: fc.constantFrom('Ludmila Zaretskaya'),
  },
  { requiredKeys: [] },
);
const name = fc.constantFrom(
  'Gavrilo Zaretsky',
  'Zaretsky Gavrilo',
  'Gavrilo Zaretski',
  'Gabriel Sarecki',
  'Ludmila Zaretskaya',
);
const mode = fc.constantFrom<AnalysisMode>('lite', 'advanced');
const people = [gavrilo, gavriloAtTheUn, gavriloTheYounger, minister];
const everybody = [...people, company, vessel];

function dated(text: string) {
  return parsePartialDate(text) as NonNullable<ReturnType<typeof parsePartialDate>>;
}

/** The same records beside another customer: what a field changes in the screening is another matter. */
function withParty(input: AnalysisInput, party: AnalysedParty): Analysis {
  return analyse({ ...input, party });
}

/** Drops each field whose evidence on a record has this outcome, and compares P of that record. */
function dropping(outcome: EvidenceOutcome, holds: (before: number, after: number) => boolean): void {
  fc.assert(
    fc.property(name, details, (called, reported) => {
      const party: AnalysedParty = { name: called, entityTypes: ['Person'], ...reported };
      const input = analysisInput(party, people);
      for (const record of analyse(input).records) {
        for (const { code } of record.evidence.filter((one) => one.outcome === outcome)) {
          const key = FIELDS[code];
          if (key === undefined || !(key in reported)) continue;
          const { [key]: _, ...rest } = party;
          const after = withParty(input, rest as AnalysedParty).records.find(
            ({ recordId }) => recordId === record.recordId,
          );
          assert.ok(holds(record.p, after?.p ?? 0), `${code}: ${record.p} to ${after?.p}`);
        }
      }
    }),
    { numRuns: 80 },
  );
}

const FIELDS: Readonly<Record<string, keyof AnalysedParty>> = {
  date: 'date',
  nationality: 'nationality',
  country: 'countries',
  gender: 'gender',
  identifier: 'identificationNumber',
  address: 'address',
  occupation: 'occupation',
  parent: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
  known_alias: 'knownAlias',
};

test('leaving out a field that agrees never makes the same party likelier', () => {
  dropping('agree', (before, after) => after <= before);
});

test('leaving out a field that contradicts never makes the same party less likely', () => {
  dropping('conflict', (before, after) => after >= before);
});

test('a name alone neither confirms nor clears', () => {
  const parties: readonly [AnalysedParty['entityTypes'][number], string][] = [
    ...['Gavrilo Zaretsky', 'Gavrilo', 'Odalys Quispe', 'The Cobbler'].map((text) => ['Person', text] as const),
    ['Company', 'Invented Boots'],
    ['Organization', 'Invented Boots Ltd'],
    ['Vessel', 'Invented Star'],
  ].map(([type, text]) => [type, text] as [AnalysedParty['entityTypes'][number], string]);
  fc.assert(
    fc.property(fc.constantFrom(...parties), mode, fc.integer({ min: 1, max: 100 }), ([type, text], as, matchScore) => {
      const input = analysisInput({ name: text, entityTypes: [type] }, everybody, {
        mode: as,
        matchScore,
      });
      for (const { verdict } of analyse(input).records)
        assert.ok(verdict === 'uncertain' || verdict === 'potential_match', verdict);
    }),
  );
});

test('the order of the records changes nothing, and the same input gives the same bytes', () => {
  fc.assert(
    fc.property(name, details, mode, fc.nat(), (called, reported, as, turn) => {
      const input = analysisInput({ name: called, entityTypes: ['Person'], ...reported }, people, { mode: as });
      const by = turn % Math.max(1, input.records.length);
      const turned = [...input.records.slice(by), ...input.records.slice(0, by)].reverse();
      const stored = JSON.parse(canonicalJson({ ...input, records: turned })) as AnalysisInput;
      assert.equal(canonicalJson(analyse(stored)), canonicalJson(analyse(input)));
    }),
    { numRuns: 40 },
  );
});

test('a disabled field changes nothing except that it was not compared', () => {
  fc.assert(
    fc.property(name, details, (called, reported) => {
      const party: AnalysedParty = { name: called, entityTypes: ['Person'], ...reported };
      const input = analysisInput(party, people);
      for (const field of input.fields.filter((one) => one !== 'name' && one in reported)) {
        const { [field as keyof AnalysedParty]: _, ...rest } = party;
        const off = analyse({ ...input, fields: input.fields.filter((one) => one !== field) });
        assert.equal(canonicalJson(off.records), canonicalJson(withParty(input, rest as AnalysedParty).records));
      }
    }),
    { numRuns: 40 },
  );
});

const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);

test('data not searched or not shown never clears, and data not requested changes no verdict', () => {
  const hidden = (by: HiddenRecords['by'], identified: number) => ({ by, count: 2, identified, categories: ['SIE'] });
  const open: readonly SearchGaps[] = [
    { unlisted: ['PEP'], asked: 'by_name', hidden: [] },
    { unlisted: [], unlistedLevels: ['PEP Level 3'], asked: 'by_name', hidden: [] },
    { unlisted: [], asked: 'by_name', hidden: [hidden('country', 0)] },
    { unlisted: [], asked: 'everything', hidden: [hidden('category', 1)] },
    { unlisted: [], asked: 'everything', hidden: [], unanalysed: 5 },
  ];
  const reported: SearchGaps = {
    unlistedLevels: ['PEP Level 1'],
    unlisted: ['SIP'],
    asked: 'everything',
    hidden: [hidden('category', 0)],
  };
  fc.assert(
    fc.property(name, details, mode, fc.constantFrom(...open), fc.boolean(), (called, more, as, gaps, isListed) => {
      const party: AnalysedParty = { name: called, entityTypes: ['Person'], ...more };
      const input = analysisInput(party, isListed ? people : [company], { mode: as });
      const [without, beside] = [analyse(input), analyse({ ...input, gaps: reported })];
      assert.equal(beside.verdict, without.verdict);
      assert.match(beside.narrative, /categories without a loaded list: PEP Level 1 and SIP/i);
      const { verdict, recommendation, records, keyDrivers } = analyse({ ...input, gaps });
      assert.equal(rank(verdict), Math.min(rank(without.verdict), rank('uncertain')));
      assert.deepEqual(records, without.records);
      assert.ok(!['No Further Action Required', 'Clear as False Positive'].includes(recommendation));
      assert.ok(keyDrivers.some(({ code }) => code === 'not_searched'));
    }),
    { numRuns: 40 },
  );
});

test('the demonstration list clears nobody, whatever custom lists are beside it, and neither does no list at all', () => {
  const nobody: AnalysedParty = { name: 'Nobody Atall Known', entityTypes: ['Person'] };
  const list = (source: string, demonstration = false) => ({ source, version: `${source}@1`, demonstration });
  const own = list('custom:691f0c2f8e6b1a5d3c000001');
  for (const as of ['lite', 'advanced'] as const) {
    for (const [editions, verdict] of [
      [[list('demo', true)], 'uncertain'],
      [[list('demo', true), own], 'uncertain'],
      [[], 'uncertain'],
      [[list('demo', true), list('un_sc')], 'true_negative'],
      [[own], 'true_negative'],
    ] as const) {
      const analysis = analyse(analysisInput(nobody, people, { mode: as, editions }));
      assert.equal(analysis.verdict, verdict);
      assert.equal(analysis.keyDrivers[0]?.code, verdict === 'uncertain' ? 'not_searched' : 'no_match');
      if (verdict === 'true_negative') continue;
      assert.equal(analysis.recommendation, 'Manual Review Required');
      assert.match(
        analysis.narrative,
        editions.length === 0 ? /no loaded list covers the search/i : /only the demonstration list/i,
      );
    }
  }
});

test('a record that an analyst ruled out is a false positive, and does not affect any other', () => {
  const heldForAnother = '2026-10-05T07:08:09.000Z';
  fc.assert(
    fc.property(name, details, mode, fc.nat(), (called, reported, as, one) => {
      const input = analysisInput({ name: called, entityTypes: ['Person'], ...reported }, people, { mode: as });
      const held = input.records[one % Math.max(1, input.records.length)]?.recordId;
      const records = input.records.map((record) =>
        record.recordId === held ? { ...record, heldForAnother } : record,
      );
      const [before, after] = [analyse(input), analyse({ ...input, records })];
      for (const was of before.records) {
        const now = after.records.find(({ recordId }) => recordId === was.recordId);
        if (was.recordId !== held) assert.deepEqual(now, was);
        else assert.deepEqual([now?.verdict, now?.rule, now?.p], ['false_positive', 'decided', was.p]);
      }
      if (held !== undefined) assert.match(after.narrative, /an analyst ruled out one listed party on 5 October 2026/i);
    }),
    { numRuns: 40 },
  );
});

test('the active weights obey the laws: agreement never lowers, contradiction never raises', () => {
  const { weights } = verdictModel(CURRENT_VERDICT_MODEL);
  const agreeing = [
    'date.day',
    'date.month',
    'date.year',
    'date.new_year',
    'identifier.strong',
    'identifier.equal',
    'nationality.rare',
    'nationality.common',
    'country.rare',
    'country.common',
    'gender.same',
    'address.street',
    'known_alias.same',
    'occupation.same',
    'industry.same',
    'parent.same',
    'spouse.same',
    'sibling.same',
    'image.same',
  ];
  const contradicting = [
    'date.two_years',
    'date.far',
    'date.far_years',
    'date.generations',
    'date.generations_years',
    'identifier.other',
    'identifier.tail',
    'nationality.other',
    'country.other',
    'gender.other',
    'image.other',
    'name.different',
  ];
  for (const key of agreeing) assert.ok((weights[key] ?? 0) > 0, key);
  for (const key of contradicting) assert.ok((weights[key] ?? 0) < 0, key);
});
