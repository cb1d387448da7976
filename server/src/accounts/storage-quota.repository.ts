import { AppError } from '../domain/app-error.js';
import { type Database, selectPrepared } from '../platform/database/database.js';
import { STORAGE_COUNTED_EVERY_MINUTES, type StorageQuota } from './storage-quota.js';

const STORED = `select bytes, to_char(counted_at at time zone 'utc', 'YYYY-MM-DD HH24:MI')
  from organization_storage where organization_id = $1`;

const MEGABYTE = 1024 * 1024;

/** `megabytes` of 0 is no limit. */
export function storageQuotaRepository({ db }: Pick<Database, 'db'>, megabytes: number): StorageQuota {
  if (megabytes === 0) return { check: async () => {} };
  return {
    async check(organizationId) {
      const [stored] = await selectPrepared(db, { sql: STORED, params: [organizationId] }, ([bytes, countedAt]) => {
        return { bytes: Number(bytes), countedAt: String(countedAt) };
      });
      if (stored === undefined || stored.bytes < megabytes * MEGABYTE) return;
      throw new AppError('storage_full', {
        text:
          `The organization may store ${megabytes} MB and was using ${(stored.bytes / MEGABYTE).toFixed(1)} MB at ${stored.countedAt} UTC. ` +
          'Erase searches, set a retention for them, delete custom lists or articles, or ask the operator to raise STORED_MB_PER_ORGANIZATION; ' +
          `storage is counted every ${STORAGE_COUNTED_EVERY_MINUTES} minutes`,
        retryAfter: STORAGE_COUNTED_EVERY_MINUTES * 60,
      });
    },
  };
}
