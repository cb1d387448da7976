import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Image } from '../domain/case-request.js';
import type { EntryPlace } from '../domain/custom-list.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { EntryImages } from './custom-lists.js';

interface ChangeEntryImageDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly images: EntryImages;
}

/** Gives an entry of an own list its picture: the next search with an image is compared with it. Refuses with `not_found`. */
export async function putEntryImage(
  deps: ChangeEntryImageDeps,
  caller: Caller,
  entry: EntryPlace,
  { text }: Image,
): Promise<void> {
  const audit = auditOf(deps, caller, entry, 'put');
  if (!(await deps.images.putOfEntry(caller.organizationId, entry, text, audit))) throw new AppError('not_found');
}

/** Takes the picture of an entry away. Refuses with `not_found` where there is none. */
export async function removeEntryImage(deps: ChangeEntryImageDeps, caller: Caller, entry: EntryPlace): Promise<void> {
  const audit = auditOf(deps, caller, entry, 'removed');
  if (!(await deps.images.removeOfEntry(caller.organizationId, entry, audit))) throw new AppError('not_found');
}

function auditOf(
  { newId, now }: ChangeEntryImageDeps,
  caller: Caller,
  { listId, entryId }: EntryPlace,
  image: 'put' | 'removed',
): AuditEntry {
  return {
    ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
    action: 'custom_list.updated',
    target: { kind: 'custom_list', id: listId },
    details: { entry: entryId, image },
  };
}
