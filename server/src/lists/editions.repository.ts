import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { ListedRecord } from '../domain/listed-record.js';
import type { NumberedEdition } from '../domain/source.js';
import type { Database, Queries } from '../platform/database/database.js';
import { enqueueMonitoring } from '../platform/jobs/enqueue-monitoring.repository.js';
import { recordEvents } from '../platform/outbox/events.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { differingRecords } from './differing-records.repository.js';
import type { EditionFacts, EditionStore, IncomingRecord, RecordChange } from './editions.js';
import { editions, listedRecords } from './editions.table.js';
import { confirmList } from './list-checks.repository.js';
import { listChecks } from './list-checks.table.js';

/** Channel that announces a new edition, with its version. */
export const EDITIONS_CHANNEL = 'touchstone_editions';

/** Records read at once when a whole edition is loaded; few, because requests wait meanwhile. */
const RUN = 250;

/** Stores lists as editions in PostgreSQL. */
export function editionsRepository({ db, transaction }: Database): EditionStore {
  return {
    importing: (source, work) =>
      transaction(async (tx) => {
        // A large list takes its time, and another import of it may be at work.
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list ${source}`}, 0))`);
        const [latest] = await historyOf(tx, source, 1);
        await tx.execute(sql`
          create temporary table incoming_records (
            source_id text primary key, content_hash text not null, record json not null
          ) on commit drop`);
        return work({
          latest,
          stage: (records) => stage(tx, records),
          commit: async (facts, audit) => {
            const edition = await commit(tx, facts, (latest?.number ?? 0) + 1);
            await recordAudit(tx, audit(edition));
            const about = { kind: 'list', id: edition.version } as const;
            await recordEvents(tx, [{ type: 'list.updated', about, at: edition.importedAt }]);
            await enqueueMonitoring(tx);
            return edition;
          },
          confirm: (at) => confirmList(tx, source, at, []),
          async stageEdition(edition) {
            await tx.execute(sql`
              insert into incoming_records (source_id, content_hash, record)
              select source_id, content_hash, record from ${listedRecords} where ${inEdition(edition)}`);
          },
        });
      }),

    async inForce() {
      const rows = await db
        .selectDistinctOn([editions.source], { edition: editions, confirmedAt: listChecks.confirmedAt })
        .from(editions)
        .leftJoin(listChecks, eq(listChecks.source, editions.source))
        .orderBy(editions.source, desc(editions.number));
      return rows.map(({ edition, confirmedAt }) => ({ ...toEdition(edition), ...(confirmedAt && { confirmedAt }) }));
    },

    history: (source) => historyOf(db, source),

    async *recordTexts(edition) {
      for (let after = ''; ; ) {
        const rows = await db
          .select({ sourceId: listedRecords.sourceId, text: sql<string>`${listedRecords.record}::text` })
          .from(listedRecords)
          .where(and(inEdition(edition), gt(listedRecords.sourceId, after)))
          .orderBy(listedRecords.sourceId)
          .limit(RUN);
        if (rows.length > 0) yield rows.map((row) => row.text);
        const last = rows.at(-1);
        if (last === undefined || rows.length < RUN) return;
        after = last.sourceId;
      }
    },

    async changes(source, from, to, most) {
      const differing = await differingRuns(db, source, [from, to], most);
      return differing && { count: countOf(differing), runs: runsOf(db, source, differing) };
    },

    async records(wanted, inForce) {
      if (wanted.length === 0) return [];
      const numbers = new Map(inForce.map((edition) => [edition.source, edition.number]));
      const requested = JSON.stringify(
        wanted.map(({ source, sourceId }, place) => ({
          source,
          source_id: sourceId,
          number: numbers.get(source),
          place,
        })),
      );
      const { rows } = await db.execute<{ record: ListedRecord }>(sql`
        select r.record
        from json_to_recordset(${requested}::json) as asked (source text, source_id text, number integer, place integer)
        join ${listedRecords} r on r.source = asked.source and r.source_id = asked.source_id
          and r.from_edition <= asked.number and (r.to_edition is null or r.to_edition > asked.number)
        order by asked.place`);
      return rows.map((row) => row.record);
    },
  };
}

/** Run of differing records, as JSON that is passed on unchanged: nothing else is fast enough for tens of thousands. */
interface DifferingRun extends Record<string, unknown> {
  readonly count: number;
  /** Id of each record, and the editions in which its previous and next versions began. */
  readonly asked: string;
}

/** Returns undefined if there are more than `most`. */
async function differingRuns(
  db: Queries,
  source: string,
  [from, to]: readonly [number, number],
  most: number | undefined,
): Promise<readonly DifferingRun[] | undefined> {
  const [earlier, later] = from <= to ? [from, to] : [to, from];
  const [gone, came] = from <= to ? [sql`before`, sql`after`] : [sql`after`, sql`before`];
  const limit = most === undefined ? sql`` : sql`limit ${most + 1}`;
  const { rows } = await db.execute<DifferingRun>(sql`
    select count(*)::integer as count, json_agg(differing order by source_id)::text as asked
    from (
      select source_id, gone as ${gone}, came as ${came}, (row_number() over (order by source_id) - 1) / ${RUN}::integer as run
      from (${differingRecords(source, earlier, later)}) differing
      order by 1 ${limit}
    ) differing
    group by run order by run`);
  return most !== undefined && countOf(rows) > most ? undefined : rows;
}

function countOf(runs: readonly DifferingRun[]): number {
  return runs.reduce((sum, { count }) => sum + count, 0);
}

async function* runsOf(
  db: Queries,
  source: string,
  differing: readonly DifferingRun[],
): AsyncGenerator<readonly RecordChange[]> {
  for (const { asked } of differing) {
    const { rows } = await db.execute<{ source_id: string; before: string | null; after: string | null }>(sql`
      select asked.source_id, b.record::text as before, a.record::text as after
      from json_to_recordset(${asked}::json) as asked (source_id text, before integer, after integer)
      left join ${listedRecords} b
        on b.source = ${source} and b.source_id = asked.source_id and b.from_edition = asked.before
      left join ${listedRecords} a
        on a.source = ${source} and a.source_id = asked.source_id and a.from_edition = asked.after
      order by asked.source_id`);
    yield rows.map(({ source_id: sourceId, before, after }) => ({
      sourceId,
      ...(before === null ? {} : { before }),
      ...(after === null ? {} : { after }),
    }));
  }
}

function inEdition({ source, number }: NumberedEdition) {
  return and(
    eq(listedRecords.source, source),
    lte(listedRecords.fromEdition, number),
    or(isNull(listedRecords.toEdition), gt(listedRecords.toEdition, number)),
  );
}

async function historyOf(queries: Queries, source: string, most = 10_000): Promise<NumberedEdition[]> {
  const rows = await queries
    .select()
    .from(editions)
    .where(eq(editions.source, source))
    .orderBy(desc(editions.number))
    .limit(most);
  return rows.map(toEdition);
}

async function stage(tx: Queries, records: readonly IncomingRecord[]): Promise<void> {
  const ids = sql.param(records.map((record) => record.sourceId));
  const hashes = sql.param(records.map((record) => record.contentHash));
  const texts = sql.param(records.map((record) => record.json));
  await tx.execute(sql`
    insert into incoming_records (source_id, content_hash, record)
    select source_id, content_hash, record::json
    from unnest(${ids}::text[], ${hashes}::text[], ${texts}::text[]) as incoming (source_id, content_hash, record)`);
}

/** Closes removed and changed records, opens new and changed ones. */
async function commit(tx: Queries, facts: EditionFacts, number: number): Promise<NumberedEdition> {
  const { source } = facts;
  await tx.execute(sql`analyze incoming_records`);
  const closed = await tx.execute<{ source_id: string; still: boolean }>(sql`
    update ${listedRecords} r set to_edition = ${number}
    where r.source = ${source} and r.to_edition is null
      and not exists (
        select from incoming_records i where i.source_id = r.source_id and i.content_hash = r.content_hash
      )
    returning exists (select from incoming_records i where i.source_id = r.source_id) as still`);
  const opened = await tx.execute(sql`
    insert into ${listedRecords} (source, source_id, from_edition, content_hash, record)
    select ${source}, i.source_id, ${number}, i.content_hash, i.record
    from incoming_records i
    where not exists (
      select from ${listedRecords} r where r.source = ${source} and r.source_id = i.source_id and r.to_edition is null
    )`);
  const changed = closed.rows.filter((row) => row.still).length;
  const edition: NumberedEdition = {
    ...facts,
    number,
    added: (opened.rowCount ?? 0) - changed,
    changed,
    removed: closed.rows.length - changed,
  };
  await tx.insert(editions).values({ ...edition, origin: [...edition.origin] });
  await tx.execute(sql`select pg_notify(${EDITIONS_CHANNEL}, ${edition.version})`);
  return edition;
}

export function toEdition({ publishedAt, restoredFrom, ...row }: typeof editions.$inferSelect): NumberedEdition {
  return {
    ...row,
    ...(publishedAt === null ? {} : { publishedAt }),
    ...(restoredFrom === null ? {} : { restoredFrom }),
  };
}
