import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { CustomLists, SearchProfiles } from './custom-lists.js';

interface Ids {
  readonly now: Clock;
  readonly newId: NewId;
}

/** Takes a list away with all its entries. Refuses with `not_found`. */
export async function deleteCustomList(
  { customLists, ...ids }: Ids & { readonly customLists: Pick<CustomLists, 'find' | 'remove'> },
  caller: Caller,
  listId: string,
): Promise<void> {
  const list = await customLists.find(caller.organizationId, listId);
  const audit = {
    ...entry(ids, caller),
    action: 'custom_list.deleted',
    target: { kind: 'custom_list', id: listId },
    details: { name: list?.name, entries: list?.entryCount, version: list?.version },
  } as const;
  if (list === undefined || !(await customLists.remove(caller.organizationId, listId, audit))) {
    throw new AppError('not_found');
  }
}

/** Refuses with `not_found`. */
export async function deleteSearchProfile(
  { searchProfiles, ...ids }: Ids & { readonly searchProfiles: Pick<SearchProfiles, 'find' | 'remove'> },
  caller: Caller,
  id: string,
): Promise<void> {
  const profile = await searchProfiles.find(caller.organizationId, id);
  const audit = {
    ...entry(ids, caller),
    action: 'search_profile.deleted',
    target: { kind: 'search_profile', id },
    details: { name: profile?.name },
  } as const;
  if (profile === undefined || !(await searchProfiles.remove(caller.organizationId, id, audit))) {
    throw new AppError('not_found');
  }
}

function entry({ now, newId }: Ids, caller: Caller) {
  return { id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) };
}
