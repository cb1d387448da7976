import { AppError } from '../domain/app-error.js';
import type { BulkUpload } from '../domain/bulk-upload.js';
import type { Caller } from '../domain/caller.js';
import type { BulkUploads } from './bulk-uploads.js';

/** Refuses with `not_found` what the organization does not have. */
export async function readUpload(
  { bulkUploads }: { readonly bulkUploads: Pick<BulkUploads, 'find'> },
  { organizationId }: Pick<Caller, 'organizationId'>,
  id: string,
): Promise<BulkUpload> {
  const upload = await bulkUploads.find(organizationId, id);
  if (upload === undefined) throw new AppError('not_found');
  return upload;
}
