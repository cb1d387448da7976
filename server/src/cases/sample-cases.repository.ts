import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.js';
import { insertBatch } from '../platform/database/insert-rows.js';
import { recordAudit } from '../platform/outbox/record-audit.repository.js';
import { cases } from './case.table.js';
import { caseCountRows } from './case-counts.repository.js';
import { rowsOfSamples } from './cases.repository.js';
import { CASES_PERSONAL_DATA } from './personal-data.repository.js';
import type { SampleCases } from './sample-cases.js';

/** Sample cases in PostgreSQL. */
export function sampleCasesRepository({ db, transaction }: Database): SampleCases {
  return {
    count: (organizationId) => db.$count(cases, samplesOf(organizationId)),

    add: (organizationId, samples, audit) =>
      transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`samples ${organizationId}`}, 0))`);
        if (samples.length === 0 || (await tx.$count(cases, samplesOf(organizationId))) > 0) return 0;
        await insertBatch(tx, await rowsOfSamples(tx, samples));
        await recordAudit(tx, { ...audit, details: { case_ids: samples.map(({ made }) => made.id) } });
        return samples.length;
      }),

    remove: (organizationId, audit) =>
      transaction(async (tx) => {
        const { id, createdAt, platform } = cases;
        const found = await tx
          .select({ id, organizationId: cases.organizationId, createdAt, platform })
          .from(cases)
          .where(samplesOf(organizationId))
          .orderBy(id)
          .for('update');
        if (found.length === 0) return 0;
        const caseIds = found.map((one) => one.id);
        const subjects = { organizationId, caseIds, customerIds: [], subjectKeys: [], names: [] };
        for (const { table, of } of CASES_PERSONAL_DATA) await tx.delete(table).where(of(subjects));
        await insertBatch(tx, [caseCountRows(found, -1)]);
        await recordAudit(tx, { ...audit, details: { case_ids: caseIds } });
        return found.length;
      }),
  };
}

function samplesOf(organizationId: string) {
  return and(eq(cases.organizationId, organizationId), sql`is_sample`);
}
