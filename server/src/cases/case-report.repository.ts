import { and, desc, eq, inArray } from 'drizzle-orm';
import { editions } from '../lists/editions.table.js';
import type { Database } from '../platform/database/database.js';
import type { CaseReports } from './case-report.js';
import { recordDecisions } from './case-work.table.js';

export function caseReportsRepository({ db }: Pick<Database, 'db'>): CaseReports {
  return {
    async decisions(organizationId, caseId, most) {
      const rows = await db
        .select()
        .from(recordDecisions)
        .where(and(eq(recordDecisions.caseId, caseId), eq(recordDecisions.organizationId, organizationId)))
        .orderBy(desc(recordDecisions.id))
        .limit(most + 1);
      const decisions = rows
        .slice(0, most)
        .reverse()
        .map(({ whitelisted, whitelistUntil, withdrawnAt, ...row }) => ({
          ...{ id: row.id, recordId: row.recordId, about: row.about, status: row.status, stage: row.stage },
          ...{ reason: row.reason, reasonCode: row.reasonCode, isWhitelisted: whitelisted },
          ...{ userId: row.userId, email: row.email, at: row.at },
          ...(whitelistUntil && { whitelistUntil }),
          ...(withdrawnAt && { withdrawnAt }),
        }));
      return { decisions, isCut: rows.length > most };
    },

    async readers(versions) {
      const rows = await db
        .select({ version: editions.version, reader: editions.readerVersion })
        .from(editions)
        .where(inArray(editions.version, [...versions]));
      return new Map(rows.map(({ version, reader }) => [version, reader]));
    },
  };
}
