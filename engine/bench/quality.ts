import { explainNames } from '../src/explain-names.js';
import {
  buildWatchlist,
  compareNames,
  detectScript,
  type ListedEntity,
  type ListedName,
  screen,
  type Watchlist,
} from '../src/index.js';
import { prepareName } from '../src/names/prepare-name.js';
import { prepareQuery } from '../src/names/prepare-query.js';
import { type Counts, countJudged, f1, noCounts } from './f1.js';
import {
  type LabelledPair,
  type LabelledPerson,
  labelledPairs,
  labelledPersons,
  PEER_THRESHOLD,
  subjectOf,
} from './labelled.js';
import { officialLists } from './official-lists.js';

/**
 * How well it matches, each figure beside its goal, at the fixed threshold 80 with the weights as shipped.
 * `node dist/bench/quality.js <data folder> [--wrong] [--persons 2000] [--scan]`: `--wrong` lists the pairs judged wrongly of
 * the half that rules and weights are made on, `--persons` is how many of each file of unlisted persons are asked for (0: none),
 * `--scan` looks at every name instead of using the index, which has the same hits.
 */
const THRESHOLD = 80;
const GOALS = {
  f1: 0.9,
  strongWrong: 0,
  asWritten: 100,
  distorted: 99.5,
  flagged: 1,
  flaggedWithEvidence: 0.15,
  lost: 0.3,
};

const [folder] = process.argv.slice(2);
const personsAt = process.argv.indexOf('--persons');
if (folder === undefined) {
  console.error('usage: quality <data folder> [--wrong] [--persons 2000] [--scan]');
  process.exitCode = 2;
} else {
  const pairs = labelledPairs(folder);
  reportPairs(pairs, process.argv.includes('--wrong'));
  reportSpeed(pairs);
  const most = personsAt < 0 ? Number.POSITIVE_INFINITY : Number(process.argv[personsAt + 1]);
  if (most > 0) reportPersons(folder, most, process.argv.includes('--scan'));
}

interface Group {
  readonly own: Counts;
  readonly peer: Counts;
}

function reportPairs(pairs: readonly LabelledPair[], showWrong: boolean): void {
  const groups = new Map<string, Group>();
  const strongAndWrong: string[] = [];
  for (const pair of pairs) {
    const score = scoreOf(pair);
    const said = score >= THRESHOLD;
    // A number that differs is a difference, whatever the label says: counted apart as well.
    const numbers =
      pair.same && numbersOf(pair.subject) !== numbersOf(pair.listed)
        ? 'labelled a match, numbers differ'
        : 'all but those';
    for (const name of ['all', `half to ${pair.half}`, pair.group, numbers]) {
      const group = groups.get(name) ?? { own: noCounts(), peer: noCounts() };
      groups.set(name, group);
      countJudged(group.own, pair.same, said);
      if (pair.peerScore !== undefined) countJudged(group.peer, pair.same, pair.peerScore >= PEER_THRESHOLD);
    }
    if (pair.same === said) continue;
    const line = `${pair.same ? 'missed' : 'false '} ${score.toFixed(1).padStart(5)}  ${pair.subject} | ${pair.listed}`;
    if (pair.strong) strongAndWrong.push(line);
    if (showWrong && pair.half === 'fit') console.log(line);
  }
  table(['name pairs', 'pairs', 'F1', 'peer', 'missed', 'false', 'goal']);
  for (const [name, { own, peer }] of groups) {
    const size = own.right + own.missed + own.false;
    table([
      name,
      size,
      f1(own),
      f1(peer),
      own.missed,
      own.false,
      name === 'all' ? `F1 ≥ ${GOALS.f1}` : groupGoal(name),
    ]);
  }
  table(['STRONG pairs judged wrongly', '', strongAndWrong.length, '', '', '', GOALS.strongWrong]);
  for (const line of strongAndWrong) console.log(line);
}

function groupGoal(name: string): string {
  return /^half|numbers|those$/.test(name) ? '' : 'ahead of peer';
}

/** The best score of the kinds of party that the pair may be about. */
function scoreOf(pair: LabelledPair): number {
  return Math.max(...pair.entityTypes.map((type) => compareNames(pair.subject, pair.listed, type).score));
}

/** Time of a comparison from the written names on, and of names that are prepared already. */
function reportSpeed(pairs: readonly LabelledPair[]): void {
  const persons = pairs.filter(({ entityTypes }) => entityTypes[0] === 'Person');
  const prepared = persons.map(
    ({ subject, listed }) => [prepareQuery(subject, 'person'), prepareName(listed, 'person')] as const,
  );
  const micros = (work: () => void) => {
    for (let round = 0; round < 20; round += 1) work();
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) work();
    return ((performance.now() - started) * 1000) / 20 / persons.length;
  };
  const written = micros(() => {
    for (const { subject, listed } of persons) compareNames(subject, listed, 'Person');
  });
  const scored = micros(() => {
    for (const [forms, listed] of prepared) explainNames(forms, listed, true);
  });
  table(['µs a pair, written names', '', written.toFixed(1), '', '', '', '']);
  table(['µs a pair, prepared, explained', '', scored.toFixed(1), '', '', '', 'peer 12 to 40']);
}

function reportPersons(data: string, most: number, scan: boolean): void {
  const { un, earlierUn, ofac } = officialLists(data);
  const editions = [buildWatchlist(un), buildWatchlist(earlierUn)];
  console.log();
  table(['persons at 80', 'of', 'name alone', 'evidence', 'lost', 'ms', 'goal']);
  for (const [file, goal] of [
    ['un-persons-as-written.csv', GOALS.asWritten],
    ['un-persons-distorted.csv', GOALS.distorted],
  ] as const) {
    const line = shares(labelledPersons(data, file), (person, evidence) =>
      editions.some((list) => isFlagged(list, person, evidence, scan)),
    );
    table([`${file}, found %`, line.of, line.bare, line.full, line.lost, line.ms, `≥ ${goal} %, lost ≤ ${GOALS.lost}`]);
  }
  reportScripts(un, scan);
  reportAliases([...un, ...ofac]);
  const all = buildWatchlist([...un, ...ofac]);
  for (const file of ['unlisted-persons-global.csv.gz', 'unlisted-persons-us.csv.gz', 'us-congress-persons.csv']) {
    const line = shares(labelledPersons(data, file).slice(0, most), (person, evidence) =>
      isFlagged(all, person, evidence, scan),
    );
    // Members of Congress are real persons, some of them namesakes of listed ones: told, without a goal.
    const goal = file.startsWith('unlisted') ? `≤ ${GOALS.flagged} %, ≤ ${GOALS.flaggedWithEvidence} %` : '';
    table([`${file}, flagged %`, line.of, line.bare, line.full, '', line.ms, goal]);
  }
}

/** Persons sought by the name in their own script, which the list that is searched does not hold. */
function reportScripts(un: readonly ListedEntity[], scan: boolean): void {
  const persons = un.filter(({ entityType }) => entityType === 'Person');
  const isOriginal = ({ full }: ListedName) => detectScript(full) !== 'latin';
  const latin = buildWatchlist(
    persons.map((one) => ({ ...one, names: one.names.filter((name) => !isOriginal(name)) })),
  );
  let asked = 0;
  let found = 0;
  const started = performance.now();
  for (const { names, sourceId } of persons) {
    for (const { full } of names.filter(isOriginal)) {
      asked += 1;
      const hits = screen(latin, { name: full, entityTypes: ['Person'] }, { minScore: THRESHOLD, limit: 0, scan });
      if (hits.some((hit) => hit.sourceId === sourceId)) found += 1;
    }
  }
  const ms = (performance.now() - started) / asked;
  table([
    'UN persons by the name in their script, found %',
    asked,
    ((100 * found) / asked).toFixed(2),
    '',
    '',
    ms.toFixed(2),
    '',
  ]);
}

/** Other names of listed organizations against the first one: many share no word with it, so there is no goal. */
function reportAliases(list: readonly ListedEntity[]): void {
  let asked = 0;
  let found = 0;
  for (const { names, entityType } of list) {
    if (entityType === 'Person') continue;
    const [first, ...others] = names.filter(({ quality }) => quality === 'strong').slice(0, 8);
    for (const { full } of first === undefined ? [] : others) {
      asked += 1;
      if (compareNames(full, first?.full ?? '', entityType).score >= THRESHOLD) found += 1;
    }
  }
  table(['organizations by their other names, found %', asked, ((100 * found) / asked).toFixed(2), '', '', '', '']);
}

/** Percentages by name alone and with what else is known, points lost by the latter, and the time of one search. */
function shares(persons: readonly LabelledPerson[], test: (person: LabelledPerson, evidence: boolean) => boolean) {
  const started = performance.now();
  const share = (evidence: boolean) =>
    (100 * persons.filter((person) => test(person, evidence)).length) / persons.length;
  const [bare, full] = [share(false), share(true)];
  const ms = (performance.now() - started) / persons.length / 2;
  const digits = (value: number) => value.toFixed(2);
  return { of: persons.length, bare: digits(bare), full: digits(full), lost: digits(bare - full), ms: digits(ms) };
}

function isFlagged(list: Watchlist, person: LabelledPerson, evidence: boolean, scan: boolean): boolean {
  return screen(list, subjectOf(person, evidence), { minScore: THRESHOLD, limit: 1, scan }).length > 0;
}

function table(cells: readonly (string | number)[]): void {
  console.log(
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(48) : String(cell).padStart(i === 6 ? 24 : 10))).join(' '),
  );
}

function numbersOf(name: string): string {
  return name.match(/\d+|\b[IVX]+\b/g)?.join(' ') ?? '';
}
