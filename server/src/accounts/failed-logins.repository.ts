import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { KNOWN_NETWORK_MS, type LoginFailures } from '../domain/login-failures.js';
import type { Database, Queries } from '../platform/database/database.js';
import { networkOf } from '../platform/outgoing/network-of.js';
import type { FailedLogins, FailureOwner } from './accounts.js';
import { knownNetworks } from './known-networks.table.js';
import { loginFailures } from './login-failures.table.js';

/** Failed log-ins in PostgreSQL, so that all nodes count together. */
export function failedLoginsRepository({ db, transaction }: Database): FailedLogins {
  return {
    async count({ email, address: from, at }, owners, since, allow) {
      const address = networkOf(from);
      const hashes = new Map(owners.map((owner) => [owner, hashOf(email, owner)]));
      const ids = await transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`log-ins ${hashOf(email)}`}, 0))`);
        const allowed = allow(await failuresSince(tx, hashes, address, since, at));
        const rows = allowed.map((owner) => ({ emailHash: hashOf(email, owner), address, failedAt: at }));
        if (rows.length === 0) return [];
        return tx.insert(loginFailures).values(rows).returning({ id: loginFailures.id });
      });
      return {
        async takeBack() {
          if (ids.length === 0) return;
          await db.delete(loginFailures).where(
            inArray(
              loginFailures.id,
              ids.map(({ id }) => id),
            ),
          );
        },
      };
    },
    succeed: ({ email, organizationId, address, at }) =>
      transaction(async (tx) => {
        const [emailHash, network] = [hashOf(email, organizationId), networkOf(address)];
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
  hashes: ReadonlyMap<FailureOwner, string>,
  address: string,
  since: Date,
  now: Date,
): Promise<ReadonlyMap<FailureOwner, LoginFailures>> {
  const wanted = [...hashes.values()];
  const failures = await queries
    .select()
    .from(loginFailures)
    .where(and(inArray(loginFailures.emailHash, wanted), gt(loginFailures.failedAt, since)))
    .orderBy(desc(loginFailures.failedAt));
  const known = await queries
    .select({ emailHash: knownNetworks.emailHash })
    .from(knownNetworks)
    .where(
      and(
        inArray(knownNetworks.emailHash, wanted),
        eq(knownNetworks.network, address),
        gt(knownNetworks.lastLoginAt, new Date(now.getTime() - KNOWN_NETWORK_MS)),
      ),
    );
  return new Map(
    [...hashes].map(([owner, emailHash]) => {
      const own = failures.filter((failure) => failure.emailHash === emailHash);
      return [
        owner,
        {
          isKnownNetwork: known.some((one) => one.emailHash === emailHash),
          fromAddress: own.filter((failure) => failure.address === address).map(({ failedAt }) => failedAt),
          fromAnywhere: own.map(({ failedAt }) => failedAt),
        },
      ];
    }),
  );
}

function hashOf(email: string, owner?: FailureOwner): string {
  return createHash('sha256')
    .update(owner === undefined ? email : `${email}\n${owner}`)
    .digest('hex');
}
