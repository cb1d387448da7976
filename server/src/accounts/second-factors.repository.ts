import { and, count, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AuditEntry } from '../domain/audit.js';
import type { Database, Queries } from '../platform/database/database.js';
import type { Encryption } from '../platform/encryption/encryption.js';
import type { EncryptedRows } from '../platform/encryption/reencrypt.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { FactorOwner, SecondFactors } from './check-second-factor.js';
import { organizations } from './organizations.table.js';
import { passkeys } from './passkeys.table.js';
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

    hasPasskey: (owner) => hasPasskey(db, owner),

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
        const isFirst = !(await hasPasskey(tx, owner));
        if (isFirst) await storeRecoveryCodes(tx, owner, codeHashes);
        await keepOnly(tx, owner, sessionId, true);
        await recordAudit(tx, audit);
        return isFirst ? 'first' : 'further';
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

    removeApp: (owner, keep, audit) =>
      transaction(async (tx) => {
        if (!(await deleteApp(tx, owner))) return false;
        await afterRemoval(tx, owner, keep);
        await recordAudit(tx, audit);
        return true;
      }),

    removeAll: (owner, audit) => removeSecondFactors({ transaction }, owner, audit),

    async standing(owner) {
      const [found] = await db
        .select({
          isRequired: organizations.secondFactorRequired,
          hasApp: sql<boolean>`exists (select from ${secondFactors} where ${own(owner)} and ${secondFactors.confirmedAt} is not null)`,
          passkeys: sql<number>`(select ${count()}::int from ${passkeys} where ${ownPasskeys(owner)})`,
          recoveryCodesLeft: sql<number>`(select ${count()}::int from ${recoveryCodes} where ${ownCodes(owner)})`,
        })
        .from(organizations)
        .where(eq(organizations.id, owner.organizationId));
      return found ?? { isRequired: false, hasApp: false, passkeys: 0, recoveryCodesLeft: 0 };
    },
  };
}

/** Removes second factors without reading them, as `SecondFactors.removeAll` does. */
export function removeSecondFactors(
  { transaction }: Pick<Database, 'transaction'>,
  owner: FactorOwner,
  audit: AuditEntry,
): Promise<boolean> {
  return transaction(async (tx) => {
    const hadApp = await deleteApp(tx, owner);
    const removed = await tx.delete(passkeys).where(ownPasskeys(owner)).returning({ id: passkeys.id });
    if (!hadApp && removed.length === 0) return false;
    await afterRemoval(tx, owner, undefined);
    await recordAudit(tx, audit);
    return true;
  });
}

/** Removes the recovery codes with the last second factor, and ends every session but `keep`. */
export async function afterRemoval(tx: Queries, owner: FactorOwner, keep: string | undefined): Promise<void> {
  const isLeft = (await hasApp(tx, owner)) || (await hasPasskey(tx, owner));
  if (!isLeft) await tx.delete(recoveryCodes).where(ownCodes(owner));
  await keepOnly(tx, owner, keep, isLeft);
}

/** Tells whether the user has set up an authenticator app. */
export async function hasApp(queries: Queries, owner: FactorOwner): Promise<boolean> {
  const wanted = and(own(owner), isNotNull(secondFactors.confirmedAt));
  return (await queries.select({ id: secondFactors.userId }).from(secondFactors).where(wanted)).length > 0;
}

async function hasPasskey(queries: Queries, owner: FactorOwner): Promise<boolean> {
  return (await queries.select({ id: passkeys.id }).from(passkeys).where(ownPasskeys(owner)).limit(1)).length > 0;
}

async function deleteApp(tx: Queries, owner: FactorOwner): Promise<boolean> {
  const wanted = and(own(owner), isNotNull(secondFactors.confirmedAt));
  return (await tx.delete(secondFactors).where(wanted).returning({ id: secondFactors.userId })).length > 0;
}

/** Binds a secret to its user. */
function contextOf(userId: string): string {
  return `second factor ${userId}`;
}

function own({ organizationId, userId }: FactorOwner) {
  return and(eq(secondFactors.userId, userId), eq(secondFactors.organizationId, organizationId));
}

function ownPasskeys({ organizationId, userId }: FactorOwner) {
  return and(eq(passkeys.userId, userId), eq(passkeys.organizationId, organizationId));
}

function ownCodes({ organizationId, userId }: FactorOwner) {
  return and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.organizationId, organizationId));
}

export async function storeRecoveryCodes(tx: Queries, owner: FactorOwner, hashes: readonly string[]): Promise<void> {
  const { organizationId, userId } = owner;
  await tx.delete(recoveryCodes).where(ownCodes(owner));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, organizationId, codeHash })));
}

/** Ends the user's sessions except one, of which it is noted whether it has a second factor. */
export async function keepOnly(
  tx: Queries,
  { userId }: FactorOwner,
  keep: string | undefined,
  secondFactor: boolean,
): Promise<void> {
  const others = keep === undefined ? undefined : ne(sessions.id, keep);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
  if (keep !== undefined) await tx.update(sessions).set({ secondFactor }).where(eq(sessions.id, keep));
}
