import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { organizations } from '../../src/accounts/organizations.table.js';
import type { Parts } from '../../src/app/parts.js';
import { bulkRows } from '../../src/bulk-uploads/bulk-uploads.table.js';
import { whitelistedPairs, whitelistUses } from '../../src/cases/case-work.table.js';
import { casesRepository } from '../../src/cases/cases.repository.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { dataProtectionModule } from '../../src/data-protection/data-protection.module.js';
import { applyRetention, type RetentionRepository, retainOrganization } from '../../src/data-protection/retention.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { events } from '../../src/platform/outbox/events.table.js';
import { dataProtectionService } from '../support/data-protection-service.js';
import { PERSONAL_DATA } from '../support/personal-data.js';
import { analyst, sampleCase } from '../support/sample-case.js';
import { gavrilo } from '../support/sample-records.js';
import { TEST_IMAGE_KEYS } from '../support/test-image-keys.js';

const { database, administrator, auditFindings } = await dataProtectionService();
const { db } = database;
let clock = new Date();
const now = () => clock;
const newId = idFactory(now);

test('a long retention run continues in another job, so that a service can stop', async () => {
  const queued: unknown[] = [];
  let time = 0;
  const retentions: RetentionRepository = {
    organizations: async () => ['a'.repeat(24)],
    read: async () => ({ days: { passed: 1 } }),
    save: async () => {},
    async queue(_, after) {
      queued.push(after?.id);
    },
    async forgetBulkRows(_, __, most) {
      time += 6000;
      return most;
    },
    async emptyRemovedEntries(_, most) {
      time += 6000;
      return most;
    },
    applyTo: async () => {
      time += 6000;
      return { last: { createdAt: clock, id: String(time) }, erased: 100 };
    },
  };
  const deps = { retentions, now: () => new Date(time), newId, pause: async () => {} };
  await retainOrganization(deps, 'a'.repeat(24));
  assert.deepEqual(queued, ['12000']);
  await applyRetention(deps);
  assert.deepEqual(queued, ['12000', undefined]);
  assert.equal(time, 24_000);
  const onlyRows = { ...retentions, read: async () => ({ days: {}, bulkRowDays: 1 }), applyTo: async () => undefined };
  await retainOrganization({ ...deps, retentions: onlyRows }, 'a'.repeat(24));
  assert.deepEqual(queued, ['12000', undefined, undefined]);
  assert.equal(time, 36_000);
});

test('retention erases by outcome and age, except monitored searches and those on hold', async () => {
  const admin = await administrator();
  const saved = await admin.send('POST', '/api/retention', { no_match_days: 30, passed_days: 60, bulk_row_days: 10 });
  assert.equal(saved.data.retention.failed_days, null);
  assert.deepEqual((await admin.send('GET', '/api/retention')).data, saved.data);

  const organizationId = newId();
  await db.insert(organizations).values({ id: organizationId, name: 'Retaining bank', createdAt: clock });
  const mine = { ...analyst, organizationId, credential: 'access_token' } as const;
  const accounts = { now, newId } as Parts['accounts'];
  const images = imagesRepository(database, TEST_IMAGE_KEYS);
  const dataProtection = dataProtectionModule(
    { ...{ accounts, database, images }, config: { storedMegabytesPerOrganization: 0 } },
    PERSONAL_DATA,
  );
  const store = casesRepository(database);
  const add = async (name: string, hits: Parameters<typeof sampleCase>[0] = [], counts = sql`false_positives = 0`) => {
    const { made, results } = await sampleCase(hits, { name }, { now, newId });
    await store.add({ made: { ...made, organizationId }, results });
    await db.execute(
      sql`update cases set ${counts}, updated_at = ${clock.toISOString()}::timestamptz where id = ${made.id}`,
    );
    return made.id;
  };
  const hits = [{ record: gavrilo, score: 90 }];
  const none = await add('Nobody Known');
  const monitored = await add('Somebody Watched', [], sql`is_monitored = true`);
  const inTheNews = await add('Somebody Read Of', [], sql`is_media_monitored = true`);
  const held = await add('Somebody Held');
  const open = await add('Gavrilo Zaretsky', hits);
  const passed = await add('Gavrilo Zaretsky', hits, sql`potential_matches = 0, false_positives = 1`);
  const failed = await add('Gavrilo Zaretsky', hits, sql`potential_matches = 0, true_positives = 1`);
  const article = await add('Nobody Else', [], sql`total_adverse_media = 1`);
  const uncertain = await add('Nobody With A Mistyped Number');
  await db.execute(sql`
    insert into customers (id, organization_id, user_id, case_id, party, categories, match_score, exact_search, has_image,
      upload_source, search_words, mode, status, round, requested_by, credit_taken, verdict, key_drivers, created_at, updated_at)
    select ${newId()}, organization_id, user_id, id, '{}', '{}', 80, false, false, '', '{}', 'lite', 'completed', 1, user_id,
      false, 'uncertain', '{}', created_at, updated_at from cases where id = ${uncertain}`);
  const uploadId = newId();
  await db.execute(sql`
    insert into bulk_uploads (id, organization_id, user_id, uploaded_by, file_name, mode, status, rows_a_job, customers, created,
      failed_rows, processed, cases_created, created_at, ended_at)
    values (${uploadId}, ${organizationId}, '', '', '', 'lite', 'Completed', 50, 1, 0, 1, 0, 0, now(), ${clock.toISOString()}::timestamptz)`);
  await db.insert(bulkRows).values({ uploadId, number: 1, organizationId, line: 2, cells: { name: 'x' }, faults: [] });
  await dataProtection.holds.add(mine, { caseIds: [held], reason: 'Court order 7' });
  await dataProtection.retention.update(mine, { days: { no_match: 30, passed: 60 }, bulkRowDays: 10 });

  const left = async () =>
    new Set(
      (await db.execute<{ id: string }>(sql`select id from cases where organization_id = ${organizationId}`)).rows.map(
        ({ id }) => id,
      ),
    );
  const after = async (days: number) => {
    clock = new Date(clock.getTime() + days * 86_400_000);
    await dataProtection.tasks.retain_organization({ organizationId });
    return left();
  };
  // Of two whitelistings decided in one search, the one in force outlives it, with its count.
  for (const [id, endedAt] of [
    ['in force', null],
    ['ended', clock],
  ] as const) {
    const names = { subjectKey: 'x', subjectName: 'x', recordId: id, recordName: 'x', materialHash: 'x', reason: 'x' };
    const by = { userId: 'x', email: 'x', at: clock };
    await db.insert(whitelistedPairs).values({ ...names, ...by, id, organizationId, caseId: passed, endedAt });
    await db.insert(whitelistUses).values({ pairId: id, organizationId, searches: 1 });
  }
  const all = [none, monitored, inTheNews, held, open, passed, failed, article, uncertain];
  assert.deepEqual(await after(9), new Set(all));
  assert.equal((await db.select().from(bulkRows)).filter((row) => row.organizationId === organizationId).length, 1);
  assert.deepEqual(await after(22), new Set(all.filter((id) => id !== none)));
  assert.equal((await db.select().from(bulkRows)).filter((row) => row.organizationId === organizationId).length, 0);
  const kept = all.filter((id) => id !== none && id !== passed);
  assert.deepEqual(await after(30), new Set(kept));
  assert.deepEqual(await after(10_000), new Set(kept));
  const pairs = await db
    .delete(whitelistedPairs)
    .where(eq(whitelistedPairs.organizationId, organizationId))
    .returning();
  const uses = await db.select().from(whitelistUses).where(eq(whitelistUses.organizationId, organizationId));
  assert.deepEqual([pairs.map(({ id }) => id), uses.map(({ pairId }) => pairId)], [['in force'], ['in force']]);
  assert.equal((await store.list(organizationId, { number: 1, size: 10 })).total, kept.length);
  assert.deepEqual(await auditFindings(organizationId), []);
  assert.deepEqual(
    (await db.select().from(events)).filter(({ aboutId }) => aboutId === none),
    [],
  );
  const { rows } = await db.execute(sql`
    select action from audit_entries where chain = ${organizationId} and action = 'retention.applied'`);
  assert.equal(rows.length, 2);
});
