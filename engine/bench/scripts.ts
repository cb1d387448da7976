import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWatchlist, compareNames, detectScript, screen, type Watchlist } from '../src/index.js';
import { halfOf } from './labelled.js';
import { europeanLists } from './more-lists.js';
import { officialLists, unEntities } from './official-lists.js';

/**
 * Names of persons in their own script against the same in Latin letters, by script: how many reach 80 on the half that rules are
 * made on and on the other. `node dist/bench/scripts.js <data folder> [--pairs <file>] [--missed <class>] [--half judge]`: `--pairs` is a file
 * of tab-separated lines (class, name in its own script, name in Latin letters); `--missed` lists the pairs of the first half below 80.
 */
const THRESHOLD = 80;

interface Pair {
  readonly kind: string;
  readonly native: string;
  readonly latin: readonly string[];
  readonly half: 'fit' | 'judge';
}

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'un'))) {
  console.error('usage: scripts <data folder> [--pairs <file>] [--missed <class>]');
  process.exitCode = 2;
} else {
  const { un, ofac } = officialLists(folder);
  const { uk, eu } = europeanLists(folder);
  const others = pairsOfFile(option('--pairs'));
  report([...pairsOfLists(folder), ...others]);
  reportFlagged(others, buildWatchlist([...ofac, ...un, ...eu, ...uk]));
}

/** The UN gives names in their own script; its records have the Latin ones beside them. */
function pairsOfLists(data: string): readonly Pair[] {
  return unEntities(join(data, 'un/consolidated-2026-02-27.xml.gz'))
    .filter(({ entityType }) => entityType === 'Person')
    .flatMap(({ names }) => {
      const latin = names.filter(({ full }) => detectScript(full) === 'latin').map(({ full }) => full);
      const own = names.filter(({ kind, full }) => kind === 'original' && detectScript(full) !== 'latin');
      return own.map(({ full }) => pairOf(`UN ${detectScript(full)}`, full, latin));
    });
}

function pairsOfFile(file: string | undefined): readonly Pair[] {
  if (file === undefined) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [kind, native, latin] = line.split('\t') as [string, string, string];
    return pairOf(kind, native, [latin]);
  });
}

function pairOf(kind: string, native: string, latin: readonly string[]): Pair {
  return { kind, native, latin, half: halfOf(latin[0] ?? '') };
}

function report(pairs: readonly Pair[]): void {
  const classes = new Map<string, Pair[]>();
  for (const pair of pairs) classes.set(pair.kind, [...(classes.get(pair.kind) ?? []), pair]);
  row([
    'name asked in its own script',
    'of',
    'fit ≥80',
    'judge ≥60',
    '≥70',
    '≥80',
    'asked in Latin: fit ≥80',
    'judge ≥80',
  ]);
  for (const [kind, ofKind] of [...classes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const scored = ofKind.map((pair) => ({ ...pair, own: scoreOf(pair, false), turned: scoreOf(pair, true) }));
    const share = (half: string, of: 'own' | 'turned', bar: number) => {
      const among = scored.filter((pair) => pair.half === half);
      const found = among.filter((pair) => pair[of] >= bar).length;
      return among.length === 0 ? '-' : ((100 * found) / among.length).toFixed(1);
    };
    const judged = [60, 70, THRESHOLD].map((bar) => share('judge', 'own', bar));
    const turned = ['fit', 'judge'].map((half) => share(half, 'turned', THRESHOLD));
    row([kind, ofKind.length, share('fit', 'own', THRESHOLD), ...judged, ...turned]);
    if (option('--missed') === kind || option('--missed') === 'all')
      for (const { native, latin, own, half } of scored)
        if (half === 'fit' && own < THRESHOLD) console.log(`  ${own.toFixed(1).padStart(5)}  ${native} | ${latin[0]}`);
  }
}

/** Of names in a file, which are of politicians, how many a search over the official lists flags only in the one writing. */
function reportFlagged(pairs: readonly Pair[], watchlist: Watchlist): void {
  const isFlagged = (name: string) =>
    screen(watchlist, { name, entityTypes: ['Person'] }, { minScore: THRESHOLD, limit: 1 });
  let [own, latin] = [0, 0];
  for (const pair of pairs) {
    const [byOwn, byLatin] = [isFlagged(pair.native), isFlagged(pair.latin[0] ?? '')];
    if (byOwn.length > 0 && byLatin.length === 0) own += 1;
    if (byLatin.length > 0 && byOwn.length === 0) latin += 1;
    if (byOwn.length > 0 && byLatin.length === 0 && process.argv.includes('--flagged'))
      console.log(
        `  ${byOwn[0]?.score}  ${pair.native} | ${pair.latin[0]} | ${byOwn[0]?.explanation.compared?.listedName}`,
      );
  }
  const share = (count: number) => `${((100 * count) / pairs.length).toFixed(2)} %`;
  console.log(
    `flagged of ${pairs.length}: in its own script alone ${share(own)}, in Latin letters alone ${share(latin)}`,
  );
}

function scoreOf({ native, latin }: Pair, turned: boolean): number {
  return Math.max(
    0,
    ...latin.map((name) => compareNames(turned ? name : native, turned ? native : name, 'Person').score),
  );
}

function row(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(32) : String(cell).padStart(10))).join(' '));
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}
