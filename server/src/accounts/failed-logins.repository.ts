import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { KNOWN_NETWORK_MS, LOGIN_FAILURES, type LoginFailures } from '../domain/login-failures.js';
import type { Database, Queries } from '../platform/database/database.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { FailedLogins } from './accounts.js';
import { knownNetworks } from './known-networks.table.js';
import { loginFailures } from './login-failures.table.js';

/** Failed log-ins in PostgreSQL, so that all nodes count together. */
export function failedLoginsIn({ db, transaction }: Database): FailedLogins {
  return {
    async count({ email, address: from, at }, since, allow) {
      const address = networkOf(from);
      const emailHash = hashOfEmail(email);
      const id = await transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`log-ins ${emailHash}`}, 0))`);
        allow(await failuresSince(tx, emailHash, address, since, at));
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
    succeed: ({ email, address, at }) =>
      transaction(async (tx) => {
        const [emailHash, network] = [hashOfEmail(email), networkOf(address)];
        const own = and(eq(loginFailures.emailHash, emailHash), eq(loginFailures.address, network));
        await tx.delete(loginFailures).where(own);
        const known = { target: [knownNetworks.emailHash, knownNetworks.network], set: { lastLoginAt: at } };
        await tx.insert(knownNetworks).values({ emailHash, network, lastLoginAt: at }).onConflictDoUpdate(known);
      }),
    async removeBefore(failures, known) {
      await db.delete(loginFailures).where(lt(loginFailures.failedAt, failures));
      await db.delete(knownNetworks).where(lt(knownNetworks.lastLoginAt, known));
    },
  };
}

async function failuresSince(
  queries: Queries,
  emailHash: string,
  address: string,
  since: Date,
  now: Date,
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
  const known = and(
    eq(knownNetworks.emailHash, emailHash),
    eq(knownNetworks.network, address),
    gt(knownNetworks.lastLoginAt, new Date(now.getTime() - KNOWN_NETWORK_MS)),
  );
  return {
    isKnownNetwork: (await queries.select().from(knownNetworks).where(known)).length > 0,
    fromAddress: await newest(LOGIN_FAILURES.fromAddress, address),
    fromAnywhere: await newest(LOGIN_FAILURES.fromAnywhere),
  };
}

function hashOfEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
