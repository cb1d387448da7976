import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { Organization } from '../domain/organization.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { Accounts, AddedOrganization } from './accounts.js';
import { revokeApiKeys } from './api-keys.repository.js';
import { organizations } from './organizations.table.js';
import { endResets } from './password-resets.repository.js';
import { sessions } from './sessions.table.js';
import { toUser } from './user-row.repository.js';
import { users } from './users.table.js';

/** Organizations and users in PostgreSQL. */
export function accountsRepository({ db, transaction }: Database): Accounts {
  return {
    addOrganization: (added) => transaction((tx) => insertOrganization(tx, added)),

    addFirstOrganization: (added) =>
      transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first organization', 0))`);
        const [existing] = await tx.select({ id: organizations.id }).from(organizations).limit(1);
        if (existing !== undefined) return false;
        await insertOrganization(tx, added);
        return true;
      }),

    async findOrganization(id) {
      const [row] = await db.select(COLUMNS).from(organizations).where(eq(organizations.id, id));
      return row;
    },

    findOrganizationsByName: (name): Promise<Organization[]> =>
      db
        .select(COLUMNS)
        .from(organizations)
        .where(eq(sql`lower(${organizations.name})`, sql`lower(${name})`))
        .orderBy(...NEWEST_FIRST),

    listOrganizations: (): Promise<Organization[]> =>
      db
        .select(COLUMNS)
        .from(organizations)
        .orderBy(...NEWEST_FIRST),

    addUser: (user, passwordHash, audit) =>
      transaction(async (tx) => {
        await tx.insert(users).values({ ...user, passwordHash, passwordSetAt: user.createdAt });
        await recordAudit(tx, audit);
      }),

    async findUsers(email) {
      const order = [desc(isNull(users.disabledAt)), desc(users.passwordSetAt), desc(users.id)];
      const rows = await db
        .select()
        .from(users)
        .where(eq(users.email, email))
        .orderBy(...order);
      return rows.map((row) => ({ user: toUser(row), passwordHash: row.passwordHash }));
    },

    async listUsers(organizationId) {
      const inOrganization = organizationId === undefined ? undefined : eq(users.organizationId, organizationId);
      const rows = await db.select().from(users).where(inOrganization).orderBy(desc(users.createdAt), desc(users.id));
      return rows.map(toUser);
    },

    disableUser: (userId, at, audit) =>
      transaction(async (tx) => {
        await shutOut(tx, userId, at);
        await recordAudit(tx, audit);
      }),

    changeUser: (organizationId, userId, change) =>
      transaction(async (tx) => {
        // Locks all administrators, so that two of them cannot shut each other out at the same moment.
        const admins = and(eq(users.organizationId, organizationId), eq(users.role, 'admin'));
        await tx.select({ id: users.id }).from(users).where(admins).orderBy(users.id).for('update');
        const wanted = and(eq(users.id, userId), eq(users.organizationId, organizationId));
        const [old] = await tx.select().from(users).where(wanted).for('update');
        if (!old) return undefined;
        const { name = old.name, role = old.role, disabled = old.disabledAt !== null, at, audit } = change;
        if (disabled && old.disabledAt === null) await shutOut(tx, userId, at);
        const disabledAt = disabled ? (old.disabledAt ?? at) : null;
        const [changed] = await tx
          .update(users)
          .set({ name: name || null, role, disabledAt })
          .where(wanted)
          .returning();
        const [left] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(admins, isNull(users.disabledAt)))
          .limit(1);
        if (!left) throw new AppError('last_administrator');
        const before = { name: old.name ?? '', role: old.role, disabled: old.disabledAt !== null };
        await recordAudit(tx, {
          ...audit,
          details: { email: old.email, before, after: { name: name ?? '', role, disabled } },
        });
        return changed && toUser(changed);
      }),

    setPassword: (userId, passwordHash, { keep, endApiKeys }, audit) =>
      transaction(async (tx) => {
        await tx.update(users).set({ passwordHash, passwordSetAt: audit.at }).where(eq(users.id, userId));
        await endResets(tx, userId, audit.at);
        const others = keep === undefined ? undefined : ne(sessions.id, keep);
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
        if (endApiKeys) await revokeApiKeys(tx, userId, audit.at);
        await recordAudit(tx, audit);
      }),

    async preferences(userId) {
      const [row] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.id, userId));
      return row?.preferences ?? {};
    },

    changeSelf: (userId, { name, preferences }, audit) =>
      transaction(async (tx) => {
        const change = { preferences, ...(name !== undefined && { name: name || null }) };
        await tx.update(users).set(change).where(eq(users.id, userId));
        if (audit) await recordAudit(tx, audit);
      }),

    renameOrganization: (organizationId, name, audit) =>
      transaction(async (tx) => {
        await tx.update(organizations).set({ name }).where(eq(organizations.id, organizationId));
        await recordAudit(tx, audit);
      }),

    async requiresSingleSignOn(organizationId) {
      const [row] = await db
        .select({ isRequired: organizations.singleSignOnRequired })
        .from(organizations)
        .where(eq(organizations.id, organizationId));
      return row?.isRequired ?? false;
    },
  };
}

/** Of an `Organization`. */
const COLUMNS = { id: organizations.id, name: organizations.name, createdAt: organizations.createdAt };

const NEWEST_FIRST = [desc(organizations.createdAt), desc(organizations.id)];

async function insertOrganization(tx: Queries, { organization, admin, passwordHash, audit }: AddedOrganization) {
  await tx.insert(organizations).values(organization);
  await tx.insert(users).values({ ...admin, passwordHash, passwordSetAt: admin.createdAt });
  await recordAudit(tx, audit);
}

/** Ends log-ins and voids every token and key. */
async function shutOut(tx: Queries, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ disabledAt: at }).where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await revokeApiKeys(tx, userId, at);
}
