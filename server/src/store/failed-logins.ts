import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { LOGIN_FAILURES } from '../domain/login-failures.js';
import type { FailedLogins } from '../flow/ports/accounts.js';
import type { Database } from './database.js';
import { loginFailures } from './schema/index.js';

/** Failed log-ins in PostgreSQL, so that all nodes count together. */
export function failedLoginsIn({ db }: Database): FailedLogins {
  return {
    async since(email, address, since) {
      const recent = and(eq(loginFailures.emailHash, hashOfEmail(email)), gt(loginFailures.failedAt, since));
      const newest = (limit: number, fromAddress?: string) =>
        db
          .select({ failedAt: loginFailures.failedAt })
          .from(loginFailures)
          .where(fromAddress === undefined ? recent : and(recent, eq(loginFailures.address, fromAddress)))
          .orderBy(desc(loginFailures.failedAt))
          .limit(limit);
      const fromAddress = await newest(LOGIN_FAILURES.fromAddress, address);
      const fromAnywhere = await newest(LOGIN_FAILURES.fromAnywhere);
      const times = (rows: { failedAt: Date }[]) => rows.map(({ failedAt }) => failedAt);
      return { fromAddress: times(fromAddress), fromAnywhere: times(fromAnywhere) };
    },
    async add(email, address, failedAt) {
      await db.insert(loginFailures).values({ emailHash: hashOfEmail(email), address, failedAt });
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

function hashOfEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
