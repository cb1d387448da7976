import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { customerService } from '../../test/support/customer-service.js';
import { failingAnalyses } from '../../test/support/failing-analyses.js';
import { analyst } from '../../test/support/sample-case.js';
import { sampleRecords } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { WITH_ANALYSES } from '../app/with-analyses.js';
import { cases } from '../cases/case.table.js';
import type { Analysis } from '../domain/analysis.js';
import { CATEGORIES } from '../domain/category.js';
import { recordId } from '../domain/id.js';
import { VERDICTS, type Verdict } from '../domain/verdict.js';
import { idFactory } from '../platform/database/new-id.js';
import { events } from '../platform/outbox/events.table.js';
import { entitlements } from './ai-risk-settings.table.js';
import { analyseCustomers } from './analyse-customers.js';
import { analysesRepository } from './analyses.repository.js';
import { analyses } from './analyses.table.js';

/** Published lists only: the demonstration list would clear nobody. */
const published = sampleRecords.map((one) => (one.source === 'demo' ? { ...one, source: 'us_congress' } : one));
const service = await customerService(sampleScreener(published));
const { create, database } = service;
const { db } = database;
const now = () => service.clock;
const newId = idFactory(now);

const read = async (id: string) => (await service.send('GET', `/api/ai-risk-customers/${id}`)).json().data;
const storedOf = (id: string) =>
  db.select().from(analyses).where(eq(analyses.customerId, id)).orderBy(asc(analyses.round));
const eventsOf = (id: string) => db.select({ type: events.type }).from(events).where(eq(events.aboutId, id));
const jobs = async () =>
  (
    await db.execute<{ payload: { customerIds: string[] } }>(
      sql`select payload from graphile_worker._private_jobs order by id`,
    )
  ).rows.map(({ payload }) => payload.customerIds);

const failingDeps = { now, newId, ...failingAnalyses };

/** The same task with an analysis that fails. */
function failing(ids: readonly string[], attempt: number) {
  const deps = { ...failingDeps, analyses: analysesRepository(database, newId, WITH_ANALYSES) };
  return analyseCustomers(deps, { customerIds: ids }, { attempt });
}

test('a customer and its job are stored in one transaction', async () => {
  const { customer_id } = await create();
  assert.deepEqual((await jobs()).at(-1), [customer_id]);
});

test('an analysis ends as COMPLETED, with verdict, recommendation, narrative and key drivers', async () => {
  const { customer_id: id } = await create({ birth_incorporation_date: '12-04-1961', countries: ['BY'] });
  service.clock = new Date('2026-11-20T08:31:00Z');
  await service.analyse([id]);
  const data = await read(id);
  assert.equal(data.status, 'COMPLETED');
  assert.ok(['true_positive', 'potential_match'].includes(data.verdict), data.verdict);
  assert.ok(data.recommendation.length > 0 && data.narrative.length > 0 && data.key_drivers.length > 0);
  assert.ok(data.key_drivers.length <= 4);
  assert.equal(data.updated_at, '2026-11-20T08:31:00.000Z');
  assert.equal(data.analysed_at, '2026-11-20T08:31:00.000Z');
});

test('a party without any match is a true negative', async () => {
  const { customer_id: id } = await create({ name: 'Nobody Atall Known' });
  await service.analyse([id]);
  assert.deepEqual(
    [(await read(id)).verdict, (await read(id)).recommendation],
    ['true_negative', 'No Further Action Required'],
  );
});

const himself = {
  ai_risk_mode: 'AiRisk Advanced',
  birth_incorporation_date: '12-04-1961',
  identification_number: 'MP 1234567',
};

test('countries of a customer are evidence and never hide a record', async () => {
  for (const countries of [[], ['BY'], ['FR'], ['FR', 'DE', 'JP']]) {
    const { customer_id: id, search_reference } = await create({ ...himself, countries });
    await service.analyse([id]);
    assert.equal((await read(id)).verdict, 'true_positive', countries.join());
    const { data } = (await service.send('GET', `/api/searches/${search_reference}`)).json();
    assert.equal(data.results[0].id, recordId('ofac_sdn', '90001'));
    const [stored] = await storedOf(id);
    const reported = stored?.input.records.length ?? 0;
    assert.ok(reported >= 3, 'every record of the name is compared');
  }
});

test("the holder of a customer's identifier is found in any category", async () => {
  for (const categories of [['PEP'], ['Insolvency'], ['Sanctions']]) {
    const { customer_id: id } = await create({ ...himself, categories, name: 'Somebody Else Entirely' });
    await service.analyse([id]);
    const [stored] = await storedOf(id);
    assert.deepEqual(
      stored?.input.records.map((one) => one.recordId),
      [recordId('ofac_sdn', '90001')],
    );
    assert.equal((await read(id)).verdict, 'uncertain');
  }
});

test('countries of a customer count in the risk of its results', async () => {
  const iranOf = async (countries: string[]) => {
    const { search_reference } = await create({ name: 'Odalys Quispe Huaman', countries });
    const { data } = (await service.send('GET', `/api/searches/${search_reference}`)).json();
    return data.results[0].risk_audit.country_rules.iran.selected;
  };
  assert.deepEqual([await iranOf([]), await iranOf(['IR'])], [false, true]);
});

const rank = (verdict: string) => VERDICTS.indexOf(verdict as Verdict);

test('requesting more categories never clears, and categories that no list covers are reported', async () => {
  for (const party of [{ name: 'Nobody Atall Known' }, { name: 'Gavrilo Zaretsky' }]) {
    let worst = rank('true_negative');
    for (const categories of [['PEP'], ['PEP', 'Sanctions'], ['PEP', 'Sanctions', 'Insolvency'], CATEGORIES.slice(1)]) {
      const { customer_id: id, search_reference } = await create({ ...party, categories });
      await service.analyse([id]);
      const { verdict, narrative, key_drivers } = await read(id);
      assert.ok(rank(verdict) <= worst, `${party.name} ${categories}: ${verdict}`);
      worst = rank(verdict);
      const isUnlisted = categories.includes('Insolvency');
      assert.equal(/without a loaded list: .*Insolvency/.test(narrative), isUnlisted);
      assert.equal(/without a loaded list: .*Insolvency/.test(key_drivers.join()), isUnlisted);
      const { data } = (await service.send('GET', `/api/searches/${search_reference}`)).json();
      const notice = data.notices.find(({ code }: { code: string }) => code === 'categories_not_listed');
      assert.equal(notice?.message.includes('Insolvency') ?? false, isUnlisted);
    }
    assert.ok(worst <= rank('uncertain'));
  }
});

test('PEP requests every level: an uncovered level prevents clearing, a covered one does not', async () => {
  for (const [categories, expected] of [
    [['PEP'], 'uncertain'],
    [['PEP Level 1'], 'true_negative'],
  ] as const) {
    const { customer_id: id, search_reference } = await create({ name: 'Nobody Atall Known', categories });
    await service.analyse([id]);
    const { verdict, narrative } = await read(id);
    assert.equal(verdict, expected);
    assert.equal(narrative.includes('no PEPs of Level 2, 3 or 4'), expected === 'uncertain', narrative);
    const { data } = (await service.send('GET', `/api/searches/${search_reference}`)).json();
    const notice = data.notices.find(({ code }: { code: string }) => code === 'categories_not_listed');
    assert.equal(notice?.message.includes('PEP Level 2, PEP Level 3') ?? false, expected === 'uncertain');
  }
});

test('a record of a category that was not requested is reported but not compared', async () => {
  const { customer_id: id } = await create({
    ai_risk_mode: 'AiRisk Advanced',
    nationality: 'FR',
    categories: ['PEP Level 1'],
  });
  await service.analyse([id]);
  const { verdict, narrative, key_drivers } = await read(id);
  assert.equal(verdict, 'true_negative');
  assert.match(
    narrative,
    /No listed party within the search's filters reached .* Three more records, listed for SIP and Sanctions, reached the threshold outside the requested categories/,
  );
  assert.match(key_drivers.join(), /Three more records/);
});

test('a record hidden by the countries of a search prevents clearing', async () => {
  const search = { name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'], run_ai_risk: true };
  const far = { birth_incorporation_date: '01-01-1999', countries: ['FR'] };
  const answer = await service.send('POST', '/api/search', { ...search, ...far });
  const { ai_risk, results } = answer.json().data;
  assert.equal(results.length, 1, 'the one of no known country');
  await service.analyse([ai_risk.customer_id]);
  const data = await read(ai_risk.customer_id);
  assert.deepEqual([data.verdict, data.recommendation], ['uncertain', 'Compliance Review Required']);
  assert.match(data.narrative, /Two more records reached the threshold outside the countries/);
});

test('a sanctioned party of the same name and another type prevents clearing', async () => {
  for (const [entity_type, categories, expected] of [
    [['Vessel'], ['Sanctions'], 'uncertain'],
    [['Company'], ['PEP', 'Sanctions'], 'uncertain'],
    [['Vessel'], ['PEP Level 1'], 'true_negative'],
  ]) {
    const { customer_id: id } = await create({ name: 'Zaretsky, Gavrilo', entity_type, categories });
    await service.analyse([id]);
    const { verdict, narrative } = await read(id);
    assert.equal(verdict, expected, `${entity_type} ${categories}`);
    assert.equal(
      /within the search's filters .* more records? reached the threshold under another entity type/i.test(narrative),
      expected === 'uncertain',
    );
  }
});

test('a search reports other types as a customer does, with and without an analysis', async () => {
  const search = { name: 'Gavrilo Zaretsky', entity_type: ['Vessel'], categories: ['Sanctions'] };
  const { ai_risk, total_records } = (
    await service.send('POST', '/api/search', { ...search, run_ai_risk: true })
  ).json().data;
  assert.equal(total_records, 0);
  await service.analyse([ai_risk.customer_id]);
  const { verdict, recommendation, narrative } = await read(ai_risk.customer_id);
  assert.deepEqual([verdict, recommendation], ['uncertain', 'Compliance Review Required']);
  assert.match(narrative, /under another entity type/);
  const plain = (await service.send('POST', '/api/search', search)).json().data;
  const [stored] = await db.select().from(cases).where(eq(cases.id, plain.search_reference));
  const [hidden] = stored?.gaps.hidden ?? [];
  assert.deepEqual([hidden?.by, hidden?.count], ['entity_type', 3], 'a later compliance request knows of them');
  assert.ok(plain.notices.some(({ code }: { code: string }) => code === 'records_outside_filters'));
});

test('an impossible number prevents clearing', async () => {
  for (const [party, reported] of [
    [{ entity_type: ['Vessel'], imo_number: '9116413' }, 'IMO number fails its check digit'],
    [{ entity_type: ['Vessel'], imo_number: 'unknown' }, 'IMO number fails its check digit'],
    [
      { name: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', entity_type: ['Crypto_Wallet'] },
      'wallet address fails its checksum',
    ],
    [{ entity_type: ['Aircraft'], tail_number: 'N/A' }, 'tail number does not begin with a known registration mark'],
    [{ entity_type: ['Vessel'], imo_number: '9116412' }, undefined],
  ] as const) {
    const { customer_id: id } = await create({ name: 'Nobody Atall Known', categories: ['Sanctions'], ...party });
    await service.analyse([id]);
    const { verdict, narrative, key_drivers } = await read(id);
    assert.equal(verdict, reported === undefined ? 'true_negative' : 'uncertain', narrative);
    assert.equal(`${narrative} ${key_drivers}`.includes('probably mistyped'), reported !== undefined);
    if (reported !== undefined)
      assert.ok(narrative.includes(reported) && key_drivers.join().includes(reported), narrative);
  }
});

test('a placeholder number is not compared, and is reported', async () => {
  for (const identification_number of ['N/A', 'unknown', '-- none --', '0000000', 'нет']) {
    const { customer_id: id, search_reference } = await create({
      ...himself,
      ...{ identification_number, identification_type: 'Passport', identification_country: 'BY', nationality: 'BY' },
    });
    await service.analyse([id]);
    const { verdict, narrative, key_drivers } = await read(id);
    assert.equal(verdict, 'true_positive', narrative);
    assert.ok(
      narrative.includes(`identification number "${identification_number}" looks like a placeholder`),
      narrative,
    );
    assert.match(key_drivers.join(), /looks like a placeholder/);
    assert.match(narrative, /identification number[^.;]* on record but/i);
    const { data } = (await service.send('GET', `/api/searches/${search_reference}`)).json();
    assert.ok(data.notices.some(({ code }: { code: string }) => code === 'identifier_placeholder'));
  }
});

test('countries disabled for Lite are not evidence', async () => {
  const analysed = async (countries: string[]) => {
    const { customer_id: id } = await create({ countries });
    await service.analyse([id]);
    const [stored] = await storedOf(id);
    return JSON.parse(stored?.output ?? '') as Analysis;
  };
  const configure = (on: boolean) =>
    service.send('POST', '/api/ai-risk-configuration', {
      ...{ enabled: true, default_mode: 'AiRisk Lite', ai_risk_process_records: 50 },
      ...{ lite_inputs: { name: true, countries: on }, advanced_fields: { name: true, nationality: true } },
    });
  const countryOf = ({ records }: Analysis) =>
    records.map(({ evidence }) => evidence.find(({ code }) => code === 'country')?.subject ?? null);
  await configure(false);
  const [off, other, none] = [await analysed(['BY']), await analysed(['FR']), await analysed([])];
  assert.deepEqual(new Set(countryOf(off)), new Set([null]));
  for (const one of [other, none]) {
    assert.deepEqual([one.records, one.keyDrivers, one.verdict], [off.records, off.keyDrivers, off.verdict]);
  }
  await configure(true);
  assert.deepEqual(new Set(countryOf(await analysed(['FR']))), new Set(['France']));
});

test('one outcome is stored and one event recorded, however often and concurrently an analysis runs', async () => {
  const { customer_id: id } = await create();
  await Promise.all([service.analyse([id]), service.analyse([id]), service.analyse([id])]);
  const before = await read(id);
  service.clock = new Date('2026-11-20T09:00:00Z');
  await service.analyse([id]);
  assert.deepEqual(await read(id), before);
  assert.equal((await storedOf(id)).length, 1);
  assert.deepEqual(await eventsOf(id), [{ type: 'ai_risk.completed' }]);
});

test('a failed analysis is retried and does not delay others of its job', async () => {
  const broken = await create({ name: 'Broken Person' });
  const sound = await create({ name: 'Sound Person' });
  const ids = [broken.customer_id, sound.customer_id];
  await assert.rejects(failing(ids, 1), /no/);
  assert.deepEqual(
    [(await read(ids[0] as string)).status, (await read(ids[1] as string)).status],
    ['in-progress', 'COMPLETED'],
  );
  await failing(ids, 2);
  assert.deepEqual((await jobs()).at(-1), [broken.customer_id]);
});

test('after five failed attempts it is uncertain, for manual review, states why, and the credit is refunded', async () => {
  await db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: true, liteCredits: 1 });
  const left = async () => (await db.select().from(entitlements))[0]?.liteCredits;
  const { customer_id: id } = await create({ name: 'Broken Person' });
  assert.equal(await left(), 0);
  for (const attempt of [1, 2, 3, 4]) await assert.rejects(failing([id], attempt), /no/);
  assert.equal((await read(id)).status, 'in-progress');
  await failing([id], 5);
  const data = await read(id);
  assert.deepEqual(
    [data.status, data.verdict, data.recommendation],
    ['COMPLETED', 'uncertain', 'Manual Review Required'],
  );
  assert.match(data.key_drivers[0], /incomplete/);
  assert.match(data.narrative, /failed five times/);
  assert.equal(await left(), 1);
  await failing([id], 6);
  assert.equal(await left(), 1);
  assert.deepEqual(await eventsOf(id), [{ type: 'ai_risk.completed' }]);
  await db.delete(entitlements);
});

test('a fifth attempt that crashed the process is followed by the safe ending, not by a sixth attempt', async () => {
  const { customer_id: id } = await create({ name: 'Sound Person' });
  await service.analyse([id], 6);
  assert.equal((await read(id)).recommendation, 'Manual Review Required');
});

test('an analysis is stored with everything needed to replay it', async () => {
  const { customer_id: id } = await create({ ai_risk_mode: 'AiRisk Advanced', nationality: 'BY' });
  await service.analyse([id]);
  const [stored] = await storedOf(id);
  assert.equal(stored?.round, 1);
  assert.equal(stored?.userId, analyst.userId);
  assert.equal(stored?.input.party.nationality, 'BY');
  assert.ok((stored?.input.records.length ?? 0) > 0);
});
