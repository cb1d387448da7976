import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { throttled } from '../../src/logic/throttled.js';

test('of many calls the first runs at once and the others together after the pause', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let runs = 0;
  const { call, cancel } = throttled(() => runs++, 5000);
  for (let times = 0; times < 5; times++) call();
  assert.equal(runs, 1);
  mock.timers.tick(5000);
  assert.equal(runs, 2);
  call();
  assert.equal(runs, 2);
  mock.timers.tick(5000);
  assert.equal(runs, 3);
  mock.timers.tick(5000);
  call();
  assert.equal(runs, 4);
  call();
  cancel();
  mock.timers.tick(5000);
  assert.equal(runs, 4);
  mock.timers.reset();
});
