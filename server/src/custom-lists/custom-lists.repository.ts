import { and, eq, sql, sum } from 'drizzle-orm';
import { AppError } from '../domain/app-error.js';
import type { EntryPlace } from '../domain/custom-list.js';
import { type CustomList, customSource, MAX_CUSTOM_ENTRIES, MAX_CUSTOM_LISTS } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { RecordChange } from '../lists/editions.js';
import type { Database, Queries } from '../platform/database/database.js';
import { enqueueMonitoring } from '../platform/jobs/enqueue-monitoring.repository.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import {
  type ChangedEntry,
  type CustomListChange,
  type CustomListContent,
  type CustomLists,
  MAX_NAMED_ENTRIES,
} from './custom-lists.js';
import { customEntries, customLists } from './custom-lists.table.js';
import { entryImages } from './entry-images.table.js';
import { heldBy, toCustomList } from './held-by.repository.js';

/** Records read at once when a whole list is loaded; few, because requests wait meanwhile. */
const RUN = 250;

/** Stores custom lists in PostgreSQL. Every statement names the organization. */
export function customListsRepository(database: Database): CustomLists & CustomListContent {
  const { db, transaction } = database;
  return {
    add: (list, audit) =>
      transaction(async (tx) => {
        await lock(tx, list.organizationId);
        const count = await tx.$count(customLists, eq(customLists.organizationId, list.organizationId));
        if (count >= MAX_CUSTOM_LISTS) throw new AppError('too_many_custom_lists');
        await tx.insert(customLists).values(list);
        await recordAudit(tx, audit);
      }),

    list: async (organizationId) => (await heldBy(database, organizationId)).lists,

    async find(organizationId, listId) {
      const [row] = await db.select().from(customLists).where(own(organizationId, listId));
      return row && toCustomList(row);
    },

    update: (organizationId, listId, { name, type, description }, audit) =>
      transaction(async (tx) => {
        await lock(tx, organizationId);
        const [list] = await tx.select().from(customLists).where(own(organizationId, listId));
        if (list === undefined) throw new AppError('not_found');
        if (type !== undefined && type !== list.type && list.entryCount > 0) throw fixedType();
        const [row] = await tx
          .update(customLists)
          .set({
            ...(name !== undefined && { name }),
            ...(type !== undefined && { type }),
            ...{ description: description === undefined ? list.description : description || null },
          })
          .where(own(organizationId, listId))
          .returning();
        if (row === undefined) throw new AppError('not_found');
        await recordAudit(tx, audit);
        return toCustomList(row);
      }),

    remove: (organizationId, listId, audit) =>
      transaction(async (tx) => {
        const removed = await tx
          .delete(customLists)
          .where(own(organizationId, listId))
          .returning({ id: customLists.id });
        if (removed.length === 0) return false;
        await recordAudit(tx, audit);
        await enqueueMonitoring(tx);
        return true;
      }),

    async change(organizationId, listId, input) {
      try {
        return await transaction(async (tx) => {
          await lock(tx, organizationId);
          const [row] = await tx.select().from(customLists).where(own(organizationId, listId));
          if (row === undefined) throw new AppError('not_found');
          const change = await changeEntries(tx, toCustomList(row), input);
          if (input.isTry === true) throw new Tried(change);
          return change;
        });
      } catch (error) {
        if (error instanceof Tried) return error.change;
        throw error;
      }
    },

    async entries(organizationId, listId, page, search) {
      const within = and(
        eq(customEntries.organizationId, organizationId),
        eq(customEntries.listId, listId),
        sql`${customEntries.toVersion} is null`,
        search === undefined
          ? undefined
          : sql`exists (
              select from json_array_elements(${customEntries.record} -> 'names') as listed
              where position(lower(${search}) in lower(listed ->> 'full')) > 0)`,
      );
      const total = await db.$count(customEntries, within);
      const rows = await db
        .select({
          record: customEntries.record,
          hasPicture: sql<boolean>`exists (
            select from entry_images i where i.list_id = custom_entries.list_id and i.entry_id = custom_entries.entry_id)`,
        })
        .from(customEntries)
        .where(within)
        .orderBy(customEntries.entryId)
        .limit(page.size)
        .offset((page.number - 1) * page.size);
      return { entries: rows.map(({ record, hasPicture }) => ({ record: record as ListedRecord, hasPicture })), total };
    },

    async *recordTexts(list) {
      for (let after = ''; ; ) {
        const rows = await db
          .select({ entryId: customEntries.entryId, text: sql<string>`${customEntries.record}::text` })
          .from(customEntries)
          .where(and(inVersion(list), sql`${customEntries.entryId} > ${after}`))
          .orderBy(customEntries.entryId)
          .limit(RUN);
        if (rows.length > 0) yield rows.map((row) => row.text);
        const last = rows.at(-1);
        if (last === undefined || rows.length < RUN) return;
        after = last.entryId;
      }
    },

    async changes(list, from, most) {
      const { rows } = await db.execute<{ entry_id: string }>(sql`
        select e.entry_id from ${customEntries} e
        where e.list_id = ${list.id} and e.organization_id = ${list.organizationId} and e.from_version <= ${list.version}
          and (e.from_version > ${from} or e.to_version > ${from})
        group by e.entry_id
        -- One that came and went in between is in neither.
        having bool_or(${isIn(from)}) or bool_or(${isIn(list.version)})
        order by e.entry_id ${most === undefined ? sql`` : sql`limit ${most + 1}`}`);
      if (most !== undefined && rows.length > most) return undefined;
      const ids = rows.map((row) => row.entry_id);
      return { count: ids.length, runs: changesOf(db, list, from, ids) };
    },

    async records(lists, wanted) {
      const [first] = lists;
      if (wanted.length === 0 || first === undefined) return [];
      const versions = new Map(lists.map((list) => [customSource(list.id), list]));
      const requested = JSON.stringify(
        wanted.map(({ source, sourceId }, place) => {
          const list = versions.get(source);
          return { list: list?.id, entry: sourceId, version: list?.version, place };
        }),
      );
      const { rows } = await db.execute<{ record: ListedRecord }>(sql`
        select e.record
        from json_to_recordset(${requested}::json) as asked (list text, entry text, version integer, place integer)
        join ${customEntries} e on e.list_id = asked.list and e.entry_id = asked.entry
          and e.from_version <= asked.version and (e.to_version is null or e.to_version > asked.version)
        where e.organization_id = ${first.organizationId}
        order by asked.place`);
      return rows.map((row) => row.record);
    },
  };
}

/** Ends the transaction of a change that was only tried. */
class Tried extends Error {
  constructor(readonly change: CustomListChange) {
    super('tried');
  }
}

/** Tells whether a version of an entry belongs to a version of the list. */
function isIn(version: number) {
  return sql`(e.from_version <= ${version} and (e.to_version is null or e.to_version > ${version}))`;
}

async function* changesOf(
  db: Queries,
  { id, organizationId, version }: CustomList,
  from: number,
  ids: readonly string[],
): AsyncGenerator<readonly RecordChange[]> {
  for (let first = 0; first < ids.length; first += RUN) {
    const { rows } = await db.execute<{ entry_id: string; before: string | null; after: string | null }>(sql`
      select e.entry_id, max(e.record::text) filter (where ${isIn(from)}) as before,
        max(e.record::text) filter (where ${isIn(version)}) as after
      from ${customEntries} e
      where e.list_id = ${id} and e.organization_id = ${organizationId}
        and e.entry_id = any(${sql.param(ids.slice(first, first + RUN))}::text[])
      group by e.entry_id order by e.entry_id`);
    yield rows.map(({ entry_id: sourceId, before, after }) => ({
      sourceId,
      ...(before === null ? {} : { before }),
      ...(after === null ? {} : { after }),
    }));
  }
}

/** Serialises changes of one organization's lists, whose entries are counted together. */
async function lock(tx: Queries, organizationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`custom lists ${organizationId}`}, 0))`);
}

function own(organizationId: string, listId: string) {
  return and(eq(customLists.organizationId, organizationId), eq(customLists.id, listId));
}

function inVersion({ id, organizationId, version }: CustomList) {
  return and(
    eq(customEntries.listId, id),
    eq(customEntries.organizationId, organizationId),
    sql`${customEntries.fromVersion} <= ${version}`,
    sql`(${customEntries.toVersion} is null or ${customEntries.toVersion} > ${version})`,
  );
}

/** Stages entries in batches: a hundred thousand as one value would block requests for seconds. */
async function stage(tx: Queries, put: Parameters<CustomLists['change']>[2]['put']): Promise<void> {
  await tx.execute(sql`
    create temporary table incoming_entries (entry_id text primary key, content_hash text, record text) on commit drop`);
  for (let first = 0; first < put.length; first += RUN) {
    const run = put.slice(first, first + RUN);
    await tx.execute(sql`
      insert into incoming_entries
      select * from unnest(
        ${sql.param(run.map(({ sourceId }) => sourceId))}::text[],
        ${sql.param(run.map(({ contentHash }) => contentHash))}::text[],
        ${sql.param(run.map(({ json }) => json))}::text[]
      )`);
  }
  await tx.execute(sql`analyze incoming_entries`);
}

async function changeEntries(
  tx: Queries,
  list: CustomList,
  { put, drop = [], replace = false, maxNames, at, audit }: Parameters<CustomLists['change']>[2],
): Promise<CustomListChange> {
  const version = list.version + 1;
  const incoming = sql`incoming_entries as incoming`;
  await stage(tx, put);
  const gone = replace
    ? sql`not exists (select from ${incoming} where incoming.entry_id = e.entry_id)`
    : sql`e.entry_id = any(${sql.param([...drop])}::text[])`;
  const closed = await tx.execute<{ entry_id: string; still: boolean; names: number; name: string }>(sql`
    update ${customEntries} e set to_version = ${version}
    where e.list_id = ${list.id} and e.to_version is null and (${gone} or exists (
      select from ${incoming} where incoming.entry_id = e.entry_id and incoming.content_hash <> e.content_hash))
    returning e.entry_id, exists (select from ${incoming} where incoming.entry_id = e.entry_id) as still,
      json_array_length(e.record -> 'names') as names, e.record -> 'names' -> 0 ->> 'full' as name`);
  const opened = await tx.execute<{ entry_id: string; names: number; name: string }>(sql`
    insert into ${customEntries} (list_id, organization_id, entry_id, from_version, content_hash, record)
    select ${list.id}, ${list.organizationId}, incoming.entry_id, ${version}, incoming.content_hash, incoming.record::json
    from ${incoming}
    where not exists (
      select from ${customEntries} e
      where e.list_id = ${list.id} and e.entry_id = incoming.entry_id and e.to_version is null
    )
    returning entry_id, json_array_length(record -> 'names') as names, record -> 'names' -> 0 ->> 'full' as name`);
  const changed = closed.rows.filter((row) => row.still).length;
  const counts = {
    added: opened.rows.length - changed,
    changed,
    removed: closed.rows.length - changed,
    entries: namedEntries(closed.rows, opened.rows),
  };
  if (counts.added + counts.changed + counts.removed === 0) return { list, ...counts };
  const removed = closed.rows.filter(({ still }) => !still).map((row) => row.entry_id);
  if (removed.length > 0) {
    // A picture goes with its entry.
    await tx.execute(
      sql`delete from ${entryImages} where list_id = ${list.id} and entry_id = any(${sql.param(removed)}::text[])`,
    );
  }
  const entryCount = list.entryCount + counts.added - counts.removed;
  const next = { ...list, version, entryCount, updatedAt: at };
  const moreNames = namesOf(opened.rows) - namesOf(closed.rows);
  await tx
    .update(customLists)
    .set({ version, entryCount, nameCount: sql`${customLists.nameCount} + ${moreNames}`, updatedAt: at })
    .where(own(list.organizationId, list.id));
  const [total] = await tx
    .select({
      entries: sum(customLists.entryCount).mapWith(Number),
      names: sum(customLists.nameCount).mapWith(Number),
    })
    .from(customLists)
    .where(eq(customLists.organizationId, list.organizationId));
  if ((total?.entries ?? 0) > MAX_CUSTOM_ENTRIES) throw new AppError('too_many_custom_entries');
  if (moreNames > 0 && total !== undefined && total.names > maxNames) throw tooManyNames(total.names, maxNames);
  const change = { list: next, ...counts };
  await recordAudit(tx, audit(change));
  await enqueueMonitoring(tx);
  return change;
}

interface StoredEntry {
  readonly entry_id: string;
  readonly name: string;
}

function namedEntries(
  closed: readonly (StoredEntry & { readonly still: boolean })[],
  opened: readonly StoredEntry[],
): ChangedEntry[] {
  const earlier = new Set(closed.filter(({ still }) => still).map((row) => row.entry_id));
  const byId = (one: StoredEntry, other: StoredEntry) => (one.entry_id < other.entry_id ? -1 : 1);
  return [
    ...closed
      .filter(({ still }) => !still)
      .toSorted(byId)
      .map(({ entry_id: entryId, name }) => ({ entryId, name, change: 'removed' as const })),
    ...opened.toSorted(byId).map(({ entry_id: entryId, name }) => ({
      ...{ entryId, name },
      change: earlier.has(entryId) ? ('changed' as const) : ('added' as const),
    })),
  ].slice(0, MAX_NAMED_ENTRIES);
}

function fixedType(): AppError {
  const message = 'cannot change while the list has entries, whose categories depend on it; create another list';
  return new AppError('validation_failed', { faults: [{ field: 'list_type', message }] });
}

function namesOf(rows: readonly { readonly names: number }[]): number {
  return rows.reduce((count, { names }) => count + names, 0);
}

function tooManyNames(names: number, maxNames: number): AppError {
  const text = `All custom lists together may hold at most ${maxNames} names, aliases included, and would hold ${names}; remove aliases or entries, or raise CUSTOM_LISTS_MAX_NAMES`;
  return new AppError('too_many_custom_names', { text });
}

/**
 * Makes a new version of the list with the same entry: related data elsewhere has changed, and monitoring must rescreen
 * whom it may concern. False if there is no such entry.
 */
export async function renewEntry(
  tx: Queries,
  organizationId: string,
  { listId, entryId }: EntryPlace,
  at: Date,
): Promise<boolean> {
  await lock(tx, organizationId);
  const [list] = await tx.select().from(customLists).where(own(organizationId, listId));
  if (list === undefined) return false;
  const version = list.version + 1;
  const renewed = await tx.execute(sql`
    with closed as (
      update ${customEntries} e set to_version = ${version}
      where e.list_id = ${listId} and e.organization_id = ${organizationId} and e.entry_id = ${entryId} and e.to_version is null
      returning e.content_hash, e.record)
    insert into ${customEntries} (list_id, organization_id, entry_id, from_version, content_hash, record)
    select ${listId}, ${organizationId}, ${entryId}, ${version}, content_hash, record from closed`);
  if (renewed.rowCount === 0) return false;
  await tx.update(customLists).set({ version, updatedAt: at }).where(own(organizationId, listId));
  await enqueueMonitoring(tx);
  return true;
}
