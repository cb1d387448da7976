import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Case, CaseResult } from '../domain/case.js';
import type { Cases, Page } from '../flow/ports/cases.js';
import { toResult, withTime, withTimeAsText } from './case-rows.js';
import type { Database, Queries } from './database.js';
import { caseCounts, caseResults, cases } from './schema/case.js';

const SHARDS = 8;
/** Keeps one statement's parameters and its memory small; nearly every case has fewer results. */
const RESULTS_A_STATEMENT = 200;

/** Cases in PostgreSQL. Every statement names the organization: what is another's does not exist. */
export function casesIn(database: Database): Cases {
  const { db } = database;
  return {
    add: (made, results) => database.transaction((tx) => addCase(tx, made, results)),

    async find(organizationId, caseId) {
      const [row] = await db
        .select()
        .from(cases)
        .where(and(eq(cases.id, caseId), eq(cases.organizationId, organizationId)));
      return row && toCase(row);
    },

    async results(organizationId, caseId, page) {
      const first = (page.number - 1) * page.size;
      const rows = await db
        .select()
        .from(caseResults)
        .where(
          and(
            eq(caseResults.caseId, caseId),
            eq(caseResults.organizationId, organizationId),
            sql`${caseResults.position} >= ${first}::bigint`,
            sql`${caseResults.position} < ${first + page.size}::bigint`,
          ),
        )
        .orderBy(asc(caseResults.position));
      return rows.map(toResult);
    },

    async result(organizationId, caseId, recordId) {
      const [row] = await db
        .select()
        .from(caseResults)
        .where(
          and(
            eq(caseResults.caseId, caseId),
            eq(caseResults.recordId, recordId),
            eq(caseResults.organizationId, organizationId),
          ),
        );
      return row && toResult(row);
    },

    list: (organizationId, page, day) => listCases(db, organizationId, page, day),

    async markRead(organizationId, caseId, userId) {
      await db
        .update(cases)
        .set({ readBy: sql`array_append(${cases.readBy}, ${userId})` })
        .where(
          and(
            eq(cases.id, caseId),
            eq(cases.organizationId, organizationId),
            sql`not ${cases.readBy} @> array[${userId}]`,
          ),
        );
    },
  };
}

/** Writes a case with its results and its count; the caller's transaction makes it one deed. */
async function addCase(tx: Queries, made: Case, results: readonly CaseResult[]): Promise<void> {
  await tx.insert(cases).values(toRow(made));
  for (let first = 0; first < results.length; first += RESULTS_A_STATEMENT) {
    await tx.insert(caseResults).values(
      results.slice(first, first + RESULTS_A_STATEMENT).map((result, index) => ({
        caseId: made.id,
        position: first + index,
        organizationId: made.organizationId,
        recordId: result.id,
        status: result.status,
        createdAt: result.createdAt,
        updatedAt: result.updatedAt,
        riskScore: result.risk.score,
        ...(result.whitelist && { whitelist: { ...result.whitelist, at: result.whitelist.at.toISOString() } }),
        shown: { records: result.records, relevance: result.relevance, risk: result.risk },
      })),
    );
  }
  // Last, because others wait for this row until the commit.
  await tx
    .insert(caseCounts)
    .values({
      organizationId: made.organizationId,
      day: made.createdAt.toISOString().slice(0, 10),
      shard: Number.parseInt(made.id.slice(-2), 16) % SHARDS,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [caseCounts.organizationId, caseCounts.day, caseCounts.shard],
      set: { count: sql`${caseCounts.count} + 1` },
    });
}

async function listCases(
  db: Queries,
  organizationId: string,
  page: Page,
  day?: string,
): Promise<{ cases: readonly Case[]; total: number }> {
  const days = await db
    .select({ day: caseCounts.day, count: sql<number>`sum(${caseCounts.count})::int` })
    .from(caseCounts)
    .where(and(eq(caseCounts.organizationId, organizationId), day === undefined ? undefined : eq(caseCounts.day, day)))
    .groupBy(caseCounts.day)
    .orderBy(desc(caseCounts.day));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const start = startOfPage(days, (page.number - 1) * page.size);
  if (start === undefined) return { cases: [], total };

  const within = and(
    eq(cases.organizationId, organizationId),
    lt(cases.createdAt, dayAfter(start.day)),
    day === undefined ? undefined : gte(cases.createdAt, new Date(`${day}T00:00:00Z`)),
  );
  const rows = await db
    .select()
    .from(cases)
    .where(and(within, sql`${cases.id} in ${idsOf(within, start.skip, page.size, db)}`))
    .orderBy(desc(cases.createdAt), desc(cases.id));
  return { cases: rows.map(toCase), total };
}

/** What is skipped on the way to a page is read from the index alone. */
function idsOf(within: SQL | undefined, skip: number, size: number, db: Queries) {
  return db
    .select({ id: cases.id })
    .from(cases)
    .where(within)
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .offset(skip)
    .limit(size);
}

/** The day in which a page begins, and how many of that day's cases are before it; undefined past the end. */
function startOfPage(
  days: readonly { readonly day: string; readonly count: number }[],
  offset: number,
): { day: string; skip: number } | undefined {
  let skip = offset;
  for (const { day, count } of days) {
    if (skip < count) return { day, skip };
    skip -= count;
  }
  return undefined;
}

function dayAfter(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

function toRow(made: Case): typeof cases.$inferInsert {
  const { statusCounts, risk, editions, allowList, notices, assignees, comments, readBy, ...rest } = made;
  return {
    ...rest,
    potentialMatches: statusCounts['Potential Match'],
    truePositives: statusCounts['True Positive'],
    falsePositives: statusCounts['False Positive'],
    unknowns: statusCounts.Unknown,
    riskScore: risk.score,
    riskLevel: risk.level,
    riskDecision: risk.decision,
    editions: [...editions],
    allowList: [...allowList],
    notices: [...notices],
    assignees: assignees.map(withTimeAsText),
    comments: comments.map(withTimeAsText),
    readBy: [...readBy],
  };
}

export function toCase(row: typeof cases.$inferSelect): Case {
  const { potentialMatches, truePositives, falsePositives, unknowns, ...others } = row;
  const { riskScore, riskLevel, riskDecision, riskScoreEngine, monitoredAt, assignees, comments, ...rest } = others;
  return {
    ...rest,
    assignees: assignees.map(withTime),
    comments: comments.map(withTime),
    statusCounts: {
      'Potential Match': potentialMatches,
      'True Positive': truePositives,
      'False Positive': falsePositives,
      Unknown: unknowns,
    },
    risk: { score: riskScore, level: riskLevel, decision: riskDecision },
    ...(riskScoreEngine !== null && { riskScoreEngine }),
    ...(monitoredAt !== null && { monitoredAt }),
  };
}
