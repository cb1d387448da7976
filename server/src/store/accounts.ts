import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Organization } from '../domain/organization.js';
import type { User } from '../domain/user.js';
import type { Accounts } from '../flow/ports/accounts.js';
import type { Database } from './database.js';
import { recordAudit } from './record-audit.js';
import { apiKeys, organizations, sessions, users } from './schema/index.js';

/** Organizations and users in PostgreSQL. */
export function accountsIn({ db, transaction }: Database): Accounts {
  return {
    addOrganization: (organization, admin, passwordHash, audit) =>
      transaction(async (tx) => {
        await tx.insert(organizations).values(organization);
        await tx.insert(users).values({ ...admin, passwordHash });
        await recordAudit(tx, audit);
      }),

    async findOrganization(idOrName) {
      const matches = or(
        eq(organizations.id, idOrName),
        eq(sql`lower(${organizations.name})`, sql`lower(${idOrName})`),
      );
      const [row] = await db.select().from(organizations).where(matches);
      return row;
    },

    listOrganizations: (): Promise<Organization[]> =>
      db.select().from(organizations).orderBy(desc(organizations.createdAt), desc(organizations.id)),

    addUser: (user, passwordHash, audit) =>
      transaction(async (tx) => {
        await tx.insert(users).values({ ...user, passwordHash });
        await recordAudit(tx, audit);
      }),

    async findUser(email) {
      const [row] = await db.select().from(users).where(eq(users.email, email));
      return row && { user: toUser(row), passwordHash: row.passwordHash };
    },

    async listUsers(organizationId) {
      const inOrganization = organizationId === undefined ? undefined : eq(users.organizationId, organizationId);
      const rows = await db.select().from(users).where(inOrganization).orderBy(desc(users.createdAt), desc(users.id));
      return rows.map(toUser);
    },

    disableUser: (userId, at, audit) =>
      transaction(async (tx) => {
        await tx.update(users).set({ disabledAt: at }).where(eq(users.id, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        const inForce = and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));
        await tx.update(apiKeys).set({ revokedAt: at }).where(inForce);
        await recordAudit(tx, audit);
      }),
  };
}

function toUser({ disabledAt, id, organizationId, email, role, createdAt }: typeof users.$inferSelect): User {
  return { id, organizationId, email, role, createdAt, ...(disabledAt ? { disabledAt } : {}) };
}
