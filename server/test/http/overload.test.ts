import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import Fastify from 'fastify';
import { registerOverloadGuard } from '../../src/platform/http/overload.js';

/** The statuses of a route and of a health check after each look at a delay. */
async function statusesAfter(delays: number[]): Promise<[route: number, health: number][]> {
  mock.timers.enable({ apis: ['setInterval'] });
  const app = Fastify();
  const next = [...delays];
  registerOverloadGuard(app, 100, { next: () => next.shift() ?? 0 });
  app.setErrorHandler((_, __, reply) => reply.code(503).send());
  app.get('/route', async () => 'answered');
  app.get('/health', { config: { answersWhenOverloaded: true } }, async () => 'answered');
  const statuses: [number, number][] = [];
  for (const _ of delays) {
    mock.timers.tick(500);
    statuses.push([(await app.inject('/route')).statusCode, (await app.inject('/health')).statusCode]);
  }
  await app.close();
  mock.timers.reset();
  return statuses;
}

test('one long pause refuses no request', async () => {
  assert.deepEqual(await statusesAfter([Number.POSITIVE_INFINITY, 0, 5000]), [
    [200, 200],
    [200, 200],
    [200, 200],
  ]);
});

test('an event loop that stays late refuses requests until it has caught up, but never health checks', async () => {
  assert.deepEqual(await statusesAfter([150, 150, Number.POSITIVE_INFINITY, 20, 20]), [
    [200, 200],
    [503, 200],
    [503, 200],
    [200, 200],
    [200, 200],
  ]);
});
