import { and, count, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AuditEntry } from '../domain/audit.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import type { EncryptedRows } from '../platform/encryption/reencrypt.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { FactorOwner, SecondFactors } from './check-second-factor.js';
import { organizations } from './organizations.table.js';
import { recoveryCodes, secondFactors } from './second-factors.table.js';
import { sessions } from './sessions.table.js';

export const SECOND_FACTORS: EncryptedRows = {
  table: 'second_factors',
  key: ['user_id'],
  values: ['sealed'],
  ownerOf: ([userId = '']) => contextOf(userId),
};

/** Second factors in PostgreSQL; the secrets of the apps are encrypted. */
export function secondFactorsRepository({ db, transaction }: Database, encryption: Encryption): SecondFactors {
  return {
    async find(owner) {
      const [row] = await db.select().from(secondFactors).where(own(owner));
      if (row === undefined) return undefined;
      const secret = encryption.decrypt(row.encrypted, contextOf(owner.userId));
      return { secret, lastStep: row.lastStep, isSetUp: row.confirmedAt !== null };
    },

    async begin({ organizationId, userId }, secret, at) {
      const made = {
        encrypted: encryption.encrypt(secret, contextOf(userId)),
        ...{ keyFingerprint: encryption.fingerprint, createdAt: at },
      };
      const begun = await db
        .insert(secondFactors)
        .values({ userId, organizationId, ...made })
        .onConflictDoUpdate({ target: secondFactors.userId, set: made, setWhere: isNull(secondFactors.confirmedAt) })
        .returning({ userId: secondFactors.userId });
      return begun.length > 0;
    },

    setUp: (owner, { step, codeHashes, sessionId }, audit) =>
      transaction(async (tx) => {
        const done = await tx
          .update(secondFactors)
          .set({ confirmedAt: audit.at, lastStep: step, failed: 0 })
          .where(and(own(owner), isNull(secondFactors.confirmedAt)))
          .returning({ userId: secondFactors.userId });
        if (done.length === 0) return false;
        await storeRecoveryCodes(tx, owner, codeHashes);
        await keepOnly(tx, owner, sessionId, true);
        await recordAudit(tx, audit);
        return true;
      }),

    async countTry(owner) {
      const [counted] = await db
        .update(secondFactors)
        .set({ failed: sql`${secondFactors.failed} + 1` })
        .where(own(owner))
        .returning({ failed: secondFactors.failed });
      return counted?.failed ?? Number.POSITIVE_INFINITY;
    },

    async useStep(owner, step) {
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step, failed: 0 })
        .where(and(own(owner), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      return used.length > 0;
    },

    useRecoveryCode: (owner, hash, audit) =>
      transaction(async (tx) => {
        const used = await tx
          .delete(recoveryCodes)
          .where(and(ownCodes(owner), eq(recoveryCodes.codeHash, hash)))
          .returning({ userId: recoveryCodes.userId });
        if (used.length === 0) return false;
        await tx.update(secondFactors).set({ failed: 0 }).where(own(owner));
        await recordAudit(tx, audit);
        return true;
      }),

    replaceRecoveryCodes: (owner, hashes, audit) =>
      transaction(async (tx) => {
        await storeRecoveryCodes(tx, owner, hashes);
        await recordAudit(tx, audit);
      }),

    remove: (owner, keep, audit) => removeSecondFactor({ transaction }, owner, keep, audit),

    async standing(owner) {
      const [found] = await db
        .select({
          isRequired: organizations.secondFactorRequired,
          isSetUp: sql<boolean>`exists (select from ${secondFactors} where ${own(owner)} and ${secondFactors.confirmedAt} is not null)`,
          recoveryCodesLeft: sql<number>`(select ${count()}::int from ${recoveryCodes} where ${ownCodes(owner)})`,
        })
        .from(organizations)
        .where(eq(organizations.id, owner.organizationId));
      return found ?? { isRequired: false, isSetUp: false, recoveryCodesLeft: 0 };
    },
  };
}

/** Removes a second factor without reading it, as `SecondFactors.remove` does. */
export function removeSecondFactor(
  { transaction }: Pick<Database, 'transaction'>,
  owner: FactorOwner,
  keep: string | undefined,
  audit: AuditEntry,
): Promise<boolean> {
  return transaction(async (tx) => {
    const removed = await tx
      .delete(secondFactors)
      .where(and(own(owner), isNotNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    if (removed.length === 0) return false;
    await tx.delete(recoveryCodes).where(ownCodes(owner));
    await keepOnly(tx, owner, keep, false);
    await recordAudit(tx, audit);
    return true;
  });
}

/** Binds a secret to its user. */
function contextOf(userId: string): string {
  return `second factor ${userId}`;
}

function own({ organizationId, userId }: FactorOwner) {
  return and(eq(secondFactors.userId, userId), eq(secondFactors.organizationId, organizationId));
}

function ownCodes({ organizationId, userId }: FactorOwner) {
  return and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.organizationId, organizationId));
}

async function storeRecoveryCodes(tx: Queries, owner: FactorOwner, hashes: readonly string[]): Promise<void> {
  const { organizationId, userId } = owner;
  await tx.delete(recoveryCodes).where(ownCodes(owner));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, organizationId, codeHash })));
}

/** Ends the user's sessions except one, of which it is noted whether it has a second factor. */
async function keepOnly(
  tx: Queries,
  { userId }: FactorOwner,
  keep: string | undefined,
  secondFactor: boolean,
): Promise<void> {
  const others = keep === undefined ? undefined : ne(sessions.id, keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  if (keep !== undefined) await tx.update(sessions).set({ secondFactor }).where(eq(sessions.id, keep));
}
