import type { AccountDeps } from '../accounts/accounts.js';
import { storageQuotaRepository } from '../accounts/storage-quota.repository.js';
import type { Caller } from '../domain/caller.js';
import { takeTurns } from '../domain/take-turns.js';
import { isZipFile } from '../lists/reading/zip-content.js';
import { sourceNamed } from '../lists/sources.js';
import { auditRecordsRepository } from '../platform/outbox/record-audit.repository.js';
import type { PlatformParts } from '../platform/parts.js';
import { acceptedGapsService } from './accepted-gaps.js';
import { acceptedGapsRepository } from './accepted-gaps.repository.js';
import { acceptedGapsRoutes } from './accepted-gaps.routes.js';
import type { EntryImages, FileOnDisk } from './custom-entries.js';
import { customEntryService, importCustomList } from './custom-entries.js';
import { customEntryReader as reader } from './custom-entry-reader.js';
import { customListService } from './custom-lists.js';
import { customListsRepository } from './custom-lists.repository.js';
import { customListRoutes } from './custom-lists.routes.js';
import { importCustomListInWorker } from './import-custom-list-in-worker.module.js';
import { searchProfileService } from './search-profiles.js';
import { searchProfilesRepository } from './search-profiles.repository.js';
import { searchProfileRoutes } from './search-profiles.routes.js';

/** Bytes up to which a file is imported in the calling thread: starting another would take longer than reading it. */
const SMALL_FILE = 32 * 1024;
/** Threads that import files, and files of one organization that are imported or wait. */
const IMPORTS = { atOnce: 2, perCaller: 4 };

/** Custom lists of the organizations, and their search profiles. */
export function customListsModule({
  accounts,
  config,
  database,
  databaseUrl,
  images,
}: PlatformParts & { readonly accounts: AccountDeps; readonly images: EntryImages }) {
  const { now, newId } = accounts;
  const customLists = customListsRepository(database);
  const storage = storageQuotaRepository(database, config.storedMegabytesPerOrganization);
  const turns = takeTurns(IMPORTS);
  const maxNames = config.customListsMaxNames;
  const deps = { customLists, reader, maxNames, now, newId };

  return {
    routes: [
      ...customListRoutes({
        lists: customListService({ customLists, records: auditRecordsRepository(database), now, newId }),
        entries: customEntryService({ ...deps, storage, images, importFile }),
      }),
      ...acceptedGapsRoutes(acceptedGapsService({ acceptedGaps: acceptedGapsRepository(database), now, newId })),
      ...searchProfileRoutes(
        searchProfileService({
          searchProfiles: searchProfilesRepository(database),
          customLists,
          sourceNamed,
          now,
          newId,
        }),
      ),
    ],
  };

  async function importFile(
    caller: Caller,
    listId: string,
    { path, size, isTry }: FileOnDisk & { readonly isTry: boolean },
    signal: AbortSignal,
  ) {
    // A small workbook may unpack to a large one.
    if (size <= SMALL_FILE && !(await isZipFile(path))) return importCustomList(deps, caller, listId, path, isTry);
    const inWorker = () => importCustomListInWorker({ databaseUrl, caller, listId, maxNames, path, isTry }, signal);
    return turns.run(caller.organizationId, inWorker, signal);
  }
}
