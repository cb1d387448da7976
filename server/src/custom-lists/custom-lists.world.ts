import type { Caller } from '../domain/caller.js';
import type { Image } from '../domain/case-request.js';
import type { CustomList, CustomListType, EntryPlace } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Page } from '../domain/page.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { CustomEntriesChanged } from './change-custom-entries.js';
import type { SearchProfileWish } from './save-search-profile.js';

/** All refuse with `not_found` for what the caller's organization does not have. */
export interface CustomListDeeds {
  createCustomList(
    caller: Caller,
    input: { name: string; type: CustomListType; description?: string },
  ): Promise<CustomList>;
  listCustomLists(caller: Caller): Promise<readonly CustomList[]>;
  readCustomList(caller: Caller, listId: string): Promise<CustomList>;
  deleteCustomList(caller: Caller, listId: string): Promise<void>;
  listCustomEntries(
    caller: Caller,
    listId: string,
    page: Page,
    search?: string,
  ): Promise<{ entries: readonly ListedRecord[]; total: number }>;
  putCustomEntries(
    caller: Caller,
    listId: string,
    entries: readonly Readonly<Record<string, unknown>>[],
  ): Promise<CustomEntriesChanged>;
  /** What is not stored yet is given up when `signal` is aborted. */
  importCustomList(
    caller: Caller,
    listId: string,
    file: Uint8Array,
    signal: AbortSignal,
  ): Promise<CustomEntriesChanged>;
  putEntryImage(caller: Caller, entry: EntryPlace, image: Image): Promise<void>;
  removeEntryImage(caller: Caller, entry: EntryPlace): Promise<void>;
  removeCustomEntry(caller: Caller, listId: string, entryId: string): Promise<void>;

  /** With an id that profile is changed, otherwise one is made. */
  saveSearchProfile(caller: Caller, input: SearchProfileWish, id?: string): Promise<SearchProfile>;
  listSearchProfiles(caller: Caller): Promise<readonly SearchProfile[]>;
  readSearchProfile(caller: Caller, id: string): Promise<SearchProfile>;
  deleteSearchProfile(caller: Caller, id: string): Promise<void>;
}
