import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ApiKey } from '../domain/api-key.js';
import { AppError } from '../domain/app-error.js';
import { coalesce, isAmong } from '../platform/database/coalesce.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { ApiKeys, KeyOwner } from './accounts.js';
import { apiKeys } from './api-keys.table.js';
import { callerColumns, toCaller } from './caller-columns.repository.js';
import { users } from './users.table.js';

/** Interval at which `last_used_at` is updated: a write at every request would cost more than it is worth. */
const USE_NOTED_EVERY_MS = 60_000;

/** API keys in PostgreSQL. The look-up is prepared: every request with a key makes it. */
export function apiKeysRepository({ db, transaction }: Database): ApiKeys {
  const callersOf = db
    .select({
      caller: callerColumns,
      ...{ keyId: apiKeys.id, hash: apiKeys.hash, expiresAt: apiKeys.expiresAt, lastUsedAt: apiKeys.lastUsedAt },
      ...{ role: apiKeys.role, scopes: apiKeys.scopes },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(isAmong(apiKeys.hash, 'hashes'), isNull(apiKeys.revokedAt), isNull(users.disabledAt)))
    .prepare('callers_of_api_keys');
  const find = coalesce(
    async (hashes) => new Map((await callersOf.execute({ hashes })).map((found) => [found.hash, found])),
  );
  return {
    add: (key, hash, limit, audit) =>
      transaction(async (tx) => {
        await lockKeysOf(tx, key.userId);
        const active = inForce({ userId: key.userId }, key.createdAt);
        if (key.parentId !== undefined && (await tx.$count(apiKeys, and(active, eq(apiKeys.id, key.parentId)))) === 0) {
          throw new AppError('unauthorized');
        }
        if ((await tx.$count(apiKeys, active)) >= limit) throw new AppError('too_many_api_keys');
        await tx.insert(apiKeys).values({ ...key, scopes: [...key.scopes], hash });
        await recordAudit(tx, audit);
      }),

    async useByHash(hash, now) {
      const found = await find(hash);
      if (found === undefined || found.expiresAt <= now) return undefined;
      const { caller, keyId, lastUsedAt, role, scopes, expiresAt } = found;
      if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= USE_NOTED_EVERY_MS) {
        await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId));
      }
      return { caller: toCaller(caller), keyId, role, scopes, expiresAt };
    },

    async list(of, now) {
      const rows = await db.select().from(apiKeys).where(inForce(of, now)).orderBy(desc(apiKeys.id));
      return rows.map(toApiKey);
    },

    revoke: (of, id, at, audit) =>
      transaction(async (tx) => {
        const isKey = and(eq(apiKeys.id, id), inForce(of, at));
        const [owner] = await tx.select({ userId: apiKeys.userId }).from(apiKeys).where(isKey);
        if (owner === undefined) return false;
        await lockKeysOf(tx, owner.userId);
        if ((await tx.$count(apiKeys, isKey)) === 0) return false;
        const createdWithIt = sql`${apiKeys.id} in (
          with recursive ended(id) as (
            select ${id}::text
            union select child.id from api_keys child join ended on child.parent_id = ended.id
          ) select id from ended)`;
        const ended = await tx
          .update(apiKeys)
          .set({ revokedAt: at })
          .where(and(createdWithIt, inForce(owner, at)))
          .returning({ id: apiKeys.id });
        const children = ended.map((key) => key.id).filter((key) => key !== id);
        await recordAudit(tx, children.length === 0 ? audit : { ...audit, details: { created_with_it: children } });
        return true;
      }),
  };
}

/** The user's row stands for the user's keys, which change one transaction at a time: none is created with one being revoked. */
async function lockKeysOf(tx: Queries, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

function inForce(of: KeyOwner, now: Date) {
  const owned = 'userId' in of ? eq(apiKeys.userId, of.userId) : eq(apiKeys.organizationId, of.organizationId);
  return and(owned, isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
}

function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, organizationId, userId, parentId, name, masked, role, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return {
    ...{ id, organizationId, userId, masked, role, scopes, createdAt, expiresAt },
    ...(parentId && { parentId }),
    ...(name !== null && { name }),
    ...(lastUsedAt && { lastUsedAt }),
  };
}

/** Takes every key of the user out of force. */
export async function revokeApiKeys(tx: Queries, userId: string, at: Date): Promise<void> {
  const active = and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));
  await tx.update(apiKeys).set({ revokedAt: at }).where(active);
}
