import type { Parts, Topic } from '../app/parts.js';
import { AppError } from '../domain/app-error.js';
import { takeTurns } from '../domain/take-turns.js';
import { sourceNamed } from '../lists/sources.js';
import { importCustomList, putCustomEntries, removeCustomEntry } from './change-custom-entries.js';
import { putEntryImage, removeEntryImage } from './change-entry-image.js';
import { createCustomList } from './create-custom-list.js';
import { customEntryReader } from './custom-entry-reader.js';
import { customListsIn } from './custom-lists.repository.js';
import type { CustomListDeeds } from './custom-lists.world.js';
import { deleteCustomList, deleteSearchProfile } from './delete-custom-list.js';
import { importCustomListInWorker } from './import-custom-list-in-worker.module.js';
import { saveSearchProfile } from './save-search-profile.js';
import { searchProfilesIn } from './search-profiles.repository.js';

/** A file with no more entries than a request may hold without a file: a thread for it would take longer than reading it. */
const SMALL_FILE = 32 * 1024;
/** Threads that read files, and files of one organization that may wait for each other, each in memory. */
const IMPORTS = { atOnce: 2, perCaller: 4 };

/** The organizations' own lists, and their search profiles. */
export function composeCustomLists({
  accounts: { now, newId },
  database,
  databaseUrl,
  images,
}: Pick<Parts, 'accounts' | 'database' | 'databaseUrl' | 'images'>): Topic<CustomListDeeds> {
  const customLists = customListsIn(database);
  const searchProfiles = searchProfilesIn(database);
  const deps = { now, newId, images, customLists, searchProfiles, readCustom: customEntryReader, sourceNamed };
  const turns = takeTurns(IMPORTS);
  const importFile: CustomListDeeds['importCustomList'] = async (caller, listId, file, signal) => {
    if (file.length <= SMALL_FILE) return importCustomList(deps, caller, listId, file);
    const inWorker = () => importCustomListInWorker({ databaseUrl, caller, listId, file }, signal);
    return turns.run(caller.organizationId, inWorker, signal);
  };
  const readCustomList: CustomListDeeds['readCustomList'] = async ({ organizationId }, listId) =>
    found(await customLists.find(organizationId, listId));
  return {
    deeds: {
      createCustomList: (caller, input) => createCustomList(deps, caller, input),
      listCustomLists: ({ organizationId }) => customLists.list(organizationId),
      readCustomList,
      deleteCustomList: (caller, listId) => deleteCustomList(deps, caller, listId),
      async listCustomEntries(caller, listId, page, search) {
        await readCustomList(caller, listId);
        return customLists.entries(caller.organizationId, listId, page, search);
      },
      putCustomEntries: (caller, listId, entries) => putCustomEntries(deps, caller, listId, entries),
      importCustomList: importFile,
      putEntryImage: (caller, entry, image) => putEntryImage(deps, caller, entry, image),
      removeEntryImage: (caller, entry) => removeEntryImage(deps, caller, entry),
      removeCustomEntry: (caller, listId, entryId) => removeCustomEntry(deps, caller, listId, entryId),
      saveSearchProfile: (caller, input, id) => saveSearchProfile(deps, caller, input, id),
      listSearchProfiles: ({ organizationId }) => searchProfiles.list(organizationId),
      readSearchProfile: async ({ organizationId }, id) => found(await searchProfiles.find(organizationId, id)),
      deleteSearchProfile: (caller, id) => deleteSearchProfile(deps, caller, id),
    },
    tasks: {},
    schedule: [],
  };
}

function found<T>(wanted: T | undefined): T {
  if (wanted === undefined) throw new AppError('not_found');
  return wanted;
}
