import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { buildApp } from '../../src/app/app.js';
import { ROLES } from '../../src/domain/caller.js';
import { Nullable } from '../../src/platform/http/nullable.js';
import { route } from '../../src/platform/http/route.js';
import { stubApp } from '../support/stub-app.js';

const fields = { match_score: Type.Optional(Type.Integer()), entity_type: Type.Optional(Type.Array(Type.String())) };
const echo = route({
  ...{ method: 'POST', url: '/echo', id: 'echo', scope: 'screen', tag: 'Searches', summary: '', description: '' },
  access: ROLES,
  body: Type.Object({
    ...fields,
    inner: Type.Optional(Nullable(Type.Object({ nationality: Type.Optional(Type.String()) }))),
    items: Type.Optional(Type.Array(Type.Object(fields))),
    either: Type.Optional(Type.Union([Type.Object({ a: Type.Optional(Type.String()) }), Type.Null()])),
    free: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  }),
  data: Type.Object({}),
  handle: async () => ({}),
});
const act = route({
  ...{ method: 'DELETE', url: '/act', id: 'act', scope: 'screen', tag: 'Searches', summary: '', description: '' },
  access: ROLES,
  query: Type.Object({ reason: Type.Optional(Type.String()) }),
  data: Type.Object({}),
  handle: async () => ({}),
});
const base = stubApp();
const app = await buildApp({ ...base, routes: [...base.routes, echo, act] });
const headers = { authorization: 'Bearer admin' };
const send = (url: string, payload: object, more = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });

test('an unknown field is ignored, and the answer names it with the field that was meant', async () => {
  const known = await send('/echo', { match_score: 80, inner: null, either: { a: 'x' }, free: { anything: 1 } });
  assert.deepEqual(known.json(), { status: 'SUCCESS', data: {}, error: false });
  const answer = await send('/echo', {
    ...{ match_scroe: 80, hobby: 'chess', inner: { nationalty: 'FR' }, items: [{}, { entityType: ['Person'] }] },
    either: { b: 'x' },
  });
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(
    answer.json().notices.map(({ code, message }: { code: string; message: string }) => `${code} | ${message}`),
    [
      'unknown_field | unknown_field: match_scroe was ignored; did you mean match_score?',
      'unknown_field | unknown_field: hobby was ignored',
      'unknown_field | unknown_field: inner.nationalty was ignored; did you mean nationality?',
      'unknown_field | unknown_field: either.b was ignored',
      'unknown_field | unknown_field: items[1].entityType was ignored; did you mean entity_type?',
    ],
  );
});

test('`Prefer: handling=strict` refuses unknown fields together with all other errors', async () => {
  for (const prefer of ['handling=strict', 'respond-async, handling="strict"']) {
    const answer = await send('/echo', { match_scroe: 80, match_score: 'x' }, { prefer });
    assert.deepEqual([answer.statusCode, answer.headers['preference-applied']], [400, 'handling=strict']);
    assert.deepEqual(answer.json().error.details, [
      { field: 'match_score', message: 'must be a whole number' },
      {
        field: 'match_scroe',
        message: 'is unknown; did you mean match_score? allowed: match_score, entity_type, inner, items, either, free',
      },
    ]);
  }
  assert.equal((await send('/echo', { match_scroe: 80 }, { prefer: 'handling=lenient' })).statusCode, 200);
});

test('a filter that a list does not have is refused with the allowed ones, never ignored', async () => {
  const body = await send('/api/searches', { clientreference: 'A-1' });
  assert.equal(body.statusCode, 400);
  assert.match(
    body.json().error.details[0].message,
    /^is unknown; .*allowed: created_at, page, records_per_page, page_size/,
  );
  const lists = [
    '/api/ai-risk-customers',
    '/api/webhooks',
    '/api/audit',
    '/api/customers/bulk-upload/history',
    '/api/lists',
  ];
  for (const url of lists) {
    const { statusCode, body: text } = await app.inject({ url: `${url}?verdikt=uncertain`, headers });
    assert.equal(statusCode, 400, `${url} ${text}`);
    assert.match(text, /"field":"verdikt","message":"is unknown; (did you mean verdict\? )?allowed: /);
  }
});

test('a filter of a list in the query string is refused, and the answer says that it belongs in the body', async () => {
  const bodyFields = ['client_reference=NOPE', 'case_status=Passed', 'cursor=garbage', 'page=2', 'page_size=2'];
  for (const query of bodyFields) {
    const answer = await send(`/api/searches?${query}`, {});
    assert.equal(answer.statusCode, 400, `${query} ${answer.body}`);
    assert.deepEqual(answer.json().error.details, [
      {
        field: query.split('=')[0],
        message: 'is unknown in the query string; send it as a field of the body; allowed: fields',
      },
    ]);
  }
  const answer = await send('/api/searches?foo=1&clientreference=A&feilds=total', {});
  assert.deepEqual(
    answer.json().error.details.map(({ message }: { message: string }) => message),
    [
      'is unknown in the query string; allowed: fields',
      'is unknown in the query string; did you mean the field client_reference of the body? allowed: fields',
      'is unknown in the query string; did you mean fields? allowed: fields',
    ],
  );
});

test('an unknown query parameter of a request that changes something is named in a notice, or refused with strict', async () => {
  const strict = { prefer: 'handling=strict' };
  const noticed = await send('/echo?match_score=80', { hobby: 'chess' });
  assert.equal(noticed.statusCode, 200);
  assert.deepEqual(
    noticed.json().notices.map(({ field, message }: { field: string; message: string }) => `${field} | ${message}`),
    [
      'match_score | unknown_field: match_score in the query string was ignored; send it as a field of the body',
      'hobby | unknown_field: hobby was ignored',
    ],
  );
  const refused = await send('/echo?match_score=80', { hobby: 'chess' }, strict);
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(
    refused.json().error.details.map(({ field }: { field: string }) => field),
    ['match_score', 'hobby'],
  );

  const remove = (url: string, more = {}) =>
    app.inject({ method: 'DELETE', url, headers: { ...headers, ...more }, payload: { why: 'x' } });
  const removed = await remove('/act?reason=x&reasn=y&toString=z');
  assert.deepEqual(
    removed.json().notices.map(({ message }: { message: string }) => message),
    [
      'unknown_field: reasn in the query string was ignored; did you mean reason?',
      'unknown_field: toString in the query string was ignored',
      'unknown_field: why was ignored',
    ],
  );
  assert.equal((await remove('/act?reason=x', strict)).statusCode, 400);
  assert.equal((await remove('/act?reasn=x', strict)).statusCode, 400);
});
