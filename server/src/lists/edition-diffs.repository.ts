import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Database } from '../platform/database/database.js';
import { differingRecords } from './differing-records.repository.js';
import type { DiffCounts, DiffFilter, EditionDiffs } from './edition-diffs.js';
import { toEdition } from './editions.repository.js';
import { editions, listedRecords } from './editions.table.js';

const KINDS = {
  added: sql`before is null`,
  removed: sql`after is null`,
  changed: sql`before is not null and after is not null`,
} as const;

/** Editions of a list, and what differs between two of them, page by page, in PostgreSQL. */
export function editionDiffsRepository({ db }: Pick<Database, 'db'>): EditionDiffs {
  return {
    async editions(source, before, most) {
      const rows = await db
        .select()
        .from(editions)
        .where(and(eq(editions.source, source), before === undefined ? undefined : lt(editions.number, before)))
        .orderBy(desc(editions.number))
        .limit(most);
      return rows.map(toEdition);
    },

    async counts(filter) {
      const { rows } = await db.execute<DiffCounts & Record<string, unknown>>(sql`
        select count(*) filter (where ${KINDS.added})::integer as added,
          count(*) filter (where ${KINDS.changed})::integer as changed,
          count(*) filter (where ${KINDS.removed})::integer as removed
        from (${differing(filter)}) differing`);
      return rows[0] ?? { added: 0, changed: 0, removed: 0 };
    },

    async page(filter, kind, { after, most }) {
      const { source } = filter;
      const conditions = [
        kind === undefined ? sql`true` : KINDS[kind],
        after === undefined ? sql`true` : sql`source_id > ${after}`,
      ];
      const { rows } = await db.execute<{ source_id: string; was: ListedRecord | null; is: ListedRecord | null }>(sql`
        select d.source_id, b.record as was, a.record as is
        from (
          select * from (${differing(filter)}) differing where ${sql.join(conditions, sql` and `)}
          order by source_id limit ${most}
        ) d
        left join ${listedRecords} b on b.source = ${source} and b.source_id = d.source_id and b.from_edition = d.before
        left join ${listedRecords} a on a.source = ${source} and a.source_id = d.source_id and a.from_edition = d.after
        order by d.source_id`);
      return rows.map(({ source_id: sourceId, was, is }) => ({
        sourceId,
        ...(was !== null && { before: was }),
        ...(is !== null && { after: is }),
      }));
    },
  };
}

/** The differing records with the editions in which their versions `before` and `after` began. */
function differing({ source, from, to, search }: DiffFilter): SQL {
  const [before, after] = from <= to ? [sql`gone`, sql`came`] : [sql`came`, sql`gone`];
  const named =
    search === undefined
      ? sql`true`
      : sql`(source_id = ${search} or exists (
          select from ${listedRecords} r, json_array_elements(r.record -> 'names') as listed
          where r.source = ${source} and r.source_id = d.source_id and r.from_edition in (gone, came)
            and position(lower(${search}) in lower(listed ->> 'full')) > 0))`;
  return sql`
    select source_id, ${before} as before, ${after} as after
    from (${differingRecords(source, Math.min(from, to), Math.max(from, to))}) d
    where ${named}`;
}
