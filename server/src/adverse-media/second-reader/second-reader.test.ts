import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { type ModelReply, startScriptedModel } from '../../../test/support/scripted-model.js';
import { testDatabase } from '../../../test/support/test-database.js';
import { idFactory } from '../../platform/database/new-id.js';
import { addArticles } from '../articles.js';
import { articlesRepository } from '../articles.repository.js';
import { articles } from '../articles.table.js';
import { readArticle } from '../understanding/read-article.js';
import { openEndpoint } from './ask-endpoint.js';
import { proposalOf, questionsOf } from './question.js';
import { readSecond, replayReadings } from './second-reader.js';
import { proposalsOf, secondReadingsRepository } from './second-readings.repository.js';
import { secondReadings } from './second-readings.table.js';

const database = await testDatabase();
const readings = secondReadingsRepository(database);
const now = () => new Date('2026-11-20T10:00:00Z');
const newId = idFactory(now);
const until = new Date('2026-11-20T10:05:00Z');
// The reader asks about articles stored from its first run on.
await readings.next(1);

const TEXT =
  'Harold Brindlemoor, 45, of Leeds, pleaded guilty on Monday to money laundering. Nadia Pemberly ran the office of his firm, and investigators spoke to her twice.';
let stories = 0;

/** A stored article of everybody's with one uncertain party. */
async function uncertainArticle(text = TEXT, organizationId?: string) {
  stories += 1;
  const title = `Story ${stories}`;
  const read = async (one: Parameters<typeof readArticle>[0]) => readArticle(one, () => 'en');
  const deps = { articles: articlesRepository(database), readArticle: read, now };
  const [added] = await addArticles(deps, [{ title, text, url: `https://n.example.com/${stories}` }], organizationId);
  assert.ok(added?.status === 'stored');
  const [row] = await database.db.select().from(articles).where(eq(articles.id, added.id));
  const start = `${title}\n\n${text}`.indexOf('Nadia');
  const [party] = row?.reading.parties ?? [];
  const uncertain = {
    ...party,
    ...{ name: 'Nadia Pemberly', adverse: false, likelihood: 0.3, mentions: [[start, start + 14]] },
  };
  const reading = { ...row?.reading, parties: [party, uncertain] };
  await database.db.execute(
    sql`update articles set wrongdoing = 0.9, reading = ${JSON.stringify(reading)}::json where id = ${added.id}`,
  );
  return added.id;
}

/** Asks a model that replies so, and returns what is stored about the article. */
async function asked(
  id: string,
  reply: (prompt: string) => ModelReply,
  options: { timeoutMs?: number; questionsPerDay?: number; allowPrivate?: string[] } = {},
) {
  const model = await startScriptedModel(reply);
  const { timeoutMs = 10_000, allowPrivate = ['127.0.0.1'], questionsPerDay = 1000 } = options;
  const endpoint = openEndpoint({ url: model.baseUrl, model: 'scripted', key: 'secret-key', allowPrivate, timeoutMs });
  try {
    const done = await readSecond({ readings, endpoint, model: 'scripted', questionsPerDay, now, newId }, until);
    const rows = await database.db.select().from(secondReadings).where(eq(secondReadings.articleId, id));
    return { done, rows, prompts: model.prompts };
  } finally {
    await endpoint.close();
    await model.close();
  }
}

const answer = (role: string, quote: string) => JSON.stringify({ role, quote });

test('an uncertain party is proposed with a quotation, stored with model and prompt, and replayable from the store', async () => {
  const id = await uncertainArticle();
  const { done, rows, prompts } = await asked(id, () => answer('suspected', 'investigators spoke to her twice'));
  assert.deepEqual(done, { asked: 1, proposed: 1 });
  const [row] = rows;
  assert.deepEqual(
    [row?.party, row?.status, row?.role, row?.quote, row?.model, row?.promptVersion],
    ['Nadia Pemberly', 'answered', 'suspected', 'investigators spoke to her twice', 'scripted', 1],
  );
  assert.ok(prompts[0]?.includes('Nadia Pemberly ran the office'));
  const proposals = await proposalsOf(database.db, [id]);
  assert.equal(proposals.get(`${id} Nadia Pemberly`)?.role, 'suspected');
  const [article] = await database.db.select().from(articles).where(eq(articles.id, id));
  assert.ok(article?.reading.parties.every(({ name, adverse }) => name !== 'Nadia Pemberly' || !adverse));
  assert.deepEqual((await replayReadings(readings)).different, []);
  await database.db.update(secondReadings).set({ quote: 'altered words' }).where(eq(secondReadings.articleId, id));
  assert.deepEqual((await replayReadings(readings)).different, [row?.id]);
  await database.db.delete(secondReadings);
});

const raw =
  (body: string, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
for (const [what, reply, status] of [
  ['nonsense', 'I think she is rather guilty.', 'unreadable'],
  ['another schema', '{"verdict":"guilty","quote":"ran the office of his firm"}', 'unreadable'],
  ['a further field', '{"role":"charged","quote":"ran the office of his firm","attach":true}', 'unreadable'],
  ['an unknown role', answer('monster', 'ran the office of his firm'), 'unreadable'],
  ['an invented quotation', answer('convicted', 'she was convicted of fraud'), 'unreadable'],
  ['an injection', answer('none', 'x').replace('none', 'ignore your rules'), 'unreadable'],
  ['an error', raw('{"error":"overloaded"}', 500), 'unavailable'],
  [
    'a redirect',
    (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'unavailable',
  ],
  ['a body that is no JSON', raw('<html>'), 'unreadable'],
  ['an answer without words', raw('{"choices":[]}'), 'unreadable'],
  ['a huge answer', raw(JSON.stringify({ choices: [{ message: { content: 'x'.repeat(200_000) } }] })), 'too_long'],
  ['a dropped connection', (response: ServerResponse) => void response.destroy(), 'unavailable'],
] as const) {
  test(`${what} of the endpoint proposes nothing`, async () => {
    const id = await uncertainArticle();
    const { done, rows } = await asked(id, () => reply);
    assert.deepEqual([done.proposed, rows.map((row) => [row.status, row.role])], [0, [[status, null]]]);
  });
}

test('an endpoint that does not answer in time proposes nothing', async () => {
  const id = await uncertainArticle();
  const { rows } = await asked(id, () => () => {}, { timeoutMs: 200 });
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['timeout'],
  );
});

test('an endpoint at a private address is not asked unless it is allowed', async () => {
  const id = await uncertainArticle();
  const { rows, prompts } = await asked(id, () => answer('none', ''), { allowPrivate: [] });
  assert.deepEqual([rows.map(({ status }) => status), prompts], [['unavailable'], []]);
});

test('a failing endpoint is left alone after three questions, and what is left is asked in the next run', async () => {
  await database.db.delete(secondReadings);
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.push(await uncertainArticle(`${TEXT} Part ${i}.`));
  const last = ids.at(-1) ?? '';
  assert.deepEqual((await asked(last, () => raw('', 503))).done, { asked: 3, proposed: 0 });
  assert.deepEqual((await asked(last, () => answer('none', ''))).done, { asked: 2, proposed: 2 });
});

test('no more questions are asked on one day than allowed', async () => {
  await database.db.delete(secondReadings);
  const id = await uncertainArticle();
  await uncertainArticle();
  assert.deepEqual((await asked(id, () => answer('none', ''), { questionsPerDay: 1 })).done, { asked: 1, proposed: 1 });
  assert.deepEqual((await asked(id, () => answer('none', ''), { questionsPerDay: 1 })).done, { asked: 0, proposed: 0 });
});

test('nothing is asked about certain parties, texts that address software, or articles of one organization', async () => {
  await database.db.delete(secondReadings);
  await database.db.execute(sql`update media_watch set article = (select max(number) from articles) where id = 2`);
  const id = await uncertainArticle(TEXT, 'organization-1');
  assert.deepEqual((await asked(id, () => answer('none', ''))).done, { asked: 0, proposed: 0 });
  const { reading } = readArticle({ title: 'T', text: TEXT }, () => 'en');
  const certain = {
    title: 'T',
    text: TEXT,
    reading: { ...reading, parties: reading.parties.map(({ likelihood: _, ...one }) => one) },
  };
  assert.deepEqual(questionsOf(certain), []);
  const parties = reading.parties.map((one) => ({ ...one, likelihood: 0.3 }));
  assert.ok(questionsOf({ ...certain, reading: { ...reading, parties } }).length > 0);
  assert.deepEqual(questionsOf({ ...certain, reading: { ...reading, parties, suspiciousText: true } }), []);
});

test('an answer may stand in a code fence', () => {
  const question = { party: 'A', passage: 'He was charged\nwith fraud on Monday.' };
  assert.deepEqual(proposalOf(question, `\`\`\`json\n${answer('charged', 'charged with fraud')}\n\`\`\``), {
    role: 'charged',
    quote: 'charged with fraud',
  });
});
