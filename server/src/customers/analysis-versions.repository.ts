import { and, desc, eq } from 'drizzle-orm';
import type { AnalysisVersions } from '../cases/case-report.js';
import type { Analysis } from '../domain/analysis.js';
import type { Database } from '../platform/database/database.js';
import { analyses } from './analyses.table.js';

/** Reads the versions of a customer's last finished analysis; undefined if there is none. */
export function analysisVersionsRepository({ db }: Pick<Database, 'db'>) {
  return async (organizationId: string, customerId: string): Promise<AnalysisVersions | undefined> => {
    const [row] = await db
      .select({ input: analyses.input, output: analyses.output })
      .from(analyses)
      .where(and(eq(analyses.organizationId, organizationId), eq(analyses.customerId, customerId)))
      .orderBy(desc(analyses.round))
      .limit(1);
    if (row === undefined) return undefined;
    const { model, scorerVersion } = JSON.parse(row.output) as Pick<Analysis, 'model' | 'scorerVersion'>;
    const { narrativeVersion } = row.input;
    return { model, scorerVersion, ...(narrativeVersion !== undefined && { narrativeVersion }) };
  };
}
