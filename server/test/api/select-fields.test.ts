import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import Type from 'typebox';
import { fieldSelection } from '../../src/platform/http/select-fields.js';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo } from '../support/sample-records.js';

const service = await runningService();
const { ask, database } = service;
const { headers } = await service.newOrganization();
const wanted = { name: 'Gavrilo Zaretsky', categories: ['Sanctions'], entity_type: ['Person'], match_score: 80 };
const FEW = 'search_reference,results.id,results.name,results.matched_names.score';

interface Compact {
  search_reference: string;
  results: { id: string; name: string; matched_names: { score: string }[] }[];
}

test('a search answers only the selected fields, and is stored whole', async () => {
  await publishEdition(database, 'ofac_sdn', [gavrilo], async () => {
    const { body } = await ask('POST', '/api/search', { headers, body: { ...wanted, name: 'Ann Example' } });
    return body.data.editions as string[];
  });
  const answer = await ask('POST', `/api/search?fields=${FEW}`, { headers, body: wanted });
  assert.equal(answer.status, 200, answer.text);
  const { results, search_reference: reference, ...others } = answer.body.data as unknown as Compact;
  assert.deepEqual(others, {});
  const [result] = results;
  assert.deepEqual(Object.keys(result ?? {}).sort(), ['id', 'matched_names', 'name']);
  assert.deepEqual(Object.keys(result?.matched_names[0] ?? {}), ['score']);

  const whole = await ask('GET', `/api/searches/${reference}`, { headers });
  const hit = (whole.body.data as unknown as Compact).results[0];
  assert.deepEqual([hit?.id, hit?.name], [result?.id, result?.name]);
  assert.ok(JSON.stringify(result).length * 10 < JSON.stringify(hit).length);
  const below = await ask(
    'GET',
    `/api/searches/${reference}?fields=results.risk_audit.category_rules.pep,results.risk_audit`,
    { headers },
  );
  assert.deepEqual((below.body.data as unknown as { results: object[] }).results, [
    { risk_audit: (hit as unknown as { risk_audit: object }).risk_audit },
  ]);

  const listed = await ask('POST', '/api/searches?fields=next_cursor,searches.search_reference', {
    headers,
    body: { page_size: 1 },
  });
  assert.deepEqual(Object.keys(listed.body.data).sort(), ['next_cursor', 'searches']);
  assert.deepEqual(listed.body.data.searches, [{ search_reference: reference }]);
  const customer = await ask('POST', '/api/ai-risk-customers?fields=customer_id,status', { headers, body: wanted });
  assert.deepEqual(Object.keys(customer.body.data).sort(), ['customer_id', 'status']);
  const { customer_id: id } = customer.body.data as unknown as { customer_id: string };
  const read = await ask('GET', `/api/ai-risk-customers/${id}?fields=name`, { headers });
  assert.deepEqual(read.body.data, { name: wanted.name });
  const queue = await ask('GET', '/api/ai-risk-customers?fields=customers.customer_id', { headers });
  assert.deepEqual(queue.body.data, { customers: [{ customer_id: id }] });
});

test('an unknown path is refused with what is allowed there, and nothing is stored', async () => {
  const count = async () =>
    (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from cases`)).rows[0]?.n;
  const before = await count();
  const { status, body } = await ask('POST', '/api/search?fields=results.nmae,searched_name.first,', {
    headers,
    body: wanted,
  });
  assert.equal(status, 400);
  const messages = body.error.details.map(({ field, message }) => `${field} ${message}`);
  assert.match(
    messages[0] ?? '',
    /^fields results\.nmae is unknown; did you mean name\? allowed in results: .*\bmatched_names\b/,
  );
  assert.match(messages[1] ?? '', /^fields searched_name\.first is unknown; allowed in searched_name: none$/);
  assert.equal(messages.length, 3);
  assert.equal(await count(), before);
  const other = await ask('GET', '/api/lists?fields=name', { headers });
  assert.equal(other.status, 400);
});

test('a repeated request selects from the whole stored answer, which an erasure finds', async () => {
  const send = () =>
    ask('POST', '/api/search?fields=searched_name', {
      headers: { ...headers, 'idempotency-key': 'few' },
      body: wanted,
    });
  const [first, second] = [await send(), await send()];
  assert.deepEqual(
    [first.body.data, second.body.data],
    [{ searched_name: wanted.name }, { searched_name: wanted.name }],
  );
  const { rows } = await database.db.execute(
    sql`select 1 from stored_answers s join cases c on c.id = any(s.subjects)`,
  );
  assert.equal(rows.length, 1);
});

test('paths pass through lists, alternatives and names of any kind, and a path includes what is below it', () => {
  const inner = Type.Object({ a: Type.Integer(), b: Type.Object({ c: Type.String() }) });
  const schema = Type.Object({
    list: Type.Array(Type.Union([inner, Type.Null()])),
    free: Type.Record(Type.String(), inner),
    any: Type.Unknown(),
  });
  const { errorsOf, select } = fieldSelection(schema);
  const value = {
    list: [{ a: 1, b: { c: 'x' } }, null],
    free: { 'two words': { a: 2, b: { c: 'y' } } },
    any: { d: { e: 3 } },
  };
  const few = 'list.b.c,free.two words.a,any.d,any.d.e';
  assert.deepEqual(errorsOf(few), []);
  assert.deepEqual(select(value, few), {
    ...{ list: [{ b: { c: 'x' } }, null], free: { 'two words': { a: 2 } }, any: { d: { e: 3 } } },
  });
  assert.deepEqual(select(value, undefined), value);
  for (const unknown of ['', 'list.x', 'list..a', '__proto__', 'constructor', 'list.a.x', 'free.']) {
    assert.equal(errorsOf(unknown).length, 1, unknown);
  }
});
