import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../../src/app/app.js';
import { AppError } from '../../src/domain/app-error.js';
import { stubApp } from '../support/stub-app.js';

const ADMIN = { authorization: 'Bearer admin' };
const JSON_ADMIN = { ...ADMIN, 'content-type': 'application/json' };

let app: FastifyInstance;
before(async () => {
  app = await buildApp(
    stubApp({
      async listApiKeys() {
        throw new Error('SELECT secret FROM tables');
      },
      async getAccessToken() {
        throw new AppError('rate_limited', { retryAfter: 61.2 });
      },
      async checkReadiness() {
        return [
          { name: 'database', ok: true, message: 'answers' },
          { name: 'watchlist', ok: false, message: 'no list is loaded' },
        ];
      },
    }),
  );
});
after(() => app.close());

const post = (payload: string | Buffer | object, headers: Record<string, string> = JSON_ADMIN): InjectOptions => ({
  method: 'POST',
  url: '/api/api-key',
  payload,
  headers,
});

const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`;
const wide = JSON.stringify({ list: Array.from({ length: 20_000 }, () => 0) });

const answers: [string, InjectOptions, number, string][] = [
  ['an unknown route', { url: '/api/nothing', headers: ADMIN }, 404, 'not_found'],
  [
    'an unknown route with a body of any type',
    { ...post('x', { 'content-type': 'text/csv' }), url: '/x' },
    404,
    'not_found',
  ],
  ['an id in the path that is none', { method: 'DELETE', url: '/api/api-key/7', headers: ADMIN }, 404, 'not_found'],
  ['an id in the path with a NUL', { method: 'DELETE', url: '/api/api-key/%00', headers: ADMIN }, 404, 'not_found'],
  [
    'an id in the path as long as a book',
    { method: 'DELETE', url: `/api/api-key/${'a'.repeat(500)}`, headers: ADMIN },
    404,
    'not_found',
  ],
  ['an address that cannot be decoded', { url: '/api/%c0%ZZ', headers: ADMIN }, 400, 'malformed_request'],
  ['a wrong method', { method: 'PATCH', url: '/api/api-keys', headers: ADMIN }, 405, 'method_not_allowed'],
  ['no credential', { url: '/api/api-keys' }, 401, 'unauthorized'],
  ['broken JSON', post('{"a":'), 400, 'malformed_json'],
  ['JSON with a comment', post('{} // done'), 400, 'malformed_json'],
  ['a body that is not UTF-8', post(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), 400, 'malformed_json'],
  ['a list for an object', post('[]'), 400, 'validation_failed'],
  ['null for an object', post('null'), 400, 'validation_failed'],
  ['text for an object', post('"x"'), 400, 'validation_failed'],
  ['a lone surrogate', post('{"expires_in_days":1,"a":"\\ud800"}'), 400, 'validation_failed'],
  ['a NUL in a name', post('{"a\\u0000b":1}'), 400, 'validation_failed'],
  ['a name that reaches for the prototype', post('{"__proto__":{"expires_in_days":5}}'), 400, 'validation_failed'],
  ['deep nesting', post(deep), 400, 'validation_failed'],
  ['a huge list', post(wide), 400, 'validation_failed'],
  ['a body over 1 MB', post(`{"a":"${'x'.repeat(1024 * 1024)}"}`), 413, 'too_large'],
  ['another media type', post('<a/>', { ...ADMIN, 'content-type': 'application/xml' }), 415, 'unsupported_media_type'],
  [
    'another encoding',
    post('{}', { ...ADMIN, 'content-type': 'application/json; charset=utf-16' }),
    415,
    'unsupported_media_type',
  ],
  ['a compressed body', post('{}', { ...JSON_ADMIN, 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'],
  [
    'a full minute',
    { ...post({ email: 'a@b.c', password: '12345678' }), url: '/api/get-access-token' },
    429,
    'rate_limited',
  ],
  ['a bug', { url: '/api/api-keys', headers: ADMIN }, 500, 'internal_error'],
  ['a service that is not ready', { url: '/health/ready' }, 503, 'unavailable'],
];

for (const [name, request, status, code] of answers) {
  test(`${name} is answered with ${status} ${code} in the envelope`, async () => {
    const answer = await app.inject(request);
    assert.equal(answer.statusCode, status);
    assert.match(String(answer.headers['content-type']), /^application\/json/);
    const body = answer.json();
    assert.deepEqual(Object.keys(body), ['status', 'data', 'error']);
    assert.equal(body.status, 'FAIL');
    assert.equal(body.data, null);
    assert.deepEqual(Object.keys(body.error), ['code', 'message', 'request_id', 'details']);
    assert.equal(body.error.code, code);
    assert.ok(body.error.message.length > 0);
    assert.equal(body.error.request_id, answer.headers['x-request-id']);
  });
}

test('an empty body counts as an object without fields', async () => {
  const typed = post('', { ...ADMIN, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' });
  for (const request of [post(''), typed, { method: 'POST', url: '/api/api-key', headers: ADMIN } as const]) {
    assert.equal((await app.inject(request)).statusCode, 200);
  }
  const required = await app.inject({ ...post(''), url: '/api/get-access-token' });
  assert.deepEqual(required.json().error.details, [
    { field: 'email', message: 'is required' },
    { field: 'password', message: 'is required' },
  ]);
});

test('nothing in a body is coerced', async () => {
  for (const days of ['5', true, null, [5], 5.5]) {
    const answer = await app.inject(post({ expires_in_days: days }));
    assert.deepEqual(answer.json().error.details, [{ field: 'expires_in_days', message: 'must be a whole number' }]);
  }
});

test('an unknown field is ignored', async () => {
  assert.equal((await app.inject(post({ expires_in_days: 5, colour: 'blue' }))).statusCode, 200);
});

test('a wrong method is answered with the allowed ones, and OPTIONS too', async () => {
  const wrong = await app.inject({ method: 'PUT', url: '/api/api-key/aaaaaaaaaaaaaaaaaaaaaaaa' });
  assert.equal(wrong.headers.allow, 'DELETE, OPTIONS');
  const options = await app.inject({ method: 'OPTIONS', url: '/api/api-keys?x=1' });
  assert.deepEqual([options.statusCode, options.headers.allow, options.body], [204, 'GET, HEAD, OPTIONS', '']);
});

test('HEAD answers like GET, without a body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/api/reference/countries', headers: ADMIN });
  const get = await app.inject({ url: '/api/reference/countries', headers: ADMIN });
  assert.deepEqual([head.statusCode, head.body], [200, '']);
  assert.equal(head.headers['content-length'], get.headers['content-length']);
});

test('429 and 503 state in whole seconds when to retry', async () => {
  const full = await app.inject({ ...post({ email: 'a@b.c', password: '12345678' }), url: '/api/get-access-token' });
  assert.equal(full.headers['retry-after'], '62');
  const notReady = await app.inject('/health/ready');
  assert.equal(notReady.headers['retry-after'], '5');
  assert.deepEqual(notReady.json().error.details, [{ field: 'watchlist', message: 'no list is loaded' }]);
});

test('an internal error reveals nothing of its cause', async () => {
  const answer = await app.inject({ url: '/api/api-keys', headers: ADMIN });
  assert.doesNotMatch(answer.body, /SELECT|secret|tables|at /);
});

test('a plain request id of the caller is kept, and any other is replaced', async () => {
  const send = async (id: string) =>
    (await app.inject({ url: '/health/live', headers: { 'x-request-id': id } })).headers['x-request-id'];
  assert.equal(await send('trace:7.a-B_9'), 'trace:7.a-B_9');
  for (const id of ['', 'a b', 'Müller', 'x'.repeat(65), '{"a":1}']) assert.notEqual(await send(id), id);
});

test('every answer forbids caching, framing and execution', async () => {
  for (const url of ['/health/live', '/api/nothing', '/api/api-keys']) {
    const { headers } = await app.inject(url);
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'");
  }
});
