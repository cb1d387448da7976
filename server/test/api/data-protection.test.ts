import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTableName, sql } from 'drizzle-orm';
import { caseArticles } from '../../src/adverse-media/articles.table.js';
import { bulkRows, bulkUploads } from '../../src/bulk-uploads/bulk-uploads.table.js';
import { caseImages } from '../../src/cases/case-images.table.js';
import { recordAlerts } from '../../src/monitoring/alerts.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { deliveries } from '../../src/platform/outbox/deliveries.table.js';
import { queueViews } from '../../src/work/queue-views.table.js';
import { type Administrator, dataProtectionService, erase, hold, release } from '../support/data-protection-service.js';
import { PERSONAL_DATA } from '../support/personal-data.js';
import { runningService } from '../support/running-service.js';

const { ask, database, administrator, auditFindings } = await dataProtectionService(runningService());
const { db } = database;
const clock = new Date();
const newId = idFactory(() => clock);

/** Tables of an organization in which no subject of a search stands. A new table belongs here or into `personal-data.repository.ts` of its feature. */
const NOT_OF_SUBJECTS = [
  'review_policies',
  'client_reference_policies',
  ...['active_risk_score_engines', 'api_keys', 'bulk_uploads', 'case_counts', 'configurations', 'customer_counts'],
  // By references alone, until the next minute; and searches that find thousands.
  ...['customer_changes', 'customer_searches', 'customer_search_counts'],
  ...[
    'accepted_gaps',
    'custom_entries',
    'custom_lists',
    'emails',
    'entitlements',
    'entry_images',
    'identities',
    'monitoring_states',
    'passkeys',
    'password_resets',
    'record_splits',
    'recovery_codes',
    'retentions',
  ],
  ...['risk_score_engines', 'search_profiles', 'second_factors', 'sessions', 'signing_secrets', 'users', 'webhooks'],
  // How results cited public lists.
  'cited_sources',
  // Published articles stay as long as the press is kept; an organization's own are erased by what they say, and not by a key.
  'articles',
  'organization_storage',
  // Numbers, and ids of users.
  'counted_days',
  // By references alone, for a minute.
  'work_presence',
];

/** A subject with something in every table that holds one: the words of `words` are of him alone. */
async function manyTraces({ send }: Administrator) {
  const words = ['Tverdokhlebenko', 'Zzyzx'];
  const reason = 'Zzyzx, says the passport';
  await send('POST', '/api/client-reference-policy', { unique: true });
  const stored = await send('POST', '/api/ai-risk-customers', {
    ...{ name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions', 'PEP'], match_score: 80 },
    ...{ ai_risk_mode: 'AiRisk Advanced', address: '12 Zzyzx Lane', client_reference: 'Zzyzx-1' },
  });
  assert.equal(stored.status, 200, stored.answer.text);
  const { customer_id: customerId, search_reference: caseId } = stored.data;
  for (let status = ''; status !== 'COMPLETED'; ) {
    status = (await send('GET', `/api/ai-risk-customers/${customerId}`)).data.status;
  }
  // The job that analysed him ends a moment later.
  const itsJobs = sql`select from graphile_worker._private_jobs where payload::text like ${`%${customerId}%`}`;
  while ((await db.execute(itsJobs)).rows.length > 0);
  const [result] = (await send('GET', `/api/searches/${caseId}`)).data.results;
  await send('POST', `/api/searches/${caseId}/records/${result?.id}`, {
    ...{ match_status: 'False Positive', reason, whitelist: true },
  });
  const { rows: pairs } = await db.execute<{ id: string }>(
    sql`insert into whitelist_uses select id, organization_id, 1 from whitelisted_pairs where case_id = ${caseId} returning pair_id as id`,
  );
  words.push(...pairs.map(({ id }) => id));
  await send('POST', `/api/searches/${caseId}/comments`, { comment: reason });
  await send('POST', '/api/ai-risk-customers/update', {
    ...{ customer_id: customerId, analyst_decision: 'Declined', analyst_decision_reason: reason },
  });
  await hold({ send }, [caseId], reason);
  const [organization] = (
    await db.execute<{ id: string }>(sql`select organization_id as id from cases where id = ${caseId}`)
  ).rows;
  const organizationId = organization?.id ?? '';
  const common = { organizationId, caseId };
  await recordAlerts(db, organizationId, [
    { id: newId(), caseId, type: 'monitoring.match_added', changes: { matches: [{ name: reason }] }, createdAt: clock },
  ]);
  await db.insert(caseArticles).values({
    ...{ ...common, position: 0, articleId: newId(), linkStatus: 'linked', probability: 1 },
    judged: { reasons: [reason] } as never,
  });
  await db
    .insert(caseImages)
    .values({ ...common, encrypted: reason })
    .onConflictDoNothing();
  await db.execute(sql`update events set body = ${reason} where about_id in (${caseId}, ${customerId})`);
  const [event] = (await db.execute<{ id: string }>(sql`select id from events where about_id = ${customerId} limit 1`))
    .rows;
  await db.insert(deliveries).values({
    ...{ id: newId(), organizationId, eventId: event?.id ?? '', url: 'https://example.com/Zzyzx', lane: 'x' },
    ...{ status: 'failed', attempts: 1, dueAt: clock, createdAt: clock },
  });
  const uploadId = newId();
  await db.insert(bulkUploads).values({
    ...{
      id: uploadId,
      organizationId,
      userId: newId(),
      uploadedBy: 'a@b',
      fileName: 'f.csv',
      mode: 'lite',
      status: 'Completed',
    },
    ...{
      rowsAJob: 50,
      customers: 1,
      created: 1,
      failedRows: 0,
      processed: 1,
      casesCreated: 0,
      createdAt: clock,
      endedAt: clock,
    },
  });
  await db.insert(bulkRows).values({
    ...{ uploadId, number: 1, organizationId, line: 2, cells: { name: 'Tverdokhlebenko' }, faults: [], customerId },
  });
  const faults = [{ field: 'birth_incorporation_date', message: 'must be a date that exists' }];
  await db.insert(bulkRows).values({
    ...{ uploadId, number: 2, organizationId, line: 3, cells: { name: ' GAVRIL  Tverdokhlebenko' }, faults },
  });
  await db.execute(sql`insert into case_rounds (case_id, organization_id, round, ended_at, ended_by, case_status, made, results)
    values (${caseId}, ${organizationId}, 1, now(), 'monitoring', 'Passed', '{"totalResults": 0}', '[{"name": "Zzyzx"}]')`);
  await db.insert(queueViews).values({
    ...{ id: newId(), organizationId, userId: newId(), name: 'He', filters: { search: 'Gavril Tverdokhlebenko' } },
    ...{ sort: 'due', isShared: false, updatedAt: clock },
  });
  return { words, customerId, caseId, organizationId, uploadId };
}

/** Every table of the database with a row that holds one of the words, whatever its column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const pattern = words.join('|');
    const { rows: hits } = await db.execute(sql`select 1 from ${table} as one where one::text ~* ${pattern} limit 1`);
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}

test('every table of an organization is declared with or without personal data of subjects', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('organization_id', 'case_id', 'customer_id')`);
  const known = new Set([...PERSONAL_DATA.map(({ table }) => getTableName(table)), ...NOT_OF_SUBJECTS]);
  assert.deepEqual(
    [...new Set(rows.map(({ name }) => name))].filter((name) => !known.has(name)),
    [],
  );
});

test('an erased subject leaves nothing in any table except the audit stub, and the log still verifies', async () => {
  const admin = await administrator();
  const { words, caseId, customerId, organizationId } = await manyTraces(admin);
  await admin.send('POST', '/api/adverse-media/articles', {
    articles: [{ title: 'Zzyzx', text: 'Gavril Tverdokhlebenko of Zzyzx was convicted of bribery on Friday.' }],
  });
  const other = await admin.search({ name: 'Somebody Else' });
  const holding = await tablesWith(words);
  const ofSubjects = PERSONAL_DATA.map(({ table }) => getTableName(table));
  assert.deepEqual(holding, [...ofSubjects, 'articles', 'audit_entries'].sort());
  assert.deepEqual(await auditFindings(organizationId), []);

  const exported = await ask('GET', `/api/data-subjects/export?search_references=${caseId}`, {
    headers: admin.headers,
  });
  assert.equal(exported.status, 200);
  const [{ search_reference, tables }] = JSON.parse(exported.text).searches;
  assert.equal(search_reference, caseId);
  assert.deepEqual(Object.keys(tables).sort(), [...ofSubjects, 'audit_entries'].sort());
  assert.ok(
    Object.values(tables).every((rows) => (rows as object[]).length > 0),
    exported.text,
  );

  const held = await erase(admin, [other, caseId]);
  assert.deepEqual([held.status, held.error.code], [400, 'under_legal_hold']);
  assert.deepEqual(held.error.details, [
    { field: 'search_references[1]', message: `is under a legal hold: ${caseId}` },
  ]);
  const [holdInForce] = (await admin.send('GET', '/api/legal-holds')).data.legal_holds;
  await release(admin, holdInForce?.id ?? '');
  const erased = await erase(admin, [caseId]);
  assert.deepEqual([erased.status, erased.data.searches, erased.data.customers], [200, 1, 1]);

  assert.deepEqual(await tablesWith(words), []);
  assert.deepEqual(await tablesWith([caseId, customerId]), ['audit_entries']);
  const { entries } = (await admin.send('GET', '/api/audit?page_size=100')).data;
  const [stub] = entries;
  assert.equal(stub?.action, 'subject.erased');
  const { subjects, reason, search_references: references } = stub.details ?? {};
  assert.match(String(subjects), /^[0-9a-f]{64}$/);
  assert.deepEqual([reason, references], ['Request 12', [caseId]]);
  const about = entries.filter(({ target }) => target.id === caseId || target.id === customerId);
  assert.ok(about.length >= 4 && about.every(({ details }) => details === null));
  assert.ok(entries.some(({ action }) => action === 'subject.exported'));
  assert.deepEqual(await auditFindings(organizationId), []);

  const { searches, pagination } = (await admin.send('POST', '/api/searches', {})).data;
  assert.deepEqual([searches.length, pagination.total_records], [1, 1]);
  assert.equal((await admin.send('GET', '/api/ai-risk-customers')).data.pagination.total_count, 0);
  assert.equal((await admin.send('GET', `/api/searches/${caseId}`)).status, 404);
  assert.deepEqual((await erase(admin, [caseId])).error.details, [
    { field: 'search_references[0]', message: `No search found for: ${caseId}` },
  ]);
});

test('details missing without an erasure that names them are detected', async () => {
  const admin = await administrator();
  const caseId = await admin.search();
  await admin.send('POST', `/api/searches/${caseId}/comments`, { comment: 'a' });
  const { rows } = await db.execute<{ chain: string }>(
    sql`update audit_entries set details = null, salt = null where target_id = ${caseId} returning chain`,
  );
  const findings = await auditFindings(rows[0]?.chain ?? '');
  assert.deepEqual(
    findings.map(({ finding }) => finding),
    ['details_removed', 'details_removed'],
  );
});

test('a legal hold keeps every search of its subject and no other until its release, and both are in the log', async () => {
  const admin = await administrator();
  const first = await admin.search({ birth_incorporation_date: '00-00-1961', countries: ['BY'] });
  // The same man as far as anybody can tell, though asked otherwise: turned round, with a reference, without a date.
  const second = await admin.search({ name: 'Tverdokhlebenko, Gavril', client_reference: 'Zzyzx-2' });
  const namesake = await admin.search({ birth_incorporation_date: '01-02-1990' });
  const stored = await hold(admin, [first]);
  assert.equal(stored.status, 200);
  const id = stored.data.legal_holds[0]?.id ?? '';
  assert.equal((await hold(admin, [first, first])).data.legal_holds[0]?.id, id);
  assert.equal((await erase(admin, [second])).error.code, 'under_legal_hold');
  assert.equal((await erase(admin, [namesake])).status, 200);
  assert.notEqual((await release(admin, id)).data.legal_hold.released_at, null);
  assert.equal((await release(admin, id)).status, 404);
  assert.deepEqual((await admin.send('GET', '/api/legal-holds')).data.legal_holds, []);
  assert.equal((await admin.send('GET', '/api/legal-holds?include_released=true')).data.legal_holds.length, 1);
  const { entries } = (await admin.send('GET', `/api/audit?target_id=${first}`)).data;
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['case.released', 'case.held', 'case.created'],
  );
  assert.equal((await erase(admin, [first, second])).data.searches, 2);
});

test('searches of another organization are out of reach of export, erasure and hold, and all three of an analyst', async () => {
  const admin = await administrator();
  const stranger = await administrator();
  const mine = await admin.search();
  assert.equal((await erase(stranger, [mine])).status, 400);
  assert.equal((await hold(stranger, [mine])).status, 400);
  const path = `/api/data-subjects/export?search_references=${mine}`;
  assert.equal((await ask('GET', path, { headers: stranger.headers })).status, 400);
  const email = 'analyst-of-data@example.com';
  await admin.send('POST', '/api/users', { email, password: 'granite violin dusk', role: 'analyst' });
  const login = await ask('POST', '/api/get-access-token', { body: { email, password: 'granite violin dusk' } });
  const headers = { authorization: `Bearer ${login.body.data.access_token}` };
  assert.equal((await ask('GET', path, { headers })).status, 403);
  for (const one of ['data-subjects/erase', 'legal-holds', 'retention', 'data-subjects/find']) {
    assert.equal((await ask('POST', `/api/${one}`, { headers, body: {} })).status, 403);
  }
  assert.equal((await admin.send('GET', `/api/searches/${mine}`)).status, 200);
});

test('invalid requests report every error and erase nothing', async () => {
  const admin = await administrator();
  const mine = await admin.search();
  const wrong = await admin.send('POST', '/api/data-subjects/erase', { search_references: [mine, 'x'], reason: ' ' });
  assert.deepEqual(wrong.error.details.map(({ field }) => field).sort(), ['reason', 'search_references[1]']);
  const many = Array.from({ length: 101 }, () => mine);
  assert.equal((await erase(admin, many)).status, 400);
  assert.equal((await erase(admin, [])).status, 400);
  assert.equal((await erase(admin, [mine, 'f'.repeat(24)])).status, 400);
  const days = await admin.send('POST', '/api/retention', { passed_days: 0, failed_days: 1.5, no_match_days: '30' });
  assert.deepEqual(days.error.details.map(({ field }) => field).sort(), [
    'failed_days',
    'no_match_days',
    'passed_days',
  ]);
  assert.equal((await admin.send('GET', `/api/searches/${mine}`)).status, 200);
});
