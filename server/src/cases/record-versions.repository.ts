import { eq } from 'drizzle-orm';
import { versionsOfEntry } from '../custom-lists/entry-history.repository.js';
import { versionsOfRecord } from '../lists/record-history.repository.js';
import type { Database } from '../platform/database/database.js';
import { decisionsOn } from './case-history.repository.js';
import { recordDecisions } from './case-work.table.js';
import type { RecordVersions } from './record-history.js';

/** Versions of listed records and the decisions on them, in PostgreSQL. */
export function recordVersionsRepository({ db }: Pick<Database, 'db'>): RecordVersions {
  return {
    ofLists: (recordId) => versionsOfRecord(db, recordId),

    ofOrganization: (organizationId, recordId) => versionsOfEntry(db, organizationId, recordId),

    async decisions(organizationId, recordId, most) {
      const [found] = await decisionsOn(db, organizationId, eq(recordDecisions.recordId, recordId), most);
      return found ?? { recordId, counts: { 'True Positive': 0, 'False Positive': 0, Unknown: 0 }, last: [] };
    },
  };
}
