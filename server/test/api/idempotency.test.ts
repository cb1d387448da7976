import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { KEPT_MS } from '../../src/platform/http/idempotency.js';
import { storedAnswersRepository } from '../../src/platform/http/stored-answers.repository.js';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo } from '../support/sample-records.js';

const service = await runningService();
const { db } = service.database;
const bank = await service.newOrganization();
const other = await service.newOrganization();
const WANTED = { name: 'Gavrilo Princip', categories: ['Sanctions'], entity_type: ['Person'], match_score: 80 };

const post = (path: string, key: string, body: unknown, { headers } = bank) =>
  service.ask('POST', path, { headers: { ...headers, 'idempotency-key': key }, body });
const replayed = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed');
const searches = async (who = bank) => {
  const { body } = await service.ask('POST', '/api/searches', { headers: who.headers, body: {} });
  return (body.data as unknown as { pagination: { total_records: number } }).pagination.total_records;
};
const rows = async () => (await db.execute<{ body: string | null }>(sql`select * from stored_answers`)).rows;

test('the same key and request get the stored answer, byte by byte, and nothing is done twice', async () => {
  await publishEdition(service.database, 'ofac_sdn', [gavrilo], async () => {
    const { body } = await service.ask('POST', '/api/search', { headers: other.headers, body: WANTED });
    return body.data.editions as unknown as string[];
  });
  const before = await searches();
  const first = await post('/api/search', 'k-1', WANTED);
  assert.deepEqual([first.status, replayed(first)], [200, null]);
  assert.equal(first.headers.get('content-type'), 'application/json; charset=utf-8');
  const again = await post('/api/search', 'k-1', WANTED);
  assert.deepEqual([again.status, again.text, replayed(again)], [200, first.text, 'true']);
  assert.equal(await searches(), before + 1);
  const theirs = await post('/api/search', 'k-1', WANTED, other);
  assert.deepEqual([theirs.status, replayed(theirs)], [200, null], 'a key of another organization is another key');
  assert.notEqual(theirs.body.data.search_reference, first.body.data.search_reference);
});

test('the same key with another body or path is refused, and so is one that is no key', async () => {
  for (const [path, body] of [
    ['/api/search', { ...WANTED, match_score: 81 }],
    ['/api/ai-risk-customers', WANTED],
  ] as const) {
    const refused = await post(path, 'k-1', body);
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'idempotency_key_reused']);
  }
  const bad = await post('/api/search', 'x'.repeat(256), WANTED);
  assert.deepEqual([bad.status, bad.body.error.details[0]?.field], [400, 'Idempotency-Key']);
});

test('of simultaneous requests with one key one is carried out; the others are asked to retry or get its answer', async () => {
  const before = await searches();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('/api/search', 'k-many', WANTED)));
  assert.equal(await searches(), before + 1);
  assert.equal(answers.filter((answer) => answer.status === 200 && replayed(answer) === null).length, 1);
  for (const { status, body, headers } of answers.filter(({ status }) => status !== 200)) {
    assert.deepEqual([status, body.error.code], [409, 'idempotency_key_in_use']);
    assert.ok(Number(headers.get('retry-after')) > 0);
  }
});

test('a refused request stores nothing, and its key may be used again', async () => {
  const refused = await post('/api/search', 'k-refused', { ...WANTED, name: '' });
  assert.equal(refused.status, 400);
  assert.equal((await post('/api/search', 'k-refused', WANTED)).status, 200);
});

test('a wrong password counts with a key, too: the sixth is not checked', async () => {
  const answers = [];
  for (let tries = 1; tries <= 6; tries += 1) {
    const body = { old_password: `wrong password ${tries}`, new_password: 'copper lantern dusk' };
    answers.push((await post('/api/change-password', `guess-${tries}`, body)).status);
  }
  assert.deepEqual(answers, [400, 400, 400, 400, 400, 429]);
});

test('a customer, a custom list and a comment are made once', async () => {
  const made = await post('/api/ai-risk-customers', 'k-customer', WANTED);
  assert.equal(made.status, 200);
  assert.equal((await post('/api/ai-risk-customers', 'k-customer', WANTED)).text, made.text);
  const list = { name: 'Watched', type: 'block' };
  const created = await post('/api/custom-lists', 'k-list', list);
  assert.equal(created.status, 200, created.text);
  assert.equal((await post('/api/custom-lists', 'k-list', list)).text, created.text);
  const comments = `/api/searches/${made.body.data.search_reference}/comments`;
  const commented = await post(comments, 'k-comment', { comment: 'Called back.' });
  assert.equal(commented.status, 200, commented.text);
  assert.equal((await post(comments, 'k-comment', { comment: 'Called back.' })).text, commented.text);
});

test('an uploaded file is stored once, whatever the boundary of the form; another file with its key is refused', async () => {
  const upload = async (csv: string) => {
    const body = new FormData();
    body.append('file', new Blob([csv]), 'customers.csv');
    const headers = { ...bank.headers, 'idempotency-key': 'k-upload' };
    const answer = await fetch(`${service.address}/api/customers/bulk-upload`, { method: 'POST', body, headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const first = await upload('name\nAnn Example\n');
  const again = await upload('name\nAnn Example\n');
  assert.deepEqual([again.status, again.text, replayed(again)], [200, first.text, 'true']);
  assert.equal((await upload('name\nBob Example\n')).status, 409);
  const { body } = await service.ask('GET', '/api/customers/bulk-upload/history', { headers: bank.headers });
  assert.equal((body.data.uploads as unknown[]).length, 1);
});

test('an answer that shows a secret once is not kept: the key is made once, and the repetition says so', async () => {
  const made = await post('/api/api-key', 'k-secret', {});
  assert.equal(made.status, 200);
  const again = await post('/api/api-key', 'k-secret', {});
  assert.deepEqual([again.status, again.body.error.code], [409, 'idempotent_answer_not_kept']);
  const { body } = await service.ask('GET', '/api/api-keys', { headers: bank.headers });
  assert.equal((body.data.api_keys as unknown[]).length, 1);
  assert.ok(!JSON.stringify(await rows()).includes(made.body.data.api_key.key));
});

test('a stored answer is erased with its subject', async () => {
  const secretive = { ...WANTED, name: 'Ottoline Fairweather' };
  const made = await post('/api/search', 'k-erased', secretive);
  const reference = made.body.data.search_reference;
  assert.ok(JSON.stringify(await rows()).includes('Ottoline'));
  const { status } = await service.ask('POST', '/api/data-subjects/erase', {
    headers: bank.headers,
    body: { search_references: [reference], reason: 'Requested' },
  });
  assert.equal(status, 200);
  assert.ok(!JSON.stringify(await rows()).includes('Ottoline'));
});

test('answers older than a day count no longer, and are deleted', async () => {
  await db.execute(sql`update stored_answers set created_at = created_at - interval '24 hours'`);
  const again = await post('/api/search', 'k-1', { ...WANTED, match_score: 82 });
  assert.deepEqual([again.status, replayed(again)], [200, null]);
  await storedAnswersRepository(service.database).removeBefore(new Date(Date.now() - KEPT_MS));
  assert.equal((await rows()).length, 1);
});
