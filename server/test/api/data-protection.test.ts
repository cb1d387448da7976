import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getTableName, sql } from 'drizzle-orm';
import { organizations } from '../../src/accounts/organizations.table.js';
import { caseArticles } from '../../src/adverse-media/articles.table.js';
import type { Parts } from '../../src/app/parts.js';
import { auditRepository } from '../../src/audit/audit.repository.js';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import { bulkRows, bulkUploads } from '../../src/bulk-uploads/bulk-uploads.table.js';
import { caseImages } from '../../src/cases/case-images.table.js';
import { casesRepository } from '../../src/cases/cases.repository.js';
import { imagesRepository } from '../../src/cases/images.repository.js';
import { dataProtectionModule } from '../../src/data-protection/data-protection.module.js';
import { applyRetention, type RetentionRepository, retainOrganization } from '../../src/data-protection/retention.js';
import { retentionRepository } from '../../src/data-protection/retention.repository.js';
import { recordAlerts } from '../../src/monitoring/alerts.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { deliveries } from '../../src/platform/outbox/deliveries.table.js';
import { events } from '../../src/platform/outbox/events.table.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { PERSONAL_DATA } from '../support/personal-data.js';
import { runningService } from '../support/running-service.js';
import { analyst, sampleCase } from '../support/sample-case.js';
import { gavrilo } from '../support/sample-records.js';
import { TEST_IMAGE_KEYS } from '../support/test-image-keys.js';

const { ask, database, newOrganization } = await runningService();
const { db } = database;
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));
let clock = new Date();
const now = () => clock;
const newId = idFactory(now);

/** Tables of an organization in which no subject of a search stands. A new table belongs here or into `personal-data.repository.ts` of its feature. */
const NOT_OF_SUBJECTS = [
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
    'monitoring_states',
    'password_resets',
    'record_splits',
    'retentions',
  ],
  ...['risk_score_engines', 'search_profiles', 'sessions', 'signing_secrets', 'users', 'webhooks'],
  // How results cited public lists.
  'cited_sources',
  // Published articles stay as long as the press is kept; an organization's own are erased by what they say, and not by a key.
  'articles',
  'organization_storage',
  // By references alone, for a minute.
  'work_presence',
];

interface Wire {
  search_reference: string;
  customer_id: string;
  status: string;
  results: { id: string }[];
  searches: { search_reference: string }[];
  customers: number & { customer_id: string }[];
  custom_list_entries: Record<string, string>[];
  message: string;
  pagination: { total_records: number; total_count: number };
  legal_holds: { id: string; search_reference: string; released_at: string | null; reason: string }[];
  legal_hold: { released_at: string | null };
  retention: Record<string, number | string | null>;
  entries: { action: string; target: { kind: string; id: string }; details: Record<string, unknown> | null }[];
}

async function administrator() {
  const { headers } = await newOrganization();
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const keyed = path.endsWith('/erase') ? headers : { ...headers, 'idempotency-key': randomUUID() };
    const answer = await ask(method, path, { headers: keyed, ...(body && { body }) });
    const documented = path
      .replace(/\?.*/, '')
      .replace(/(searches|data-subjects|legal-holds|ai-risk-customers)\/[0-9a-f]{24}/, '$1/{id}');
    if (/data-subjects\/(find|erase)|legal-holds$|retention/.test(documented)) {
      checkAnswer({ path: documented, method: method.toLowerCase() }, answer.status, answer.body);
    }
    return { status: answer.status, error: answer.body.error, data: answer.body.data as unknown as Wire, answer };
  };
  const search = async (body: object = {}) =>
    (
      await send('POST', '/api/search', {
        ...{ name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions', 'PEP'], ...body },
      })
    ).data.search_reference;
  return { headers, send, search };
}
type Administrator = Awaited<ReturnType<typeof administrator>>;

/** A subject with something in every table that holds one: the words of `words` are of him alone. */
async function manyTraces({ send }: Administrator) {
  const words = ['Tverdokhlebenko', 'Zzyzx'];
  const reason = 'Zzyzx, says the passport';
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
  return { words, customerId, caseId, organizationId, uploadId };
}

const hold = ({ send }: Pick<Administrator, 'send'>, search_references: string[], reason = 'Court order 7') =>
  send('POST', '/api/legal-holds', { search_references, reason });
const erase = ({ send }: Administrator, search_references: string[]) =>
  send('POST', '/api/data-subjects/erase', { search_references, reason: 'Request 12' });
const release = ({ send }: Administrator, id: string) =>
  send('POST', `/api/legal-holds/${id}/release`, { reason: 'The case is closed' });

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

async function auditFindings(organizationId: string) {
  for await (const { chain, findings } of verifyAudit({ now, audit: auditRepository(database) })) {
    if (chain === organizationId) return findings;
  }
  return assert.fail('the chain is missing');
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

test('a search is found by words of its name in any order and script, by an alias, a relative and a number', async () => {
  const admin = await administrator();
  const found = async (body: object) =>
    (await admin.send('POST', '/api/data-subjects/find', body)).data.searches.map(
      ({ search_reference }) => search_reference,
    );
  const turned = await admin.search({ name: 'Zzilch, José Maria' });
  const cyrillic = await admin.search({ name: 'Гаврило Ззарецкий' });
  const stored = await admin.send('POST', '/api/ai-risk-customers', {
    ...{ name: 'Another Person', entity_type: ['Person'], categories: ['PEP'], match_score: 80 },
    ...{ known_alias: 'Jojo Zzilch', spouse: 'Мария Ззарецкая', identification_number: 'AB-77 123' },
  });
  const customer = stored.data.search_reference;
  assert.deepEqual(await found({ name: 'jose zzilch' }), [turned]);
  assert.deepEqual(await found({ name: 'ЗЗАРЕЦКИЙ гаврило' }), [cyrillic]);
  assert.deepEqual(await found({ name: 'ZZILCH jojo' }), [customer]);
  assert.deepEqual(await found({ name: 'мария ззарецкая' }), [customer]);
  assert.deepEqual(
    (await found({ name: 'Nobody', also: ['AB-77 123', 'José Zzilch'] })).sort(),
    [turned, customer].sort(),
  );
  assert.deepEqual(await found({ name: 'Zzil' }), []);
  assert.equal((await admin.send('POST', '/api/data-subjects/find', { name: '%_' })).status, 400);
});

test('custom list entries of the name are reported when it is found, exported and erased, and are kept', async () => {
  const admin = await administrator();
  const stranger = await administrator();
  let list = '';
  for (const one of [stranger, admin]) {
    const { data } = await one.send('POST', '/api/custom-lists', { name: 'Own list' });
    const { id } = (data as unknown as { custom_list: { id: string } }).custom_list;
    await one.send('POST', `/api/custom-lists/${id}/entries`, {
      entries: [
        { id: 'e-1', name: 'Zzolch, Ivan' },
        { id: 'e-2', name: 'Somebody Else' },
      ],
    });
    list = id;
  }
  const mine = await admin.search({ name: 'Ivan Zzolch' });
  const found = (await admin.send('POST', '/api/data-subjects/find', { name: 'ivan zzolch' })).data;
  const exported = await ask('GET', `/api/data-subjects/export?search_references=${mine}`, { headers: admin.headers });
  const erased = (await erase(admin, [mine])).data;
  assert.match(String(erased.message), /entries of your custom lists/i);
  for (const reported of [found, JSON.parse(exported.text).searches[0], erased]) {
    assert.deepEqual(
      reported.custom_list_entries.map(({ entry_id, name, list_name }: Record<string, string>) => [
        entry_id,
        name,
        list_name,
      ]),
      [['e-1', 'Zzolch, Ivan', 'Own list']],
    );
  }
  // Its owner removes it; what it said goes at night, unless monitoring has still to look at what it leaves behind.
  assert.equal((await admin.send('DELETE', `/api/custom-lists/${list}/entries/e-1`)).status, 200);
  const kept = async () =>
    (await db.execute(sql`select from custom_entries where list_id = ${list} and record::text like '%Zzolch%'`)).rows
      .length;
  const retentions = retentionRepository(database, PERSONAL_DATA);
  const night = () => retentions.emptyRemovedEntries(new Date(Date.now() + 86_400_000), 10);
  await retentions.emptyRemovedEntries(new Date(0), 10);
  assert.equal(await kept(), 1, 'a search may still be reading it');
  const stateAt = (version: number) =>
    db.execute(sql`
      insert into monitoring_states (organization_id, editions, ran_at)
      select organization_id, json_build_object('custom:' || id, ${version}::integer), now() from custom_lists where id = ${list}
      on conflict (organization_id) do update set editions = excluded.editions`);
  await stateAt(1);
  await night();
  assert.equal(await kept(), 1, 'monitoring has not looked yet');
  await stateAt(2);
  await night();
  assert.equal(await kept(), 0);
  const left = (await admin.send('GET', `/api/custom-lists/${list}/entries`)).data as unknown as { entries: object[] };
  assert.equal(left.entries.length, 1);
});

test('the searches of a name are found in any spelling, in the own organization only', async () => {
  const admin = await administrator();
  const stranger = await administrator();
  const mine = await admin.search({ name: 'JOSÉ  Zzilch' });
  await admin.search({ name: 'Another Person' });
  await stranger.search({ name: 'José Zzilch' });
  const found = await admin.send('POST', '/api/data-subjects/find', { name: 'josé zzilch' });
  assert.deepEqual(
    found.data.searches.map(({ search_reference }) => search_reference),
    [mine],
  );
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
  const all = [none, monitored, inTheNews, held, open, passed, failed, article, uncertain];
  assert.deepEqual(await after(9), new Set(all));
  assert.equal((await db.select().from(bulkRows)).filter((row) => row.organizationId === organizationId).length, 1);
  assert.deepEqual(await after(22), new Set(all.filter((id) => id !== none)));
  assert.equal((await db.select().from(bulkRows)).filter((row) => row.organizationId === organizationId).length, 0);
  const kept = all.filter((id) => id !== none && id !== passed);
  assert.deepEqual(await after(30), new Set(kept));
  assert.deepEqual(await after(10_000), new Set(kept));
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
