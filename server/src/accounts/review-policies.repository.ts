import { eq, inArray } from 'drizzle-orm';
import { DEFAULT_REVIEW_POLICY, type ReviewPolicy, type SampledPolicy } from '../domain/review-policy.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { organizations } from './organizations.table.js';
import { reviewPolicies } from './review-policies.table.js';
import type { ReviewPolicies } from './review-policy.js';

/** Review policies in PostgreSQL. */
export function reviewPoliciesRepository({ db, transaction }: Database): ReviewPolicies {
  return {
    read: (organizationId) => reviewPolicyOf(db, organizationId),

    change: (organizationId, policy, newSeed, audit) =>
      transaction(async (tx) => {
        // Two administrators who change it at the same moment follow each other.
        await tx
          .select({ id: organizations.id })
          .from(organizations)
          .where(eq(organizations.id, organizationId))
          .for('update');
        const before = await reviewPolicyOf(tx, organizationId);
        const stored = { policy, updatedAt: audit.at };
        const [row] = await tx
          .insert(reviewPolicies)
          .values({ organizationId, sampleSeed: newSeed, ...stored })
          .onConflictDoUpdate({ target: reviewPolicies.organizationId, set: stored })
          .returning();
        await recordAudit(tx, { ...audit, details: { before: before.policy, after: policy } });
        return { policy, sampleSeed: row?.sampleSeed ?? newSeed };
      }),
  };
}

/** The policy of an organization; the default one, without a sample, where it has set none. */
export async function reviewPolicyOf(queries: Queries, organizationId: string): Promise<SampledPolicy> {
  const policies = await reviewPoliciesOf(queries, [organizationId]);
  return policies(organizationId);
}

/** The policies of several organizations, by their ids. */
export async function reviewPoliciesOf(
  queries: Queries,
  organizationIds: readonly string[],
): Promise<(organizationId: string) => SampledPolicy> {
  const rows = await queries
    .select()
    .from(reviewPolicies)
    .where(inArray(reviewPolicies.organizationId, [...new Set(organizationIds)]));
  const found = new Map(rows.map(({ organizationId, policy, sampleSeed }) => [organizationId, { policy, sampleSeed }]));
  return (id) => found.get(id) ?? UNSET;
}

const UNSET: SampledPolicy = { policy: DEFAULT_REVIEW_POLICY satisfies ReviewPolicy, sampleSeed: '' };
