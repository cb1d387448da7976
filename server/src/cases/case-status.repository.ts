import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { CaseStatus } from '../domain/case.js';
import { clears, VERDICTS } from '../domain/verdict.js';
import { cases } from './case.table.js';

const open = sql`(${cases.potentialMatches} + ${cases.unknowns})`;
const failed = sql`(${cases.totalResults} > 0 and ${cases.truePositives} > 0
  and ${cases.truePositives} >= ${cases.falsePositives} and ${cases.truePositives} >= ${open})`;
const mostlyOpen = sql`(${cases.totalResults} > 0 and ${open} > ${cases.truePositives} and ${open} >= ${cases.falsePositives})`;

/** Conditions on a case that has the status, as `caseStatusOf` computes it. */
export function hasCaseStatus(status: CaseStatus): SQL | undefined {
  if (status === 'Failed') return failed;
  const isLeftOpen = sql`coalesce((${customerOpen()}), ${cases.totalAdverseMedia} > ${cases.articlesRuledOut})`;
  return status === 'Passed'
    ? and(not(failed), not(mostlyOpen), sql`not ${isLeftOpen}`)
    : or(mostlyOpen, and(not(failed), isLeftOpen));
}

/** True, false, or null where the articles tell. */
function customerOpen(): SQL {
  const cleared = sql`c.verdict in (${sql.join(
    VERDICTS.filter(clears).map((verdict) => sql`${verdict}`),
    sql`, `,
  )})`;
  return sql`select case when c.decision is not null then (c.decision = 'declined') = (${cleared}) when ${cleared} then null else true end
    from customers c where c.case_id = ${cases.id} and c.organization_id = ${cases.organizationId}
      and c.verdict is not null and c.deleted_at is null`;
}
