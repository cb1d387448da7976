import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endSilentConnections } from '../../src/platform/http/end-silent-connections.js';

test('during a shutdown complete requests are answered, and connections without one are closed', async (context) => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  endSilentConnections(app);
  let answer = () => {};
  let requested = () => {};
  const isAsked = new Promise<void>((resolve) => {
    requested = resolve;
  });
  app.get('/slow', async () => {
    requested();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 'answered';
  });
  app.post('/body', async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = async (text: string): Promise<{ socket: Socket; received: Promise<string> }> => {
    const arrived = once(app.server, 'connection').then(([accepted]: Socket[]) =>
      text === '' ? undefined : once(accepted as Socket, 'data'),
    );
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (more) => {
      received += more;
    });
    socket.on('error', () => {});
    socket.write(text);
    await arrived;
    return { socket, received: once(socket, 'close').then(() => received) };
  };
  const silent = await open('');
  const halfHead = await open('GET /sl');
  const halfBody = await open(
    'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Type: text/plain\r\n\r\nab',
  );
  const slow = await open('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await isAsked;

  context.mock.timers.enable({ apis: ['setInterval'] });
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(2000);
  for (const { received } of [silent, halfHead, halfBody]) assert.equal(await received, '');
  answer();
  assert.match(await slow.received, /answered$/);
  await closed;
});
