import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { listed, monitoredCases } from '../../test/support/monitored-cases.js';
import { PERSONAL_DATA } from '../../test/support/personal-data.js';
import { analyst, caseRequest, sampleCase } from '../../test/support/sample-case.js';
import { gavrilo } from '../../test/support/sample-records.js';
import { subjectRepository } from '../data-protection/subjects.repository.js';
import type { CaseResult } from '../domain/case.js';
import { idFactory } from '../platform/database/new-id.js';
import type { NewEvent } from '../platform/outbox/events.js';
import { caseMediaRepository } from './case-media.repository.js';
import { caseWorkRepository } from './case-work.repository.js';
import { makeCase } from './make-case.js';
import { pastCasesRepository } from './past-cases.repository.js';

const { database, db, cases, deps, publish, enrol, cycle, stored } = await monitoredCases();
const { organizationId } = analyst;
const ALL = { number: 1, size: 1000 };
const NAME = 'Gavrilo Zaretsky';
/** Characters whose JSON has more than one spelling. */
const NOTE = 'Known as "Grisha" \\ Гриша; since 1e3 days \u2028 \u00e9e\u0301';
const MANY = 25;
const FEW = 20;

/** Records of one name, as an edition has them. */
const records = (count: number, note = NOTE) =>
  Array.from({ length: count }, (_, place) => listed(`${place + 1}`, NAME, { notes: [note.repeat(20), `${place}`] }));

/** A search that finds as many, as it was answered. */
async function searched(count: number) {
  await publish(records(count));
  const { made, results } = await makeCase({ ...deps, cases }, analyst, caseRequest({ name: NAME }));
  assert.equal(results.length, count);
  return { made, results };
}

async function storedTexts(caseId: string): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select string_agg(shown::text, ' ') as text from case_results where case_id = ${caseId}`,
  );
  return rows[0]?.text ?? '';
}

const text = (results: readonly CaseResult[] | undefined) => JSON.stringify(results);

test('many results store no copies of listed records, and reading them gives the bytes of the first answer', async () => {
  const { made, results } = await searched(MANY);
  const kept = await storedTexts(made.id);
  assert.ok(!kept.includes('Grisha') && !kept.includes('legalNotice'));
  assert.ok(kept.length < (text(results)?.length ?? 0) / 2);

  // The list goes on without them.
  await publish([...records(MANY, 'Changed.').slice(5), listed('99', 'Somebody Else')]);
  assert.equal(text(await cases.results(organizationId, made.id, ALL)), text(results));
  assert.equal(text(await cases.results(organizationId, made.id, { number: 3, size: 10 })), text(results.slice(20)));
  assert.equal(text((await cases.resultsOfEach(organizationId, [made.id])).get(made.id)), text(results));
  const [first] = results;
  assert.equal(JSON.stringify(await cases.result(organizationId, made.id, first?.id ?? '')), JSON.stringify(first));
  for await (const past of pastCasesRepository(database).withResults(organizationId, 1)) {
    assert.deepEqual(
      past.results.map(({ risk }) => risk),
      results.map(({ risk }) => risk),
    );
  }
  const { case_results: exported } = await subjectRepository(database, PERSONAL_DATA).everything(
    organizationId,
    made.id,
  );
  const rows = exported as unknown as readonly { readonly position: number; readonly shown: object }[];
  for (const { position, shown } of rows) {
    const { records: answered, relevance, risk } = results[position] ?? assert.fail();
    assert.equal(JSON.stringify(shown), JSON.stringify({ records: answered, relevance, risk }));
  }
  assert.equal(rows.length, MANY);
});

test('few results, and records in no edition, are stored as copies', async () => {
  const { made, results } = await searched(FEW);
  assert.ok((await storedTexts(made.id)).includes('Grisha'));
  assert.equal(text(await cases.results(organizationId, made.id, ALL)), text(results));

  const hits = records(MANY).map((record) => ({ record: { ...gavrilo, ...record }, score: 90 }));
  const other = await sampleCase(hits, {}, { newId: idFactory(() => new Date('2026-11-21T08:30:00Z')) });
  await cases.add(other);
  assert.ok((await storedTexts(other.made.id)).includes('Grisha'));
  assert.equal(text(await cases.results(organizationId, other.made.id, ALL)), text(other.results));
});

test('a rescreened case has the records of the new edition, still without copies', async () => {
  await publish(records(MANY));
  const { id } = await enrol(NAME);
  const fresh = records(MANY, 'New remark of the publisher.');
  await publish(fresh);
  await cycle();
  const { results } = await stored(id);
  assert.deepEqual(
    results.map(({ records: [{ record }] }) => JSON.stringify(record)).sort(),
    fresh.map((record) => JSON.stringify(record)).sort(),
  );
  assert.ok(!(await storedTexts(id)).includes('New remark'));
});

test('articles that change the risk of many results add no copies', async () => {
  const { made, results } = await searched(MANY);
  const pending = { ...made, id: deps.newId(), adverseMediaStatus: 'Pending' } as const;
  await cases.add({ made: pending, results });
  const changed = results.map((result) => ({ ...result, risk: { ...result.risk, score: 99 } }));
  const outcome = { articles: [], total: 0, mediaRiskScore: 0, notices: [], results: changed, at: made.updatedAt };
  const event: NewEvent = {
    type: 'adverse_media.completed',
    organizationId,
    about: { kind: 'case', id: pending.id },
    at: made.updatedAt,
  };
  assert.ok(await caseMediaRepository(database, cases, async () => {}).complete(pending, outcome, event));
  assert.ok(!(await storedTexts(pending.id)).includes('Grisha'));
  const now = await cases.results(organizationId, pending.id, ALL);
  assert.equal(text(now), text(changed));
});

test('a decision returns the record that was shown', async () => {
  const { made, results } = await searched(MANY);
  const [result = assert.fail()] = results;
  const decided = await caseWorkRepository(database).decide({
    ...{ id: deps.newId(), organizationId, caseId: made.id, recordId: result.id, about: 'record', role: 'analyst' },
    decision: {
      status: 'False Positive',
      userId: analyst.userId,
      email: analyst.email,
      reason: '',
      at: made.updatedAt,
    },
    whitelist: [],
    ends: { subjectKey: '', recordIds: [] },
    audit: {
      ...{ id: deps.newId(), organizationId, at: made.updatedAt, actor: { kind: 'service' }, action: 'record.decided' },
      ...{ target: { kind: 'case', id: made.id }, details: {} },
    },
  });
  assert.equal(JSON.stringify(decided?.result.records), JSON.stringify(result.records));
});

test('an erasure leaves the same records to other searches', async () => {
  const { made, results } = await searched(MANY);
  const other = await makeCase({ ...deps, cases }, analyst, caseRequest({ name: NAME }));
  await subjectRepository(database, PERSONAL_DATA).erase(organizationId, [made.id], {
    ...{ id: deps.newId(), organizationId, at: new Date(), actor: { kind: 'service' }, action: 'subject.erased' },
    ...{ target: { kind: 'organization', id: organizationId }, details: {} },
  } as unknown as Parameters<ReturnType<typeof subjectRepository>['erase']>[2]);
  assert.deepEqual(await cases.results(organizationId, made.id, ALL), []);
  const shown = await cases.results(organizationId, other.made.id, ALL);
  assert.deepEqual(
    shown.map((result) => JSON.stringify(result.records)),
    results.map((result) => JSON.stringify(result.records)),
  );
});

test('a result whose listed record is missing is an error, not a result without it', async () => {
  const { made } = await searched(MANY);
  await database.asOwner("delete from listed_records where source_id = '7'");
  await assert.rejects(
    cases.results(organizationId, made.id, ALL),
    /1 of 25 listed records of stored results are missing/,
  );
});
