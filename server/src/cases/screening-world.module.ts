import { sourceNamed } from '../lists/sources.js';
import type { Database } from '../store/database.js';
import { recordSplitsIn } from '../store/record-splits.js';
import { riskScoreEnginesIn } from '../store/risk-score-engines.js';
import { whitelistsIn } from '../store/whitelists.js';

/** What every screening needs that becomes a case, beside what searches the watchlist. */
export function screeningWorld(
  database: Database,
  { now, newId }: { readonly now: () => Date; readonly newId: () => string },
) {
  return {
    recordSplits: recordSplitsIn(database),
    riskScoreEngines: riskScoreEnginesIn(database),
    whitelists: whitelistsIn(database),
    sourceNamed,
    now,
    newId,
  };
}
