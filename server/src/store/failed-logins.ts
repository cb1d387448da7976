import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { LOGIN_FAILURES, type LoginFailures } from '../domain/login-failures.js';
import type { FailedLogins } from '../flow/ports/accounts.js';
import type { Database, Queries } from './database.js';
import { loginFailures } from './schema/index.js';

/** Failed log-ins in PostgreSQL, so that all nodes count together. */
export function failedLoginsIn({ db, transaction }: Database): FailedLogins {
  return {
    async count({ email, address, at }, since, allow) {
      const emailHash = hashOfEmail(email);
      const id = await transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`log-ins ${emailHash}`}, 0))`);
        allow(await failuresSince(tx, emailHash, address, since));
        const [row] = await tx
          .insert(loginFailures)
          .values({ emailHash, address, failedAt: at })
          .returning({ id: loginFailures.id });
        return row?.id;
      });
      return {
        async takeBack() {
          if (id !== undefined) await db.delete(loginFailures).where(eq(loginFailures.id, id));
        },
      };
    },
    async forget(email, address) {
      const own = and(eq(loginFailures.emailHash, hashOfEmail(email)), eq(loginFailures.address, address));
      await db.delete(loginFailures).where(own);
    },
    async removeBefore(time) {
      await db.delete(loginFailures).where(lt(loginFailures.failedAt, time));
    },
  };
}

async function failuresSince(
  queries: Queries,
  emailHash: string,
  address: string,
  since: Date,
): Promise<LoginFailures> {
  const recent = and(eq(loginFailures.emailHash, emailHash), gt(loginFailures.failedAt, since));
  const newest = async (limit: number, fromAddress?: string) => {
    const rows = await queries
      .select({ failedAt: loginFailures.failedAt })
      .from(loginFailures)
      .where(fromAddress === undefined ? recent : and(recent, eq(loginFailures.address, fromAddress)))
      .orderBy(desc(loginFailures.failedAt))
      .limit(limit);
    return rows.map(({ failedAt }) => failedAt);
  };
  return {
    fromAddress: await newest(LOGIN_FAILURES.fromAddress, address),
    fromAnywhere: await newest(LOGIN_FAILURES.fromAnywhere),
  };
}

function hashOfEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
