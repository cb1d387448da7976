import { type SQL, sql } from 'drizzle-orm';
import { listedRecords } from './editions.table.js';

/**
 * Selects the records of a source that differ between two editions, by their numbers: `source_id`, and the editions in which the
 * version in force at the earlier (`gone`) and at the later one (`came`) began; null where an edition lacks the record.
 */
export function differingRecords(source: string, earlier: number, later: number): SQL {
  return sql`
    select coalesce(g.source_id, c.source_id) as source_id, g.from_edition as gone, c.from_edition as came
    from (
      select source_id, from_edition, content_hash from ${listedRecords}
      where source = ${source} and to_edition > ${earlier} and to_edition <= ${later} and from_edition <= ${earlier}
    ) g
    full join (
      select source_id, from_edition, content_hash from ${listedRecords}
      where source = ${source} and from_edition > ${earlier} and from_edition <= ${later}
        and (to_edition is null or to_edition > ${later})
    ) c on c.source_id = g.source_id
    where g.content_hash is distinct from c.content_hash`;
}
