import type { QueryForm } from '../names/prepare-query.js';
import { type RowMarks, rowMarks, visitCandidates } from './candidate-rows.js';
import { matchAll, matchByScan } from './match-units.js';
import type { Partition } from './open-watchlist.js';
import { risingAt } from './rising.js';
import { type RowScorer, rowScorer } from './score-rows.js';
import { unitMatches } from './unit-matches.js';

/** Scratch memory of one partition in this thread: the only thing that a further thread costs. */
interface Scratch {
  readonly scorer: RowScorer;
  readonly marks: RowMarks;
}

/** Score of a listed name by itself, and whether it contains the subject's whole name. */
export interface ScoredName {
  readonly score: number;
  readonly contained: boolean;
}

const scratches = new WeakMap<Partition, Scratch>();

/**
 * Every name of the partition whose name score reaches `floor`, given to `found` once for each of its rows and
 * forms that does. `scan` looks at every row and every word; otherwise the index names those that can reach it.
 */
export function searchNames(
  partition: Partition,
  forms: readonly QueryForm[],
  floor: number,
  scan: boolean,
  found: (name: number, scored: ScoredName) => void,
): void {
  if (partition.rows === 0) return;
  const { scorer, marks } = scratchOf(partition);
  for (const form of forms) {
    const byUnit = scan
      ? form.units.map(({ features, met }) =>
          met !== undefined
            ? matchAll(features, met, partition.vocabulary)
            : matchByScan(features, partition.vocabulary),
        )
      : unitMatches(form, partition.vocabulary, floor);
    // Many searches look at no row.
    let prepared = false;
    const look = (row: number) => {
      if (!prepared) scorer.prepare(form, byUnit);
      prepared = true;
      const score = scorer.score(row, floor);
      if (score >= floor) found(risingAt(partition.rowNames, row), { score, contained: scorer.contained() });
    };
    if (!scan && visitCandidates(form, byUnit, partition, floor, marks, look)) continue;
    for (let row = 0; row < partition.rows; row += 1) look(row);
  }
}

function scratchOf(partition: Partition): Scratch {
  let scratch = scratches.get(partition);
  if (scratch === undefined) {
    scratch = { scorer: rowScorer(partition), marks: rowMarks(partition.rows) };
    scratches.set(partition, scratch);
  }
  return scratch;
}
