import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { clientReferencePolicies, clientReferences } from '../cases/client-references.table.js';
import { AppError } from '../domain/app-error.js';
import type { Database, Queries } from '../platform/database/database.js';
import { retryDeadlocks } from '../platform/database/retry-deadlocks.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import type { ClientReferencePolicies, RepeatedReference } from './client-reference-policy.js';

const ROWS_A_TRANSACTION = 2000;
/** Far longer than any transaction that stores searches or customers. */
const LONGEST_WAIT_MS = 30_000;
const BETWEEN_LOOKS_MS = 20;

/** Policies for client references in PostgreSQL. */
export function clientReferencePoliciesRepository({ db, transaction }: Database): ClientReferencePolicies {
  return {
    async isUnique(organizationId) {
      const [row] = await db.select().from(clientReferencePolicies).where(of(organizationId));
      return row?.isReady === true;
    },

    async repeated(organizationId, most) {
      const { rows } = await db.execute<{
        reference: string;
        of: RepeatedReference['of'];
        uses: number;
        total: number;
      }>(
        sql`select reference, "of", count(*)::int as uses, (count(*) over ())::int as total
          from (${searches(organizationId)} union all ${customers(organizationId)}) as used where not is_test
          group by reference, "of" having count(*) > 1 order by reference, "of" limit ${most}`,
      );
      const references = rows.map(({ reference: clientReference, of: kind, uses }) => ({
        ...{ clientReference, of: kind, uses },
      }));
      return { references, total: rows[0]?.total ?? 0 };
    },

    async begin(organizationId, at) {
      const values = { organizationId, isReady: false, updatedAt: at };
      await db.insert(clientReferencePolicies).values(values).onConflictDoNothing();
    },

    async claimExisting(organizationId) {
      await untilEarlierWritersEnd(db);
      await claimEach(db, searches(organizationId));
      await claimEach(db, customers(organizationId));
    },

    async abandon(organizationId) {
      const begun = and(of(organizationId), eq(clientReferencePolicies.isReady, false));
      const ended = await db.delete(clientReferencePolicies).where(begun).returning();
      if (ended.length > 0) await forget(db, organizationId);
    },

    complete: (organizationId, audit) =>
      transaction(async (tx) => {
        const begun = and(of(organizationId), eq(clientReferencePolicies.isReady, false));
        const completed = await tx.update(clientReferencePolicies).set({ isReady: true }).where(begun).returning();
        if (completed.length > 0) await recordAudit(tx, audit);
        return completed.length > 0;
      }),

    end: (organizationId, audit) =>
      transaction(async (tx) => {
        const ended = await tx.delete(clientReferencePolicies).where(of(organizationId)).returning();
        if (ended.length === 0) return;
        await forget(tx, organizationId);
        await recordAudit(tx, audit);
      }),
  };
}

function of(organizationId: string): SQL {
  return eq(clientReferencePolicies.organizationId, organizationId);
}

async function forget(queries: Queries, organizationId: string): Promise<void> {
  await queries.delete(clientReferences).where(eq(clientReferences.organizationId, organizationId));
}

/** Searches with a reference, as `claimsOfSearch` has them; samples have none of their own. */
function searches(organizationId: string): SQL {
  return sql`select id, id as case_id, id as holder_id, organization_id, filters ->> 'clientReference' as reference, is_test,
      'searches' as "of", case when is_test then 'test_search' else 'search' end as kind
    from cases where organization_id = ${organizationId} and (filters ->> 'clientReference') is not null
      and (filters ->> 'ofCustomer') is null and not is_sample`;
}

/** Customers with a reference, as `claimsOfCustomer` has them. */
function customers(organizationId: string): SQL {
  return sql`select id, case_id, id as holder_id, organization_id, client_reference as reference, is_test,
      'customers' as "of", case when is_test then 'test_customer' else 'customer' end as kind
    from customers where organization_id = ${organizationId} and client_reference is not null and deleted_at is null`;
}

/**
 * Waits for the transactions that may have looked for a policy before there was one: each holds a lock on the table of claims, which
 * it took before its snapshot, until it ends. What they stored is visible afterwards; later ones see the policy.
 */
async function untilEarlierWritersEnd(db: Queries): Promise<void> {
  let earlier = await writers(db);
  for (let waited = 0; earlier.length > 0; waited += BETWEEN_LOOKS_MS) {
    if (waited > LONGEST_WAIT_MS) throw new AppError('unavailable');
    await delay(BETWEEN_LOOKS_MS);
    const now = await writers(db);
    earlier = earlier.filter((one) => now.includes(one));
  }
}

async function writers(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ writer: string }>(sql`
    select distinct virtualtransaction as writer from pg_locks
    where relation = 'client_references'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ writer }) => writer);
}

/**
 * Claims references in short transactions, so that nobody waits long for one. The lock on each row keeps an erasure from passing
 * between the look and the claim, which would leave the reference taken for ever.
 */
async function claimEach(db: Queries, found: SQL): Promise<void> {
  let last = { reference: '', id: '' };
  for (;;) {
    const { rows } = await retryDeadlocks(() =>
      db.execute<{ reference: string; id: string }>(sql`
        with slice as (
          select * from (${found}) as found where (reference, id) > (${last.reference}, ${last.id})
          order by reference, id limit ${ROWS_A_TRANSACTION} for key share
        ), claimed as (
          insert into client_references (organization_id, kind, client_reference, case_id, holder_id)
          select organization_id, kind, reference, case_id, holder_id from slice on conflict do nothing
        )
        select reference, id from slice order by reference desc, id desc limit 1`),
    );
    const [reached] = rows;
    if (reached === undefined) return;
    last = reached;
  }
}
