import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { CustomList, CustomListType } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Page } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { IncomingRecord, RecordChange } from '../lists/editions.js';
import type { AuditRecords } from '../platform/outbox/audit-records.js';

/** An entry that a change adds, changes or removes. */
export interface ChangedEntry {
  readonly entryId: string;
  /** Its main name, as it is now where the change removes it. */
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** Entries of a change that are named. */
export const MAX_NAMED_ENTRIES = 100;

/** Outcome of a change of a list's entries. */
export interface CustomListChange {
  /** The list after the change. */
  readonly list: CustomList;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The first `MAX_NAMED_ENTRIES`: removed ones first, then by id. */
  readonly entries: readonly ChangedEntry[];
}

/** What is said of a list; an absent field stays, an empty description is removed. */
export interface CustomListUpdate {
  readonly name?: string;
  readonly type?: CustomListType;
  readonly description?: string;
}

/** An entry of a list. */
export interface ListEntry {
  readonly record: ListedRecord;
  readonly hasPicture: boolean;
}

/** The custom lists of every organization, each reached through its organization alone. */
export interface CustomLists {
  /** Throws `too_many_custom_lists`, and rejects a name that another list of the organization has. */
  add(list: CustomList, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly CustomList[]>;
  find(organizationId: string, listId: string): Promise<CustomList | undefined>;
  /**
   * Changes what is said of a list. Throws `not_found`, rejects a name that another list of the organization has, and
   * `validation_failed` for another type of a list with entries.
   */
  update(organizationId: string, listId: string, input: CustomListUpdate, audit: AuditEntry): Promise<CustomList>;
  /** Removes a list with its entries; false if it does not exist. */
  remove(organizationId: string, listId: string, audit: AuditEntry): Promise<boolean>;
  /**
   * Puts and drops entries as one change of the list; changes nothing when nothing differs. With `replace` every entry that is
   * not put is dropped. Throws `not_found`, `too_many_custom_entries`, and `too_many_custom_names` when entries with more names are
   * put and all lists of the organization then have more than `maxNames`.
   */
  change(
    organizationId: string,
    listId: string,
    change: {
      readonly put: readonly IncomingRecord[];
      readonly drop?: readonly string[];
      readonly replace?: boolean;
      readonly maxNames: number;
      /** Changes nothing, and returns what the change would do. */
      readonly isTry?: boolean;
      readonly at: Date;
      /** Recorded if anything changed. */
      readonly audit: (change: CustomListChange) => AuditEntry;
    },
  ): Promise<CustomListChange>;
  /** Lists entries by id. `search` is part of a name. */
  entries(
    organizationId: string,
    listId: string,
    page: Page,
    search?: string,
  ): Promise<{ entries: readonly ListEntry[]; total: number }>;
}

/** Content of custom lists for screening. Every list is read as of its version. */
export interface CustomListContent {
  list(organizationId: string): Promise<readonly CustomList[]>;
  /** Streams all records as JSON texts, in batches. */
  recordTexts(list: CustomList): AsyncIterable<readonly string[]>;
  /**
   * Differences from an earlier version of a list (0 is before the first) to this one, in batches by entry id. Undefined,
   * without reading them, when more than `most` entries differ.
   */
  changes(
    list: CustomList,
    from: number,
    most?: number,
  ): Promise<{ readonly count: number; readonly runs: AsyncIterable<readonly RecordChange[]> } | undefined>;
  /** The records with these ids, in the order of `wanted`; one query. */
  records(
    lists: readonly CustomList[],
    wanted: readonly { readonly source: string; readonly sourceId: string }[],
  ): Promise<readonly ListedRecord[]>;
}

interface CustomListDeps {
  readonly customLists: Pick<CustomLists, 'add' | 'list' | 'find' | 'update' | 'remove' | 'entries'> &
    Pick<CustomListContent, 'recordTexts'>;
  readonly records: AuditRecords;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Custom lists of an organization. Throws `not_found` for a list that the caller's organization does not have. */
export function customListService({ customLists, records, now, newId }: CustomListDeps) {
  return {
    /** Creates an empty list. Throws `too_many_custom_lists`, and rejects a name that another list has. */
    async create(
      caller: Caller,
      input: { readonly name: string; readonly type: CustomListType; readonly description?: string },
    ): Promise<CustomList> {
      const at = now();
      const list: CustomList = {
        id: newId(),
        organizationId: caller.organizationId,
        ...input,
        version: 0,
        entryCount: 0,
        createdAt: at,
        updatedAt: at,
      };
      await customLists.add(list, {
        ...{ id: newId(), organizationId: list.organizationId, at, actor: actorOf(caller) },
        action: 'custom_list.created',
        target: { kind: 'custom_list', id: list.id },
        details: { name: list.name, type: list.type },
      });
      return list;
    },

    /** Newest first. */
    list: ({ organizationId }: Caller) => customLists.list(organizationId),

    read,

    update: (caller: Caller, listId: string, input: CustomListUpdate) =>
      customLists.update(caller.organizationId, listId, input, {
        ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
        action: 'custom_list.updated',
        target: { kind: 'custom_list', id: listId },
        details: { ...input },
      }),

    /** The list, and all its entries as of now by id; recorded in the audit log. */
    async export(caller: Caller, listId: string) {
      const list = await read(caller, listId);
      await records.record({
        ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
        action: 'custom_list.exported',
        target: { kind: 'custom_list', id: listId },
        details: { name: list.name, version: list.version, entries: list.entryCount },
      });
      return { list, entries: entriesOf(list) };
    },

    /** Deletes a list with all its entries. */
    async delete(caller: Caller, listId: string): Promise<void> {
      const { name, entryCount, version } = await read(caller, listId);
      const isRemoved = await customLists.remove(caller.organizationId, listId, {
        ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
        action: 'custom_list.deleted',
        target: { kind: 'custom_list', id: listId },
        details: { name, entries: entryCount, version },
      });
      if (!isRemoved) throw new AppError('not_found');
    },

    /** Entries by id. `search` is part of a name. */
    async entries(caller: Caller, listId: string, page: Page, search?: string) {
      await read(caller, listId);
      return customLists.entries(caller.organizationId, listId, page, search);
    },
  };

  async function* entriesOf(list: CustomList): AsyncGenerator<ListedRecord> {
    for await (const texts of customLists.recordTexts(list)) {
      for (const text of texts) yield JSON.parse(text) as ListedRecord;
    }
  }

  async function read({ organizationId }: Caller, listId: string): Promise<CustomList> {
    const list = await customLists.find(organizationId, listId);
    if (list === undefined) throw new AppError('not_found');
    return list;
  }
}
export type CustomListService = ReturnType<typeof customListService>;
