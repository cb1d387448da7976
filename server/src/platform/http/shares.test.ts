import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openShares } from './shares.js';

test('however many take all they can get, the next one still gets something, and as much as is free', () => {
  const shares = openShares({ inAll: 256, perKey: 64 });
  const got: number[] = [];
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    let taken = 0;
    while (shares.take([key], 1)) taken += 1;
    got.push(taken);
  }
  assert.deepEqual(got, [64, 64, 64, 32, 16, 8]);
});

test('what is given back is free for others, and a share of several keys counts once in all', () => {
  const shares = openShares({ inAll: 10, perKey: 4 });
  assert.ok(shares.take(['a', 'x'], 4));
  assert.ok(!shares.take(['b', 'x'], 1));
  assert.ok(shares.take(['b', 'y'], 3));
  assert.ok(!shares.take(['c'], 4));
  shares.give(['a', 'x'], 4);
  assert.ok(shares.take(['c', 'x'], 4));
});
