import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { CaseStatus } from '../domain/case.js';
import { clears, VERDICTS } from '../domain/verdict.js';
import { cases } from './case.table.js';

const open = sql`(${cases.potentialMatches} + ${cases.unknowns})`;
const failed = sql`(${cases.totalResults} > 0 and ${cases.truePositives} > 0
  and ${cases.truePositives} >= ${cases.falsePositives} and ${cases.truePositives} >= ${open})`;
const mostlyOpen = sql`(${cases.totalResults} > 0 and ${open} > ${cases.truePositives} and ${open} >= ${cases.falsePositives})`;

const articlesOpen = sql`(${cases.totalAdverseMedia} > ${cases.articlesRuledOut})`;
const incomplete = sql`coalesce(${cases.screeningStatus} = 'Incomplete', false)`;
const CLEARING = listOf(VERDICTS.filter(clears));
const OPEN = listOf(VERDICTS.filter((verdict) => !clears(verdict)));

/** Conditions on a case that has the status, as `caseStatusOf` computes it. */
export function hasCaseStatus(status: CaseStatus): SQL | undefined {
  if (status === 'Failed') return failed;
  const isLeftOpen = sql`coalesce((${customerOpen()}), ${articlesOpen} or ${incomplete})`;
  return status === 'Passed'
    ? and(not(failed), not(mostlyOpen), sql`not ${isLeftOpen}`)
    : or(mostlyOpen, and(not(failed), isLeftOpen));
}

/** Cases that may be `For Review`, each kind through an index: to count those that are, without reading every case and its customer. */
export function mayBeForReview(organizationId: string): SQL {
  const ofOrganization = sql`organization_id = ${organizationId}`;
  return sql`${cases.id} in (select id from cases where ${ofOrganization} and total_results > 0 and potential_matches + unknowns > 0
    union all select id from cases where ${ofOrganization} and total_adverse_media > articles_ruled_out
    union all select id from cases where ${ofOrganization} and screening_status = 'Incomplete'
    union all select case_id from customers where ${ofOrganization} and verdict is not null and verdict in (${OPEN})
    union all select case_id from customers where ${ofOrganization} and decision is not null and decision = 'declined')`;
}

/** True, false, or null where the articles and the screening tell. */
function customerOpen(): SQL {
  const cleared = sql`c.verdict in (${CLEARING})`;
  return sql`select case when c.decision is not null then (c.decision = 'declined') = (${cleared}) when ${cleared} then null else true end
    from customers c where c.case_id = ${cases.id} and c.organization_id = ${cases.organizationId}
      and c.verdict is not null and c.deleted_at is null`;
}

function listOf(words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
}
