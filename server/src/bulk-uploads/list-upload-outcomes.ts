import type { Caller } from '../domain/caller.js';
import type { BulkOutcome, BulkUploads } from './bulk-uploads.js';
import { readUpload } from './read-upload.js';

const ROWS_A_READING = 1000;

/** The rows of a batch with what became of them, in the order of the file. Refuses with `not_found` before the first. */
export async function listUploadOutcomes(
  deps: { readonly bulkUploads: Pick<BulkUploads, 'find' | 'outcomes'> },
  caller: Caller,
  id: string,
  { failedOnly }: { readonly failedOnly: boolean },
): Promise<AsyncIterable<BulkOutcome>> {
  await readUpload(deps, caller, id);
  return (async function* () {
    for (let after = 0; ; ) {
      const rows = await deps.bulkUploads.outcomes(caller.organizationId, id, {
        failedOnly,
        after,
        most: ROWS_A_READING,
      });
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.number;
    }
  })();
}
