import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { failingAnalyses } from '../../test/support/failing-analyses.js';
import { analyst } from '../../test/support/sample-case.js';
import { sampleRecords } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { testDatabase } from '../../test/support/test-database.js';
import { organizations } from '../accounts/organizations.table.js';
import { WITH_ANALYSES } from '../app/with-analyses.js';
import { screeningDeps } from '../cases/cases.module.js';
import { settingsRepository } from '../customers/ai-risk-settings.repository.js';
import { entitlements } from '../customers/ai-risk-settings.table.js';
import { analyseCustomers } from '../customers/analyse-customers.js';
import { analysesRepository, storedAnalysesRepository } from '../customers/analyses.repository.js';
import { customers } from '../customers/customers.table.js';
import { replayAnalyses } from '../customers/replay-analyses.js';
import { AppError } from '../domain/app-error.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import { idFactory } from '../platform/database/new-id.js';
import { events } from '../platform/outbox/events.table.js';
import { bulkUploadService } from './bulk-uploads.js';
import { bulkUploadsRepository } from './bulk-uploads.repository.js';
import { bulkRows, bulkUploads } from './bulk-uploads.table.js';
import { processUpload } from './process-upload.js';

const database = await testDatabase();
const { db } = database;
const createdAt = new Date('2026-11-20T08:30:00Z');
await db.insert(organizations).values({ id: analyst.organizationId, name: 'Bank', createdAt });
const now = () => createdAt;
const newId = idFactory(now);
const screener = sampleScreener(sampleRecords);

const RUN = { attempt: 1, maxAttempts: 12, stopping: new AbortController().signal };

const failingDeps = { now, newId, ...failingAnalyses };

test('a row of a batch is stored with its analysis; one whose analysis fails is analysed by a job, and both count', async () => {
  await db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true, liteCredits: 5 });
  const { id, deps, counted } = await uploadOf('two.csv', ['Gavrilo Zaretsky', 'Broken Person']);
  await processUpload(deps, id, RUN);
  assert.deepEqual(await counted(), ['Processing', 2, 0, 1]);
  const built = await db
    .select()
    .from(customers)
    .where(eq(customers.uploadSource, 'two.csv'))
    .orderBy(asc(customers.status));
  const [sound, broken] = built.map((one) => one.id);
  assert.ok(sound && broken);
  assert.deepEqual(
    built.map(({ status, creditTaken }) => [status, creditTaken]),
    [
      ['completed', false],
      ['pending', true],
    ],
  );
  const { rows: jobs } = await db.execute(
    sql`select payload->'customerIds' as ids from graphile_worker._private_jobs order by id desc limit 1`,
  );
  assert.deepEqual(jobs, [{ ids: [broken] }]);
  const replayed = await replayAnalyses({ analyses: storedAnalysesRepository(database) }, sound);
  assert.deepEqual(
    replayed.map(({ isSame, from, findings }) => [isSame, from, findings]),
    [[true, 'input', []]],
  );
  const reported = await db.select({ type: events.type }).from(events).where(eq(events.aboutId, sound));
  assert.deepEqual(reported, [{ type: 'ai_risk.completed' }]);
  const giving = { ...failingDeps, analyses: analysesRepository(database, newId, WITH_ANALYSES) };
  await analyseCustomers(giving, { customerIds: [broken] }, { attempt: 6 });
  assert.deepEqual(await counted(), ['Completed', 2, 0, 2]);
  assert.equal((await db.select().from(entitlements))[0]?.liteCredits, 4);
  await db.delete(entitlements);
});

test('rows that cannot be stored roll back those after them; a retry stores each once, as far as credits go', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Nobody Number${index}`);
  const { id, deps, counted } = await uploadOf('twelve.csv', names, 2);
  const { keep } = deps.bulkUploads;
  const broken: typeof keep = async (before, rows, at) => {
    if (rows.accepted[0]?.number !== 5) return keep(before, rows, at);
    await before;
    throw new Error('the connection broke');
  };
  const breaking = { ...deps, bulkUploads: { ...deps.bulkUploads, keep: broken } };
  await assert.rejects(processUpload(breaking, id, RUN), /the connection broke/);
  assert.deepEqual(await counted(), ['Processing', 4, 0, 4]);
  await db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true, liteCredits: 5 });
  await processUpload(deps, id, RUN);
  assert.deepEqual(await counted(), ['Completed', 9, 3, 9]);
  const built = await db.select().from(customers).where(eq(customers.uploadSource, 'twelve.csv'));
  assert.deepEqual(built.map(({ party }) => party.name).sort(), names.slice(0, 9).sort());
  assert.equal((await db.select().from(entitlements))[0]?.liteCredits, 0);
  await db.delete(entitlements);
});

test('rows that match thousands of records are stored in small batches, analysed against the closest, and end their job early', async () => {
  const { id, deps, counted } = await uploadOf('poison.csv', Array(18).fill('Gavrilo Zaretsky'));
  const [listed] = sampleRecords;
  assert.ok(listed);
  const bare = { ...listed, dates: [], identifiers: [], documents: [] };
  const many = Array.from({ length: 4000 }, (_, n) => ({ ...bare, sourceId: `${n}` }));
  const stored: { results: number; analysed: (readonly [number, number | undefined, string])[] }[] = [];
  const keep: typeof deps.bulkUploads.keep = async (before, { accepted, endsJob }) => {
    const upload = await before;
    stored.push({
      results: accepted.reduce((sum, { created }) => sum + created.results.length, 0),
      analysed: accepted.flatMap(({ created: { analysed } }) =>
        analysed ? [[analysed.input.records.length, analysed.input.gaps?.unanalysed, analysed.analysis.verdict]] : [],
      ),
    });
    assert.ok(accepted.every(({ created }) => created.made.notices.includes('hits_not_analysed')));
    return upload && { ...upload, created: upload.created + accepted.length, ...(endsJob && { failedRows: 0 }) };
  };
  const poisoned = { ...deps, screener: sampleScreener(many), bulkUploads: { ...deps.bulkUploads, keep } };
  await processUpload(poisoned, id, RUN);
  assert.ok(
    stored.every(({ results }) => results <= 13_000),
    `${stored.map(({ results }) => results)}`,
  );
  const analysed = stored.flatMap((one) => one.analysed);
  assert.ok(analysed.length >= 13 && analysed.length < 18, `${analysed.length}`);
  assert.deepEqual(new Set(analysed.map(String)), new Set(['200,3800,potential_match']));
  assert.deepEqual(await counted(), ['Processing', 0, 0, 0]);
});

test('a shutdown ends the job of an upload between rows: screened rows are stored, and the next start continues after them', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Somebody Number${index}`);
  const { id, deps, counted } = await uploadOf('forty.csv', names, 40);
  const waiting = sql`select count(*)::int as jobs from graphile_worker._private_jobs where payload->>'uploadId' = ${id}`;
  const before = (await db.execute<{ jobs: number }>(waiting)).rows[0]?.jobs ?? 0;
  const stop = new AbortController();
  const stoppedAt = (row: number) => ({
    ...deps,
    readCustomer(cells: Readonly<Record<string, string>>) {
      if (cells.name === names[row]) stop.abort();
      return deps.readCustomer(cells);
    },
  });
  await processUpload(stoppedAt(10), id, { ...RUN, stopping: stop.signal });
  const [status, created] = await counted();
  assert.equal(status, 'Processing');
  assert.ok(Number(created) > 10 && Number(created) < 40, String(created));
  assert.equal((await db.execute<{ jobs: number }>(waiting)).rows[0]?.jobs, before + 1);
  await processUpload(deps, id, { ...RUN, stopping: stop.signal });
  assert.deepEqual(await counted(), ['Processing', created, 0, created]);
  await processUpload(deps, id, RUN);
  assert.deepEqual(await counted(), ['Completed', 40, 0, 40]);
});

test('a file whose sender leaves while it is stored is read no further and removed', async () => {
  await db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true });
  const left = new AbortController();
  let read = 0;
  async function* rows() {
    for (; read < 2000; read += 1) {
      if (read === 1000) left.abort(new AppError('unavailable'));
      yield { number: read + 1, line: read + 2, cells: { name: 'Jane Doe' }, faults: [] };
    }
  }
  const service = bulkUploadService({
    ...{ bulkUploads: bulkUploadsRepository(database), settings: settingsRepository(database), readRows: rows },
    ...{ maxRows: 5000, maxPendingRows: 5000, now, newId, whenFree: (task) => task() },
    ...{ quota: { ofRows: async () => () => {} }, storage: { check: async () => {} } },
  });
  const stored = async () => [await db.$count(bulkUploads), await db.$count(bulkRows)];
  const before = await stored();
  const file = { name: 'left.csv', path: '', bytes: (async function* () {})() };
  await assert.rejects(service.accept(analyst, file, left.signal), { code: 'unavailable' });
  assert.equal(read, 1000);
  assert.deepEqual(await stored(), before);
  await db.delete(entitlements);
});

/** An upload of a row for each name, with what its rows are taken with. */
async function uploadOf(fileName: string, names: readonly string[], rowsAJob = 50) {
  const bulkUploads = bulkUploadsRepository(database);
  const [id, at] = [newId(), now()];
  async function* rows() {
    for (const [index, name] of names.entries())
      yield { number: index + 1, line: index + 2, cells: { name }, faults: [] };
  }
  const counters = { customers: 0, created: 0, failedRows: 0, processed: 0, casesCreated: 0 };
  const { organizationId, userId, email } = analyst;
  await bulkUploads.add(
    {
      ...{ id, organizationId, userId, uploadedBy: email, fileName, mode: 'lite', status: 'Pending' },
      ...{ rowsAJob, ...counters, createdAt: at },
    },
    rows(),
    () => {},
    {
      ...{ id: newId(), organizationId, at, actor: { kind: 'user', userId, email } },
      ...{ action: 'bulk_upload.created', target: { kind: 'bulk_upload', id }, details: {} },
    },
  );
  const deps = {
    ...screeningDeps(database, { now, newId }),
    ...failingDeps,
    ...{ bulkUploads, settings: settingsRepository(database), screener },
    readCustomer: ({ name = '' }: Readonly<Record<string, string>>) => ({ request: requestOf(name), faults: [] }),
  };
  const counted = async () => {
    const upload = await bulkUploads.find(organizationId, id);
    return [upload?.status, upload?.created, upload?.failedRows, upload?.processed];
  };
  return { id, deps, counted };
}

function requestOf(name: string): CustomerRequest {
  return {
    ...{ party: { name, entityTypes: ['Person'] }, categories: ['Sanctions', 'PEP'] },
    ...{ matchScore: 80, exactSearch: false },
  };
}
