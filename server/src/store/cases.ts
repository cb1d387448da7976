import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Case, CaseResult } from '../domain/case.js';
import type { Cases, Page } from '../flow/ports/cases.js';
import type { NewJob } from '../flow/ports/jobs.js';
import { addJobs } from './add-jobs.js';
import { articlesOfCase } from './case-media.js';
import { toResult, withTime, withTimeAsText } from './case-rows.js';
import type { Database, Queries } from './database.js';
import { dayAfter, startOfPage } from './day-pages.js';
import { recordEvents } from './events.js';
import { caseCounts, caseResults, cases } from './schema/case.js';
import { caseImages } from './schema/case-images.js';

const SHARDS = 8;
/** Over some ten minutes: then the case says that its articles could not be searched. */
const ADVERSE_MEDIA_ATTEMPTS = 7;
/** Keeps one statement's parameters and its memory small; nearly every case has fewer results. */
const RESULTS_A_STATEMENT = 200;
const CASES_A_STATEMENT = 200;

/** Cases in PostgreSQL. Every statement names the organization: what is another's does not exist. */
export function casesIn(database: Database): Cases {
  const { db } = database;
  return {
    add: (made, results, image) =>
      database.transaction((tx) => addCases(tx, [{ made, results, ...(image !== undefined && { image }) }])),

    async find(organizationId, caseId) {
      const [row] = await db
        .select()
        .from(cases)
        .where(and(eq(cases.id, caseId), eq(cases.organizationId, organizationId)));
      if (row === undefined) return undefined;
      const found = toCase(row);
      if (found.adverseMediaStatus !== 'Completed') return found;
      return { ...found, adverseMedia: await articlesOfCase(db, organizationId, caseId) };
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

/** A case with its results, and with the picture it was made with. */
export interface NewCase {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** As it was sent. */
  readonly image?: string;
}

/** Writes cases with their results and their counts; the caller's transaction makes them one deed. */
export async function addCases(tx: Queries, added: readonly NewCase[]): Promise<void> {
  for (const run of runs(added, CASES_A_STATEMENT)) {
    await tx.insert(cases).values(run.map(({ made }) => toRow(made)));
  }
  for (const run of runs(added.flatMap(resultRows), RESULTS_A_STATEMENT)) await tx.insert(caseResults).values(run);
  for (const { made, image } of added) {
    if (image === undefined) continue;
    await tx.insert(caseImages).values({ caseId: made.id, organizationId: made.organizationId, text: image });
  }
  await recordEvents(
    tx,
    added.map(({ made }) => ({
      type: 'case.created',
      organizationId: made.organizationId,
      about: { kind: 'case', id: made.id },
      at: made.createdAt,
    })),
  );
  await addJobs(
    tx,
    added.flatMap(({ made }) => adverseMediaJob(made)),
  );
  await count(tx, added);
}

/** A case that waits for its articles has the job that searches them, whoever made it. */
function adverseMediaJob({ id: caseId, organizationId, adverseMediaStatus }: Case): NewJob[] {
  if (adverseMediaStatus !== 'Pending') return [];
  return [{ task: 'search_adverse_media', payload: { organizationId, caseId }, maxAttempts: ADVERSE_MEDIA_ATTEMPTS }];
}

/** The results of a case, in their order. */
export function resultRows({ made, results }: Pick<NewCase, 'made' | 'results'>): (typeof caseResults.$inferInsert)[] {
  return results.map((result, position) => ({
    caseId: made.id,
    position,
    organizationId: made.organizationId,
    recordId: result.id,
    status: result.status,
    createdAt: result.createdAt,
    updatedAt: result.updatedAt,
    riskScore: result.risk.score,
    ...(result.decision && { decision: withTimeAsText(result.decision) }),
    ...(result.whitelist && { whitelist: withTimeAsText(result.whitelist) }),
    shown: { records: result.records, relevance: result.relevance, risk: result.risk },
  }));
}

/** Late in the transaction, because others wait for these rows until the commit; in one order, so that nobody waits in a ring. */
async function count(tx: Queries, added: readonly NewCase[]): Promise<void> {
  const shard = Number.parseInt(added[0]?.made.id.slice(-2) ?? '0', 16) % SHARDS;
  const counts = new Map<string, typeof caseCounts.$inferInsert>();
  for (const { made } of added) {
    const day = made.createdAt.toISOString().slice(0, 10);
    const key = `${made.organizationId} ${day}`;
    const known = counts.get(key)?.count ?? 0;
    counts.set(key, { organizationId: made.organizationId, day, shard, count: known + 1 });
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await tx
    .insert(caseCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [caseCounts.organizationId, caseCounts.day, caseCounts.shard],
      set: { count: sql`${caseCounts.count} + excluded.count` },
    });
}

function runs<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, run) => rows.slice(run * size, (run + 1) * size));
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

function toRow(made: Case): typeof cases.$inferInsert {
  const {
    adverseMedia: _,
    statusCounts,
    risk,
    editions,
    allowList,
    notices,
    assignees,
    comments,
    readBy,
    ...rest
  } = made;
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
  const { mediaRiskScore: _, potentialMatches, truePositives, falsePositives, unknowns, ...others } = row;
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
