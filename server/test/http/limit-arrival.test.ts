import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitArrival } from '../../src/platform/http/limit-arrival.js';

const LIMIT = 30_000;
/** The least of an upload that must arrive in `LIMIT`. */
const LEAST = 4096 * 30;

/** Takes bodies; `arrived` resolves once so many more bytes of one have come. */
async function listening(
  context: TestContext,
): Promise<{ app: FastifyInstance; arrived: (bytes: number) => Promise<void> }> {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let received: (bytes: number) => void = () => {};
  const app = Fastify();
  limitArrival(app, LIMIT);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, body, done) => {
    body.on('data', (piece: Buffer) => received(piece.length));
    body.on('end', () => done(null));
  });
  app.post('/json', async () => 'taken');
  app.post('/file', { config: { arrivesSlowly: true } }, async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  const arrived = (bytes: number) =>
    new Promise<void>((resolve) => {
      let left = bytes;
      received = (more) => {
        left -= more;
        if (left <= 0) resolve();
      };
    });
  return { app, arrived };
}

function post(app: FastifyInstance, path: string, length: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: a/b\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return { socket, answer: once(socket, 'close').then(() => text) };
}

test('a file that keeps arriving fast enough may exceed the time limit of a request', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/file', 4 * LEAST + 1);
  for (let piece = 0; piece < 4; piece += 1) {
    const here = arrived(LEAST);
    socket.write('a'.repeat(LEAST));
    await Promise.race([here, answer.then((text) => assert.fail(text))]);
    context.mock.timers.tick(LIMIT);
  }
  socket.write('e');
  assert.match(await answer, /^HTTP\/1.1 200 /);
});

test('a file that only trickles in is answered with 408', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/file', 4 * LEAST);
  const most = arrived(LEAST);
  socket.write('a'.repeat(LEAST));
  await most;
  context.mock.timers.tick(LIMIT);
  const trickle = arrived(LEAST / 2);
  socket.write('a'.repeat(LEAST / 2));
  await trickle;
  context.mock.timers.tick(LIMIT);
  assert.match(await answer, /^HTTP\/1.1 408 (?:.|\s)*"request_timeout"/);
});

test('any other body must arrive within the time limit, whether it progresses or not', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/json', 2);
  const here = arrived(1);
  socket.write('a');
  await here;
  context.mock.timers.tick(LIMIT);
  assert.match(await answer, /^HTTP\/1.1 408 /);
});
