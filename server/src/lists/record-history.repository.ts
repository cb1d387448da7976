import { sql } from 'drizzle-orm';
import type { ListedRecord } from '../domain/listed-record.js';
import type { StoredVersion } from '../domain/record-history.js';
import type { Queries } from '../platform/database/database.js';
import { recordKey } from '../platform/database/record-key.js';
import { editions, listedRecords } from './editions.table.js';

/** All versions of an official record, oldest first; none where no edition ever held it. */
export async function versionsOfRecord(queries: Queries, recordId: string): Promise<readonly StoredVersion[]> {
  const { rows } = await queries.execute<{
    record: ListedRecord;
    began: string;
    began_at: string;
    ended: string | null;
    ended_at: string | null;
  }>(sql`
    select ${listedRecords.record} as record, b.version as began, b.imported_at as began_at, e.version as ended, e.imported_at as ended_at
    from ${listedRecords}
    join ${editions} b on b.source = ${listedRecords.source} and b.number = ${listedRecords.fromEdition}
    left join ${editions} e on e.source = ${listedRecords.source} and e.number = ${listedRecords.toEdition}
    where ${recordKey(listedRecords.source, listedRecords.sourceId)} = ${recordId}
    order by ${listedRecords.fromEdition}`);
  return rows.map(({ record, began, began_at, ended, ended_at }) => ({
    record,
    from: { version: began, at: new Date(began_at) },
    ...(ended !== null && ended_at !== null && { until: { version: ended, at: new Date(ended_at) } }),
  }));
}
