import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { analyst, sampleCase, stranger } from '../../test/support/sample-case.js';
import { gavrilo, gavriloAtTheUn, gavriloTheYounger, minister } from '../../test/support/sample-records.js';
import { testDatabase } from '../../test/support/test-database.js';
import type { Case } from '../domain/case.js';
import { idFactory } from '../platform/database/new-id.js';
import { casesRepository } from './cases.repository.js';

const database = await testDatabase();
const cases = casesRepository(database);
const { organizationId } = analyst;
const hits = [
  { record: gavrilo, score: 100 },
  { record: gavriloAtTheUn, score: 97 },
  { record: gavriloTheYounger, score: 90 },
  { record: minister, score: 81 },
];

test('a case and its results are read as they were stored', async () => {
  const { made, results } = await sampleCase(hits, {
    date: { start: '1961-01-01', end: '1961-12-31', precision: 'year', circa: false },
    uniqueIdentifier: 'MP 1234567',
    clientReference: 'ref-1',
    countries: ['BY'],
  });
  await cases.add({ made, results });
  assert.deepEqual(await cases.find(organizationId, made.id), made);
  assert.deepEqual(await cases.results(organizationId, made.id, { number: 1, size: 100 }), results);
});

test('a case without results is read as it was stored', async () => {
  const { made } = await sampleCase([]);
  await cases.add({ made, results: [] });
  assert.deepEqual(await cases.find(organizationId, made.id), made);
});

test('pages divide the results in their order, and one past the end is empty', async () => {
  const { made, results } = await sampleCase(hits);
  await cases.add({ made, results });
  const page = async (number: number) =>
    (await cases.results(organizationId, made.id, { number, size: 2 })).map(({ id }) => id);
  const ids = results.map(({ id }) => id);
  assert.deepEqual(await page(1), ids.slice(0, 2));
  assert.deepEqual(await page(2), ids.slice(2));
  assert.deepEqual(await page(3), []);
  assert.deepEqual(await page(999_999_999), []);
});

test('a case of another organization is not found, listed, read or marked', async () => {
  const { made, results } = await sampleCase(hits);
  await cases.add({ made, results });
  const other = stranger.organizationId;
  assert.equal(await cases.find(other, made.id), undefined);
  assert.deepEqual(await cases.results(other, made.id, { number: 1, size: 10 }), []);
  assert.deepEqual(await cases.list(other, { number: 1, size: 10 }), { cases: [], total: 0 });
  await cases.markRead(other, made.id, stranger.userId);
  assert.deepEqual((await cases.find(organizationId, made.id))?.readBy, []);
});

test('opening a case twice, also concurrently, records the reader once', async () => {
  const { made } = await sampleCase([]);
  await cases.add({ made, results: [] });
  await Promise.all([1, 2, 3].map(() => cases.markRead(organizationId, made.id, analyst.userId)));
  await cases.markRead(organizationId, made.id, stranger.userId);
  assert.deepEqual((await cases.find(organizationId, made.id))?.readBy, [analyst.userId, stranger.userId]);
});

test('a failure half-way leaves no case, result or count', async () => {
  const { made, results } = await sampleCase(hits, {}, { newId: idFactory(() => new Date('2001-01-01T00:00:00Z')) });
  const [first] = results;
  assert.ok(first);
  await assert.rejects(cases.add({ made, results: [...results, first] }));
  assert.equal(await cases.find(organizationId, made.id), undefined);
  const { rows } = await database.db.execute(sql`select 1 from case_results where case_id = ${made.id}`);
  assert.equal(rows.length, 0);
});

test('the listing is exact and newest first, without gaps or repetition over days and pages', async () => {
  const organization = 'e'.repeat(24);
  const days = ['2026-11-17', '2026-11-18', '2026-11-20'];
  const stored: Case[] = [];
  for (const [index, day] of days.entries()) {
    for (let minute = 0; minute < 5 + index; minute += 1) {
      const at = new Date(`${day}T23:${String(50 + minute).padStart(2, '0')}:00Z`);
      const { made } = await sampleCase([], {}, { now: () => at, newId: idFactory(() => at) });
      stored.unshift({ ...made, organizationId: organization });
      await cases.add({ made: { ...made, organizationId: organization }, results: [] });
    }
  }
  const listed: Case[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const page = await cases.list(organization, { number, size: 4 });
    assert.equal(page.total, 18);
    listed.push(...page.cases);
  }
  assert.deepEqual(
    listed.map(({ id }) => id),
    stored.map(({ id }) => id),
  );
  assert.deepEqual((await cases.list(organization, { number: 6, size: 4 })).cases, []);

  for (const [index, day] of days.entries()) {
    const page = await cases.list(organization, { number: 2, size: 4 }, { from: day, until: day });
    assert.equal(page.total, 5 + index);
    const ofDay = stored.filter(({ createdAt }) => createdAt.toISOString().startsWith(day));
    assert.deepEqual(
      page.cases.map(({ id }) => id),
      ofDay.slice(4, 8).map(({ id }) => id),
    );
  }
  assert.deepEqual(
    await cases.list(organization, { number: 1, size: 4 }, { from: '2026-11-19', until: '2026-11-19' }),
    { cases: [], total: 0 },
  );
});

test('cases stored concurrently are all counted', async () => {
  const organization = 'f'.repeat(24);
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { made } = await sampleCase([]);
      await cases.add({ made: { ...made, organizationId: organization }, results: [] });
    }),
  );
  const { total, cases: listed } = await cases.list(organization, { number: 1, size: 100 });
  assert.equal(total, 40);
  assert.equal(listed.length, 40);
});
