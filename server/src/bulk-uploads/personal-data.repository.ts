import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { byCustomer, type PersonalData, type Subjects } from '../platform/database/personal-data.js';
import { bulkRows } from './bulk-uploads.table.js';

/** Rows of uploaded files. */
export const BULK_UPLOADS_PERSONAL_DATA: readonly PersonalData[] = [
  { table: bulkRows, of: (subjects) => or(byCustomer(bulkRows)(subjects), rejectedRowsOf(subjects)) },
];

/** Rows that made no customer, by the name in them: they are kept to be shown as faulty, and for nothing else. */
function rejectedRowsOf({ organizationId, names }: Subjects): SQL | undefined {
  const written = names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  return and(
    eq(bulkRows.organizationId, organizationId),
    isNull(bulkRows.customerId),
    sql`json_array_length(${bulkRows.faults}) > 0`,
    inArray(sql`lower(regexp_replace(trim(${bulkRows.cells} ->> 'name'), '\\s+', ' ', 'g'))`, written),
  );
}
