import type { FieldError } from '../domain/app-error.js';
import type { AuditEntry } from '../domain/audit.js';
import type { CustomList, EntryPlace } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Page } from '../domain/page.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { IncomingRecord, RecordChange } from '../lists/editions.js';

/** How a change of a list's entries came out. */
export interface CustomListChange {
  /** As it is now. */
  readonly list: CustomList;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The own lists of every organization, each reached through its organization alone. */
export interface CustomLists {
  /** Refuses with `too_many_custom_lists`, and a name that another list of the organization has. */
  add(list: CustomList, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly CustomList[]>;
  find(organizationId: string, listId: string): Promise<CustomList | undefined>;
  /** False when there is no such list. Takes its entries along. */
  remove(organizationId: string, listId: string, audit: AuditEntry): Promise<boolean>;
  /**
   * Puts entries and takes out others, as one change of the list; nothing changes when nothing differs. With `replace`
   * every entry that is not put is taken out. Refuses with `not_found`, and with `too_many_custom_entries`.
   */
  change(
    organizationId: string,
    listId: string,
    change: {
      readonly put: readonly IncomingRecord[];
      readonly drop?: readonly string[];
      readonly replace?: boolean;
      readonly at: Date;
      /** Written when anything changed. */
      readonly audit: (change: CustomListChange) => AuditEntry;
    },
  ): Promise<CustomListChange>;
  /** By entry id. `search` is part of a name. */
  entries(
    organizationId: string,
    listId: string,
    page: Page,
    search?: string,
  ): Promise<{ entries: readonly ListedRecord[]; total: number }>;
}

/** What of the own lists a screening needs. Every list is read as of its version. */
export interface CustomListContent {
  list(organizationId: string): Promise<readonly CustomList[]>;
  /** All records as JSON texts, in runs. */
  recordTexts(list: CustomList): AsyncIterable<readonly string[]>;
  /**
   * What this version of a list has otherwise than an earlier one (0 is before the first), in runs by entry id. `most`: when
   * more entries than that differ, nothing is read and undefined is given.
   */
  changes(
    list: CustomList,
    from: number,
    most?: number,
  ): Promise<{ readonly count: number; readonly runs: AsyncIterable<readonly RecordChange[]> } | undefined>;
  /** Those with these ids, in the order asked for; one query. */
  records(
    lists: readonly CustomList[],
    wanted: readonly { readonly source: string; readonly sourceId: string }[],
  ): Promise<readonly ListedRecord[]>;
}

/** Reads entries as the organization writes them; `docs/custom-lists.md` has their fields. */
export interface CustomEntryReader {
  /** The entries of a body: the fields of each are texts, numbers, or arrays of them. */
  entries(list: CustomList, entries: readonly Readonly<Record<string, unknown>>[], newId: () => string): ReadEntries;
  /** A whole file, CSV or JSON. Refuses with `list_refused` what is no custom list, and what is packed. */
  file(list: CustomList, bytes: Uint8Array): Promise<ReadEntries>;
}

export interface ReadEntries {
  readonly records: readonly ListedRecord[];
  /** The first hundred. With a fault nothing may be stored. */
  readonly faults: readonly FieldError[];
  /** Values that are not understood and are kept as notes. */
  readonly warnings: readonly string[];
}

/** The search profiles of every organization. */
export interface SearchProfiles {
  /** Refuses with `too_many_search_profiles`, and a name that another profile of the organization has. */
  add(profile: SearchProfile, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly SearchProfile[]>;
  find(organizationId: string, id: string): Promise<SearchProfile | undefined>;
  /** False when there is none of that id. Refuses a name that another profile of the organization has. */
  update(profile: SearchProfile, audit: AuditEntry): Promise<boolean>;
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}

/** The pictures of entries. */
export interface EntryImages {
  /** Gives an entry its picture in place of the one it had; false when there is no such entry. */
  putOfEntry(organizationId: string, entry: EntryPlace, text: string, audit: AuditEntry): Promise<boolean>;
  /** False when there is none. */
  removeOfEntry(organizationId: string, entry: EntryPlace, audit: AuditEntry): Promise<boolean>;
}
