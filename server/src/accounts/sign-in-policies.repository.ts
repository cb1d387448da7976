import { and, count, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { organizations } from './organizations.table.js';
import { passkeys } from './passkeys.table.js';
import { secondFactors } from './second-factors.table.js';
import { sessions } from './sessions.table.js';
import type { SignInPolicies } from './sign-in-policy.js';
import { users } from './users.table.js';

/** How users must sign in, in PostgreSQL. */
export function signInPoliciesRepository({ db, transaction }: Database): SignInPolicies {
  return {
    read: (organizationId) => policyOf(db, organizationId),

    change: (organizationId, policy, audit) =>
      transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(organizations)
          .where(eq(organizations.id, organizationId))
          .for('update');
        await tx.update(organizations).set(policy).where(eq(organizations.id, organizationId));
        if (policy.singleSignOnRequired && before?.singleSignOnRequired === false) {
          const byPassword = and(
            eq(sessions.organizationId, organizationId),
            inArray(sessions.method, ['password', 'passkey']),
          );
          await tx.delete(sessions).where(byPassword);
        }
        const standing = await policyOf(tx, organizationId);
        await recordAudit(tx, {
          ...audit,
          details: {
            before: {
              second_factor_required: before?.secondFactorRequired ?? false,
              single_sign_on_required: before?.singleSignOnRequired ?? false,
            },
            after: {
              second_factor_required: standing.secondFactorRequired,
              single_sign_on_required: standing.singleSignOnRequired,
            },
          },
        });
        return standing;
      }),
  };
}

async function policyOf(queries: Queries, organizationId: string) {
  const [organization] = await queries.select().from(organizations).where(eq(organizations.id, organizationId));
  const factor = queries
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)));
  const passkey = queries.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id));
  const [without] = await queries
    .select({ count: count() })
    .from(users)
    .where(
      and(eq(users.organizationId, organizationId), isNull(users.disabledAt), notExists(factor), notExists(passkey)),
    );
  return {
    secondFactorRequired: organization?.secondFactorRequired ?? false,
    singleSignOnRequired: organization?.singleSignOnRequired ?? false,
    usersWithoutSecondFactor: without?.count ?? 0,
  };
}
