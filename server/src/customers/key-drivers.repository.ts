import { sql } from 'drizzle-orm';
import type { DriverOfCase } from '../cases/cases.js';
import type { KeyDriver } from '../domain/analysis.js';
import type { Database } from '../platform/database/database.js';
import { analyses } from './analyses.table.js';
import { customers } from './customers.table.js';

/** Drivers that are about no record, or about another one than the deciding one. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...['no_match', 'other_record', 'adverse_media', 'not_searched', 'incomplete'],
]);

/** Reads the key drivers of the last analysis of a case, as data; empty if there is none. */
export function keyDriversRepository({ db }: Pick<Database, 'db'>) {
  return async (organizationId: string, caseId: string): Promise<readonly DriverOfCase[]> => {
    const { rows } = await db.execute<{ drivers: readonly KeyDriver[]; deciding: string | null }>(sql`
      select output::json -> 'keyDrivers' as drivers, output::json #>> '{records,0,recordId}' as deciding
      from ${customers} join ${analyses} on ${analyses.customerId} = ${customers.id}
      where ${customers.organizationId} = ${organizationId} and ${customers.caseId} = ${caseId}
      order by ${analyses.round} desc limit 1`);
    const [last] = rows;
    return (last?.drivers ?? []).map(({ text, code, direction }) => ({
      ...{ text, code, direction },
      recordId: ELSEWHERE.has(code) ? null : (last?.deciding ?? null),
    }));
  };
}
