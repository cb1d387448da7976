import { screeningDeps } from '../cases/cases.module.js';
import { casesIn } from '../cases/cases.repository.js';
import { searchProfilesIn } from '../custom-lists/search-profiles.repository.js';
import { editionsIn } from '../lists/editions.repository.js';
import type { Database } from '../platform/database/database.js';
import { openTestWatchlist } from '../screening/open-test-watchlist.js';
import { monitoringIn } from './monitoring.repository.js';
import type { RescreenDeps } from './rescreen.js';

/** The look-back of the command line, over a database that a server may be using. */
export function composeRescreen(
  database: Database,
  clock: { readonly now: () => Date; readonly newId: () => string },
): RescreenDeps {
  const editions = editionsIn(database);
  return {
    ...screeningDeps(database, clock),
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
