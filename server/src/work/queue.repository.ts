import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bulkRows } from '../bulk-uploads/bulk-uploads.table.js';
import { cases } from '../cases/case.table.js';
import { withTimeAsText } from '../cases/case-rows.repository.js';
import { announceWork, peopleOf, toWork } from '../cases/work-items.repository.js';
import { isForAnybodyBut, workItems } from '../cases/work-items.table.js';
import { customers } from '../customers/customers.table.js';
import type { Case } from '../domain/case.js';
import { MAX_LOW, MAX_MEDIUM, type RiskLevel } from '../domain/risk-score.js';
import { searchWords } from '../domain/search-words.js';
import type { Person } from '../domain/work.js';
import type { Database, Queries } from '../platform/database/database.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import {
  MOST_COUNTED,
  type QueueClock,
  type QueuedCase,
  type QueueFilter,
  type QueuePlace,
  type QueueRepository,
  type QueueSort,
} from './queue.js';

/** The queue in PostgreSQL. Pages are read along an index, from the last item of the page before. */
export function queueRepository({ db, transaction }: Database): QueueRepository {
  return {
    async page(organizationId, filter, sort, after, limit, clock) {
      const key = KEYS[sort.by];
      const rows = await db
        .select()
        .from(workItems)
        .where(all([...conditions(organizationId, filter, clock), ...behind(key, sort, after)]))
        .orderBy(...order(key, sort))
        .limit(limit);
      const ids = rows.map(({ caseId }) => caseId);
      if (ids.length === 0) return [];
      const users = [...new Set(rows.flatMap(({ assigneeId, closedBy }) => [assigneeId, closedBy]))];
      const [facts, uploads, people] = await Promise.all([
        factsOf(db, organizationId, ids),
        uploadsOf(db, organizationId, ids),
        peopleOf(
          db,
          organizationId,
          users.filter((id) => id !== null),
        ),
      ]);
      return rows.flatMap((row): QueuedCase[] => {
        const found = facts.get(row.caseId);
        if (found === undefined) return [];
        const uploadId = uploads.get(row.caseId);
        return [
          {
            ...{ work: toWork(row, people, clock.now), case: found },
            ...(row.closest !== null && { closest: row.closest }),
            ...(uploadId !== undefined && { uploadId }),
          },
        ];
      });
    },

    async counts(organizationId, filter, userId, clock) {
      const { now } = clock;
      const { states: _, assignee: _a, due: _d, changed: _c, ...kept } = filter;
      const toDo = sql`${workItems.state} <> 'waiting'`;
      const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
      const inState = (state: string) => count(sql`${workItems.state} = ${state}`);
      const [counted] = await db
        .select({
          open: inState('open'),
          waiting: inState('waiting'),
          escalated: inState('escalated'),
          secondReview: inState('second_review'),
          conflict: inState('conflict'),
          mine: count(sql`${toDo} and ${isAssignedTo(userId, now)}`),
          unassigned: count(sql`${toDo} and ${isUnassigned(now)}`),
          overdue: count(sql`${toDo} and ${isDue('overdue', clock)}`),
          dueToday: count(sql`${toDo} and ${isDue('today', clock)}`),
          changed: count(sql`${toDo} and ${workItems.unseenAlerts} > 0`),
          high: count(sql`${toDo} and ${isOfLevel('High')}`),
          medium: count(sql`${toDo} and ${isOfLevel('Medium')}`),
          low: count(sql`${toDo} and ${isOfLevel('Low')}`),
        })
        .from(workItems)
        .where(all(conditions(organizationId, kept, clock)));
      const [closed = 0] = await countEach(db, organizationId, [{ ...kept, states: ['closed'] }], clock);
      if (counted === undefined) throw new Error('an aggregate answers one row');
      const { open, waiting, escalated, secondReview, conflict, high, medium, low, ...others } = counted;
      return {
        states: { open, waiting, escalated, second_review: secondReview, conflict },
        ...{ risk: { High: high, Medium: medium, Low: low }, closed },
        ...others,
      };
    },

    countEach: (organizationId, filters, clock) => countEach(db, organizationId, filters, clock),

    claimNext: (organizationId, { filter, sort }, by, until, clock, audit) =>
      transaction(async (tx) => {
        // Concurrent claims skip the row locked here.
        const free = tx
          .select({ id: workItems.caseId })
          .from(workItems)
          .where(
            all([...conditions(organizationId, { ...filter, assignee: 'none' }, clock), isForAnybodyBut(by.userId)]),
          )
          .orderBy(...order(KEYS[sort.by], sort))
          .limit(1)
          .for('update', { skipLocked: true });
        const [claimed] = await tx
          .update(workItems)
          .set({
            ...{ assigneeId: by.userId, claimedUntil: until, updatedAt: audit.at },
            version: sql`${workItems.version} + 1`,
            lastChange: `${by.name ?? by.email} claimed it at ${audit.at.toISOString()}`,
          })
          .where(eq(workItems.caseId, free))
          .returning({ id: workItems.caseId });
        if (claimed) {
          await recordAudit(tx, { ...audit, target: { ...audit.target, id: claimed.id } });
          await announceWork(tx, organizationId);
        }
        return claimed?.id;
      }),

    assign: (organizationId, caseIds, assignee, by, audits) =>
      transaction(async (tx) => {
        const at = audits[0]?.at ?? new Date(0);
        const name = ({ name: given, email }: Person) => given ?? email;
        const said = assignee ? `assigned it to ${name(assignee)}` : 'left it to nobody';
        // Locks cases before their work, as every other transaction does, in the order of their ids.
        const locked = await tx
          .select({ id: cases.id })
          .from(cases)
          .where(all([eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])]))
          .orderBy(asc(cases.id))
          .for('update');
        const given = await tx
          .update(workItems)
          .set({
            ...{ assigneeId: assignee?.userId ?? null, claimedUntil: null, updatedAt: at },
            version: sql`${workItems.version} + 1`,
            lastChange: `${name(by)} ${said} at ${at.toISOString()}`,
          })
          .where(
            all([
              eq(workItems.organizationId, organizationId),
              inArray(
                workItems.caseId,
                locked.map(({ id }) => id),
              ),
              sql`${workItems.state} <> 'closed'`,
            ]),
          )
          .returning({ id: workItems.caseId });
        const done = new Set(given.map(({ id }) => id));
        if (done.size === 0) return done;
        const assignees = assignee ? [withTimeAsText({ ...assignee, at })] : [];
        await tx
          .update(cases)
          .set({ assignees, updatedAt: at })
          .where(inArray(cases.id, [...done]));
        await recordAudit(tx, ...audits.filter(({ target }) => done.has(target.id)));
        await announceWork(tx, organizationId);
        return done;
      }),
  };
}

/** Stops counting each at `MOST_COUNTED`. */
async function countEach(
  db: Queries,
  organizationId: string,
  filters: readonly QueueFilter[],
  clock: QueueClock,
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map(
    (filter) => sql`(select count(*) from (
      select from ${workItems} where ${all(conditions(organizationId, filter, clock))} limit ${MOST_COUNTED}) found)::int`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`);
  return rows[0]?.counts ?? [];
}

const KEYS = {
  due: sql`${workItems.dueAt}`,
  risk: sql`${workItems.riskScore}`,
  updated: sql`${workItems.updatedAt}`,
  // Ids rise with time.
  created: undefined,
} as const;

function order(key: SQL | undefined, { descending }: QueueSort): SQL[] {
  const by = descending ? desc : asc;
  return [...(key ? [by(key)] : []), by(workItems.caseId)];
}

function behind(key: SQL | undefined, { by, descending }: QueueSort, after: QueuePlace | undefined): SQL[] {
  if (after === undefined) return [];
  const sign = sql.raw(descending ? '<' : '>');
  if (key === undefined) return [sql`${workItems.caseId} ${sign} ${after.caseId}`];
  const type = sql.raw(by === 'risk' ? 'float8' : 'timestamptz');
  return [sql`(${key}, ${workItems.caseId}) ${sign} (${after.value}::${type}, ${after.caseId})`];
}

function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `);
}

function conditions(organizationId: string, filter: QueueFilter, clock: QueueClock): SQL[] {
  const { now } = clock;
  const { states, assignee, due, riskLevel, changed, search, source } = filter;
  const found: (SQL | false | undefined)[] = [
    eq(workItems.organizationId, organizationId),
    // Tests can be decided on, but are in no queue.
    sql`case_id not in (select id from cases where organization_id = ${organizationId} and is_test)`,
    // Written out for the indexes that leave out what is closed.
    states?.includes('closed') !== true && sql`state <> 'closed'`,
    states && inArray(workItems.state, [...states]),
    assignee === 'none' && isUnassigned(now),
    assignee !== undefined && assignee !== 'none' && isAssignedTo(assignee.id, now),
    due && isDue(due, clock),
    riskLevel && isOfLevel(riskLevel),
    changed === true && sql`${workItems.unseenAlerts} > 0`,
    search !== undefined && hasWords(search),
    source !== undefined && sql`${source} = any(${workItems.sources})`,
    ...ofCase(filter),
  ];
  return found.filter((one): one is SQL => one !== false && one !== undefined);
}

function isOfLevel(level: RiskLevel): SQL {
  const score = workItems.riskScore;
  if (level === 'Low') return sql`${score} <= ${MAX_LOW}`;
  return level === 'High' ? sql`${score} > ${MAX_MEDIUM}` : sql`(${score} > ${MAX_LOW} and ${score} <= ${MAX_MEDIUM})`;
}

/** Filters by what only the case, its results or its customer hold: looked up for each candidate. */
function ofCase(filter: QueueFilter): SQL[] {
  const { verdict, category, entityType, country, uploadId, platform, createdFrom, createdTo } = filter;
  const inCase: SQL[] = [
    ...(category === undefined ? [] : [sql`coalesce((${cases.categoryCounts} ->> ${category})::int, 0) > 0`]),
    ...(entityType === undefined ? [] : [sql`(${cases.filters} -> 'entityTypes')::jsonb ? ${entityType}`]),
    ...(country === undefined ? [] : [sql`(${cases.filters} -> 'countries')::jsonb ? ${country}`]),
    ...(platform === undefined ? [] : [eq(cases.platform, platform)]),
    ...(createdFrom === undefined ? [] : [sql`${cases.createdAt} >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql`${cases.createdAt} < ${createdTo}`]),
  ];
  const ofIt = sql`${cases.id} = ${workItems.caseId}`;
  return [
    ...(inCase.length === 0 ? [] : [sql`exists (select 1 from ${cases} where ${all([ofIt, ...inCase])})`]),
    ...(verdict === undefined
      ? []
      : [
          sql`exists (select 1 from ${customers} where ${customers.caseId} = ${workItems.caseId}
            and ${customers.verdict} = ${verdict})`,
        ]),
    ...(uploadId === undefined
      ? []
      : [
          sql`${workItems.caseId} in (select ${customers.caseId} from ${bulkRows}
            join ${customers} on ${customers.id} = ${bulkRows.customerId} where ${bulkRows.uploadId} = ${uploadId})`,
        ]),
  ];
}

/** An expired claim assigns nobody. */
function isAssignedTo(userId: string, now: Date): SQL {
  return sql`(${workItems.assigneeId} = ${userId} and (${workItems.claimedUntil} is null or ${workItems.claimedUntil} > ${now}))`;
}

function isUnassigned(now: Date): SQL {
  return sql`(${workItems.assigneeId} is null or ${workItems.claimedUntil} <= ${now})`;
}

/** Waiting stops the clock. */
function isDue(due: 'overdue' | 'today', { now, endOfToday }: QueueClock): SQL {
  const when =
    due === 'overdue'
      ? sql`${workItems.dueAt} < ${now}`
      : sql`${workItems.dueAt} >= ${now} and ${workItems.dueAt} < ${endOfToday}`;
  return sql`(${workItems.state} not in ('waiting', 'closed') and ${when})`;
}

function hasWords(search: string): SQL {
  const query = searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ');
  return query === '' ? sql`false` : sql`array_to_tsvector(${workItems.searchWords}) @@ ${query}::tsquery`;
}

async function factsOf(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueuedCase['case']>> {
  const rows = await db
    .select({
      ...{ id: cases.id, filters: cases.filters, platform: cases.platform },
      ...{
        createdAt: cases.createdAt,
        updatedAt: cases.updatedAt,
        isMonitored: cases.isMonitored,
        ...{ readBy: cases.readBy, isSample: cases.isSample },
      },
      ...{ totalResults: cases.totalResults, totalAdverseMedia: cases.totalAdverseMedia },
      ...{ articlesConfirmed: cases.articlesConfirmed, articlesRuledOut: cases.articlesRuledOut },
      ...{ potential: cases.potentialMatches, confirmed: cases.truePositives },
      ...{ ruledOut: cases.falsePositives, unknown: cases.unknowns },
      ...{ score: cases.riskScore, level: cases.riskLevel, decision: cases.riskDecision },
      comments: sql<number>`json_array_length(${cases.comments})`,
    })
    .from(cases)
    .where(all([eq(cases.organizationId, organizationId), inArray(cases.id, [...ids])]));
  return new Map(
    rows.map(({ potential, confirmed, ruledOut, unknown, score, level, decision, isSample, ...found }) => {
      const statusCounts: Case['statusCounts'] = {
        'Potential Match': potential,
        'True Positive': confirmed,
        'False Positive': ruledOut,
        Unknown: unknown,
      };
      return [found.id, { ...found, ...(isSample && { isSample }), statusCounts, risk: { score, level, decision } }];
    }),
  );
}

async function uploadsOf(
  db: Queries,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ caseId: customers.caseId, uploadId: bulkRows.uploadId })
    .from(customers)
    .innerJoin(bulkRows, eq(bulkRows.customerId, customers.id))
    .where(all([eq(customers.organizationId, organizationId), inArray(customers.caseId, [...ids])]));
  return new Map(rows.map(({ caseId, uploadId }) => [caseId, uploadId]));
}
