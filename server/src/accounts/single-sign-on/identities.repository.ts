import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.js';
import { recordAudit } from '../../platform/outbox/record-audit.repository.js';
import { sessions } from '../sessions.table.js';
import { toUser } from '../user-row.repository.js';
import { users } from '../users.table.js';
import type { Identities, Identity } from './identities.js';
import { identities } from './identities.table.js';

/** Identities of users at providers, in PostgreSQL. */
export function identitiesRepository({ db, transaction }: Database): Identities {
  return {
    async findUser(organizationId, identity) {
      const [row] = await db
        .select({ user: users })
        .from(identities)
        .innerJoin(users, and(eq(users.id, identities.userId), eq(users.organizationId, organizationId)))
        .where(isOf(organizationId, identity));
      return row && toUser(row.user);
    },

    async recordUse(organizationId, identity, at) {
      await db.update(identities).set({ lastUsedAt: at }).where(isOf(organizationId, identity));
    },

    link: (user, identity, audit) =>
      transaction(async (tx) => {
        if (!(await insertIdentity(tx, user, identity, audit.at))) return false;
        await recordAudit(tx, audit);
        return true;
      }),

    createUser: (user, passwordHash, identity, audit) =>
      transaction(async (tx) => {
        await tx.insert(users).values({ ...user, passwordHash, passwordSetAt: user.createdAt });
        await insertIdentity(tx, user, identity, user.createdAt);
        for (const entry of audit) await recordAudit(tx, entry);
      }),

    async list(organizationId, userId) {
      const rows = await db
        .select()
        .from(identities)
        .where(ofUser(organizationId, userId))
        .orderBy(identities.createdAt);
      return rows.map(({ issuer, subject, createdAt, lastUsedAt }) => ({ issuer, subject, createdAt, lastUsedAt }));
    },

    remove: (organizationId, userId, audit) =>
      transaction(async (tx) => {
        const removed = await tx
          .delete(identities)
          .where(ofUser(organizationId, userId))
          .returning({ issuer: identities.issuer, subject: identities.subject });
        if (removed.length === 0) return false;
        const signedIn = and(eq(sessions.userId, userId), eq(sessions.method, 'single_sign_on'));
        await tx.delete(sessions).where(signedIn);
        await recordAudit(tx, { ...audit, details: { identities: removed } });
        return true;
      }),
  };
}

/** False if the identity belongs to a user, or the user has another one of this issuer. */
async function insertIdentity(
  tx: Queries,
  { id: userId, organizationId }: { readonly id: string; readonly organizationId: string },
  identity: Identity,
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(identities)
    .values({ ...identity, organizationId, userId, createdAt: at, lastUsedAt: at })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return inserted.length > 0;
}

function isOf(organizationId: string, { issuer, subject }: Identity) {
  return and(
    eq(identities.organizationId, organizationId),
    eq(identities.issuer, issuer),
    eq(identities.subject, subject),
  );
}

function ofUser(organizationId: string, userId: string) {
  return and(eq(identities.organizationId, organizationId), eq(identities.userId, userId));
}
