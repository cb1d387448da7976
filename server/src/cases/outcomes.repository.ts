import { type SQL, sql } from 'drizzle-orm';
import { reviewPolicies } from '../accounts/review-policies.table.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Outcomes } from '../domain/outcomes.js';
import type { Database } from '../platform/database/database.js';
import { recordDecisions } from './case-work.table.js';

/** Outcomes that the review policies hide: those of searches of which a result or an article awaits the caller's decision. */
export function outcomesRepository({ db }: Pick<Database, 'db'>): Outcomes {
  return {
    async areHiddenFrom(caller) {
      if (isProgram(caller)) return false;
      const { rows } = await db.execute(sql`select 1 from ${reviewPolicies} where ${hides(caller.organizationId)}`);
      return rows.length > 0;
    },

    async hiddenFrom(caller, references) {
      if (isProgram(caller) || references.length === 0) return new Set();
      const { organizationId, userId } = caller;
      const { rows } = await db.execute<{ id: string }>(sql`
        select w.case_id as id
        from ${reviewPolicies} join work_items w using (organization_id) join cases c on c.id = w.case_id
        where ${hides(organizationId)} and w.case_id = any(${sql.param([...references])}::text[]) and w.state <> 'closed'
          and c.potential_matches + c.unknowns + greatest(c.total_adverse_media - c.articles_confirmed - c.articles_ruled_out, 0)
            > (select count(*) from ${recordDecisions} d where d.case_id = c.id and d.user_id = ${userId} and d.is_pending)`);
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Integrations decide on nothing, and pass verdicts on. Keys with a lesser role than their user's remain a person's. */
function isProgram({ role }: AuthenticatedCaller): boolean {
  return role === 'integration';
}

/** Matches the policy of an organization that hides outcomes. */
function hides(organizationId: string): SQL {
  return sql`${reviewPolicies.organizationId} = ${organizationId} and ${reviewPolicies.policy} ->> 'verdictShown' = 'after_decision'`;
}
