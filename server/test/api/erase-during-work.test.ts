import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { sharedService } from '../support/running-service.js';

const { ask, database, newOrganization } = await sharedService();

test('an erasure that meets work on the same customer in a deadlock is repeated, and erases', async () => {
  const { headers } = await newOrganization();
  const body = { name: 'Jane Harmless', entity_type: ['Person'], categories: ['Sanctions'], match_score: 80 };
  const stored = await ask('POST', '/api/ai-risk-customers', { headers, body });
  const { customer_id: customerId, search_reference: caseId } = stored.body.data as Record<string, string>;
  const statusNow = async () =>
    (await ask('GET', `/api/ai-risk-customers/${customerId}`, { headers })).body.data as { status?: string };
  while ((await statusNow()).status !== 'COMPLETED');

  const request = { headers, body: { search_references: [caseId], reason: 'Request 14' } };
  let erasing: ReturnType<typeof ask> | undefined;
  // As a job does that stores an analysis. Where it is ended in place of the erasure, that goes on all the same.
  await database
    .transaction(async (tx) => {
      await tx.execute(sql`select from customers where id = ${customerId} for update`);
      erasing = ask('POST', '/api/data-subjects/erase', request);
      for (let waits = 0; waits === 0; ) {
        const { rows } = await database.db.execute<{ waits: number }>(sql`
          select count(*)::integer as waits from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%"customers"%' and datname = current_database()`);
        waits = rows[0]?.waits ?? 0;
      }
      await tx.execute(sql`select from cases where id = ${caseId} for update`);
    })
    .catch(() => {});
  const erased = await erasing;
  assert.equal(erased?.status, 200, erased?.text);
});
