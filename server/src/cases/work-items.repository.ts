import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { reviewPoliciesOf, reviewPolicyOf } from '../accounts/review-policies.repository.js';
import { users } from '../accounts/users.table.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { ReviewPolicy } from '../domain/review-policy.js';
import { searchWords } from '../domain/search-words.js';
import type { Verdict } from '../domain/verdict.js';
import {
  closestOf,
  dueAfter,
  facetsOf,
  isUnfinished,
  needsWork,
  type Person,
  sourcesOf,
  type Work,
} from '../domain/work.js';
import { executePrepared, type Queries } from '../platform/database/database.js';
import { type NewRows, rowsOf } from '../platform/database/insert-rows.js';
import { caseResults, cases } from './case.table.js';
import { toCase, toResult } from './case-rows.repository.js';
import { recordDecisions } from './case-work.table.js';
import type { NewCase } from './cases.js';
import { withRecords } from './shown-results.repository.js';
import { workItems } from './work-items.table.js';

export type WorkRow = typeof workItems.$inferSelect;

/** Rows of new cases that need a person. */
export async function workRows(
  queries: Queries,
  added: readonly Pick<NewCase, 'made' | 'results' | 'verdict'>[],
): Promise<NewRows> {
  const opened = added.filter(({ made }) => needsWork(made));
  return rowsOf(
    workItems,
    await rowsOfWork(
      queries,
      opened.map((one) => ({ ...one, at: one.made.createdAt })),
    ),
  );
}

interface Opened {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  readonly at: Date;
  readonly verdict?: Verdict;
}

async function rowsOfWork(queries: Queries, opened: readonly Opened[]): Promise<(typeof workItems.$inferInsert)[]> {
  // Most cases have nothing to decide, and ask for no policy.
  if (opened.length === 0) return [];
  const policyOf = await reviewPoliciesOf(
    queries,
    opened.map(({ made }) => made.organizationId),
  );
  return opened.map((one) => workRow(one, policyOf(one.made.organizationId).policy));
}

function workRow({ made: created, results, at, verdict }: Opened, policy: ReviewPolicy): typeof workItems.$inferInsert {
  const sources = sourcesOf(results);
  return {
    ...{ caseId: created.id, organizationId: created.organizationId, state: 'open', openedAt: at, updatedAt: at },
    dueAt: dueAfter(at, created.risk.level, policy),
    riskScore: created.risk.score,
    ...{ isTest: created.isTest === true, verdict: verdict ?? null },
    closest: closestOf(results) ?? null,
    ...{ sources, facets: facetsOf(created, sources), createdAt: created.createdAt },
    searchWords: searchWords(
      `${created.filters.name} ${created.normalizedName} ${created.filters.clientReference ?? ''}`,
    ),
    lastChange: `the service opened it at ${at.toISOString()}`,
  };
}

/** Opens, in the caller's transaction, cases that have come to have something to decide; those that have their row are left as they are. */
export async function openWorkOn(
  tx: Queries,
  organizationId: string,
  caseIds: readonly string[],
  at: Date,
): Promise<void> {
  if (caseIds.length === 0) return;
  const found = await tx
    .select({ row: cases, first: caseResults })
    .from(cases)
    .leftJoin(caseResults, and(eq(caseResults.caseId, cases.id), eq(caseResults.position, 0)))
    .where(
      and(
        eq(cases.organizationId, organizationId),
        inArray(cases.id, [...caseIds]),
        notExists(tx.select({ one: sql`1` }).from(workItems).where(eq(workItems.caseId, cases.id))),
      ),
    );
  const firsts = await withRecords(
    tx,
    found.flatMap(({ first }) => (first === null ? [] : [first])),
  );
  const firstOf = new Map(firsts.map((first) => [first.caseId, toResult(first)]));
  await openWork(
    tx,
    found.map(({ row }) => {
      const first = firstOf.get(row.id);
      return { made: toCase(row), results: first === undefined ? [] : [first], at };
    }),
  );
}

/** The search for articles has ended: the case has another risk and, with articles or without a search, needs a person (`isOpen`). */
export async function updateWorkWithArticles(
  tx: Queries,
  { id: caseId, organizationId }: Pick<Case, 'id' | 'organizationId'>,
  { riskScore, isOpen, at }: { readonly riskScore: number; readonly isOpen: boolean; readonly at: Date },
): Promise<void> {
  if (isOpen) await openWorkOn(tx, organizationId, [caseId], at);
  await tx
    .update(workItems)
    .set({
      ...{ riskScore, updatedAt: at, version: sql`${workItems.version} + 1` },
      ...(isOpen && {
        state: sql`case ${workItems.state} when 'closed' then 'open' else ${workItems.state} end`,
        ...{ closedAt: null, closedBy: null },
      }),
      lastChange: `the search for its articles ended at ${at.toISOString()}`,
    })
    .where(one(organizationId, caseId));
}

/** Fills the facets of rows of earlier versions, at most `most`; false once there is none left. */
export async function fillFacets(queries: Queries, most: number): Promise<boolean> {
  const found = await queries
    .select({ row: cases, sources: workItems.sources })
    .from(workItems)
    .innerJoin(cases, eq(cases.id, workItems.caseId))
    .where(sql`facets is null`)
    .limit(most);
  const rows = found.map(({ row, sources }) => ({
    case_id: row.id,
    facets: facetsOf(toCase(row), sources),
    created_at: row.createdAt.toISOString(),
  }));
  await executePrepared(queries, { sql: FILL, params: [JSON.stringify(rows)] });
  return found.length === most;
}

const FILL = `
  update work_items w set facets = n.facets, created_at = n.created_at
  from json_to_recordset($1::json) as n(case_id text, facets text[], created_at timestamptz)
  where w.case_id = n.case_id and w.facets is null`;

async function openWork(tx: Queries, opened: readonly Opened[]): Promise<void> {
  if (opened.length === 0) return;
  const rows = await rowsOfWork(tx, opened);
  // Locks the customer: an analysis that ends meanwhile waits, and finds the row.
  const verdictOf = (caseId: string) =>
    sql<Verdict>`(select verdict from customers where case_id = ${caseId} for share)`;
  await tx
    .insert(workItems)
    .values(rows.map((row) => ({ ...row, verdict: verdictOf(row.caseId) })))
    .onConflictDoNothing();
}

/** A case as monitoring has left it. */
interface Reevaluated {
  readonly before: Case;
  readonly after: Case;
  readonly results: readonly CaseResult[];
  readonly alerts: readonly { readonly type: string }[];
}

/**
 * Brings work up to date with results that monitoring has exchanged, in its transaction: an alert opens a closed or waiting case
 * again where something is undecided, a case without anything undecided closes, and every version rises.
 */
export async function updateWork(tx: Queries, organizationId: string, changed: readonly Reevaluated[]): Promise<void> {
  if (changed.length === 0) return;
  await lapseOpinions(tx, organizationId, changed);
  const { policy } = await reviewPolicyOf(tx, organizationId);
  const rows = changed.map(({ before, after, results, alerts }) => ({
    ...{ case_id: after.id, created_at: after.createdAt.toISOString(), facets: facetsOf(after, sourcesOf(results)) },
    at: after.updatedAt.toISOString(),
    is_open: isUnfinished(after),
    is_news: isNews({ before, after, alerts }),
    alert: alerts[0]?.type ?? 'case.status_changed',
    alerts: alerts.length,
    due_at: dueAfter(after.updatedAt, after.risk.level, policy).toISOString(),
    risk_score: after.risk.score,
    closest: closestOf(results) ?? null,
    sources: sourcesOf(results),
    said: `monitoring found a change at ${after.updatedAt.toISOString()}`,
  }));
  await executePrepared(tx, { sql: UPDATE, params: [organizationId, JSON.stringify(rows)] });
  if (changed.some(({ alerts }) => alerts.length > 0)) await announceWork(tx, organizationId);
  await openWork(
    tx,
    changed
      .filter((one) => isNews(one) && needsWork(one.after))
      .map(({ after, results }) => ({ made: after, results, at: after.updatedAt })),
  );
}

/** Tells whether a person has to see it: an alert, or checks that are no longer complete or settled. */
function isNews({ before, after, alerts }: Pick<Reevaluated, 'before' | 'after' | 'alerts'>): boolean {
  return alerts.length > 0 || (after.screeningStatus === 'Incomplete' && before.screeningStatus !== 'Incomplete');
}

/** Opinions on a case that monitoring has changed were about something else: they end, and it is decided anew. */
async function lapseOpinions(tx: Queries, organizationId: string, changed: readonly Reevaluated[]): Promise<void> {
  const caseIds = changed.filter(({ alerts }) => alerts.length > 0).map(({ after }) => after.id);
  if (caseIds.length === 0) return;
  await tx
    .update(recordDecisions)
    .set({ isPending: false })
    .where(
      and(
        eq(recordDecisions.isPending, true),
        eq(recordDecisions.organizationId, organizationId),
        inArray(recordDecisions.caseId, caseIds),
      ),
    );
}

const UPDATE = `
  update work_items w set
    version = w.version + 1, updated_at = n.at, last_change = n.said, risk_score = n.risk_score, closest = n.closest, sources = n.sources,
    facets = n.facets, created_at = n.created_at,
    unseen_alerts = w.unseen_alerts + n.alerts,
    state = case when not n.is_open and w.state <> 'closed' then 'closed'
      when n.is_open and (n.is_news and w.state = 'closed' or n.alerts > 0 and w.state in ('waiting', 'second_review', 'conflict')) then 'open'
      else w.state end,
    proposers = case when n.alerts > 0 then '{}' else w.proposers end,
    closed_at = case when n.is_open and n.is_news then null when not n.is_open then coalesce(w.closed_at, n.at) else w.closed_at end,
    closed_by = case when n.is_open and n.is_news then null else w.closed_by end,
    reopened_by = case when n.is_open and n.is_news and w.state = 'closed' then n.alert else w.reopened_by end,
    opened_at = case when n.is_open and n.is_news and w.state = 'closed' then n.at else w.opened_at end,
    due_at = case when n.is_open and (n.is_news and w.state = 'closed' or n.alerts > 0 and w.state = 'waiting') then n.due_at else w.due_at end,
    waiting_since = case when n.alerts > 0 or not n.is_open then null else w.waiting_since end,
    waiting_until = case when n.alerts > 0 or not n.is_open then null else w.waiting_until end
  from json_to_recordset($2::json) as n(case_id text, at timestamptz, is_open boolean, is_news boolean, alert text, alerts int,
    due_at timestamptz, risk_score float8, closest json, sources text[], said text, facets text[], created_at timestamptz)
  where w.case_id = n.case_id and w.organization_id = $1`;

/** Locks the work on a case; the caller has locked the case. */
export async function lockWork(tx: Queries, organizationId: string, caseId: string): Promise<WorkRow | undefined> {
  const [row] = await tx.select().from(workItems).where(one(organizationId, caseId)).for('update');
  return row;
}

/** Channel of PostgreSQL that notifies every node of an organization with changed work. */
export const WORK_CHANNEL = 'touchstone_work';

/**
 * Announces to every node, with the caller's transaction, that people have changed work. New cases are not announced: commits that
 * notify wait for each other, and screening must not; open pages find those within seconds by themselves.
 */
export async function announceWork(tx: Queries, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${WORK_CHANNEL}, ${organizationId})`);
}

/** Changes the work on a case that was locked; its version rises. */
export async function changeWork(
  tx: Queries,
  { caseId, organizationId, version }: Pick<WorkRow, 'caseId' | 'organizationId' | 'version'>,
  change: Partial<WorkRow> & Pick<WorkRow, 'updatedAt' | 'lastChange'>,
): Promise<void> {
  await tx
    .update(workItems)
    .set({ ...change, version: version + 1 })
    .where(eq(workItems.caseId, caseId));
  await announceWork(tx, organizationId);
}

/** Somebody has read the case, and with it what monitoring found. */
export async function markAlertsSeen(tx: Queries, organizationId: string, caseId: string): Promise<void> {
  await tx
    .update(workItems)
    .set({ unseenAlerts: 0 })
    .where(and(one(organizationId, caseId), sql`${workItems.unseenAlerts} > 0`));
}

/** The work on a case as of `now`; undefined if there never was any. */
export async function workOf(
  queries: Queries,
  organizationId: string,
  caseId: string,
  now: Date,
): Promise<Work | undefined> {
  const [row] = await queries.select().from(workItems).where(one(organizationId, caseId));
  if (row === undefined) return undefined;
  const ids = [row.assigneeId, row.closedBy].filter((id) => id !== null);
  const people = await peopleOf(queries, organizationId, ids);
  return toWork(row, people, now);
}

/** Users of the organization by their id. */
export async function peopleOf(
  queries: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), sql`${users.id} = any(${sql.param([...ids])}::text[])`));
  return new Map(rows.map(({ name, ...person }) => [person.userId, { ...person, ...(name !== null && { name }) }]));
}

/** A claim that has run out is none. */
export function toWork(row: WorkRow, people: ReadonlyMap<string, Person>, now: Date): Work {
  const { caseId, version, state, openedAt, dueAt, updatedAt, unseenAlerts, lastChange, proposers } = row;
  const isFree = row.claimedUntil !== null && row.claimedUntil <= now;
  const assignee = isFree ? undefined : people.get(row.assigneeId ?? '');
  const closedBy = people.get(row.closedBy ?? '');
  return {
    caseId,
    version,
    state,
    openedAt,
    dueAt,
    updatedAt,
    unseenAlerts,
    lastChange,
    proposers,
    ...(row.waitingUntil !== null && { waitingUntil: row.waitingUntil }),
    ...(assignee && { assignee }),
    ...(assignee && row.claimedUntil !== null && { claimedUntil: row.claimedUntil }),
    ...(row.closedAt !== null && { closedAt: row.closedAt }),
    ...(closedBy && { closedBy }),
    ...(row.reopenedBy !== null && { reopenedBy: row.reopenedBy }),
  };
}

function one(organizationId: string, caseId: string) {
  return and(eq(workItems.caseId, caseId), eq(workItems.organizationId, organizationId));
}
