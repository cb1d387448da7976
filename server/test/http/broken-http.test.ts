import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import { stubApp } from '../support/stub-app.js';

/** Sends bytes to a listening app and gives what comes back until it hangs up. */
async function send(bytes: string, settings: { requestTimeout?: number } = {}): Promise<string> {
  const app = await buildApp(stubApp({ settings }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.write(bytes);
  await once(socket, 'close');
  await app.close();
  return received;
}

function bodyOf(answer: string) {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
}

const close = 'Host: x\r\nConnection: close\r\n';

const broken: [string, string, number, string][] = [
  ['a first line that is no HTTP', 'HELLO\r\n\r\n', 400, 'malformed_request'],
  ['no host', 'GET /api/searches HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['two hosts', `GET /health/live HTTP/1.1\r\n${close}HOST: y\r\n\r\n`, 400, 'malformed_request'],
  ['no host and no route', 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['a method that does not exist', `BREW / HTTP/1.1\r\n${close}\r\n`, 400, 'malformed_request'],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${close}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`,
    400,
    'malformed_request',
  ],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${close}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    'malformed_request',
  ],
  ['headers without end', `GET / HTTP/1.1\r\n${close}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['an address that cannot be decoded', `GET /%ZZ HTTP/1.1\r\n${close}\r\n`, 400, 'malformed_request'],
];

for (const [name, bytes, status, code] of broken) {
  test(`${name} is answered with ${status} in the envelope`, async () => {
    const answer = await send(bytes);
    assert.ok(answer.startsWith(`HTTP/1.1 ${status} `), answer.slice(0, 100));
    assert.match(answer, /content-type: application\/json/i);
    const body = bodyOf(answer);
    assert.deepEqual([body.status, body.data, body.error.code], ['FAIL', null, code]);
    assert.match(answer, new RegExp(`x-request-id: ${body.error.request_id}`, 'i'));
  });
}

test('a request that does not arrive in time is answered with 408 and its connection closed', async () => {
  const answer = await send(
    'POST /api/get-access-token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    {
      requestTimeout: 50,
    },
  );
  assert.ok(answer.startsWith('HTTP/1.1 408 '), answer.slice(0, 100));
  assert.equal(bodyOf(answer).error.code, 'request_timeout');
});

test('a request in flight is answered before the server is closed', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const app = await buildApp(
    stubApp({
      async checkReadiness() {
        arrived();
        await released;
        return [];
      },
    }),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${address}/health/ready`);
  await inFlight;
  const closed = app.close();
  release();
  assert.equal((await answer).status, 200);
  await closed;
});

test('several of a header that says who asks, or asks once, are refused and named', async () => {
  const headers = ['Host: y', 'Authorization: Bearer admin', 'X-API-Key: admin', 'Idempotency-Key: one'];
  for (const header of headers) {
    const name = header.slice(0, header.indexOf(':'));
    for (const second of [header, `${name}: other`]) {
      const first = name === 'Host' ? '' : `${header}\r\n`;
      const answer = await send(`GET /health/live HTTP/1.1\r\n${close}${first}${second.toUpperCase()}\r\n\r\n`);
      assert.ok(answer.startsWith('HTTP/1.1 400 '), answer.slice(0, 100));
      const { code, message } = bodyOf(answer).error;
      assert.equal(code, 'malformed_request');
      assert.equal(message, `The header ${name.toUpperCase()} was sent more than once`);
    }
  }
});
