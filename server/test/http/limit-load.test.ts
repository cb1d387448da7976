import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app/app.js';
import { searchesRoutes } from '../../src/cases/searches.routes.js';
import { AppError } from '../../src/domain/app-error.js';
import { openApiDocument } from '../../src/platform/http/openapi-document.js';
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

test('a search without a credential in a header is refused by its declared length, with what to do', async (context) => {
  const socket = await connected(context, await listening(context, {}));
  // Nothing of the body is ever sent: it is not waited for.
  socket.write(head('/api/search', LARGE));
  const answer = await answerOf(socket);
  assert.match(answer, /^HTTP\/1.1 413 /);
  assert.match(answer, /64 KB; send the key in the header X-API-Key/);
});

test('a search without a credential in a header is read no further than 64 KB if no length is declared', async (context) => {
  const socket = await connected(context, await listening(context, {}));
  const piece = 'x'.repeat(65_537);
  socket.write(`${head('/api/search', 'chunked')}${piece.length.toString(16)}\r\n${piece}\r\n`);
  const answer = await answerOf(socket);
  assert.match(answer, /^HTTP\/1.1 413 /);
  assert.match(answer, /X-API-Key/);
});

test('a key in a small body is still a credential, with a declared length or in chunks, and keeps its connection', async (context) => {
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

for (const path of [
  ...['get-access-token', 'request-password-reset', 'reset-password'],
  ...['session', 'session/passkey', 'session/passkey-options'],
]) {
  test(`${path} accepts at most 64 KB, as it is called without a credential`, async (context) => {
    const socket = await connected(context, await listening(context, {}));
    socket.write(head(`/api/${path}`, 65_537));
    assert.match(await answerOf(socket), /^HTTP\/1.1 413 /);
  });
}

test('every other route with a body requires a credential before it reads any', async () => {
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
    '/api/session',
    '/api/session/passkey',
    '/api/session/passkey-options',
  ]);
  await app.close();
});

/** Bytes of a body that count nowhere. */
const FREE = 65_536;

const ORGANIZATIONS = {
  analyst: 'a'.repeat(24),
  admin: 'b'.repeat(24),
  viewer: 'c'.repeat(24),
  integration: 'd'.repeat(24),
  lead: 'e'.repeat(24),
};

/** A caller whose organization is that of the role. */
const ofOwnOrganization: ReturnType<typeof stubApp>['authenticate'] = async ({ accessToken }) => {
  const role = accessToken as keyof typeof ORGANIZATIONS;
  return { ...{ role, email: '', userId: '', credential: 'access_token' }, organizationId: ORGANIZATIONS[role] };
};

test('bodies are bounded by organization and address: those over the limit get 503, others are read, and an answer frees its share', async (context) => {
  let answerAll = () => {};
  const requested = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  let hold = () => {};
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const app = await listening(context, {
    settings: { maxBodyBytes: 1_000_000, maxBodyBytesPerCaller: 100_000, trustedProxies: ['127.0.0.1'] },
    authenticate: ofOwnOrganization,
    routes: searchesRoutes({
      async list() {
        hold();
        await requested;
        return { cases: [], total: 0, customers: [] };
      },
      async read() {
        throw new AppError('not_found');
      },
    }),
  });
  /** Announces a body that counts as `counted` bytes, and sends it up to `sent` of them. */
  const send = async (who: string, address: string, counted: number, sent = counted) => {
    const socket = await connected(context, app);
    const more = `Connection: close\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${who}\r\n`;
    const answer = answerOf(socket);
    socket.write(head('/api/searches', FREE + counted, more) + '{}'.padEnd(Math.max(0, FREE + sent)));
    return answer;
  };
  const first = send('analyst', '192.0.2.1', 60_000);
  await held;
  const refused = await send('analyst', '192.0.2.2', 60_000, 40_001);
  assert.match(refused, /^HTTP\/1.1 503 /);
  assert.match(refused, /retry-after: 5/i);
  assert.match(await send('admin', '192.0.2.1', 60_000, 40_001), /^HTTP\/1.1 503 /);
  const elsewhere = send('admin', '192.0.2.2', 60_000);
  const small = send('analyst', '192.0.2.1', 0);
  answerAll();
  for (const answer of await Promise.all([first, elsewhere, small])) assert.match(answer, /^HTTP\/1.1 200 /);
  assert.match(await send('analyst', '192.0.2.1', 100_000), /^HTTP\/1.1 200 /);
});

test('a body over the limit is refused by its declared length, and one without a length once it exceeds the limit', async (context) => {
  const app = await listening(context, { settings: { maxBodyBytesPerCaller: 100_000 } });
  const announced = await connected(context, app);
  announced.write(head('/api/searches', FREE + 100_001, 'Authorization: Bearer viewer\r\n'));
  assert.match(await answerOf(announced), /^HTTP\/1.1 503 /);
  const chunked = await connected(context, app);
  const piece = ' '.repeat(FREE + 100_001);
  const start = head('/api/searches', 'chunked', 'Authorization: Bearer viewer\r\n');
  chunked.write(`${start}${piece.length.toString(16)}\r\n${piece}`);
  assert.match(await answerOf(chunked), /^HTTP\/1.1 503 /);
});

test('large files that are declared and hardly arrive take nothing from others', async (context) => {
  let began = 0;
  let allBegan = () => {};
  const begun = new Promise<void>((resolve) => {
    allBegan = resolve;
  });
  const app = await listening(context, {
    settings: { maxBodyBytes: 256 * 2 ** 20, maxBodyBytesPerCaller: 64 * 2 ** 20, trustedProxies: ['127.0.0.1'] },
    async authenticate(credentials) {
      began += 1;
      if (began === 2 * Object.keys(ORGANIZATIONS).length) allBegan();
      return ofOwnOrganization?.(credentials);
    },
  });
  const post = async (path: string, length: number, more: string, body: string) => {
    const socket = await connected(context, app);
    socket.write(head(path, length, more) + body);
    return socket;
  };
  // Each organization from an address of its own.
  for (const [at, who] of Object.keys(ORGANIZATIONS).entries()) {
    for (let sent = 0; sent < 2; sent += 1) {
      const more = `X-Forwarded-For: 192.0.2.${at}\r\nAuthorization: Bearer ${who}\r\n`;
      await post(`/api/custom-lists/${'a'.repeat(24)}/import`, 32 * 2 ** 20, more, '[');
    }
  }
  await begun;
  const credentials = JSON.stringify({ email: 'jane@example.com', password: 'a password' });
  for (const address of ['192.0.2.0', '198.51.100.7']) {
    const from = `Connection: close\r\nX-Forwarded-For: ${address}\r\n`;
    const login = await post('/api/get-access-token', credentials.length, from, credentials);
    assert.match(await answerOf(login), /^HTTP\/1.1 200 /);
    for (const who of ['admin', 'analyst']) {
      const searches = await post('/api/searches', 2, `${from}Authorization: Bearer ${who}\r\n`, '{}');
      assert.match(await answerOf(searches), /^HTTP\/1.1 200 /);
      // The body is read and found to be no search.
      const search = await post('/api/search', 2, `${from}Authorization: Bearer ${who}\r\n`, '[]');
      assert.match(await answerOf(search), /^HTTP\/1.1 400 /);
    }
  }
});

/** An import of 32 MB that stops after `sent` bytes, from an address of its own. */
function slowImport(socket: Socket, who: string, sent: number): void {
  const address = `192.0.2.${Object.keys(ORGANIZATIONS).indexOf(who)}`;
  const more = `X-Forwarded-For: ${address}\r\nAuthorization: Bearer ${who}\r\n`;
  socket.write(head(`/api/custom-lists/${'a'.repeat(24)}/import`, 32 * 2 ** 20, more) + '['.padEnd(sent));
}

const IMPORTERS = ['analyst', 'admin', 'integration', 'lead'];

function newFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-arriving-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Of files that are removed meanwhile, nothing. */
const filesIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => statSync(join(folder, name), { throwIfNoEntry: false }) ?? []);

test('slow imports of several organizations wait on disk, where only our user can read them, and leave room for the bodies of others', async (context) => {
  const uploadFolder = newFolder(context);
  const settings = {
    ...{ maxBodyBytes: 2 ** 20, maxBodyBytesPerCaller: 2 ** 19, trustedProxies: ['127.0.0.1'] },
    uploadFolder,
  };
  const app = await listening(context, { settings, authenticate: ofOwnOrganization });
  const importing: Socket[] = [];
  for (const who of [...IMPORTERS, ...IMPORTERS]) {
    const socket = await connected(context, app);
    slowImport(socket, who, 250_000);
    importing.push(socket);
  }
  const onDisk = () => filesIn(uploadFolder).filter(({ size }) => size > 200_000);
  // An answer would be a refusal; without it the test ends by its time limit.
  while (onDisk().length < importing.length && importing.every((socket) => socket.readableLength === 0)) {
    await new Promise(setImmediate);
  }
  assert.equal(onDisk().length, importing.length);
  assert.ok(onDisk().every(({ mode }) => (mode & 0o777) === 0o600));
  const search = await connected(context, app);
  const from = 'X-Forwarded-For: 198.51.100.7\r\nConnection: close\r\nAuthorization: Bearer viewer\r\n';
  search.write(head('/api/searches', 300_000, from) + '{}'.padEnd(300_000));
  assert.match(await answerOf(search), /^HTTP\/1.1 200 /);
  for (const socket of importing) socket.destroy();
  while (filesIn(uploadFolder).length > 0) await new Promise(setImmediate);
});

test('files on disk are bounded in total: no organization takes the last of it, and an answer frees its share', async (context) => {
  const uploadFolder = newFolder(context);
  const settings = { maxUploadBytes: 1_000_000, trustedProxies: ['127.0.0.1'], uploadFolder };
  const app = await listening(context, { settings, authenticate: ofOwnOrganization });
  const greedy = await connected(context, app);
  slowImport(greedy, 'admin', 450_000);
  while (filesIn(uploadFolder).every(({ size }) => size < 400_000)) await new Promise(setImmediate);
  const second = await connected(context, app);
  slowImport(second, 'admin', 200_000);
  assert.match(await answerOf(second), /^HTTP\/1.1 503 (?:.|\s)*"unavailable"/);
  const whole = async (who: string, length: number) => {
    const socket = await connected(context, app);
    const more = `Connection: close\r\nAuthorization: Bearer ${who}\r\n`;
    socket.write(head(`/api/custom-lists/${'a'.repeat(24)}/import`, length, more) + '[]'.padEnd(length));
    return answerOf(socket);
  };
  assert.match(await whole('analyst', 200_000), /^HTTP\/1.1 404 /);
  assert.match(await whole('analyst', 200_000), /^HTTP\/1.1 404 /);
  greedy.destroy();
  while (filesIn(uploadFolder).length > 0) await new Promise(setImmediate);
  assert.match(await whole('admin', 450_000), /^HTTP\/1.1 404 /);
});

test('an import over the size limit is refused, with a declared length or without one', async (context) => {
  const uploadFolder = newFolder(context);
  const app = await listening(context, { settings: { uploadFolder } });
  const path = `/api/custom-lists/${'a'.repeat(24)}/import`;
  const announced = await connected(context, app);
  announced.write(head(path, 32 * 2 ** 20 + 1, 'Authorization: Bearer admin\r\n'));
  assert.match(await answerOf(announced), /^HTTP\/1.1 413 /);
  const chunked = await connected(context, app);
  const piece = ' '.repeat(2 ** 22);
  chunked.write(head(path, 'chunked', 'Authorization: Bearer admin\r\n'));
  for (let sent = 0; sent < 9; sent += 1) chunked.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
  assert.match(await answerOf(chunked), /^HTTP\/1.1 413 /);
  while (filesIn(uploadFolder).length > 0) await new Promise(setImmediate);
});

test('addresses that open all the connections they can get leave some to the next one', async (context) => {
  const app = await listening(context, { settings: { maxConnections: 8, maxConnectionsPerAddress: 4 } });
  for (const from of ['1', '1', '1', '1', '2', '2']) await connected(context, app, `127.0.0.${from}`);
  assert.match(await answerOf(await connected(context, app, '127.0.0.2')), /^HTTP\/1.1 503 /);
  const next = await connected(context, app, '127.0.0.3');
  next.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(await answerOf(next), /^HTTP\/1.1 200 /);
});

test('connections are limited by address and in total; the next gets 503 at once, and a closed one makes room', async (context) => {
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
  const next = await connected(context, app, '127.0.0.3');
  next.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  assert.match(await answerOf(next), /^HTTP\/1.1 200 /);
});

test('connections of a trusted proxy count only towards the total', async (context) => {
  const settings = { maxConnections: 2, maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] };
  const app = await listening(context, { settings });
  await connected(context, app);
  const second = await connected(context, app);
  second.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(second, 'data');
  assert.match(answer, /^HTTP\/1.1 200 /);
  assert.match(await answerOf(await connected(context, app)), /^HTTP\/1.1 503 /);
});

test('an IPv4 address counts as one in every notation, and IPv6 addresses of one /64 as one', () => {
  assert.equal(networkOf('::ffff:192.0.2.7'), networkOf('192.0.2.7'));
  assert.equal(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:2:ffff::9'));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
});
