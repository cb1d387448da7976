import { Refusal } from '../domain/refusal.js';
import { importCustomList, putCustomEntries, removeCustomEntry } from '../flow/change-custom-entries.js';
import { putEntryImage, removeEntryImage } from '../flow/change-entry-image.js';
import { createCustomList } from '../flow/create-custom-list.js';
import { deleteCustomList, deleteSearchProfile } from '../flow/delete-custom-list.js';
import { saveSearchProfile } from '../flow/save-search-profile.js';
import type { CustomListDeeds } from '../http/worlds/custom-lists.js';
import { customEntryReader } from '../lists/custom/custom-entry-reader.js';
import { sourceNamed } from '../lists/sources.js';
import { customListsIn } from '../store/custom-lists.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import type { Parts, Topic } from './parts.js';

/** The organizations' own lists, and their search profiles. */
export function composeCustomLists({
  accounts: { now, newId },
  database,
  images,
}: Pick<Parts, 'accounts' | 'database' | 'images'>): Topic<CustomListDeeds> {
  const customLists = customListsIn(database);
  const searchProfiles = searchProfilesIn(database);
  const world = { now, newId, images, customLists, searchProfiles, readCustom: customEntryReader, sourceNamed };
  const readCustomList: CustomListDeeds['readCustomList'] = async ({ organizationId }, listId) =>
    found(await customLists.find(organizationId, listId));
  return {
    deeds: {
      createCustomList: (caller, wish) => createCustomList(world, caller, wish),
      listCustomLists: ({ organizationId }) => customLists.list(organizationId),
      readCustomList,
      deleteCustomList: (caller, listId) => deleteCustomList(world, caller, listId),
      async listCustomEntries(caller, listId, page, search) {
        await readCustomList(caller, listId);
        return customLists.entries(caller.organizationId, listId, page, search);
      },
      putCustomEntries: (caller, listId, entries) => putCustomEntries(world, caller, listId, entries),
      importCustomList: (caller, listId, file) => importCustomList(world, caller, listId, file),
      putEntryImage: (caller, entry, image) => putEntryImage(world, caller, entry, image),
      removeEntryImage: (caller, entry) => removeEntryImage(world, caller, entry),
      removeCustomEntry: (caller, listId, entryId) => removeCustomEntry(world, caller, listId, entryId),
      saveSearchProfile: (caller, wish, id) => saveSearchProfile(world, caller, wish, id),
      listSearchProfiles: ({ organizationId }) => searchProfiles.list(organizationId),
      readSearchProfile: async ({ organizationId }, id) => found(await searchProfiles.find(organizationId, id)),
      deleteSearchProfile: (caller, id) => deleteSearchProfile(world, caller, id),
    },
    tasks: {},
    schedule: [],
  };
}

function found<T>(wanted: T | undefined): T {
  if (wanted === undefined) throw new Refusal('not_found');
  return wanted;
}
