import { sql } from 'drizzle-orm';
import { customEntries } from '../custom-lists/custom-lists.table.js';
import { recordId } from '../domain/id.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { listedRecords } from '../lists/editions.table.js';
import type { Queries } from '../platform/database/database.js';
import { recordKey } from '../platform/database/record-key.js';

/**
 * The records of these ids as the newest editions of official lists, the organization's own lists and the demonstration list, which has no
 * stored edition, have them, by id.
 */
export async function currentRecords(
  queries: Queries,
  organizationId: string,
  ids: readonly string[],
  demonstration: readonly ListedRecord[],
): Promise<ReadonlyMap<string, ListedRecord>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.param([...ids]);
  const official = recordKey(listedRecords.source, listedRecords.sourceId);
  const own = recordKey(sql`'custom:' || ${customEntries.listId}`, customEntries.entryId);
  const { rows } = await queries.execute<{ id: string; record: ListedRecord }>(sql`
    select ${official} as id, ${listedRecords.record} as record from ${listedRecords}
    where ${official} = any(${wanted}::text[]) and ${listedRecords.toEdition} is null
    union all
    select ${own}, ${customEntries.record} from ${customEntries}
    where ${customEntries.organizationId} = ${organizationId} and ${own} = any(${wanted}::text[])
      and ${customEntries.toVersion} is null`);
  const invented = demonstration.map((record) => [recordId(record.source, record.sourceId), record] as const);
  return new Map([
    ...invented.filter(([id]) => ids.includes(id)),
    ...rows.map(({ id, record }) => [id, record] as const),
  ]);
}
