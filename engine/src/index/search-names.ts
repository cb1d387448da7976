import type { QueryForm } from '../names/prepare-query.js';
import { guidingWords } from './candidate-rows.js';
import { matchByIndex, matchByScan } from './match-units.js';
import type { Partition } from './open-watchlist.js';
import { relateVocabulary } from './relate-vocabulary.js';
import { type RowScorer, rowScorer } from './score-rows.js';

/** Scratch memory of one partition in this thread: the only thing that a further thread costs. */
interface Scratch {
  readonly scorer: RowScorer;
  /** The search in which each row was last looked at. */
  readonly seen: Uint32Array;
  search: number;
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
  found: (name: number, score: number) => void,
): void {
  if (partition.rows === 0) return;
  const scratch = scratchOf(partition);
  const { scorer, seen } = scratch;
  for (const form of forms) {
    const related = relateVocabulary(form, partition.vocabulary, scan ? matchByScan : matchByIndex, !scan);
    scorer.prepare(form, related);
    const look = (row: number) => {
      const score = scorer.score(row, floor);
      if (score >= floor) found(partition.rowNames[row] as number, score);
    };
    const guides = scan ? undefined : guidingWords(form, related, partition, floor);
    if (guides === undefined) {
      for (let row = 0; row < partition.rows; row += 1) look(row);
      continue;
    }
    scratch.search = (scratch.search + 1) >>> 0;
    if (scratch.search === 0) {
      seen.fill(0);
      scratch.search = 1;
    }
    const { search } = scratch;
    for (const word of guides) {
      const to = partition.postingStarts[word + 1] as number;
      for (let i = partition.postingStarts[word] as number; i < to; i += 1) {
        const row = partition.postings[i] as number;
        if (seen[row] === search) continue;
        seen[row] = search;
        look(row);
      }
    }
  }
}

function scratchOf(partition: Partition): Scratch {
  let scratch = scratches.get(partition);
  if (scratch === undefined) {
    scratch = { scorer: rowScorer(partition), seen: new Uint32Array(partition.rows), search: 0 };
    scratches.set(partition, scratch);
  }
  return scratch;
}
