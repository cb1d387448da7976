import { actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { CustomList, CustomListType } from '../domain/custom-list.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { CustomLists } from './custom-lists.js';

/** An empty list of the caller's organization. Refuses a name that another of its lists has, and one list too many. */
export async function createCustomList(
  deps: { readonly now: Clock; readonly newId: NewId; readonly customLists: Pick<CustomLists, 'add'> },
  caller: Caller,
  input: { readonly name: string; readonly type: CustomListType; readonly description?: string },
): Promise<CustomList> {
  const now = deps.now();
  const list: CustomList = {
    id: deps.newId(),
    organizationId: caller.organizationId,
    ...input,
    version: 0,
    entryCount: 0,
    createdAt: now,
    updatedAt: now,
  };
  await deps.customLists.add(list, {
    ...{ id: deps.newId(), organizationId: list.organizationId, at: now, actor: actorOf(caller) },
    action: 'custom_list.created',
    target: { kind: 'custom_list', id: list.id },
    details: { name: list.name, type: list.type },
  });
  return list;
}
