import { sourceNamed } from '../lists/sources.js';
import type { Database } from '../platform/database/database.js';
import { riskScoreEnginesIn } from '../risk-scores/risk-score-engines.repository.js';
import { recordSplitsIn } from './record-splits.repository.js';
import { whitelistsIn } from './whitelists.repository.js';

/** What every screening needs that becomes a case, beside what searches the watchlist. */
export function screeningDeps(
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
