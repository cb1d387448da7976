import { createHash } from 'node:crypto';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { CustomList } from '../domain/custom-list.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { CustomEntryReader, CustomListChange, CustomLists, ReadEntries } from './custom-lists.js';

export interface ChangeCustomEntriesDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly customLists: Pick<CustomLists, 'find' | 'change'>;
  readonly readCustom: CustomEntryReader;
}

export interface CustomEntriesChanged extends CustomListChange {
  /** The ids of the entries that were sent, in their order. */
  readonly entryIds: readonly string[];
  readonly warnings: readonly string[];
}

/** Adds entries to a list; one with an id that the list has takes the place of that entry. Whole or not at all. */
export async function putCustomEntries(
  deps: ChangeCustomEntriesDeps,
  caller: Caller,
  listId: string,
  entries: readonly Readonly<Record<string, unknown>>[],
): Promise<CustomEntriesChanged> {
  const list = await listOf(deps, caller, listId);
  return change(deps, caller, list, deps.readCustom.entries(list, entries, deps.newId), false);
}

/**
 * Makes a file the content of a list: what is not in it is no longer on the list. Whole or not at all; a file without
 * any entry is refused, because a broken export must not empty a blacklist.
 */
export async function importCustomList(
  deps: ChangeCustomEntriesDeps,
  caller: Caller,
  listId: string,
  file: Uint8Array,
): Promise<CustomEntriesChanged> {
  const list = await listOf(deps, caller, listId);
  const read = await deps.readCustom.file(list, file);
  if (read.records.length === 0 && read.faults.length === 0) {
    throw new AppError('list_refused', { text: 'The file is refused: there is no entry in it' });
  }
  return change(deps, caller, list, read, true);
}

/** Takes one entry off a list. Refuses with `not_found`. */
export async function removeCustomEntry(
  deps: Pick<ChangeCustomEntriesDeps, 'now' | 'newId' | 'customLists'>,
  caller: Caller,
  listId: string,
  entryId: string,
): Promise<void> {
  const input = { put: [], drop: [entryId], at: deps.now(), audit: auditOf(deps, caller) };
  const { removed } = await deps.customLists.change(caller.organizationId, listId, input);
  if (removed === 0) throw new AppError('not_found');
}

async function listOf({ customLists }: ChangeCustomEntriesDeps, caller: Caller, listId: string): Promise<CustomList> {
  const list = await customLists.find(caller.organizationId, listId);
  if (list === undefined) throw new AppError('not_found');
  return list;
}

function auditOf({ newId, now }: Pick<ChangeCustomEntriesDeps, 'now' | 'newId'>, caller: Caller) {
  return ({ list, added, changed, removed }: CustomListChange): AuditEntry => ({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    action: 'custom_list.updated',
    target: { kind: 'custom_list', id: list.id },
    details: { name: list.name, version: list.version, entries: list.entryCount, added, changed, removed },
  });
}

async function change(
  deps: ChangeCustomEntriesDeps,
  caller: Caller,
  list: CustomList,
  { records, faults, warnings }: ReadEntries,
  replace: boolean,
): Promise<CustomEntriesChanged> {
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  const put = records.map((record) => {
    const json = JSON.stringify(record);
    return { sourceId: record.sourceId, contentHash: createHash('sha256').update(json).digest('hex'), json };
  });
  const input = { put, replace, at: deps.now(), audit: auditOf(deps, caller) };
  const changed = await deps.customLists.change(list.organizationId, list.id, input);
  return { ...changed, entryIds: records.map(({ sourceId }) => sourceId), warnings };
}
