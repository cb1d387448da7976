import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { articlesRepository } from '../../src/adverse-media/articles.repository.js';
import { readArticle } from '../../src/adverse-media/understanding/read-article.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { sharedService } from '../support/running-service.js';

const { ask, database, newOrganization } = await sharedService();
const { db } = database;
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

const SUBJECT = 'Gavril Tverdokhlebenko';
const alone = {
  title: 'Businessman convicted of bribery',
  text: `${SUBJECT}, 65, was convicted of bribery on Friday.`,
  url: 'https://news.example.com/tverdokhlebenko',
};
const both = {
  title: 'Two convicted of bribery',
  text: `${SUBJECT}, 65, was convicted of bribery on Friday. Harold Brindlemoor, 45, was convicted of bribery too. Tverdokhlebenko had paid him.`,
};
const unrelated = { title: 'Banker charged', text: 'Zora Petkanova, 40, was charged with fraud on Monday.' };

interface Answered {
  search_reference: string;
  adverse_media_status: string;
  adverse_media: { id: string; title: string }[];
  articles: { id: string }[] & { deleted: number; kept: { kind: string; count: number; reason: string }[] };
  entries: { action: string; target: { kind: string; id: string }; details: Record<string, unknown> | null }[];
}

async function administrator() {
  const { headers } = await newOrganization();
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await ask(method, path, { headers, ...(body && { body }) });
    return { status, answer, data: answer.data as unknown as Answered };
  };
  const give = async (articles: object[]) =>
    (await send('POST', '/api/adverse-media/articles', { articles })).data.articles.map(({ id }) => id);
  /** Once its articles were searched. */
  const search = async (name: string): Promise<Answered> => {
    const body = {
      name,
      categories: ['Adverse Media'],
      entity_type: ['Person'],
      webhook: 'https://hooks.example.com/x',
    };
    const { search_reference: reference } = (await send('POST', '/api/search', body)).data;
    for (; ; await delay(20)) {
      const { data } = await send('GET', `/api/searches/${reference}`);
      if (data.adverse_media_status !== 'Pending') return data;
    }
  };
  return { headers, send, give, search };
}

async function articlesNaming(name: string, ids: readonly string[]): Promise<number> {
  const { rows } = await db.execute(sql`
    select from articles a where a::text ~* ${name} and id = any(${sql.param(ids)}::text[])`);
  return rows.length;
}

test('an erasure deletes custom articles about the subject, redacts its name in others, and reports what it left and why', async () => {
  const [admin, foreign] = [await administrator(), await administrator()];
  const own = await admin.give([alone, both, unrelated]);
  const foreignIds = await foreign.give([alone, both]);
  const published = { title: 'Court news', text: `${SUBJECT}, 65, was convicted of bribery in 2020.` };
  await articlesRepository(database).add([{ ...published, ...readArticle(published, () => 'en') }]);
  const found = await admin.search(SUBJECT);
  assert.equal(found.adverse_media.length, 3);
  const accomplice = await admin.search('Harold Brindlemoor');
  assert.equal(accomplice.adverse_media.length, 1);

  const erased = await admin.send('POST', '/api/data-subjects/erase', {
    ...{ search_references: [found.search_reference], reason: 'Request 12' },
  });
  assert.equal(erased.status, 200, JSON.stringify(erased.answer));
  checkAnswer({ path: '/api/data-subjects/erase', method: 'post' }, erased.status, erased.answer);
  const { deleted, kept } = erased.data.articles;
  assert.equal(deleted, 1);
  assert.deepEqual(
    kept.map(({ kind, count }) => [kind, count]),
    [
      ['redacted', 1],
      ['published', 1],
      ['copies', 1],
    ],
  );
  assert.ok(kept.every(({ reason }) => reason.endsWith('.')));

  assert.equal(await articlesNaming('Gavril|Tverdokhlebenko', own), 0);
  assert.equal(await articlesNaming('Brindlemoor', own), 1);
  assert.equal(await articlesNaming('Petkanova', own), 1);
  assert.equal(await articlesNaming('Tverdokhlebenko', foreignIds), 2);

  const [entry] = (await admin.send('GET', '/api/audit?action=subject.erased')).data.entries;
  assert.deepEqual(entry?.details?.articles, { deleted, kept });

  const titles = async (name: string) => (await admin.search(name)).adverse_media.map(({ title }) => title);
  assert.deepEqual(await titles(SUBJECT), [published.title]);
  assert.deepEqual(await titles('Harold Brindlemoor'), [both.title]);
});

test('a custom article about the subject is deleted without a link, under any of its known names', async () => {
  const admin = await administrator();
  const own = await admin.give([
    { title: 'Club opens', text: 'Osric Vantongeren opened the new chess club in Leeds.' },
    { title: 'Club closes', text: 'O. V. Tongeren closed it again.' },
  ]);
  const { search_reference } = (
    await admin.send('POST', '/api/search', {
      ...{ name: 'Osric Vantongeren', entity_type: ['Person'], categories: ['Sanctions'] },
      ...{ run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced', ai_risk_fields: { known_alias: 'V. Tongeren' } },
    })
  ).data;
  const request = { search_references: [search_reference], reason: 'Request 13' };
  const erased = await admin.send('POST', '/api/data-subjects/erase', request);
  assert.equal(erased.status, 200, JSON.stringify(erased.answer));
  const { articles } = erased.data;
  assert.deepEqual([articles.deleted, articles.kept], [2, []]);
  assert.equal(await articlesNaming('Tongeren', own), 0);
});

test('an article is deleted by id, only by an administrator of its organization, with an audit entry without names', async () => {
  const [admin, foreign] = [await administrator(), await administrator()];
  const [id = '', other = ''] = await admin.give([alone, both]);
  const path = `/api/articles/${id}`;
  const created = await admin.send('POST', '/api/api-key', { name: 'An analyst', role: 'analyst' });
  const { key } = (created.data as unknown as { api_key: { key: string } }).api_key;
  assert.equal((await ask('DELETE', path, { headers: { 'x-api-key': key } })).status, 403);
  assert.equal((await foreign.send('DELETE', path)).status, 404);
  assert.equal((await admin.send('DELETE', '/api/articles/unknown')).status, 404);
  assert.equal(await articlesNaming('Tverdokhlebenko', [id, other]), 2);

  const deleted = await admin.send('DELETE', path);
  checkAnswer({ path: '/api/articles/{id}', method: 'delete' }, deleted.status, deleted.answer);
  assert.equal(deleted.status, 200);
  assert.equal((await admin.send('DELETE', path)).status, 404);
  assert.equal(await articlesNaming('Tverdokhlebenko', [id, other]), 1);
  const { entries } = (await admin.send('GET', '/api/audit?action=article.deleted')).data;
  assert.deepEqual(
    entries.map(({ target }) => target),
    [{ kind: 'article', id }],
  );
  assert.doesNotMatch(JSON.stringify(entries[0]?.details), /Tverdokhlebenko|convicted/);
});
