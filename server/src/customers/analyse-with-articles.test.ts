import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { customerService } from '../../test/support/customer-service.js';
import { analyst } from '../../test/support/sample-case.js';
import { sampleRecords } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { caseMediaRepository } from '../cases/case-media.repository.js';
import { casesRepository } from '../cases/cases.repository.js';
import type { CaseNotice } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import { events } from '../platform/outbox/events.table.js';
import { analyses } from './analyses.table.js';
import { analyseWithArticles } from './customers.repository.js';

const service = await customerService(sampleScreener(sampleRecords));
const { database, create } = service;
const { db } = database;
const media = caseMediaRepository(database, casesRepository(database), analyseWithArticles);

const requested = { name: 'Nobody Atall Known', categories: ['Sanctions', 'Adverse Media'] };
const read = async (id: string) => (await service.send('GET', `/api/ai-risk-customers/${id}`)).json().data;

/** Returns the run times of all jobs that would analyse this customer. */
async function jobsOf(id: string): Promise<Date[]> {
  const { rows } = await db.execute<{ run_at: string }>(sql`
    select run_at from graphile_worker._private_jobs where payload ->> 'customerIds' like ${`%${id}%`} order by run_at`);
  return rows.map(({ run_at }) => new Date(run_at));
}

const article: CaseArticle = {
  ...{ articleId: 'c'.repeat(24), storyId: 's', linkStatus: 'linked', probability: 0.86, weight: 0.7 },
  ...{ reasons: ['Age in the article: 45'], resultIds: [] },
  shown: {
    ...{ title: 'Nobody Atall Known is charged', description: '', publisherTier: 1, language: 'en', sentiment: -1 },
    party: { name: 'Nobody Atall Known', type: 'person', role: 'charged', offences: ['fraud'], birthYears: [] },
  } as CaseArticle['shown'],
};

async function articlesAreKnown(
  caseId: string,
  articles: readonly CaseArticle[],
  notices: readonly CaseNotice[] = [],
): Promise<void> {
  const loaded = await media.load(analyst.organizationId, caseId);
  assert.ok(loaded);
  const at = service.clock;
  const outcome = { articles, total: articles.length, mediaRiskScore: 0, notices, results: [], at };
  const event = { type: 'adverse_media.completed', organizationId: analyst.organizationId, at } as const;
  await media.complete(loaded.found, outcome, { ...event, about: { kind: 'case', id: caseId } });
}

test('an analysis waits for requested articles, for at most two minutes', async () => {
  const { customer_id: id } = await create(requested);
  assert.deepEqual(await jobsOf(id), [new Date(service.clock.getTime() + 120_000)]);
  const { customer_id: other } = await create({ ...requested, categories: ['Sanctions'] });
  assert.ok(((await jobsOf(other))[0]?.getTime() ?? Infinity) <= Date.now() + 1000);
});

test('the analysis starts once the articles are available, and uses them as evidence', async () => {
  const { customer_id: id, search_reference: caseId } = await create(requested);
  await articlesAreKnown(caseId, [article]);
  const [due, ...others] = await jobsOf(id);
  assert.ok(due !== undefined && due.getTime() <= Date.now() + 1000);
  assert.deepEqual(others, []);
  await service.analyse([id]);
  const data = await read(id);
  assert.deepEqual([data.verdict, data.recommendation], ['potential_match', 'Compliance Review Required']);
  assert.match(data.key_drivers.join(), /Nobody Atall Known is charged/);
  assert.match(data.narrative, /fraud/);
});

test('without any stored article, requested adverse media is never cleared', async () => {
  const { customer_id: id, search_reference: caseId } = await create(requested);
  await articlesAreKnown(caseId, [], ['no_articles_stored']);
  await service.analyse([id]);
  const data = await read(id);
  assert.deepEqual([data.verdict, data.recommendation], ['uncertain', 'Manual Review Required']);
  assert.match(data.key_drivers.join(), /No articles are stored/);
  assert.match(data.narrative, /No articles are stored, so adverse media was not screened/);
});

test('articles that could not be searched prevent clearing', async () => {
  const { customer_id: id, search_reference: caseId } = await create(requested);
  await media.fail(analyst.organizationId, caseId, service.clock);
  assert.equal((await jobsOf(id)).length, 1);
  await service.analyse([id]);
  assert.equal((await read(id)).verdict, 'uncertain');
});

test('a customer analysed before the articles arrived is reanalysed with them, free of charge and with a new event', async () => {
  const { customer_id: id, search_reference: caseId } = await create({ ...requested, ai_risk_mode: 'AiRisk Advanced' });
  await service.analyse([id]);
  assert.deepEqual([(await read(id)).status, (await read(id)).verdict], ['COMPLETED', 'uncertain']);
  await articlesAreKnown(caseId, [article]);
  assert.equal((await read(id)).status, 'in-progress');
  await service.analyse([id]);
  assert.equal((await read(id)).verdict, 'potential_match');
  const stored = await db.select().from(analyses).where(eq(analyses.customerId, id)).orderBy(analyses.round);
  assert.deepEqual(
    stored.map(({ round, input }) => [round, input.adverseMedia?.status, input.adverseMedia?.articles.length]),
    [
      [1, 'pending', 0],
      [2, 'completed', 1],
    ],
  );
  assert.equal((await db.select().from(events).where(eq(events.aboutId, id))).length, 2);
});

test('a customer who was uncertain for lack of articles is cleared when there are none', async () => {
  const { customer_id: id, search_reference: caseId } = await create(requested);
  await service.analyse([id]);
  await articlesAreKnown(caseId, []);
  await service.analyse([id]);
  assert.deepEqual([(await read(id)).status, (await read(id)).verdict], ['COMPLETED', 'true_negative']);
});

test('a compliance request waits for the articles of its search too', async () => {
  const created = await service.send('POST', '/api/search', {
    ...{ name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions', 'Adverse Media'] },
    webhook: 'https://hooks.example.com/adverse-media',
  });
  const { search_reference: caseId } = created.json().data;
  const answer = await service.send('POST', '/api/compliance-request', { search_reference: caseId });
  assert.equal(answer.statusCode, 200, answer.body);
  const { customer_id: id } = (await service.send('GET', `/api/searches/${caseId}`)).json().data.ai_risk;
  assert.deepEqual(await jobsOf(id), [new Date(service.clock.getTime() + 120_000)]);
  await articlesAreKnown(caseId, [article]);
  assert.ok(((await jobsOf(id))[0]?.getTime() ?? Infinity) <= Date.now() + 1000);
});
