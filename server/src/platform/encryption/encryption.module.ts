import type { Tasks } from '../jobs/jobs.js';
import type { PlatformParts } from '../parts.js';
import type { Encryption } from './encryption.js';
import { enqueueReencryption, listKeys } from './encryption-keys.repository.js';
import { type EncryptedRows, reencryptRows } from './reencrypt.repository.js';

/** The rotation of keys: a job that encrypts again what an earlier key encrypted. */
export function encryptionModule(
  { database, log }: Pick<PlatformParts, 'database' | 'log'>,
  tables: readonly { readonly rows: EncryptedRows; readonly encryption: Encryption }[],
) {
  return {
    tasks: {
      async reencrypt(_payload, { stopping }) {
        // Nothing to do while no key was ever replaced.
        if ((await listKeys(database)).every(({ replacedAt }) => replacedAt === null)) return;
        for (const { rows, encryption } of tables) {
          const { done, unreadable, isComplete } = await reencryptRows(database, encryption, rows, stopping);
          if (done > 0) log.info({ table: rows.table, done }, 'values were encrypted with the key in use');
          if (unreadable > 0) log.error({ table: rows.table, unreadable }, 'values cannot be decrypted with any key');
          if (!isComplete) return await enqueueReencryption(database.db);
        }
      },
    } satisfies Pick<Tasks, 'reencrypt'>,
    // Nodes that were started before the rotation go on with the earlier key until they are restarted.
    schedule: ['11 * * * * reencrypt ?max=3&queue=reencrypt'],
  };
}
