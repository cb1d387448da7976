import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { cases } from '../cases/case.table.js';
import { workItems } from '../cases/work-items.table.js';
import type { Database } from '../platform/database/database.js';
import { viewersOf } from './work.repository.js';
import type { WorkChanges } from './work-events.js';

/** Changes of work in PostgreSQL, along the index by the last change. */
export function workChangesRepository({ db }: Pick<Database, 'db'>): WorkChanges {
  return {
    async since(organizationId, time, most) {
      const rows = await db
        .select({
          ...{ caseId: workItems.caseId, version: workItems.version, state: workItems.state },
          ...{ assigneeId: workItems.assigneeId, unseenAlerts: workItems.unseenAlerts, at: workItems.updatedAt },
        })
        .from(workItems)
        .where(and(eq(workItems.organizationId, organizationId), gt(workItems.updatedAt, time)))
        .orderBy(asc(workItems.updatedAt), asc(workItems.caseId))
        .limit(most);
      return rows.map(({ assigneeId, ...row }) => ({ ...row, ...(assigneeId !== null && { assigneeId }) }));
    },

    async lastComment(organizationId, caseId) {
      const [row] = await db
        .select({ at: sql<string | null>`${cases.comments} -> -1 ->> 'at'` })
        .from(cases)
        .where(and(eq(cases.organizationId, organizationId), eq(cases.id, caseId)));
      return row?.at ? new Date(row.at) : undefined;
    },

    viewers: (organizationId, caseId, now) => viewersOf(db, organizationId, caseId, now),
  };
}
