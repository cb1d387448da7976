import type { QueryForm } from '../names/prepare-query.js';
import type { Partition } from './open-watchlist.js';
import { relateWholeVocabulary } from './relate-vocabulary.js';
import { type RowScorer, rowScorer } from './score-rows.js';

const scorers = new WeakMap<Partition, RowScorer>();

/**
 * Every name of the partition whose name score reaches `floor`, given to `found` once for each of its rows and
 * forms that does. `scan` looks at every row; otherwise the index names those that can reach it.
 */
export function searchNames(
  partition: Partition,
  forms: readonly QueryForm[],
  floor: number,
  _scan: boolean,
  found: (name: number, score: number) => void,
): void {
  if (partition.rows === 0) return;
  let scorer = scorers.get(partition);
  if (scorer === undefined) {
    scorer = rowScorer(partition);
    scorers.set(partition, scorer);
  }
  for (const form of forms) {
    scorer.prepare(form, relateWholeVocabulary(form, partition.vocabulary));
    for (let row = 0; row < partition.rows; row += 1) {
      const score = scorer.score(row, floor);
      if (score >= floor) found(partition.rowNames[row] as number, score);
    }
  }
}
