import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { BulkUpload } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { BulkUploads } from './bulk-uploads.js';
import { readUpload } from './read-upload.js';

export interface CancelUploadDeps {
  readonly bulkUploads: Pick<BulkUploads, 'find' | 'cancel'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/**
 * Takes no more rows of a batch. Customers that have been made remain, and are analysed. Refuses with `not_found`, and with
 * `upload_ended` when it is over already.
 */
export async function cancelUpload(deps: CancelUploadDeps, caller: Caller, id: string): Promise<BulkUpload> {
  await readUpload(deps, caller, id);
  const { organizationId } = caller;
  const cancelled = await deps.bulkUploads.cancel(organizationId, id, {
    ...{ id: deps.newId(), organizationId, at: deps.now(), actor: actorOf(caller), action: 'bulk_upload.cancelled' },
    ...{ target: { kind: 'bulk_upload', id }, details: {} },
  });
  if (!cancelled) throw new AppError('upload_ended');
  return readUpload(deps, caller, id);
}
