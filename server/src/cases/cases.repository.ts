import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { type AuditEntry, SERVICE } from '../domain/audit.js';
import type { Case, CaseResult } from '../domain/case.js';
import { resultsInAudit } from '../domain/results-in-audit.js';
import { type Database, type Queries, selectPrepared } from '../platform/database/database.js';
import { insertBatch, isOneStatement, type NewRows, rowsOf } from '../platform/database/insert-rows.js';
import { microBatches } from '../platform/database/micro-batches.js';
import { rowReader } from '../platform/database/row-reader.js';
import { jobCalls } from '../platform/jobs/add-jobs.repository.js';
import type { NewJob } from '../platform/jobs/jobs.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import type { NewEvent } from '../platform/outbox/events.js';
import { eventRows, newEventId } from '../platform/outbox/events.repository.js';
import { auditRows } from '../platform/outbox/record-audit.repository.js';
import { caseResults, cases } from './case.table.js';
import { articlesOfCase } from './case-articles.repository.js';
import { caseCountRows } from './case-counts.repository.js';
import { caseImages } from './case-images.table.js';
import { listCases } from './case-list.repository.js';
import { toCase, toResult, withTimeAsText } from './case-rows.repository.js';
import type { Cases, NewCase } from './cases.js';
import { claimsOfSearch, type ReferenceClaim } from './client-references.js';
import { claimRows, withHolder } from './client-references.repository.js';
import { pendingOpinions } from './pending-opinions.repository.js';
import { storedResults, withRecords } from './shown-results.repository.js';
import { whitelistUseRows } from './whitelist-uses.repository.js';
import { markAlertsSeen, workOf, workRows } from './work-items.repository.js';

/** A transaction of many cases costs little more than one of one: what comes while one is written is the next. */
const BATCHES = { most: 64, atOnce: 1 };
/** Results of a case that goes with others. */
const LIGHT = 20;
/** Over some ten minutes: then the case says that its articles could not be searched. */
const ADVERSE_MEDIA_ATTEMPTS = 7;

const caseReader = rowReader(cases);
const EACH = `select ${caseReader.columns} from cases where organization_id = $1 and id = any($2) order by id`;
const resultReader = rowReader(caseResults);
const RESULTS_OF_EACH = `select ${resultReader.columns} from case_results
  where organization_id = $1 and case_id = any($2) order by case_id, position`;

/** Cases in PostgreSQL. Every statement names the organization: what is another's does not exist. */
export function casesRepository(database: Database): Cases {
  const { db } = database;
  const add = withOthers((added: readonly NewCase[]) => addCasesAlone(database, added));
  return {
    add: (added) =>
      add(added).catch(async (error: unknown) => {
        throw await withHolder(db, error, claimsOfSearch(added.made));
      }),

    async find(organizationId, caseId) {
      const [row] = await db
        .select()
        .from(cases)
        .where(and(eq(cases.id, caseId), eq(cases.organizationId, organizationId)));
      if (row === undefined) return undefined;
      return withArticles(db, toCase(row));
    },

    async findEach(organizationId, caseIds) {
      const found = await selectPrepared(db, { sql: EACH, params: [organizationId, caseIds] }, (values) =>
        toCase(caseReader.read(values)),
      );
      return Promise.all(found.map((one) => withArticles(db, one)));
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
      return (await withRecords(db, rows)).map(toResult);
    },

    async resultsOfEach(organizationId, caseIds) {
      const rows = await selectPrepared(
        db,
        { sql: RESULTS_OF_EACH, params: [organizationId, caseIds] },
        resultReader.read,
      );
      const results = new Map<string, CaseResult[]>();
      for (const row of await withRecords(db, rows)) {
        const known = results.get(row.caseId);
        if (known === undefined) results.set(row.caseId, [toResult(row)]);
        else known.push(toResult(row));
      }
      return results;
    },

    async result(organizationId, caseId, recordId) {
      const rows = await db
        .select()
        .from(caseResults)
        .where(
          and(
            eq(caseResults.caseId, caseId),
            eq(caseResults.recordId, recordId),
            eq(caseResults.organizationId, organizationId),
          ),
        );
      const [row] = await withRecords(db, rows);
      return row && toResult(row);
    },

    list: (organizationId, page, filter) => listCases(db, organizationId, page, filter),

    async markRead(organizationId, caseId, userId) {
      await db
        .update(cases)
        .set({ readBy: sql`array_append(${cases.readBy}, ${userId})`, isUpdated: false })
        .where(
          and(
            eq(cases.id, caseId),
            eq(cases.organizationId, organizationId),
            sql`not ${cases.readBy} @> array[${userId}]`,
          ),
        );
      await markAlertsSeen(db, organizationId, caseId);
    },

    work: (organizationId, caseId, now) => workOf(db, organizationId, caseId, now),
    pendingOpinions: (organizationId, caseIds) => pendingOpinions(db, organizationId, caseIds),

    async wasOpened(organizationId, caseId, userId, since) {
      const opened = and(
        eq(auditEntries.chain, organizationId),
        eq(auditEntries.targetId, caseId),
        gte(auditEntries.at, since),
        eq(auditEntries.action, 'case.opened'),
        sql`${auditEntries.actor} ->> 'userId' = ${userId}`,
      );
      return (await db.select({ id: auditEntries.id }).from(auditEntries).where(opened).limit(1)).length > 0;
    },
  };
}

async function withArticles(queries: Queries, found: Case): Promise<Case> {
  if (found.adverseMediaStatus !== 'Completed') return found;
  return { ...found, adverseMedia: await articlesOfCase(queries, found.organizationId, found.id) };
}

/** Has cases of the same moment added in one transaction; one with much in it keeps nobody else waiting. */
export function withOthers<Added extends NewCase>(
  add: (added: readonly Added[]) => Promise<void>,
): (added: Added) => Promise<void> {
  const addBatched = microBatches(add, BATCHES);
  return (one) => (one.results.length > LIGHT ? add([one]) : addBatched(one));
}

/** Rows written with cases. */
interface WithCases {
  /** Rows that refer to the cases. */
  readonly referring: readonly NewRows[];
  readonly announced: readonly NewEvent[];
  /** References that are claimed besides those of the searches. */
  readonly claims: readonly ReferenceClaim[];
}

/** Writes cases with their results, references and announcements, without their counts, in the caller's transaction. */
export async function writeCases(tx: Queries, added: readonly NewCase[], others: WithCases): Promise<void> {
  const { rows, calls } = await rowsOfCases(tx, added, others);
  await insertBatch(tx, [...rows, ...others.referring], calls);
}

/** Writes cases with their counts in a transaction of its own: a single statement if small enough. */
async function addCasesAlone({ db, transaction }: Database, added: readonly NewCase[]): Promise<void> {
  const { rows: written, calls } = await rowsOfCases(db, added);
  const rows = [...written, caseCountRows(added.map(({ made }) => made))];
  if (isOneStatement(rows)) await insertBatch(db, rows, calls);
  else await transaction((tx) => insertBatch(tx, rows, calls));
}

async function rowsOfCases(
  queries: Queries,
  added: readonly NewCase[],
  { announced, claims }: Pick<WithCases, 'announced' | 'claims'> = { announced: [], claims: [] },
) {
  const created = added.map(({ made: { id, organizationId, createdAt: at, platform, isTest = false } }): NewEvent => {
    const of = { isOfBulkRow: platform === 'BULK', isOfTest: isTest };
    return { type: 'case.created', organizationId, about: { kind: 'case', id }, at, ...of };
  });
  const outgoing = await eventRows(queries, [...created, ...announced]);
  const stored = added.map((one) => one.made);
  const rows = [
    claimRows([...stored.flatMap(claimsOfSearch), ...claims]),
    rowsOf(cases, stored.map(toRow)),
    ...(await resultRows(queries, added)),
    rowsOf(caseImages, added.flatMap(imageRows)),
    await workRows(queries, added),
    ...outgoing.rows,
    auditRows(added.map(createdEntry)),
    whitelistUseRows(added),
  ];
  return { rows, calls: [...outgoing.calls, ...jobCalls(stored.flatMap(adverseMediaJob))] };
}

/** Rows of sample cases: without events, and without entries of their own in the audit log, which would miss them once removed. */
export async function rowsOfSamples(queries: Queries, added: readonly NewCase[]): Promise<NewRows[]> {
  const stored = added.map(({ made }) => made);
  return [
    rowsOf(cases, stored.map(toRow)),
    ...(await resultRows(queries, added)),
    await workRows(queries, added),
    caseCountRows(stored),
  ];
}

function createdEntry({ made, results, by = SERVICE }: NewCase): AuditEntry {
  return {
    ...{ id: newEventId(), organizationId: made.organizationId, at: made.createdAt, actor: by, action: 'case.created' },
    ...{ target: { kind: 'case', id: made.id }, details: resultsInAudit(results) },
  };
}

/** Builds the job that searches articles for a case that waits for them, whoever created it. */
function adverseMediaJob({ id: caseId, organizationId, adverseMediaStatus }: Case): NewJob[] {
  if (adverseMediaStatus !== 'Pending') return [];
  return [{ task: 'search_adverse_media', payload: { organizationId, caseId }, maxAttempts: ADVERSE_MEDIA_ATTEMPTS }];
}

function imageRows({ made, image }: NewCase): (typeof caseImages.$inferInsert)[] {
  return image === undefined ? [] : [{ caseId: made.id, organizationId: made.organizationId, ...image }];
}

/** The results of cases, in their order, after the rows that they refer to. */
export async function resultRows(
  queries: Queries,
  added: readonly Pick<NewCase, 'made' | 'results'>[],
): Promise<[sources: NewRows, results: NewRows]> {
  const { sources, shownOf } = await storedResults(
    queries,
    added.map(({ results }) => results),
  );
  const rows = added.flatMap(({ made: { id: caseId, organizationId }, results }) =>
    results.map((result, position) => ({
      ...{ caseId, position, organizationId, recordId: result.id, status: result.status },
      ...{ createdAt: result.createdAt, updatedAt: result.updatedAt, riskScore: result.risk.score },
      ...(result.decision && { decision: withTimeAsText(result.decision) }),
      ...(result.whitelist && { whitelist: withTimeAsText(result.whitelist) }),
      shown: shownOf(result),
    })),
  );
  return [sources, rowsOf(caseResults, rows)];
}

/** Carries fields besides the columns of the row: leaving them out would cost more than writing the row. */
function toRow(stored: Case): typeof cases.$inferInsert {
  const { statusCounts, risk, editions, allowList, notices, assignees, comments, readBy } = stored;
  return {
    ...stored,
    // Stated in every row: tests are written in one statement with others.
    isTest: stored.isTest === true,
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
