import { sql } from 'drizzle-orm';
import type { ListedRecord, RecordVersion } from '../domain/listed-record.js';
import type { Queries } from '../platform/database/database.js';
import { editions, listedRecords } from './editions.table.js';

/** A record as of an edition (`un_sc@2026-11-20T04:00:00Z`). */
export interface RecordOfEdition {
  readonly version: string;
  readonly source: string;
  readonly sourceId: string;
}

/** The versions of these records, in their order; undefined for what is in no stored edition: own lists, the demonstration list. */
export async function findVersions(
  queries: Queries,
  wanted: readonly RecordOfEdition[],
): Promise<readonly (RecordVersion | undefined)[]> {
  const requested = wanted.map(({ version, source, sourceId }, place) => ({
    place,
    version,
    source,
    source_id: sourceId,
  }));
  const { rows } = await queries.execute<{ place: number; began: number }>(sql`
    select asked.place, r.from_edition as began
    from json_to_recordset(${JSON.stringify(requested)}::json) as asked (place integer, version text, source text, source_id text)
    join ${editions} e on e.version = asked.version and e.source = asked.source
    join ${listedRecords} r on r.source = asked.source and r.source_id = asked.source_id
      and r.from_edition <= e.number and (r.to_edition is null or r.to_edition > e.number)`);
  const begun = new Map(rows.map(({ place, began }) => [place, began]));
  return wanted.map(({ source, sourceId }, place) => {
    const began = begun.get(place);
    return began === undefined ? undefined : [source, sourceId, began];
  });
}

/** The records of these versions, in their order. Throws if one is not stored. */
export async function recordsOfVersions(
  queries: Queries,
  wanted: readonly RecordVersion[],
): Promise<readonly ListedRecord[]> {
  const requested = wanted.map(([source, sourceId, began], place) => ({ place, source, source_id: sourceId, began }));
  const { rows } = await queries.execute<{ record: ListedRecord }>(sql`
    select r.record
    from json_to_recordset(${JSON.stringify(requested)}::json) as asked (place integer, source text, source_id text, began integer)
    join ${listedRecords} r on r.source = asked.source and r.source_id = asked.source_id and r.from_edition = asked.began
    order by asked.place`);
  if (rows.length !== wanted.length) {
    throw new Error(`${wanted.length - rows.length} of ${wanted.length} listed records of stored results are missing`);
  }
  return rows.map(({ record }) => record);
}
