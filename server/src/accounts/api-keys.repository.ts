import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { ApiKey } from '../domain/api-key.js';
import { AppError } from '../domain/app-error.js';
import { coalesce, isAmong } from '../platform/database/coalesce.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { ApiKeys } from './accounts.js';
import { apiKeys } from './api-keys.table.js';
import { callerColumns } from './caller-columns.repository.js';
import { users } from './users.table.js';

/** How stale `last_used_at` may be: writing it at every request would cost more than it tells. */
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
        // The user's row stands for the user's keys: of many that ask at once, one counts at a time.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('update');
        const [active] = await tx.select({ keys: count() }).from(apiKeys).where(inForce(key.userId, key.createdAt));
        if ((active?.keys ?? 0) >= limit) throw new AppError('too_many_api_keys');
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
      return { caller, role, scopes, expiresAt };
    },

    async list(userId, now) {
      const rows = await db.select().from(apiKeys).where(inForce(userId, now)).orderBy(desc(apiKeys.id));
      return rows.map(toApiKey);
    },

    revoke: (userId, id, at, audit) =>
      transaction(async (tx) => {
        const wanted = and(eq(apiKeys.id, id), inForce(userId, at));
        const revoked = await tx.update(apiKeys).set({ revokedAt: at }).where(wanted).returning({ id: apiKeys.id });
        if (revoked.length > 0) await recordAudit(tx, audit);
        return revoked.length > 0;
      }),
  };
}

function inForce(userId: string, now: Date) {
  return and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
}

function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, organizationId, userId, masked, role, scopes, createdAt, expiresAt, lastUsedAt } = row;
  return { id, organizationId, userId, masked, role, scopes, createdAt, expiresAt, ...(lastUsedAt && { lastUsedAt }) };
}

/** Takes every key of the user out of force. */
export async function revokeApiKeys(tx: Queries, userId: string, at: Date): Promise<void> {
  const active = and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt));
  await tx.update(apiKeys).set({ revokedAt: at }).where(active);
}
