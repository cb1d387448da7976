import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitAfter } from '../../src/domain/delivery.js';

test('a delivery is tried again after 30 s, 2 m, 10 m, 30 m, 1 h, 4 h and five times 12 h, and then no more', () => {
  const waits = Array.from({ length: 12 }, (_, index) => waitAfter(index + 1, 0));
  const hours = [12, 12, 12, 12, 12].map((count) => count * 3_600_000);
  assert.deepEqual(waits, [30_000, 120_000, 600_000, 1_800_000, 3_600_000, 14_400_000, ...hours, undefined]);
});

test('chance makes a wait longer, by a tenth at most, and never shorter', () => {
  assert.equal(waitAfter(1, 0.5), 31_500);
  assert.ok((waitAfter(1, 0.999) ?? 0) < 33_000);
});
