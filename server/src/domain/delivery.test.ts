import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryDelay } from './delivery.js';

test('a delivery is retried after 30 s, 2 min, 10 min, 30 min, 1 h, 4 h and five times 12 h, then given up', () => {
  const waits = Array.from({ length: 12 }, (_, index) => retryDelay(index + 1, 0));
  const hours = [12, 12, 12, 12, 12].map((count) => count * 3_600_000);
  assert.deepEqual(waits, [30_000, 120_000, 600_000, 1_800_000, 3_600_000, 14_400_000, ...hours, undefined]);
});

test('jitter lengthens a wait by at most a tenth and never shortens it', () => {
  assert.equal(retryDelay(1, 0.5), 31_500);
  assert.ok((retryDelay(1, 0.999) ?? 0) < 33_000);
});
