import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { CaseStatus, CitedEdition } from '../domain/case.js';
import type { Page } from '../domain/page.js';
import type { Database, Queries } from '../platform/database/database.js';
import { caseResults, cases, type Stored } from './case.table.js';
import type { CaseRounds } from './case-rounds.js';
import { caseRounds, type RoundOfCase } from './case-rounds.table.js';
import { toCase, toResult } from './case-rows.repository.js';
import { withRecords } from './shown-results.repository.js';

/** A case that is about to change, and by what. */
interface EndingRound {
  readonly caseId: string;
  readonly caseStatus: CaseStatus;
  readonly endedBy: 'monitoring' | 'media';
  readonly endedAt: Date;
}

/** Keeps what locked cases show, in the caller's transaction, before it changes them. */
export async function keepRounds(tx: Queries, organizationId: string, ending: readonly EndingRound[]): Promise<void> {
  if (ending.length === 0) return;
  const caseIds = ending.map(({ caseId }) => caseId);
  const made = await tx
    .select(ROUND_OF_CASE)
    .from(cases)
    .where(and(eq(cases.organizationId, organizationId), inArray(cases.id, caseIds)));
  const results = await tx
    .select()
    .from(caseResults)
    .where(and(eq(caseResults.organizationId, organizationId), inArray(caseResults.caseId, caseIds)))
    .orderBy(asc(caseResults.caseId), asc(caseResults.position));
  const last = await tx
    .select({ caseId: caseRounds.caseId, round: max(caseRounds.round) })
    .from(caseRounds)
    .where(inArray(caseRounds.caseId, caseIds))
    .groupBy(caseRounds.caseId);
  const lastOf = new Map(last.map(({ caseId, round }) => [caseId, round ?? 0]));
  const madeOf = new Map(made.map(({ id, ...round }) => [id, round]));
  const resultsOf = new Map<string, ResultRow[]>(caseIds.map((id) => [id, []]));
  for (const result of results) resultsOf.get(result.caseId)?.push(result);
  const rows = ending.flatMap((one) => {
    const round = madeOf.get(one.caseId);
    if (round === undefined) return [];
    const shown = (resultsOf.get(one.caseId) ?? []).map(storedResult);
    return [{ ...one, organizationId, round: (lastOf.get(one.caseId) ?? 0) + 1, made: round, results: shown }];
  });
  if (rows.length > 0) await tx.insert(caseRounds).values(rows);
}

/** Rounds of cases in PostgreSQL. */
export function caseRoundsRepository({ db }: Pick<Database, 'db'>): CaseRounds {
  return {
    async list(organizationId, caseId) {
      const rows = await db
        .select({
          ...{ round: caseRounds.round, endedAt: caseRounds.endedAt, endedBy: caseRounds.endedBy },
          caseStatus: caseRounds.caseStatus,
          totalResults: sql<number>`(${caseRounds.made} ->> 'totalResults')::int`,
          editions: sql<CitedEdition[]>`${caseRounds.made} -> 'editions'`,
        })
        .from(caseRounds)
        .where(ofCase(organizationId, caseId))
        .orderBy(asc(caseRounds.round));
      return rows;
    },

    async read(organizationId, caseId, round, page: Page) {
      const [row] = await db
        .select({ present: cases, made: caseRounds.made, results: caseRounds.results, status: caseRounds.caseStatus })
        .from(caseRounds)
        .innerJoin(cases, eq(cases.id, caseRounds.caseId))
        .where(and(ofCase(organizationId, caseId), eq(caseRounds.round, round)));
      if (row === undefined) return undefined;
      const first = (page.number - 1) * page.size;
      const shown = await withRecords(db, row.results.slice(first, first + page.size).map(readResult));
      return { found: toCase({ ...row.present, ...row.made }), results: shown.map(toResult), status: row.status };
    },
  };
}

type ResultRow = typeof caseResults.$inferSelect;

function storedResult({ createdAt, updatedAt, ...result }: ResultRow): Stored<ResultRow> {
  return { ...result, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function readResult({ createdAt, updatedAt, ...result }: Stored<ResultRow>): ResultRow {
  return { ...result, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

function ofCase(organizationId: string, caseId: string) {
  return and(eq(caseRounds.organizationId, organizationId), eq(caseRounds.caseId, caseId));
}

const ROUND_OF_CASE = {
  id: cases.id,
  totalResults: cases.totalResults,
  potentialMatches: cases.potentialMatches,
  truePositives: cases.truePositives,
  falsePositives: cases.falsePositives,
  unknowns: cases.unknowns,
  riskScore: cases.riskScore,
  riskLevel: cases.riskLevel,
  riskDecision: cases.riskDecision,
  riskScoreEngine: cases.riskScoreEngine,
  categoryCounts: cases.categoryCounts,
  countryCounts: cases.countryCounts,
  editions: cases.editions,
  allowList: cases.allowList,
  notices: cases.notices,
  gaps: cases.gaps,
  screeningStatus: cases.screeningStatus,
  adverseMediaStatus: cases.adverseMediaStatus,
  totalAdverseMedia: cases.totalAdverseMedia,
  articlesConfirmed: cases.articlesConfirmed,
  articlesRuledOut: cases.articlesRuledOut,
  isUpdated: cases.isUpdated,
} satisfies Record<keyof RoundOfCase | 'id', unknown>;
