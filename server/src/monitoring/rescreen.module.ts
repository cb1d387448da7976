import type { RescreenWorld } from '../flow/rescreen.js';
import { openTestWatchlist } from '../lists/screener/open-test-watchlist.js';
import { casesIn } from '../store/cases.js';
import type { Database } from '../store/database.js';
import { editionsIn } from '../store/editions.js';
import { monitoringIn } from '../store/monitoring.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import { screeningWorld } from './screening-world.js';

/** The look-back of the command line, over a database that a server may be using. */
export function composeRescreen(
  database: Database,
  clock: { readonly now: () => Date; readonly newId: () => string },
): RescreenWorld {
  const editions = editionsIn(database);
  return {
    ...screeningWorld(database, clock),
    cases: casesIn(database),
    editions,
    monitoring: monitoringIn(database),
    searchProfiles: searchProfilesIn(database),
    async openEditions(wanted) {
      const watchlist = await openTestWatchlist(editions, wanted);
      return {
        async screen(subject, options) {
          const found = await watchlist.screen(subject, options);
          return { ...found, records: await editions.records(found.hits, wanted), editions: wanted, customLists: [] };
        },
        close: () => watchlist.close(),
      };
    },
  };
}
