import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { decisionFacts } from '../domain/decision-facts.js';
import { executePrepared, type Queries } from '../platform/database/database.js';
import { caseResults } from './case.table.js';
import { toResult } from './case-rows.repository.js';
import { recordDecisions } from './case-work.table.js';
import { withRecords } from './shown-results.repository.js';
import { workItems } from './work-items.table.js';

/**
 * Fills in the facts of decisions on results within a span that a node of an earlier version made, at most `most`; false once there is none
 * left. Their verdict is the present one.
 */
export async function fillDecisionFacts(
  tx: Queries,
  organizationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<boolean> {
  const found = await tx
    .select({ id: recordDecisions.id, result: caseResults, verdict: workItems.verdict })
    .from(recordDecisions)
    .leftJoin(
      caseResults,
      and(eq(caseResults.caseId, recordDecisions.caseId), eq(caseResults.recordId, recordDecisions.recordId)),
    )
    .leftJoin(workItems, eq(workItems.caseId, recordDecisions.caseId))
    .where(
      and(
        eq(recordDecisions.organizationId, organizationId),
        gte(recordDecisions.at, from),
        lt(recordDecisions.at, to),
        eq(recordDecisions.about, 'record'),
        isNull(recordDecisions.facts),
      ),
    )
    .limit(most);
  const results = await withRecords(
    tx,
    found.flatMap(({ result }) => (result === null ? [] : [result])),
  );
  const resultOf = new Map(results.map((row) => [`${row.caseId} ${row.recordId}`, toResult(row)]));
  const filled = found.map(({ id, result, verdict }) => {
    const shown = result && resultOf.get(`${result.caseId} ${result.recordId}`);
    return { id, facts: shown ? decisionFacts(shown, verdict ?? undefined) : { sources: [], categories: [] } };
  });
  await executePrepared(tx, { sql: FILL, params: [JSON.stringify(filled)] });
  return found.length === most;
}

const FILL = `
  update record_decisions d set facts = n.facts
  from json_to_recordset($1::json) as n(id text, facts json)
  where d.id = n.id`;
