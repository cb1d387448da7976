import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitArrival } from '../../src/platform/http/limit-arrival.js';

const LIMIT = 30_000;

/** Takes bodies and tells of each piece of them. */
async function listening(context: TestContext): Promise<{ app: FastifyInstance; arrived: () => Promise<void> }> {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let tell = () => {};
  const app = Fastify();
  limitArrival(app, LIMIT);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, body, done) => {
    body.on('data', () => tell());
    body.on('end', () => done(null));
  });
  app.post('/json', async () => 'taken');
  app.post('/file', { config: { arrivesSlowly: true } }, async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  context.after(() => app.close());
  const arrived = () =>
    new Promise<void>((resolve) => {
      tell = resolve;
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

test('a file that keeps arriving is waited for beyond the limit of a request', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/file', 5);
  for (const piece of ['a', 'b', 'c', 'd']) {
    const here = arrived();
    socket.write(piece);
    await Promise.race([here, answer.then((text) => assert.fail(text))]);
    context.mock.timers.tick(LIMIT);
  }
  socket.write('e');
  assert.match(await answer, /^HTTP\/1.1 200 /);
});

test('a file of which nothing arrives any more is answered with 408', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/file', 2);
  const here = arrived();
  socket.write('a');
  await here;
  context.mock.timers.tick(LIMIT);
  context.mock.timers.tick(LIMIT);
  assert.match(await answer, /^HTTP\/1.1 408 (?:.|\s)*"request_timeout"/);
});

test('any other body must arrive within the limit, whether it moves or not', async (context) => {
  const { app, arrived } = await listening(context);
  const { socket, answer } = post(app, '/json', 2);
  const here = arrived();
  socket.write('a');
  await here;
  context.mock.timers.tick(LIMIT);
  assert.match(await answer, /^HTTP\/1.1 408 /);
});
