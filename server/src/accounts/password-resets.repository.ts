import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { User } from '../domain/user.js';
import type { Database, Queries } from '../platform/database/database.js';
import { addJobs } from '../platform/jobs/add-jobs.repository.js';
import { newEventId } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { recordEmail } from '../platform/outbox/record-email.repository.js';
import { revokeApiKeys } from './api-keys.repository.js';
import type { PasswordResets } from './password-resets.js';
import { passwordResets } from './password-resets.table.js';
import { sessions } from './sessions.table.js';
import { toUser } from './user-row.repository.js';
import { users } from './users.table.js';

/** A wish is no promise: some minutes of trying are enough. */
const ATTEMPTS = 5;

/** Links for new passwords in PostgreSQL. */
export function passwordResetsRepository({ db, transaction }: Database): PasswordResets {
  return {
    queue: (email) => addJobs(db, [{ task: 'start_password_reset', payload: { email }, maxAttempts: ATTEMPTS }]),

    add: ({ user, ...reset }, { most, since }, audit) =>
      transaction(async (tx) => {
        const { id: userId, organizationId } = user;
        // Simultaneous requests are counted one after another.
        const active = and(eq(users.id, userId), isNull(users.disabledAt));
        const [locked] = await tx.select({ id: users.id }).from(users).where(active).for('update');
        const recent = and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since));
        const [requested] = await tx.select({ count: count() }).from(passwordResets).where(recent);
        if (locked === undefined || (requested?.count ?? 0) >= most) return false;
        await tx.insert(passwordResets).values({ ...reset, userId, organizationId });
        await recordAudit(tx, audit);
        const { id: aboutId, createdAt, tokenHash } = reset;
        if (tokenHash !== undefined) return true;
        await recordEmail(tx, { id: newEventId(), organizationId, kind: 'password_reset', aboutId, createdAt });
        return true;
      }),

    find: async (tokenHash, now) => userOf(db, tokenHash, now),

    use: (tokenHash, { passwordHash, endApiKeys }, audit) =>
      transaction(async (tx) => {
        const { id, at, organizationId } = {
          ...audit,
          id: audit.target.id,
          organizationId: audit.organizationId ?? '',
        };
        await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
        if ((await userOf(tx, tokenHash, at))?.id !== id) return false;
        await tx.update(users).set({ passwordHash, passwordSetAt: at }).where(eq(users.id, id));
        await tx.delete(sessions).where(eq(sessions.userId, id));
        if (endApiKeys) await revokeApiKeys(tx, id, at);
        await endResets(tx, id, at);
        await recordAudit(tx, audit);
        await recordEmail(tx, {
          ...{ id: newEventId(), organizationId, kind: 'password_changed', aboutId: id, createdAt: at },
        });
        return true;
      }),

    async removeBefore(time) {
      await db.delete(passwordResets).where(lt(passwordResets.createdAt, time));
      // A wish that every try of failed would stay in the queue for ever, with the address of who asked.
      await db.execute(sql`
        select count(*) from graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs
          where task_identifier = 'start_password_reset' and attempts >= max_attempts and created_at < ${time.toISOString()}::timestamptz))`);
    },
  };
}

/** Ends every link of a user, however the password was changed. */
export async function endResets(tx: Queries, userId: string, at: Date): Promise<void> {
  const open = and(eq(passwordResets.userId, userId), isNull(passwordResets.endedAt));
  await tx.update(passwordResets).set({ endedAt: at }).where(open);
}

async function userOf(queries: Queries, tokenHash: string, now: Date): Promise<User | undefined> {
  const [row] = await queries
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNotNull(passwordResets.tokenHash),
        isNull(passwordResets.endedAt),
        gt(passwordResets.expiresAt, now),
        isNull(users.disabledAt),
      ),
    );
  return row && toUser(row.user);
}
