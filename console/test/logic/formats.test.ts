import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from '../../src/i18n/formats.js';

test('a day is the same day in every time zone, and has no time', () => {
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
    assert.equal(formatsOf('en-GB', zone).day('2026-06-01'), '1 Jun 2026');
    assert.equal(formatsOf('en-GB', zone).day('2026-06-01T00:00:00.000Z'), '1 Jun 2026');
    assert.equal(formatsOf('en-GB', zone, true).day('2026-06-01'), '2026-06-01');
  }
  assert.equal(formatsOf('en-GB').day('circa 1963'), 'circa 1963');
});

test('counts of the queue stop at a thousand, as the service counts them', () => {
  const { count } = formatsOf('en-GB');
  assert.deepEqual([0, 999, 1000, 3000].map(count), ['0', '999', '1,000+', '1,000+']);
});
