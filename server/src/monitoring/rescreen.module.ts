import { screeningDeps } from '../cases/cases.module.js';
import { casesRepository } from '../cases/cases.repository.js';
import { searchProfilesRepository } from '../custom-lists/search-profiles.repository.js';
import { editionsRepository } from '../lists/editions.repository.js';
import type { Database } from '../platform/database/database.js';
import { openTestWatchlist } from '../screening/open-test-watchlist.js';
import { monitoringRepository } from './monitoring.repository.js';
import type { RescreenDeps } from './rescreen.js';

/** Rescreening by the command line, over a database that a server may be using. */
export function rescreenModule(
  database: Database,
  clock: { readonly now: () => Date; readonly newId: () => string },
): RescreenDeps {
  const editions = editionsRepository(database);
  return {
    ...screeningDeps(database, clock),
    cases: casesRepository(database),
    editions,
    monitoring: monitoringRepository(database),
    searchProfiles: searchProfilesRepository(database),
    async openEditions(chosen) {
      const watchlist = await openTestWatchlist(editions, chosen);
      return {
        async screen(subject, options) {
          const found = await watchlist.screen(subject, options);
          return { ...found, records: await editions.records(found.hits, chosen), editions: chosen, customLists: [] };
        },
        close: () => watchlist.close(),
      };
    },
  };
}
