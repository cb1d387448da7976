import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screeningPool } from './screening-pool.js';

test('a watchlist that is ready only after the shutdown is refused and does not delay it', async () => {
  const pool = screeningPool<undefined>({ threads: 1 });
  await pool.close();
  await assert.rejects(pool.open({ buffer: new SharedArrayBuffer(8) }, undefined), /have been closed/);
});
