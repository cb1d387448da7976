import { type SQL, sql } from 'drizzle-orm';
import { findContradictions } from '../../src/audit/audit-contradictions.repository.js';
import type { Database, Queries } from '../../src/platform/database/database.js';

/** The contradictions that are told of an organization while a rewriting of the database stands, which is taken back afterwards. */
export async function contradictionsAfter(
  database: Database,
  organizationId: string,
  rewriting: SQL = sql`select`,
): Promise<string[]> {
  const takenBack = new Error('taken back');
  let reported: string[] = [];
  await database
    .transaction(async (tx: Queries) => {
      await tx.execute(rewriting);
      const found = (await findContradictions(tx)).get(organizationId) ?? [];
      reported = found.map(({ finding, message }) => `${finding}: ${message}`);
      throw takenBack;
    })
    .catch((error) => {
      if (error !== takenBack) throw error;
    });
  return reported;
}
