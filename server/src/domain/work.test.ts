import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_REVIEW_POLICY } from './review-policy.js';
import { dueAfter } from './work.js';

const rules = { ...DEFAULT_REVIEW_POLICY };
for (const [from, level, zone, due] of [
  // A Monday.
  ['2026-11-23T10:00:00Z', 'High', 'UTC', '2026-11-24T10:00:00.000Z'],
  ['2026-11-23T10:00:00Z', 'Medium', 'UTC', '2026-11-26T10:00:00.000Z'],
  ['2026-11-23T10:00:00Z', 'Low', 'UTC', '2026-11-30T10:00:00.000Z'],
  // A Friday and a Sunday: days that are not worked do not count.
  ['2026-11-20T10:00:00Z', 'High', 'UTC', '2026-11-23T10:00:00.000Z'],
  ['2026-11-22T10:00:00Z', 'High', 'UTC', '2026-11-24T00:00:00.000Z'],
  // Monday in Singapore already, still Sunday in New York.
  ['2026-11-22T20:00:00Z', 'High', 'Asia/Singapore', '2026-11-23T20:00:00.000Z'],
  ['2026-11-23T02:00:00Z', 'High', 'America/New_York', '2026-11-24T05:00:00.000Z'],
  // The Friday before the clocks go back in London, and the Monday after.
  ['2026-10-23T22:00:00Z', 'High', 'Europe/London', '2026-10-26T23:00:00.000Z'],
] as const) {
  test(`a case of ${level} risk made at ${from} is due at ${due} in ${zone}`, () => {
    assert.equal(dueAfter(new Date(from), level, { ...rules, timeZone: zone }).toISOString(), due);
  });
}
