import { and, asc, count, eq, lt, lte } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { FactorOwner } from './check-second-factor.js';
import type { Passkey, Passkeys, UsedChallenge } from './passkey.js';
import { passkeys, usedPasskeyChallenges } from './passkeys.table.js';
import { afterRemoval, hasApp, keepOnly, storeRecoveryCodes } from './second-factors.repository.js';
import { toUser } from './user-row.repository.js';
import { users } from './users.table.js';

/** Passkeys in PostgreSQL. */
export function passkeysRepository({ db, transaction }: Database): Passkeys {
  return {
    async list(owner) {
      const rows = await db.select().from(passkeys).where(own(owner)).orderBy(asc(passkeys.id));
      return rows.map(toPasskey);
    },

    async find(credentialId) {
      const [found] = await db
        .select({ passkey: passkeys, user: users })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.credentialId, credentialId));
      return found && { passkey: toPasskey(found.passkey), user: toUser(found.user) };
    },

    add: (owner, { passkey, challenge, codeHashes, sessionId, limit }, audit) =>
      transaction(async (tx) => {
        const { organizationId, userId } = owner;
        // One after another: only the first of two that are added at once brings recovery codes.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const [had] = await tx.select({ count: count() }).from(passkeys).where(own(owner));
        if ((had?.count ?? 0) >= limit || !(await useUp(tx, challenge))) return 'refused';
        const added = await tx
          .insert(passkeys)
          .values({ ...passkey, organizationId, userId, transports: [...passkey.transports] })
          .onConflictDoNothing()
          .returning({ id: passkeys.id });
        if (added.length === 0) return 'refused';
        await recordAudit(tx, audit);
        if (had?.count !== 0 || (await hasApp(tx, owner))) return 'added';
        await storeRecoveryCodes(tx, owner, codeHashes);
        await keepOnly(tx, owner, sessionId, true);
        return 'added_first';
      }),

    use: (id, { challenge, counter }, audit) =>
      transaction(async (tx) => {
        if (!(await useUp(tx, challenge))) return 'replayed';
        const isHigher = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
        const used = await tx
          .update(passkeys)
          .set({ counter, lastUsedAt: audit.at })
          .where(and(eq(passkeys.id, id), isHigher))
          .returning({ id: passkeys.id });
        if (used.length === 0) return 'lower_counter';
        await recordAudit(tx, audit);
        return 'used';
      }),

    remove: (owner, id, keep, audit) =>
      transaction(async (tx) => {
        const removed = await tx
          .delete(passkeys)
          .where(and(own(owner), eq(passkeys.id, id)))
          .returning({ id: passkeys.id });
        if (removed.length === 0) return false;
        await afterRemoval(tx, owner, keep);
        await recordAudit(tx, audit);
        return true;
      }),

    async removeExpired(now) {
      await db.delete(usedPasskeyChallenges).where(lte(usedPasskeyChallenges.expiresAt, now));
    },
  };
}

function own({ organizationId, userId }: FactorOwner) {
  return and(eq(passkeys.userId, userId), eq(passkeys.organizationId, organizationId));
}

/** False if the challenge was used before. */
async function useUp(tx: Queries, challenge: UsedChallenge): Promise<boolean> {
  const used = await tx
    .insert(usedPasskeyChallenges)
    .values(challenge)
    .onConflictDoNothing()
    .returning({ hash: usedPasskeyChallenges.hash });
  return used.length > 0;
}

function toPasskey({ organizationId: _, userId: __, lastUsedAt, ...passkey }: typeof passkeys.$inferSelect): Passkey {
  return { ...passkey, ...(lastUsedAt && { lastUsedAt }) };
}
