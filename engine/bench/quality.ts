import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareNames, type EntityType } from '../src/index.js';
import { csvRows } from './csv-rows.js';

/**
 * Labelled pairs of names at the fixed threshold 80, by group, beside the score another matcher gave them (`peer_score`,
 * threshold 0.70). `node dist/bench/quality.js <folder with labelled/name-pairs.csv> [--wrong]`; `--wrong` lists every
 * pair judged wrongly. Every other pair is the half that weights are fitted on; look at the other half rarely.
 */
const THRESHOLD = 80;
const PEER_THRESHOLD = 0.7;

const ENTITY_TYPE: Readonly<Record<string, EntityType>> = {
  Person: 'Person',
  Company: 'Company',
  Organization: 'Organization',
  LegalEntity: 'Company',
  Vessel: 'Vessel',
};

interface Counts {
  right: number;
  found: number;
  missed: number;
  false: number;
  peer: { found: number; missed: number; false: number };
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: quality <folder that holds labelled/name-pairs.csv> [--wrong]');
  process.exitCode = 2;
} else
  report(csvRows(readFileSync(join(folder, 'labelled', 'name-pairs.csv'), 'utf8')), process.argv.includes('--wrong'));

function report(pairs: readonly Readonly<Record<string, string>>[], showWrong: boolean): void {
  const groups = new Map<string, Counts>();
  const strongAndWrong: string[] = [];
  const started = performance.now();
  for (const [position, pair] of pairs.entries()) {
    const score = scoreOf(pair);
    const [same, said, peer] = [
      pair.is_match === 'true',
      score >= THRESHOLD,
      Number(pair.peer_score) >= PEER_THRESHOLD,
    ];
    // A number that differs is a difference, whatever the label says: counted apart as well.
    const numbers =
      same && numbersOf(pair.name1) !== numbersOf(pair.name2)
        ? ['(numbers differ, labelled a match)']
        : ['all but those'];
    for (const group of [
      'all',
      position % 2 === 0 ? 'half to fit' : 'half to judge',
      ...numbers,
      pair.case_group as string,
    ])
      count(groups, group, same, said, pair.peer_score === '' ? undefined : peer);
    if (same === said) continue;
    const line = `${same ? 'missed' : 'false '} ${score.toFixed(1).padStart(5)}  ${pair.name1} | ${pair.name2}`;
    if (pair.quality === 'STRONG') strongAndWrong.push(line);
    if (showWrong) console.log(line);
  }
  const micros = ((performance.now() - started) * 1000) / pairs.length;
  console.log(
    'group'.padEnd(38),
    'pairs'.padStart(6),
    'F1'.padStart(7),
    'peer'.padStart(7),
    'missed'.padStart(7),
    'false'.padStart(6),
  );
  for (const [group, counts] of groups) {
    const size = counts.right + counts.missed + counts.false;
    console.log(
      group.padEnd(38),
      String(size).padStart(6),
      f1(counts).padStart(7),
      f1(counts.peer).padStart(7),
      String(counts.missed).padStart(7),
      String(counts.false).padStart(6),
    );
  }
  console.log(
    `goal: F1 of all ≥ 0.900; STRONG pairs wrong: ${strongAndWrong.length} (goal 0); ${micros.toFixed(0)} µs a pair, both names prepared`,
  );
  for (const line of strongAndWrong) console.log(line);
}

/** Where a row does not say whether it is a person or a company, the better of both counts. */
function scoreOf(pair: Readonly<Record<string, string>>): number {
  const [subject, listed] = [pair.name1 ?? '', pair.name2 ?? ''];
  const score = compareNames(subject, listed, ENTITY_TYPE[pair.schema ?? ''] ?? 'Person').score;
  return pair.schema === 'LegalEntity' ? Math.max(score, compareNames(subject, listed, 'Person').score) : score;
}

function count(
  groups: Map<string, Counts>,
  group: string,
  same: boolean,
  said: boolean,
  peer: boolean | undefined,
): void {
  let counts = groups.get(group);
  if (counts === undefined) {
    counts = { right: 0, found: 0, missed: 0, false: 0, peer: { found: 0, missed: 0, false: 0 } };
    groups.set(group, counts);
  }
  if (same === said) counts.right += 1;
  add(counts, same, said);
  if (peer !== undefined) add(counts.peer, same, peer);
}

function add(counts: { found: number; missed: number; false: number }, same: boolean, said: boolean): void {
  if (same && said) counts.found += 1;
  else if (same) counts.missed += 1;
  else if (said) counts.false += 1;
}

function f1(counts: { found: number; missed: number; false: number }): string {
  return ((2 * counts.found) / (2 * counts.found + counts.missed + counts.false)).toFixed(3);
}

function numbersOf(name: string | undefined): string {
  return (name ?? '').match(/\d+|\b[IVX]+\b/g)?.join(' ') ?? '';
}
