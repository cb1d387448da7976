import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app/app.js';
import { searchesRoutes } from '../../src/cases/searches.routes.js';
import { AppError } from '../../src/domain/app-error.js';
import { openApiDocument } from '../../src/platform/http/openapi.js';
import { networkOf } from '../../src/platform/outgoing/network-of.js';
import { stubApp } from '../support/stub-app.js';

type Changes = Parameters<typeof stubApp>[0];

async function listening(context: TestContext, changes: Changes): Promise<FastifyInstance> {
  const app = await buildApp(stubApp(changes));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => open.add(socket));
  context.after(() => {
    for (const socket of open) socket.destroy();
    return app.close();
  });
  return app;
}

async function connected(context: TestContext, app: FastifyInstance, from = '127.0.0.1'): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  context.after(() => socket.destroy());
  // A connection that is turned away may be reset while it still sends.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket.setEncoding('utf8');
}

/** Everything that is answered until the service hangs up. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (more) => {
    text += more;
  });
  await once(socket, 'close');
  return text;
}

const head = (path: string, length: number | 'chunked', more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}` +
  `${length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`;

const LARGE = 8 * 1024 * 1024;

test('a search without a credential in a header is refused by its announced length, with what to do', async (context) => {
  const socket = await connected(context, await listening(context, {}));
  // Nothing of the body is ever sent: it is not waited for.
  socket.write(head('/api/search', LARGE));
  const answer = await answerOf(socket);
  assert.match(answer, /^HTTP\/1.1 413 /);
  assert.match(answer, /64 KB; send the key in the header X-API-Key/);
});

test('a search without a credential in a header is read no further than 64 KB where no length is announced', async (context) => {
  const socket = await connected(context, await listening(context, {}));
  const piece = 'x'.repeat(65_537);
  socket.write(`${head('/api/search', 'chunked')}${piece.length.toString(16)}\r\n${piece}\r\n`);
  const answer = await answerOf(socket);
  assert.match(answer, /^HTTP\/1.1 413 /);
  assert.match(answer, /X-API-Key/);
});

test('a key in a small body is still a credential, announced or in chunks, and keeps its connection', async (context) => {
  const app = await listening(context, {});
  const body = JSON.stringify({ api_key: 'viewer' });
  for (const request of [
    `${head('/api/search', body.length)}${body}`,
    `${head('/api/search', 'chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ]) {
    const socket = await connected(context, app);
    socket.write(request);
    const [answer] = await once(socket, 'data');
    assert.match(answer, /^HTTP\/1.1 403 /);
    assert.doesNotMatch(answer, /connection: close/i);
  }
});

for (const path of ['get-access-token', 'request-password-reset', 'reset-password']) {
  test(`${path} takes 64 KB and no more: nobody is authenticated there`, async (context) => {
    const socket = await connected(context, await listening(context, {}));
    socket.write(head(`/api/${path}`, 65_537));
    assert.match(await answerOf(socket), /^HTTP\/1.1 413 /);
  });
}

test('every other route that takes a body asks for a credential before it reads any', async () => {
  const app = await buildApp(stubApp());
  const before: string[] = [];
  app.addHook('preParsing', async (request) => {
    before.push(String(request.routeOptions.url));
  });
  await app.ready();
  const { paths } = openApiDocument(app) as { paths: Record<string, object> };
  for (const [path, methods] of Object.entries(paths)) {
    if (!('post' in methods)) continue;
    await app.inject({ method: 'POST', url: path.replaceAll(/\{\w+\}/g, 'a'.repeat(24)), payload: {} });
  }
  assert.deepEqual(before.sort(), [
    '/api/get-access-token',
    '/api/request-password-reset',
    '/api/reset-password',
    '/api/search',
  ]);
  await app.close();
});

test('bodies are bounded by organization: the next gets 503 before it is sent, others are read, and what is answered frees its share', async (context) => {
  let answerAll = () => {};
  const asked = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const organizations = { analyst: 'a'.repeat(24), admin: 'b'.repeat(24) };
  const app = await listening(context, {
    settings: { maxBodyBytes: 1000, maxBodyBytesPerCaller: 100, trustedProxies: ['127.0.0.1'] },
    async authenticate({ accessToken }) {
      const role = accessToken as keyof typeof organizations;
      return { ...{ role, email: '', userId: '', credential: 'access_token' }, organizationId: organizations[role] };
    },
    routes: searchesRoutes({
      async list() {
        await asked;
        return { cases: [], total: 0, customers: [] };
      },
      async read() {
        throw new AppError('not_found');
      },
    }),
  });
  const send = async (who: string, length: number, address: string) => {
    const socket = await connected(context, app);
    const body = JSON.stringify({}).padEnd(length);
    socket.write(
      head(
        '/api/searches',
        length,
        `Connection: close\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${who}\r\n`,
      ),
    );
    return { socket, answer: answerOf(socket), finish: () => socket.write(body) };
  };
  const first = await send('analyst', 60, '192.0.2.1');
  const second = await send('analyst', 60, '192.0.2.2');
  const refused = await second.answer;
  assert.match(refused, /^HTTP\/1.1 503 /);
  assert.match(refused, /retry-after: 5/i);
  const sameAddress = await send('admin', 60, '192.0.2.1');
  assert.match(await sameAddress.answer, /^HTTP\/1.1 503 /);
  const elsewhere = await send('admin', 60, '192.0.2.2');
  elsewhere.finish();
  first.finish();
  answerAll();
  assert.match(await first.answer, /^HTTP\/1.1 200 /);
  assert.match(await elsewhere.answer, /^HTTP\/1.1 200 /);
  const again = await send('analyst', 100, '192.0.2.1');
  again.finish();
  assert.match(await again.answer, /^HTTP\/1.1 200 /);
});

test('connections are bounded of each address and in all; the next gets 503 at once, and one that ends makes room', async (context) => {
  const app = await listening(context, { settings: { maxConnections: 3, maxConnectionsPerAddress: 2 } });
  const accepted = once(app.server, 'connection');
  const first = await connected(context, app);
  const [served] = await accepted;
  await connected(context, app);
  assert.match(await answerOf(await connected(context, app)), /^HTTP\/1.1 503 (?:.|\s)*"unavailable"/);
  await connected(context, app, '127.0.0.2');
  assert.match(await answerOf(await connected(context, app, '127.0.0.3')), /^HTTP\/1.1 503 /);
  first.destroy();
  await once(served, 'close');
  const next = await connected(context, app);
  next.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(await answerOf(next), /^HTTP\/1.1 200 /);
});

test('connections of a trusted proxy count only in all', async (context) => {
  const settings = { maxConnections: 2, maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] };
  const app = await listening(context, { settings });
  await connected(context, app);
  const second = await connected(context, app);
  second.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(second, 'data');
  assert.match(answer, /^HTTP\/1.1 200 /);
  assert.match(await answerOf(await connected(context, app)), /^HTTP\/1.1 503 /);
});

test('an IPv4 address is one however it is written, and IPv6 addresses of one /64 are one', () => {
  assert.equal(networkOf('::ffff:192.0.2.7'), networkOf('192.0.2.7'));
  assert.equal(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:2:ffff::9'));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
});
