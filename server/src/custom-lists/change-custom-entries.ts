import { createHash } from 'node:crypto';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { CustomList } from '../domain/custom-list.js';
import type { Clock, NewId } from '../domain/ports.js';
import { Refusal } from '../domain/refusal.js';
import type { CustomEntryReader, CustomListChange, CustomLists, ReadEntries } from './custom-lists.js';

export interface ChangeCustomEntriesWorld {
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
  world: ChangeCustomEntriesWorld,
  caller: Caller,
  listId: string,
  entries: readonly Readonly<Record<string, unknown>>[],
): Promise<CustomEntriesChanged> {
  const list = await listOf(world, caller, listId);
  return change(world, caller, list, world.readCustom.entries(list, entries, world.newId), false);
}

/**
 * Makes a file the content of a list: what is not in it is no longer on the list. Whole or not at all; a file without
 * any entry is refused, because a broken export must not empty a blacklist.
 */
export async function importCustomList(
  world: ChangeCustomEntriesWorld,
  caller: Caller,
  listId: string,
  file: Uint8Array,
): Promise<CustomEntriesChanged> {
  const list = await listOf(world, caller, listId);
  const read = await world.readCustom.file(list, file);
  if (read.records.length === 0 && read.faults.length === 0) {
    throw new Refusal('list_refused', { text: 'The file is refused: there is no entry in it' });
  }
  return change(world, caller, list, read, true);
}

/** Takes one entry off a list. Refuses with `not_found`. */
export async function removeCustomEntry(
  world: Pick<ChangeCustomEntriesWorld, 'now' | 'newId' | 'customLists'>,
  caller: Caller,
  listId: string,
  entryId: string,
): Promise<void> {
  const wish = { put: [], drop: [entryId], at: world.now(), audit: auditOf(world, caller) };
  const { removed } = await world.customLists.change(caller.organizationId, listId, wish);
  if (removed === 0) throw new Refusal('not_found');
}

async function listOf({ customLists }: ChangeCustomEntriesWorld, caller: Caller, listId: string): Promise<CustomList> {
  const list = await customLists.find(caller.organizationId, listId);
  if (list === undefined) throw new Refusal('not_found');
  return list;
}

function auditOf({ newId, now }: Pick<ChangeCustomEntriesWorld, 'now' | 'newId'>, caller: Caller) {
  return ({ list, added, changed, removed }: CustomListChange): AuditEntry => ({
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    action: 'custom_list.updated',
    target: { kind: 'custom_list', id: list.id },
    details: { name: list.name, version: list.version, entries: list.entryCount, added, changed, removed },
  });
}

async function change(
  world: ChangeCustomEntriesWorld,
  caller: Caller,
  list: CustomList,
  { records, faults, warnings }: ReadEntries,
  replace: boolean,
): Promise<CustomEntriesChanged> {
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
  const put = records.map((record) => {
    const json = JSON.stringify(record);
    return { sourceId: record.sourceId, contentHash: createHash('sha256').update(json).digest('hex'), json };
  });
  const wish = { put, replace, at: world.now(), audit: auditOf(world, caller) };
  const changed = await world.customLists.change(list.organizationId, list.id, wish);
  return { ...changed, entryIds: records.map(({ sourceId }) => sourceId), warnings };
}
