import { buildWatchlist, screenAll } from '@touchstone/engine';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import type { Edition } from '../../src/domain/source.js';
import type { Screener } from '../../src/screening/screener.js';

/** The real engine over a few records, on the caller's own thread. */
export function sampleScreener(
  records: readonly ListedRecord[],
  importedAt = '2026-11-20T04:00:00Z',
): Pick<Screener, 'screen'> {
  const watchlist = buildWatchlist(records);
  const sources = [...new Set(records.map(({ source }) => source))].sort();
  return {
    async screen(subject, options) {
      const found = screenAll(watchlist, subject, options);
      return {
        ...found,
        records: found.hits.map(({ entity }) => records[entity] as ListedRecord),
        editions: sources.map(
          (source) => ({ source, version: `${source}@${importedAt}`, importedAt: new Date(importedAt) }) as Edition,
        ),
        customLists: [],
      };
    },
  };
}
