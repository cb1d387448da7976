import { asc, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.js';
import { addJobs } from '../jobs/add-jobs.repository.js';
import { encryptionKeys } from './encryption-keys.table.js';

/** A key as the database knows it. */
export type StoredKey = typeof encryptionKeys.$inferSelect;

interface NamedKey {
  readonly fingerprint: string;
  readonly source: string;
}

interface NodeKeys {
  /** The key that this node would encrypt with. */
  readonly first?: NamedKey;
  /** Others that it can read with, by their fingerprints. */
  readonly others: readonly string[];
  /** Keys of an earlier configuration that were found, which nothing shall be encrypted with any more. */
  readonly earlier: readonly NamedKey[];
}

/**
 * Records the keys of a node, and returns the one that all nodes encrypt with: the one in use, or the node's first if none is in use
 * or it has never been. Then, and when an earlier key is found, everything is encrypted again by a job. A node that cannot read with the key
 * in use changes nothing; the caller refuses it.
 */
export function claimKey({ transaction }: Database, { first, others, earlier }: NodeKeys, now: Date) {
  return transaction(async (tx): Promise<StoredKey | undefined> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('encryption_keys', 0))`);
    const known = await tx.select().from(encryptionKeys);
    const inUse = known.find(({ replacedAt }) => replacedAt === null);
    const readable = [...others, ...earlier.map(({ fingerprint }) => fingerprint)];
    if (first === undefined || inUse?.fingerprint === first.fingerprint) {
      if (inUse !== undefined && first !== undefined) await recordEarlier(tx, known, earlier, now);
      return inUse;
    }
    if (inUse !== undefined && !readable.includes(inUse.fingerprint)) return inUse;
    const wasReplaced = known.some(({ fingerprint }) => fingerprint === first.fingerprint);
    if (inUse !== undefined && wasReplaced) return inUse;
    await tx.update(encryptionKeys).set({ replacedAt: now }).where(isNull(encryptionKeys.replacedAt));
    const [key] = await tx
      .insert(encryptionKeys)
      .values({ ...first, createdAt: now })
      .onConflictDoUpdate({ target: encryptionKeys.fingerprint, set: { replacedAt: null } })
      .returning();
    await recordEarlier(tx, known, earlier, now);
    if (inUse !== undefined) await enqueueReencryption(tx);
    return key;
  });
}

async function recordEarlier(tx: Queries, known: readonly StoredKey[], earlier: readonly NamedKey[], now: Date) {
  const found = earlier.filter(({ fingerprint }) => !known.some((key) => key.fingerprint === fingerprint));
  if (found.length === 0) return;
  await tx
    .insert(encryptionKeys)
    .values(found.map((key) => ({ ...key, createdAt: now, replacedAt: now })))
    .onConflictDoNothing();
  await enqueueReencryption(tx);
}

/** All keys that were ever in use, oldest first. */
export function listKeys({ db }: Pick<Database, 'db'>): Promise<StoredKey[]> {
  return db.select().from(encryptionKeys).orderBy(asc(encryptionKeys.createdAt));
}

/** Ends the use of a key that is lost: the next start takes the key of its node. False if this one is not in use. */
export async function giveUpKey({ db }: Pick<Database, 'db'>, fingerprint: string, now: Date): Promise<boolean> {
  const given = await db
    .update(encryptionKeys)
    .set({ replacedAt: now })
    .where(sql`${encryptionKeys.fingerprint} = ${fingerprint} and ${encryptionKeys.replacedAt} is null`)
    .returning();
  return given.length > 0;
}

export function enqueueReencryption(tx: Queries): Promise<void> {
  return addJobs(tx, [{ task: 'reencrypt', payload: {}, key: 'reencrypt', queue: 'reencrypt' }]);
}
