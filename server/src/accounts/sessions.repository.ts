import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { coalesce, isAmong } from '../platform/database/coalesce.js';
import type { Database } from '../platform/database/database.js';
import { insertBatch, rowsOf } from '../platform/database/insert-rows.js';
import { auditRows, recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { Sessions } from './accounts.js';
import { callerColumns, needsSecondFactor, toCaller } from './caller-columns.repository.js';
import { organizations } from './organizations.table.js';
import { sessions } from './sessions.table.js';
import { users } from './users.table.js';

/** Access tokens in force. The look-up is prepared: every request with a token makes it. */
export function sessionsRepository({ db, transaction }: Database): Sessions {
  const callersOf = db
    .select({
      ...{ id: sessions.id, secretHash: sessions.secretHash, expiresAt: sessions.expiresAt },
      ...{ caller: callerColumns, needsSecondFactor },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(isAmong(sessions.id, 'ids'), isNull(users.disabledAt)))
    .prepare('callers_of_sessions');
  const find = coalesce(async (ids) => new Map((await callersOf.execute({ ids })).map((found) => [found.id, found])));
  return {
    add: ({ user: { id: userId, organizationId }, ...session }, audit) =>
      insertBatch(db, [rowsOf(sessions, [{ ...session, userId, organizationId }]), auditRows([audit])]),

    async findCaller(id, secretHash, now) {
      const found = await find(id);
      if (found === undefined || found.secretHash !== secretHash || found.expiresAt <= now) return undefined;
      return { caller: toCaller(found.caller), needsSecondFactor: found.needsSecondFactor };
    },
    async remove(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async list(organizationId, userId, now) {
      const wanted = and(
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
        gt(sessions.expiresAt, now),
      );
      const rows = await db.select().from(sessions).where(wanted).orderBy(desc(sessions.id));
      return rows.map(({ id, kind, method, createdAt, expiresAt, address, requestId }) => ({
        ...{ id, kind, userId, method, createdAt, expiresAt },
        ...(address !== null && { address }),
        ...(requestId !== null && { requestId }),
      }));
    },
    end: (organizationId, id, userId, audit) =>
      transaction(async (tx) => {
        const wanted = and(
          eq(sessions.id, id),
          eq(sessions.organizationId, organizationId),
          userId === undefined ? undefined : eq(sessions.userId, userId),
        );
        const ended = await tx.delete(sessions).where(wanted).returning({ id: sessions.id });
        if (ended.length > 0) await recordAudit(tx, audit);
        return ended.length > 0;
      }),
    async removeExpired(now) {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
    },
  };
}
