import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildWatchlist,
  compareNames,
  type EntityType,
  type ListedEntity,
  screen,
  type Watchlist,
} from '../src/index.js';
import { WEAK_ALIAS_CAP } from '../src/score.js';
import { hashText } from '../src/text/hash.js';
import { halfOf, labelledPersons } from './labelled.js';
import { COMPANY_MANIPULATIONS } from './manipulations/company-manipulations.js';
import { NAIVE, type SortedName, sortedName } from './manipulations/naive-matchers.js';
import { type Manipulation, PERSON_MANIPULATIONS } from './manipulations/person-manipulations.js';
import { europeanLists } from './more-lists.js';
import { officialLists, textOf } from './official-lists.js';
import { randomFrom } from './synthetic-list.js';

/**
 * Manipulations of a tester: listed names of OFAC, UN, EU and UK, each manipulated in every way of a class, and whether their
 * own record is found at 60, 70, 80 and 90; beside it how many unlisted names are flagged, and two matchers without an
 * engine at the threshold where they flag as many as ours at 80.
 * `node dist/bench/manipulations.js <data folder> [--draws 300] [--companies <file>] [--worst <class>] [--only persons]
 * [--naive 300]`: `--companies` is a text file of unlisted companies, a name a line; `--worst` prints the ten lowest scores of a class
 * among the half that is tuned on; `--naive` is how many unlisted names set the thresholds of the other matchers (0: leave them out).
 */
const THRESHOLDS = [60, 70, 80, 90] as const;
const SEED = 20_261_122;

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'ofac'))) {
  console.error(
    'usage: manipulations <data folder> [--draws 300] [--companies <file>] [--worst <class>] [--only persons]',
  );
  process.exitCode = 2;
} else bench(folder);

interface Drawn {
  readonly entity: ListedEntity;
  readonly listed: string;
  readonly asked: string;
  readonly half: 'fit' | 'judge';
}

function bench(data: string): void {
  const { un, ofac } = officialLists(data);
  const { uk, eu } = europeanLists(data);
  const lists = [ofac, un, eu, uk].map((list) => list.filter(isLatin));
  const watchlist = buildWatchlist([...ofac, ...un, ...eu, ...uk]);
  const only = option('--only');
  if (only !== 'companies') group('persons', 'Person', lists, watchlist, PERSON_MANIPULATIONS, unlistedPersons(data));
  if (only !== 'persons')
    group('organizations', 'Organization', lists, watchlist, COMPANY_MANIPULATIONS, unlistedCompanies(data));
}

function group(
  title: string,
  type: EntityType,
  lists: readonly (readonly ListedEntity[])[],
  watchlist: Watchlist,
  manipulations: Readonly<Record<string, Manipulation>>,
  unlisted: Readonly<Record<string, readonly string[]>>,
): void {
  const own = lists.map((list) => list.filter(({ entityType }) => entityType === type));
  const bars = naiveThresholds(own.flat(), watchlist, type, Object.values(unlisted).flat());
  console.log();
  row([title, 'of', '≥60', '≥70', '≥80', '≥90', 'tuned ≥80', 'J-W', 'token set']);
  const all: Tally[] = [];
  for (const [name, manipulate] of Object.entries(manipulations)) {
    const tally = tallyOf(
      draws(name, manipulate, own),
      type,
      bars,
      option('--worst') === name || option('--worst') === 'all',
    );
    all.push(tally);
    line(name, tally);
  }
  line('all', sum(all));
  for (const [name, names] of Object.entries(unlisted)) {
    const flagged = THRESHOLDS.map(
      (bar) =>
        names.filter(
          (one) => screen(watchlist, { name: one, entityTypes: [type] }, { minScore: bar, limit: 1 }).length > 0,
        ).length,
    );
    row([`flagged: ${name}`, names.length, ...flagged.map((count) => percent(count, names.length, 2))]);
  }
}

/** The same for the same seed, list and class, whatever else is measured. */
function draws(name: string, manipulate: Manipulation, lists: readonly (readonly ListedEntity[])[]): readonly Drawn[] {
  const random = randomFrom(SEED ^ hashText(name));
  const most = Number(option('--draws') ?? 300);
  const found: Drawn[] = [];
  for (let tries = 0; tries < 40 * most && found.length < most; tries += 1) {
    const list = lists[Math.floor(random() * lists.length)] as readonly ListedEntity[];
    const entity = list[Math.floor(random() * list.length)] as ListedEntity;
    const listed = inGivenOrder(entity.names[0]?.full ?? '', entity.entityType);
    const asked = manipulate(listed, random);
    if (asked !== undefined && asked !== '') found.push({ entity, listed, asked, half: halfOf(listed) });
  }
  return found;
}

function inGivenOrder(full: string, type: EntityType): string {
  if (type !== 'Person') return full;
  const [family, given, ...more] = full.split(', ');
  return given === undefined || more.length > 0 ? full : `${given} ${family}`;
}

interface Tally {
  readonly found: Record<'fit' | 'judge', number[]>;
  readonly of: Record<'fit' | 'judge', number>;
  readonly naive: number[];
}

function tallyOf(drawn: readonly Drawn[], type: EntityType, bars: readonly number[], showWorst: boolean): Tally {
  const tally: Tally = { found: { fit: [0, 0, 0, 0], judge: [0, 0, 0, 0] }, of: { fit: 0, judge: 0 }, naive: [0, 0] };
  const lows: (readonly [number, Drawn])[] = [];
  for (const one of drawn) {
    // The scores of `screen`, which finds whatever a plain scan finds.
    const score = Math.max(
      ...one.entity.names.map(({ full, quality }) =>
        Math.min(compareNames(one.asked, full, type).score, quality === 'weak' ? WEAK_ALIAS_CAP : 100),
      ),
    );
    tally.of[one.half] += 1;
    for (const [i, bar] of THRESHOLDS.entries()) if (score >= bar) (tally.found[one.half][i] as number) += 1;
    if (one.half === 'fit') lows.push([score, one]);
    else
      for (const [i, likeness] of Object.values(NAIVE).entries()) {
        const asked = sortedName(one.asked);
        const best = Math.max(...one.entity.names.map(({ full }) => likeness(asked, sortedName(full))));
        if (best >= (bars[i] ?? 2)) (tally.naive[i] as number) += 1;
      }
  }
  if (showWorst)
    for (const [score, { asked, listed }] of lows.sort(([a], [b]) => a - b).slice(0, Number(option('--show') ?? 10)))
      console.log(`  ${score.toFixed(1).padStart(5)}  ${asked} | ${listed}`);
  return tally;
}

function sum(tallies: readonly Tally[]): Tally {
  const total: Tally = { found: { fit: [0, 0, 0, 0], judge: [0, 0, 0, 0] }, of: { fit: 0, judge: 0 }, naive: [0, 0] };
  for (const { found, of, naive } of tallies) {
    for (const half of ['fit', 'judge'] as const) {
      total.of[half] += of[half];
      for (const i of THRESHOLDS.keys()) (total.found[half][i] as number) += found[half][i] as number;
    }
    for (const i of naive.keys()) (total.naive[i] as number) += naive[i] as number;
  }
  return total;
}

/** For each naive matcher the likeness that as many unlisted names reach as ours flags at 80. */
function naiveThresholds(
  listed: readonly ListedEntity[],
  watchlist: Watchlist,
  type: EntityType,
  unlisted: readonly string[],
): readonly number[] {
  const most = Number(option('--naive') ?? 200);
  const step = Math.max(1, Math.floor(unlisted.length / Math.max(1, most)));
  const sample = unlisted.filter((_, i) => i % step === 0).slice(0, most);
  if (sample.length === 0) return [];
  const share =
    unlisted.filter((name) => screen(watchlist, { name, entityTypes: [type] }, { minScore: 80, limit: 1 }).length > 0)
      .length / unlisted.length;
  const names = listed.flatMap((entity) => entity.names.map(({ full }) => sortedName(full)));
  return Object.values(NAIVE).map((likeness) => {
    const best = sample.map((name) => highest(sortedName(name), names, likeness)).sort((a, b) => b - a);
    return best[Math.max(0, Math.round(share * best.length) - 1)] as number;
  });
}

function highest(
  name: SortedName,
  names: readonly SortedName[],
  likeness: (a: SortedName, b: SortedName) => number,
): number {
  let best = 0;
  for (const other of names) best = Math.max(best, likeness(name, other));
  return best;
}

function unlistedPersons(data: string): Readonly<Record<string, readonly string[]>> {
  const of = (file: string, most: number) =>
    labelledPersons(data, file)
      .slice(0, most)
      .map((person) => person.full_name ?? '');
  return {
    'invented, world': of('unlisted-persons-global.csv.gz', 5000),
    'invented, US': of('unlisted-persons-us.csv.gz', 5000),
    'US Congress': of('us-congress-persons.csv', 5000),
  };
}

function unlistedCompanies(data: string): Readonly<Record<string, readonly string[]>> {
  const german = textOf(join(data, 'ftm/yente-fixtures/parteispenden.entities.ftm.json'))
    .split('\n')
    .filter((one) => one.includes('"Company"'))
    .map((one) => (JSON.parse(one) as { properties: { name: readonly string[] } }).properties.name[0] ?? '');
  const file = option('--companies');
  const more = file === undefined ? {} : { [file.replace(/^.*\//, '')]: readFileSync(file, 'utf8').trim().split('\n') };
  return { 'German donors': german, ...more };
}

function isLatin({ names }: ListedEntity): boolean {
  return /^[\x20-\x7e]+$/.test(names[0]?.full ?? '') && /[A-Za-z]{3}/.test(names[0]?.full ?? '');
}

function line(name: string, { found, of, naive }: Tally): void {
  const judged = found.judge.map((count) => percent(count, of.judge));
  const tuned = percent(found.fit[2] as number, of.fit);
  row([name, of.fit + of.judge, ...judged, tuned, ...naive.map((count) => percent(count, of.judge))]);
}

function percent(count: number, of: number, digits = 1): string {
  return of === 0 ? '-' : ((100 * count) / of).toFixed(digits);
}

function row(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(44) : String(cell).padStart(9))).join(' '));
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
