import { and, asc, eq, sql } from 'drizzle-orm';
import { type CustomList, customVersion } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { StoredVersion } from '../domain/record-history.js';
import type { Queries } from '../platform/database/database.js';
import { recordKey } from '../platform/database/record-key.js';
import { customEntries, customLists } from './custom-lists.table.js';
import { toCustomList } from './held-by.repository.js';

/** The list of an entry and all its versions, oldest first; undefined where the organization has no such entry. */
export async function versionsOfEntry(
  queries: Queries,
  organizationId: string,
  recordId: string,
): Promise<{ readonly list: CustomList; readonly versions: readonly StoredVersion[] } | undefined> {
  const rows = await queries
    .select({ list: customLists, entry: customEntries })
    .from(customEntries)
    .innerJoin(customLists, eq(customLists.id, customEntries.listId))
    .where(
      and(
        eq(customEntries.organizationId, organizationId),
        eq(customLists.organizationId, organizationId),
        eq(recordKey(sql`'custom:' || ${customEntries.listId}`, customEntries.entryId), recordId),
      ),
    )
    .orderBy(asc(customEntries.fromVersion));
  const [first] = rows;
  if (first === undefined) return undefined;
  const list = toCustomList(first.list);
  const versions = rows.map(({ entry: { record, fromVersion, toVersion } }) => ({
    record: record as ListedRecord,
    from: { version: customVersion({ ...list, version: fromVersion }) },
    ...(toVersion !== null && { until: { version: customVersion({ ...list, version: toVersion }) } }),
  }));
  return { list, versions };
}
