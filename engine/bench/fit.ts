import { explainNames } from '../src/explain-names.js';
import { kindOf } from '../src/index/stored-codes.js';
import { buildWatchlist, compareNames, type EntityType, type ListedEntity, listedName, screen } from '../src/index.js';
import { prepareName } from '../src/names/prepare-name.js';
import { fillSide, prepareQuery, type QueryForm } from '../src/names/prepare-query.js';
import type { PreparedName } from '../src/names/prepared-name.js';
import { fillWeights } from '../src/names/role-codes.js';
import { COMMON_FACTOR, MISSING, NAME_POINTS, ROLE_WEIGHT, SIMILARITY } from '../src/score.js';
import { countJudged, f1, noCounts } from './f1.js';
import { halfOf, labelledPairs, labelledPersons, subjectOf } from './labelled.js';
import { officialLists } from './official-lists.js';
import { distort, randomFrom } from './synthetic-list.js';

/**
 * Fits the weights of `score.ts` on half of the labelled pairs, on names of the official lists mistyped by chance, on
 * different parties of one list that look alike, and on strangers who must not be flagged; prints F1 of both halves before
 * and after, and the weights that moved. `node dist/bench/fit.js <data folder> [rounds, default 3]`. Nothing is written: what
 * holds on the other half too is taken over by hand, with a new `SCORER_VERSION`.
 */
const THRESHOLD = 80;
/** Points around the threshold in which a verdict counts in part: a loss without steps. */
const SOFT = 3;
/** What is seen of strangers and of parties that look alike starts here: no weight moves a pair by more. */
const NEAR = 60;
/** Strangers asked for in the two files together. */
const STRANGERS = 20_000;

const [folder, rounds = '3'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: fit <data folder> [rounds]');
  process.exitCode = 2;
} else fit(folder, Number(rounds));

/** Two names ready to be compared, and what should come out. */
interface Case {
  readonly set: 'labelled' | 'generated' | 'strangers' | 'listed';
  readonly half: 'fit' | 'judge';
  readonly group: string;
  readonly same: boolean;
  /** One for each kind of party that the names may be of. */
  readonly ways: readonly Way[];
}

interface Way {
  readonly forms: readonly QueryForm[];
  readonly listed: readonly PreparedName[];
  readonly person: boolean;
}

/** One number of the table of weights. */
interface Weight {
  readonly name: string;
  get(): number;
  set(value: number): void;
}

function fit(data: string, most: number): void {
  const cases = [...labelledCases(data), ...listCases(data)];
  const weights = allWeights();
  const start = weights.map((weight) => weight.get());
  tell('before', cases);
  let best = lossOf(cases, weights, start);
  for (let round = 0; round < most; round += 1) {
    const before = best;
    for (const weight of weights) {
      for (const step of [1.15, 1 / 1.15, 1.05, 1 / 1.05]) {
        const old = weight.get();
        weight.set(old * step);
        const loss = lossOf(cases, weights, start);
        if (loss < best - 1e-6) best = loss;
        else weight.set(old);
      }
    }
    console.log(`round ${round + 1}: loss ${before.toFixed(4)} → ${best.toFixed(4)}`);
    if (before - best < 1e-4) break;
  }
  tell('after', cases);
  for (const [i, weight] of weights.entries())
    if (weight.get() !== start[i])
      console.log(`${weight.name.padEnd(34)} ${(start[i] as number).toFixed(3)} → ${weight.get().toFixed(3)}`);
}

/** The rule about numbers is given, not fitted: pairs that it decides are left out of the loss. */
function labelledCases(data: string): readonly Case[] {
  return labelledPairs(data).map((pair) => ({
    set: 'labelled',
    half: pair.half,
    group: pair.group,
    same: pair.same,
    ways: pair.entityTypes.map((type) => wayOf(pair.subject, pair.listed, type)),
  }));
}

function wayOf(subject: string, listed: string, type: EntityType): Way {
  const kind = kindOf(type);
  return { forms: prepareQuery(subject, kind), listed: prepareName(listed, kind), person: kind === 'person' };
}

function listCases(data: string): readonly Case[] {
  const { un, ofac } = officialLists(data);
  const random = randomFrom(7);
  const cases: Case[] = [];
  const add = (set: Case['set'], same: boolean, subject: string, listed: string, type: EntityType) =>
    cases.push({
      set,
      half: halfOf(listed),
      group: `${set}, ${same ? 'same' : 'others'}, ${type}`,
      same,
      ways: [wayOf(subject, listed, type)],
    });
  const lists = [un, ofac];
  for (const list of lists) {
    const watchlist = buildWatchlist(list);
    for (const [number, entity] of list.entries()) {
      if (number % (list === un ? 3 : 17) !== 0) continue;
      const name = entity.names[0]?.full ?? '';
      const wrong = distort(name, random);
      if (compareNames(wrong, name, entity.entityType).score >= NEAR)
        add('generated', true, wrong, name, entity.entityType);
      const subject = { name, entityTypes: [entity.entityType] };
      const other = screen(watchlist, subject, { minScore: NEAR, limit: 8 }).find(
        (hit) => !isSameParty(entity, list, hit.sourceId),
      );
      if (other !== undefined)
        add(
          'generated',
          false,
          name,
          listedName(watchlist, other.entity, other.matchedNames[0]?.nameIndex ?? 0),
          entity.entityType,
        );
    }
  }
  for (const file of ['un-persons-as-written.csv', 'un-persons-distorted.csv']) {
    const watchlist = buildWatchlist(un);
    for (const person of labelledPersons(data, file)) {
      const [hit] = screen(watchlist, subjectOf(person, false), { minScore: NEAR, limit: 1 });
      if (hit !== undefined)
        add(
          'listed',
          true,
          person.full_name ?? '',
          listedName(watchlist, hit.entity, hit.matchedNames[0]?.nameIndex ?? 0),
          'Person',
        );
    }
  }
  const all = buildWatchlist([...un, ...ofac]);
  for (const file of ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz']) {
    for (const person of labelledPersons(data, file)) {
      const [hit] = screen(all, subjectOf(person, false), { minScore: 70, limit: 1 });
      if (hit !== undefined)
        add(
          'strangers',
          false,
          person.full_name ?? '',
          listedName(all, hit.entity, hit.matchedNames[0]?.nameIndex ?? 0),
          'Person',
        );
    }
  }
  return cases;
}

/** Two records of one list under one name, or with a name in common, may well be one party. */
function isSameParty(entity: ListedEntity, list: readonly ListedEntity[], sourceId: string): boolean {
  if (entity.sourceId === sourceId) return true;
  const other = list.find((one) => one.sourceId === sourceId);
  const names = new Set(entity.names.map(({ full }) => full.toLowerCase()));
  return other?.names.some(({ full }) => names.has(full.toLowerCase())) === true;
}

function lossOf(cases: readonly Case[], weights: readonly Weight[], start: readonly number[]): number {
  const sums = { labelled: softCounts(), generated: softCounts(), strangers: softCounts(), listed: softCounts() };
  refill(cases);
  for (const one of cases) {
    if (one.half !== 'fit') continue;
    const said = 1 / (1 + Math.exp((THRESHOLD - scoreOf(one)) / SOFT));
    const sum = sums[one.set];
    if (one.same) {
      sum.found += said;
      sum.missed += 1 - said;
    } else sum.wrong += said;
  }
  const softF1 = ({ found, missed, wrong }: SoftCounts) => (2 * found) / (2 * found + missed + wrong);
  const away = weights.reduce(
    (sum, weight, i) => sum + ((weight.get() - (start[i] as number)) / (start[i] as number)) ** 2,
    0,
  );
  return (
    2 * (1 - softF1(sums.labelled)) +
    (1 - softF1(sums.generated)) +
    // One percent of strangers flagged weighs like five points of F1.
    (5 * (2 * sums.strangers.wrong)) / STRANGERS +
    (10 * sums.listed.missed) / Math.max(1, sums.listed.missed + sums.listed.found) +
    0.3 * away
  );
}

interface SoftCounts {
  found: number;
  missed: number;
  wrong: number;
}

function softCounts(): SoftCounts {
  return { found: 0, missed: 0, wrong: 0 };
}

function scoreOf({ ways }: Case): number {
  return Math.max(...ways.map(({ forms, listed, person }) => explainNames(forms, listed, person).score));
}

/** Weights of words are worked out when a name is prepared: bring them up to date. */
function refill(cases: readonly Case[]): void {
  fillWeights();
  for (const { ways } of cases)
    for (const { forms } of ways) for (const form of forms) fillSide(form.side, form.tokens);
}

function tell(when: string, cases: readonly Case[]): void {
  const groups = new Map<string, { fit: ReturnType<typeof noCounts>; judge: ReturnType<typeof noCounts> }>();
  refill(cases);
  for (const one of cases) {
    for (const name of one.set === 'labelled' ? ['all labelled', one.group] : [one.group]) {
      const group = groups.get(name) ?? { fit: noCounts(), judge: noCounts() };
      groups.set(name, group);
      countJudged(group[one.half], one.same, scoreOf(one) >= THRESHOLD);
    }
  }
  console.log(`\n${when.padEnd(34)} F1 fit  judge   missed and false: fit, judge`);
  for (const [name, { fit: own, judge }] of groups)
    console.log(
      `${name.padEnd(34)} ${f1(own)}  ${f1(judge)}   ${own.missed} ${own.false}, ${judge.missed} ${judge.false}`,
    );
}

function allWeights(): readonly Weight[] {
  const of = (table: string, from: object, keys: readonly string[]): readonly Weight[] => {
    const values = from as Record<string, number>;
    return keys.map((key) => ({
      name: `${table}.${key}`,
      get: () => values[key] as number,
      set: (value: number) => {
        values[key] = value;
      },
    }));
  };
  return [
    ...of('SIMILARITY', SIMILARITY, [
      'romanized',
      'variant',
      'compound',
      'bestSpelling',
      'perEdit',
      'least',
      'initial',
    ]),
    ...of('MISSING', MISSING, ['contradicted', 'listed', 'listedBeyond', 'usual', 'subject']),
    ...of('NAME_POINTS', NAME_POINTS, ['order', 'numberMissing', 'legalFormConflict', 'commonName']),
    ...of('ROLE_WEIGHT', ROLE_WEIGHT, ['1', '2', '3', '6', '7', '9', '10', '13']),
    ...of('COMMON_FACTOR', COMMON_FACTOR, ['1', '2', '3']),
  ];
}
