import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { buildApp } from '../../src/app/app.js';
import { route } from '../../src/platform/http/route.js';
import { stubApp } from '../support/stub-app.js';

async function echoApp() {
  const echo = route({
    method: 'POST',
    url: '/api/echo',
    id: 'echo',
    scope: 'screen',
    tag: 'Test',
    summary: '',
    description: '',
    access: ['admin', 'analyst'],
    takesBodyKey: true,
    body: Type.Object({ api_key: Type.Optional(Type.String()) }),
    data: Type.Object({ role: Type.String(), fields: Type.Array(Type.String()) }),
    handle: async ({ caller, body }) => ({ role: caller.role, fields: Object.keys(body) }),
  });
  return buildApp(stubApp({ routes: [echo] }));
}

const cases: [string, Record<string, string>, object, number, string?][] = [
  ['no credential at all', {}, {}, 401],
  ['a valid bearer token', { authorization: 'Bearer admin' }, {}, 200, 'admin'],
  ['the scheme in any case', { authorization: 'bEARER admin' }, {}, 200, 'admin'],
  ['a valid key in the header', { 'x-api-key': 'admin' }, {}, 200, 'admin'],
  ['a valid key in the body', {}, { api_key: 'admin' }, 200, 'admin'],
  [
    'an invalid bearer token, whatever the keys',
    { authorization: 'Bearer x', 'x-api-key': 'admin' },
    { api_key: 'admin' },
    401,
  ],
  [
    'an empty bearer token, whatever the keys',
    { authorization: 'Bearer ', 'x-api-key': 'admin' },
    { api_key: 'admin' },
    401,
  ],
  [
    'a valid bearer token, whatever the keys',
    { authorization: 'Bearer analyst', 'x-api-key': 'x' },
    { api_key: 'admin' },
    200,
    'analyst',
  ],
  ['another scheme and a key in the body', { authorization: 'Basic eDp5' }, { api_key: 'admin' }, 200, 'admin'],
  ['a key in the body that is no text', {}, { api_key: 7 }, 401],
  ['a role that may not', { authorization: 'Bearer viewer' }, {}, 403],
  ['a key in the body of a role that may not', {}, { api_key: 'viewer' }, 403],
];

for (const [name, headers, payload, status, role] of cases) {
  test(`${name}: ${status}`, async () => {
    const app = await echoApp();
    const answer = await app.inject({ method: 'POST', url: '/api/echo', headers, payload });
    assert.equal(answer.statusCode, status);
    if (status === 401) {
      assert.equal(answer.json().error.message, 'Unauthorized');
      assert.match(String(answer.headers['www-authenticate']), /^Bearer/);
    }
    if (status === 200) assert.deepEqual(answer.json().data, { role, fields: [] });
    await app.close();
  });
}

test('a key in the body is accepted on no other route', async () => {
  const app = await buildApp(stubApp());
  const answer = await app.inject({ method: 'POST', url: '/api/api-key', payload: { api_key: 'admin' } });
  assert.equal(answer.statusCode, 401);
  await app.close();
});
