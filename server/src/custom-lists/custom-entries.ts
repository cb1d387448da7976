import { createHash } from 'node:crypto';
import type { StorageQuota } from '../accounts/storage-quota.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Image } from '../domain/case-request.js';
import type { CustomList, EntryPlace } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { CustomListChange, CustomLists } from './custom-lists.js';

/** Reads entries as an organization writes them; `docs/custom-lists.md` has their fields. */
export interface CustomEntryReader {
  /** Entries of a request body: the fields of each are texts, numbers, or arrays of them. */
  entries(list: CustomList, entries: readonly Readonly<Record<string, unknown>>[], newId: () => string): ReadEntries;
  /** A whole file: CSV, JSON, or the first visible sheet of an .xlsx workbook. Throws `list_refused` for anything else. */
  file(list: CustomList, path: string): Promise<ReadEntries>;
}

export interface ReadEntries {
  readonly records: readonly ListedRecord[];
  /** The first hundred. Nothing may be stored if there are any. */
  readonly faults: readonly FieldError[];
  /** Values that were not understood and are kept as notes. */
  readonly warnings: readonly string[];
}

/** Pictures of entries. */
export interface EntryImages {
  /** False also where nothing can tell: face comparison, which decodes, is disabled, not installed or unavailable. */
  isUndecodable(bytes: Uint8Array): Promise<boolean>;
  /** Sets or replaces the picture of an entry; false if the entry does not exist. */
  putOfEntry(organizationId: string, entry: EntryPlace, text: string, audit: AuditEntry): Promise<boolean>;
  /** False if there is none. */
  removeOfEntry(organizationId: string, entry: EntryPlace, audit: AuditEntry): Promise<boolean>;
}

interface ChangeEntriesDeps {
  readonly customLists: Pick<CustomLists, 'find' | 'change'>;
  readonly reader: CustomEntryReader;
  /** Names that all lists of an organization may have together. */
  readonly maxNames: number;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface CustomEntriesChanged extends CustomListChange {
  /** Ids of the entries that were sent, in their order. */
  readonly entryIds: readonly string[];
  readonly warnings: readonly string[];
  /** Of a try: the errors for which the file would be refused. */
  readonly faults?: readonly FieldError[];
}

/** A file that was sent. */
export interface FileOnDisk {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

interface CustomEntryDeps extends ChangeEntriesDeps {
  readonly storage: StorageQuota;
  readonly images: EntryImages;
  /** Imports large files in a thread, which `signal` aborts while the file is read; see `importCustomList`. */
  readonly importFile: (
    caller: Caller,
    listId: string,
    file: FileOnDisk & { readonly isTry: boolean },
    signal: AbortSignal,
  ) => Promise<CustomEntriesChanged>;
}

/** Entries of custom lists. Throws `not_found` for a list or entry that the caller's organization does not have, and `storage_full`. */
export function customEntryService({ storage, images, importFile, ...deps }: CustomEntryDeps) {
  return {
    /** Adds entries; an entry with an existing id replaces that entry. All or nothing. */
    async put(
      caller: Caller,
      listId: string,
      entries: readonly Readonly<Record<string, unknown>>[],
    ): Promise<CustomEntriesChanged> {
      await storage.check(caller.organizationId);
      const list = await existing(deps, caller, listId);
      return change(deps, caller, list, deps.reader.entries(list, entries, deps.newId), false);
    },

    /** Replaces the entries by those of the file, or, with `isTry`, returns what that would change and which errors it has. */
    async import(
      caller: Caller,
      listId: string,
      file: FileOnDisk & { readonly isTry: boolean },
      signal: AbortSignal,
    ): Promise<CustomEntriesChanged> {
      await storage.check(caller.organizationId);
      return importFile(caller, listId, file, signal);
    },

    async remove(caller: Caller, { listId, entryId }: EntryPlace): Promise<void> {
      const input = {
        ...{ put: [], drop: [entryId], maxNames: deps.maxNames },
        ...{ at: deps.now(), audit: listAudit(deps, caller) },
      };
      const { removed } = await deps.customLists.change(caller.organizationId, listId, input);
      if (removed === 0) throw new AppError('not_found');
    },

    /** Sets the picture of an entry, which later searches with an image are compared with. Throws `validation_failed` if it cannot be decoded. */
    async putImage(caller: Caller, entry: EntryPlace, { text, bytes }: Image): Promise<void> {
      await storage.check(caller.organizationId);
      if (await images.isUndecodable(bytes)) {
        const message = 'cannot be decoded: it is broken or has more than 50 million pixels';
        throw new AppError('validation_failed', { faults: [{ field: 'image', message }] });
      }
      const audit = imageAudit(caller, entry, 'put');
      if (!(await images.putOfEntry(caller.organizationId, entry, text, audit))) throw new AppError('not_found');
    },

    async removeImage(caller: Caller, entry: EntryPlace): Promise<void> {
      const audit = imageAudit(caller, entry, 'removed');
      if (!(await images.removeOfEntry(caller.organizationId, entry, audit))) throw new AppError('not_found');
    },
  };

  function imageAudit(caller: Caller, { listId, entryId }: EntryPlace, image: 'put' | 'removed'): AuditEntry {
    return {
      ...{ id: deps.newId(), organizationId: caller.organizationId, at: deps.now(), actor: actorOf(caller) },
      action: 'custom_list.updated',
      target: { kind: 'custom_list', id: listId },
      details: { entry: entryId, image },
    };
  }
}
export type CustomEntryService = ReturnType<typeof customEntryService>;

/**
 * Replaces the entries of a list by those of a file, all or nothing. Throws `list_refused` for a file without entries: a
 * broken export must not empty a block list.
 */
export async function importCustomList(
  deps: ChangeEntriesDeps,
  caller: Caller,
  listId: string,
  path: string,
  isTry = false,
): Promise<CustomEntriesChanged> {
  const list = await existing(deps, caller, listId);
  const read = await (isTry ? readWithFaults(deps, list, path) : deps.reader.file(list, path));
  if (isTry && read.faults.length > 0) return { ...unchanged(list), warnings: read.warnings, faults: read.faults };
  if (read.records.length === 0 && read.faults.length === 0) {
    throw new AppError('list_refused', { text: 'The file was rejected: it contains no entries' });
  }
  return change(deps, caller, list, read, true, isTry);
}

/** Too many errors end the reading of a file: a try reports them like fewer. */
async function readWithFaults({ reader }: ChangeEntriesDeps, list: CustomList, path: string): Promise<ReadEntries> {
  try {
    return await reader.file(list, path);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    return { records: [], faults: error.faults, warnings: [] };
  }
}

function unchanged(list: CustomList): Omit<CustomEntriesChanged, 'warnings'> {
  return { list, added: 0, changed: 0, removed: 0, entries: [], entryIds: [] };
}

async function existing(
  { customLists }: ChangeEntriesDeps,
  { organizationId }: Caller,
  listId: string,
): Promise<CustomList> {
  const list = await customLists.find(organizationId, listId);
  if (list === undefined) throw new AppError('not_found');
  return list;
}

async function change(
  deps: ChangeEntriesDeps,
  caller: Caller,
  list: CustomList,
  { records, faults, warnings }: ReadEntries,
  replace: boolean,
  isTry = false,
): Promise<CustomEntriesChanged> {
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const put = records.map((record) => {
    const json = JSON.stringify(record);
    return { sourceId: record.sourceId, contentHash: createHash('sha256').update(json).digest('hex'), json };
  });
  const input = { put, replace, isTry, maxNames: deps.maxNames, at: deps.now(), audit: listAudit(deps, caller) };
  const changed = await deps.customLists.change(list.organizationId, list.id, input);
  const entryIds = records.map(({ sourceId }) => sourceId);
  return { ...changed, ...(isTry && { list }), entryIds, warnings };
}

function listAudit({ newId, now }: Pick<ChangeEntriesDeps, 'now' | 'newId'>, caller: Caller) {
  return ({ list, added, changed, removed }: CustomListChange): AuditEntry => ({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    action: 'custom_list.updated',
    target: { kind: 'custom_list', id: list.id },
    details: { name: list.name, version: list.version, entries: list.entryCount, added, changed, removed },
  });
}
