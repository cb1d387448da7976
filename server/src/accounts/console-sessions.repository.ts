import { and, eq, isNull, sql } from 'drizzle-orm';
import { coalesce, isAmong } from '../platform/database/coalesce.js';
import type { Database } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { ConsoleSessions } from './accounts.js';
import { callerColumns, needsSecondFactor, toCaller } from './caller-columns.repository.js';
import { organizations } from './organizations.table.js';
import { sessions } from './sessions.table.js';
import { users } from './users.table.js';

/** Sessions of the console in PostgreSQL. The look-up is prepared: every request with a cookie makes it. */
export function consoleSessionsRepository({ db, transaction }: Database): ConsoleSessions {
  const { id, secretHash, method, createdAt, expiresAt, confirmedUntil } = sessions;
  const byHash = db
    .select({ id, secretHash, method, createdAt, expiresAt, confirmedUntil, needsSecondFactor, caller: callerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(isAmong(secretHash, 'ids'), eq(sessions.kind, 'console'), isNull(users.disabledAt)))
    .prepare('console_sessions');
  const find = coalesce(
    async (ids) => new Map((await byHash.execute({ ids })).map((found) => [found.secretHash, found])),
  );
  return {
    start: ({ user, ...session }, replacedHash, audit) =>
      transaction(async (tx) => {
        if (replacedHash !== undefined) await tx.delete(sessions).where(isConsole(replacedHash));
        await tx
          .insert(sessions)
          .values({ ...session, kind: 'console', userId: user.id, organizationId: user.organizationId });
        await recordAudit(tx, audit);
      }),

    async find(hash) {
      const found = await find(hash);
      if (found === undefined) return undefined;
      const { confirmedUntil: until, caller, ...session } = found;
      return { ...session, caller: toCaller(caller), ...(until && { confirmedUntil: until }) };
    },

    async extend(sessionId, end) {
      await db.update(sessions).set({ expiresAt: end }).where(eq(id, sessionId));
    },

    async countConfirmation(sessionId, change) {
      const [counted] = await db
        .update(sessions)
        .set({ failedConfirmations: sql`greatest(0, ${sessions.failedConfirmations} + ${change})` })
        .where(eq(id, sessionId))
        .returning({ failed: sessions.failedConfirmations });
      // A session that has ended takes no password.
      return counted?.failed ?? Number.POSITIVE_INFINITY;
    },

    async confirm(sessionId, until) {
      await db.update(sessions).set({ confirmedUntil: until, failedConfirmations: 0 }).where(eq(id, sessionId));
    },

    end: (sessionId, audit) =>
      transaction(async (tx) => {
        await tx.delete(sessions).where(eq(id, sessionId));
        await recordAudit(tx, audit);
      }),
  };

  function isConsole(hash: string) {
    return and(eq(secretHash, hash), eq(sessions.kind, 'console'));
  }
}
