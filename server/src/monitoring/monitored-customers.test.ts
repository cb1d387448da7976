import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { listed, monitoredCases } from '../../test/support/monitored-cases.js';
import { analyst, caseRequest } from '../../test/support/sample-case.js';
import { analyse } from '../analysis/analyse.js';
import { WITH_ANALYSES } from '../app/with-analyses.js';
import { caseMediaRepository } from '../cases/case-media.repository.js';
import type { Images } from '../cases/images.js';
import { makeCase, screenCase } from '../cases/make-case.js';
import { analyseCustomers } from '../customers/analyse-customers.js';
import { analysesRepository } from '../customers/analyses.repository.js';
import { customerOf } from '../customers/customer-of.js';
import { analyseWithArticles, BATCH_PRIORITY } from '../customers/customers.repository.js';
import { phraseNarrative } from '../customers/phrase-narrative.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { CaseFilters } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import { monitorCase, monitorOrganization } from './monitor-organization.js';

const { database, db, cases, now, newId, customers, deps, publish, enrol, cycle, alerts, stored } =
  await monitoredCases();
const { organizationId } = analyst;

/** A customer of a monitored case with its first analysis, and how it is analysed again. */
async function analysedCustomer(filters: Partial<CaseFilters> = {}) {
  const { made, results } = await screenCase(
    deps,
    analyst,
    caseRequest({ name: 'Gavrilo Zaretsky', ongoingMonitoring: true, ...filters }),
    'API',
  );
  const customer = customerOf({ now, newId }, analyst, made, 'lite');
  await customers.add({ customer, made, results });
  const analysisDeps = {
    analyses: analysesRepository(database, newId, WITH_ANALYSES),
    analyse: async (input: AnalysisInput) => analyse(input),
    phrase: (input: AnalysisInput, analysis: Analysis) => phraseNarrative({}, input, analysis),
    now,
    newId,
  };
  const run = () => analyseCustomers(analysisDeps, { customerIds: [customer.id] }, { attempt: 1 });
  await run();
  return { customer, run, read: () => customers.find(organizationId, customer.id) };
}

test('the customer of a case is reanalysed, and a changed verdict raises an alert and reopens the decision', async () => {
  await publish([listed('9', 'Somebody Else')]);
  const { customer, run, read } = await analysedCustomer();
  const first = await read();
  assert.ok(first?.outcome);
  await customers.decide(
    organizationId,
    customer.id,
    { decision: 'confirmed' },
    {
      ...{ id: newId(), organizationId, at: now(), actor: actorOf(analyst), action: 'customer.decided' },
      ...{ target: { kind: 'customer', id: customer.id }, details: {} },
    },
  );

  await publish([listed('9', 'Somebody Else'), listed('1', 'Gavrilo Zaretsky')]);
  await cycle();
  assert.equal((await customers.find(organizationId, customer.id))?.status, 'in_progress');
  const { rows } = await db.execute(
    sql`select priority from graphile_worker.jobs where task_identifier = 'analyse_customers'`,
  );
  assert.ok(rows.length >= 1);
  assert.ok(
    rows.some(({ priority }) => Number(priority) >= BATCH_PRIORITY),
    'in turn with uploads',
  );

  // Changes that arrive during its analysis wait for that alone, and delay no other.
  await publish([listed('9', 'Somebody Else'), listed('1', 'Gavrilo Zaretsky'), listed('2', 'Gavrilo Zaretsky')]);
  await cycle();
  const { rows: left } = await db.execute(
    sql`select 1 from graphile_worker.jobs where task_identifier = 'monitor_case'`,
  );
  assert.equal(left.length, 1);
  const retake = () => monitorCase(deps, organizationId, String(first.caseId));
  await assert.rejects(retake, (error) => error instanceof AppError && error.code === 'unavailable');
  await run();
  await retake();
  assert.equal((await customers.find(organizationId, customer.id))?.status, 'in_progress');
  await run();
  const second = await customers.find(organizationId, customer.id);
  assert.equal(second?.status, 'completed');
  assert.notEqual(second?.outcome?.verdict, first.outcome.verdict);
  assert.equal(second?.decision, undefined);
  assert.equal((await customers.decisions(organizationId, customer.id))[0]?.decision, 'confirmed');
});

test('a customer is reanalysed without an alert when unsearched lists or records of another type change', async () => {
  await publish([listed('9', 'Somebody Else')]);
  await enrol('Nikodim Barsukov', { entityTypes: ['Person'] });
  const { customer, run, read } = await analysedCustomer({
    entityTypes: ['Person'],
    categories: ['Sanctions', 'PEP Level 1'],
  });
  const verdicts = [(await read())?.outcome?.verdict];
  await cycle();
  const official = listed('p', 'Ondine Marchetti', { source: 'other_list', categories: ['PEP Level 1'] });
  const namesake = listed('c', 'Gavrilo Zaretsky', { source: 'other_list', entityType: 'Company' });
  const lists = [[official], [official, namesake], [{ ...official, notes: ['changed'] }, namesake]];
  const rounds: number[] = [];
  for (const list of lists) {
    await publish(list, 'other_list');
    await cycle();
    await run();
    const found = await read();
    verdicts.push(found?.outcome?.verdict);
    rounds.push(found?.round ?? 0);
  }
  assert.deepEqual(verdicts, ['uncertain', 'true_negative', 'uncertain', 'uncertain']);
  assert.deepEqual(rounds, [2, 3, 3]);
  assert.deepEqual(
    (await alerts()).filter(({ type }) => type !== 'monitoring.verdict_changed'),
    [],
  );
  assert.deepEqual((await stored(customer.caseId)).found.gaps.unlisted, []);
});

test('a new picture of a listed person is compared with the subject, and the outcome stays if it cannot be', async () => {
  const picture = (distance: number) => `data:image/png;base64,${Buffer.from([distance]).toString('base64')}`;
  let isAvailable = true;
  const images: Images = {
    faces: {
      compare: async (_, shown) =>
        isAvailable
          ? { outcome: 'compared', distances: shown.map(([distance = 0]) => distance / 100) }
          : { outcome: 'unavailable' },
    },
    close: (text) => ({ encrypted: text, keyFingerprint: '' }),
    read: async () => picture(0),
    ofEntries: async () => new Map(),
    isUndecodable: async () => false,
    putOfEntry: async () => false,
    removeOfEntry: async () => false,
  };
  const withFaces = { ...deps, images };
  const shown = (distance: number, notes: string[] = []) =>
    publish([listed('1', 'Gavrilo Zaretsky', { particulars: { photo: [picture(distance)] }, notes })]);
  await shown(70);
  const { made } = await makeCase(
    { ...withFaces, cases },
    analyst,
    caseRequest({ ongoingMonitoring: true }, { image: { text: picture(0), bytes: Buffer.from([0]), format: 'png' } }),
  );
  const distance = async () => (await stored(made.id)).results[0]?.records[0]?.faceDistance;
  assert.equal(await distance(), 0.7);
  await monitorOrganization(withFaces, organizationId);
  await shown(20);
  await monitorOrganization(withFaces, organizationId);
  assert.equal(await distance(), 0.2);
  isAvailable = false;
  await shown(20, ['changed']);
  await monitorOrganization(withFaces, organizationId);
  assert.equal(await distance(), 0.2);
  const fields = (await alerts()).map(
    ({ changes }) => (changes.matches as unknown as { fields: object[] }[])[0]?.fields,
  );
  assert.deepEqual(fields[0], [{ field: 'faceDistance', before: 0.7, after: 0.2 }]);
  assert.deepEqual(
    fields[1]?.map((change) => 'field' in change && change.field),
    ['notes'],
  );
});

test('a cycle keeps the articles of a case and their part of its risk', async () => {
  await publish([listed('1', 'Gavrilo Zaretsky')]);
  const { made } = await makeCase(
    { ...deps, cases },
    analyst,
    caseRequest({
      ...{ name: 'Gavrilo Zaretsky', categories: ['Sanctions', 'Adverse Media'], ongoingMonitoring: true },
      callbackUrl: 'https://bank.example/hook',
    }),
  );
  assert.equal(made.isMediaMonitored, true);
  const media = caseMediaRepository(database, cases, analyseWithArticles);
  const party = {
    name: made.filters.name,
    type: 'person',
    role: 'convicted',
    offences: ['fraud'],
    birthYears: [],
  } as const;
  const article: CaseArticle = {
    ...{ articleId: 'a'.repeat(24), linkStatus: 'linked', probability: 0.9, reasons: [], weight: 1, storyId: 's' },
    resultIds: (await stored(made.id)).results.map(({ id }) => id),
    shown: { title: 'Jailed', description: '', publisherTier: 1, language: 'en', sentiment: -1, party },
  };
  const outcome = { articles: [article], total: 1, mediaRiskScore: 99, notices: [], results: [], at: now() };
  const event = {
    organizationId,
    type: 'adverse_media.completed',
    about: { kind: 'case', id: made.id },
    at: now(),
  } as const;
  assert.equal(await media.complete(made, outcome, event), true);
  await publish([listed('1', 'Gavrilo Zaretsky', { notes: ['changed'] })]);
  await cycle();
  const { found, results } = await stored(made.id);
  assert.deepEqual(found.adverseMedia, [article]);
  assert.deepEqual(
    results[0]?.risk.components.crimes.selected.map(({ name }) => name),
    ['fraud'],
  );
  assert.ok(found.risk.score > 0);
});
