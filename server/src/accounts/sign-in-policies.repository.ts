import { and, count, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { organizations } from './organizations.table.js';
import { secondFactors } from './second-factors.table.js';
import type { SignInPolicies } from './sign-in-policy.js';
import { users } from './users.table.js';

/** How users must sign in, in PostgreSQL. */
export function signInPoliciesRepository({ db, transaction }: Database): SignInPolicies {
  return {
    read: (organizationId) => policyOf(db, organizationId),

    change: (organizationId, { secondFactorRequired }, audit) =>
      transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(organizations)
          .where(eq(organizations.id, organizationId))
          .for('update');
        await tx.update(organizations).set({ secondFactorRequired }).where(eq(organizations.id, organizationId));
        const details = {
          before: { second_factor_required: before?.secondFactorRequired ?? false },
          after: { second_factor_required: secondFactorRequired },
        };
        await recordAudit(tx, { ...audit, details });
        return policyOf(tx, organizationId);
      }),
  };
}

async function policyOf(queries: Queries, organizationId: string) {
  const [organization] = await queries.select().from(organizations).where(eq(organizations.id, organizationId));
  const factor = queries
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)));
  const [without] = await queries
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), isNull(users.disabledAt), notExists(factor)));
  return {
    secondFactorRequired: organization?.secondFactorRequired ?? false,
    usersWithoutSecondFactor: without?.count ?? 0,
  };
}
