import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { storageQuotaRepository } from '../../src/accounts/storage-quota.repository.js';
import type { Parts } from '../../src/app/parts.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { dataProtectionModule } from '../../src/data-protection/data-protection.module.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { drawPicture } from '../support/draw-picture.js';
import { runningService } from '../support/running-service.js';
import { TEST_IMAGE_KEYS } from '../support/test-image-keys.js';

const { ask, address, database, newOrganization } = await runningService({ STORED_MB_PER_ORGANIZATION: '1' });
const { db } = database;
const now = () => new Date('2026-11-20T08:30:00Z');
const accounts = { now, newId: idFactory(now) } as Parts['accounts'];
const images = imagesRepository(database, TEST_IMAGE_KEYS);
const party = { name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'], match_score: 80 };

async function organization() {
  const { headers } = await newOrganization();
  const send = (method: string, path: string, body?: unknown) => ask(method, path, { headers, body });
  const search = () => send('POST', '/api/search', party);
  const caseId = String((await search()).body.data.search_reference);
  const { rows } = await db.execute<{ id: string }>(sql`select organization_id as id from cases where id = ${caseId}`);
  const id = rows[0]?.id ?? '';
  const { tasks } = dataProtectionModule(
    { ...{ accounts, database, images }, config: { storedMegabytesPerOrganization: 1 } },
    [],
  );
  return {
    headers,
    send,
    search,
    caseId,
    id,
    tasks,
    count: () => tasks.count_organization_storage({ organizationId: id }),
  };
}

/** Bytes that PostgreSQL cannot compress, like those of an encrypted picture. */
const encryptedPicture = (bytes: number) => randomBytes(bytes).toString('base64');

test('an organization over its storage quota gets 429 until data is erased and counted; others do not', async () => {
  const mine = await organization();
  const other = await organization();
  const list = await mine.send('POST', '/api/custom-lists', { name: 'Blocked', type: 'blacklist' });
  const { id: listId } = list.body.data.custom_list as { id: string };
  const entries = `/api/custom-lists/${listId}/entries`;
  const entry = { entries: [{ id: 'one', name: 'Jane Harmless', entity_type: 'Person' }] };
  const article = { articles: [{ title: 'A report', text: 'Jane Harmless was convicted of fraud in Oslo.' }] };
  assert.equal((await mine.send('POST', entries, entry)).status, 200);
  await mine.count();
  assert.equal((await mine.search()).status, 200, 'a little is stored');
  await db.execute(sql`
    insert into case_images (case_id, organization_id, sealed)
    values (${mine.caseId}, ${mine.id}, ${encryptedPicture(1024 * 1024)})`);
  assert.equal((await mine.search()).status, 200, 'nothing was counted since');
  await mine.count();
  await other.count();

  const form = new FormData();
  form.append('file', new Blob(['name\nJane Harmless']), 'customers.csv');
  const { headers } = mine;
  const uploaded = await fetch(`${address}/api/customers/bulk-upload`, { method: 'POST', body: form, headers });
  const upload = { status: uploaded.status, headers: uploaded.headers, body: (await uploaded.json()) as never };
  const before = await rowCounts(mine.id);
  for (const refused of [
    upload,
    await mine.search(),
    await mine.send('POST', '/api/ai-risk-customers', party),
    await mine.send('POST', '/api/compliance-request', { search_reference: mine.caseId }),
    await mine.send('POST', '/api/adverse-media/articles', article),
    await mine.send('POST', entries, entry),
    await mine.send('POST', `${entries}/one/image`, { image: drawPicture().toString('base64') }),
    await ask('POST', `/api/custom-lists/${listId}/import`, {
      headers: { ...headers, 'content-type': 'text/csv' },
      body: 'name,entity_type\nJane Harmless,Person',
    }),
  ]) {
    const { code, message } = (refused.body as (typeof list)['body']).error;
    assert.deepEqual([refused.status, code], [429, 'storage_full'], message);
    assert.match(
      message,
      /may store 1 MB and was using 1\.\d MB at 2026-11-20 08:30 UTC.*raise STORED_MB_PER_ORGANIZATION/,
    );
    assert.equal(refused.headers.get('retry-after'), '900');
  }
  assert.deepEqual(await rowCounts(mine.id), before, 'nothing is stored of what was refused');
  assert.equal((await other.search()).status, 200);

  const request = { search_references: [mine.caseId], reason: 'Request 12' };
  assert.equal((await mine.send('POST', '/api/data-subjects/erase', request)).status, 200);
  await mine.count();
  assert.equal((await mine.search()).status, 200);
});

async function rowCounts(organizationId: string) {
  const { rows } = await db.execute(sql`
    select (select count(*) from cases where organization_id = ${organizationId}) as cases,
      (select count(*) from customers where organization_id = ${organizationId}) as customers,
      (select count(*) from bulk_uploads where organization_id = ${organizationId}) as uploads,
      (select count(*) from articles where organization_id = ${organizationId}) as articles,
      (select count(*) from custom_entries where organization_id = ${organizationId}) as entries,
      (select count(*) from entry_images where organization_id = ${organizationId}) as pictures`);
  return rows[0];
}

test('the count covers every table that an organization can grow without bound', async () => {
  const { id, caseId, count } = await organization();
  const bytes = async () => {
    await count();
    const { rows } = await db.execute(sql`select bytes from organization_storage where organization_id = ${id}`);
    return Number(rows[0]?.bytes);
  };
  const text = encryptedPicture(30_000);
  const additions = {
    case_images: sql`insert into case_images values (${caseId}, ${id}, ${text})`,
    bulk_rows: sql`
      with upload as (
        insert into bulk_uploads (id, organization_id, user_id, uploaded_by, file_name, mode, status, rows_a_job, customers,
          created, failed_rows, processed, cases_created, created_at)
        values (${caseId}, ${id}, '', '', '', '', '', 1, 1, 0, 0, 0, 0, now()) returning id)
      insert into bulk_rows (upload_id, number, organization_id, line, cells, faults)
        select id, 1, ${id}, 2, to_json(${text}::text), '[]' from upload`,
    events: sql`
      insert into events (id, organization_id, type, about_kind, about_id, created_at, body)
        values (${`${caseId}e`}, ${id}, '', '', ${caseId}, now(), ${text})`,
    audit_entries: sql`
      insert into audit_entries (id, chain, at, actor, action, target_kind, target_id, details, details_hash)
        values (${`${caseId}a`}, ${id}, now(), '{}', '', '', '', to_json(${text}::text), '')`,
    custom_entries: sql`
      with list as (
        insert into custom_lists (id, organization_id, name, type, version, entry_count, created_at, updated_at)
        values (${`${caseId}l`}, ${id}, 'Mine', '', 1, 1, now(), now()) returning id)
      insert into custom_entries (list_id, entry_id, from_version, organization_id, content_hash, record)
        select id, '', 1, ${id}, '', to_json(${text}::text) from list`,
  };
  for (const [table, addition] of Object.entries(additions)) {
    const before = await bytes();
    await db.execute(addition);
    const grown = (await bytes()) - before;
    assert.ok(grown >= 40_000 && grown < 45_000, `${table}: ${grown}`);
  }
});

test('the scheduled task counts every organization in a job of its own', async () => {
  const { id, tasks } = await organization();
  const counted = async () =>
    (await db.execute(sql`select from organization_storage where organization_id = ${id}`)).rows;
  assert.equal((await counted()).length, 0);
  await tasks.count_storage();
  while ((await counted()).length === 0);
});

test('without the setting nothing is queried or counted', async () => {
  const schedule = (storedMegabytesPerOrganization: number) =>
    dataProtectionModule({ accounts, database, images, config: { storedMegabytesPerOrganization } }, []).schedule;
  assert.ok(!schedule(0).some((line) => line.includes('count_storage')));
  assert.ok(schedule(1).includes('*/15 * * * * count_storage'));
  await storageQuotaRepository({ db: undefined as never }, 0).check('any');
});
