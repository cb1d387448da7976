import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edition, isOverdue } from './source.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const LIMITS = { maxAgeHours: 24, maxPublishedDays: 30 };

const cases: readonly [string, Pick<Edition, 'importedAt' | 'confirmedAt' | 'publishedAt'>, boolean][] = [
  ['published lately and imported now', { importedAt: NOW, publishedAt: daysAgo(3) }, false],
  ['published years ago and imported now', { importedAt: NOW, publishedAt: new Date('2018-07-04') }, true],
  [
    'published years ago and confirmed by its publisher now',
    { importedAt: daysAgo(9), confirmedAt: NOW, publishedAt: new Date('2018-07-04') },
    true,
  ],
  [
    'published lately and confirmed for the last time days ago',
    { importedAt: daysAgo(3), confirmedAt: daysAgo(2), publishedAt: daysAgo(3) },
    true,
  ],
  ['undated and imported now', { importedAt: NOW }, false],
  ['undated and confirmed now', { importedAt: daysAgo(90), confirmedAt: NOW }, false],
  ['undated and confirmed for the last time days ago', { importedAt: daysAgo(90), confirmedAt: daysAgo(2) }, true],
];
for (const [what, times, overdue] of cases) {
  test(`a list ${what} is ${overdue ? 'overdue' : 'not overdue'}`, () => {
    assert.equal(isOverdue(times as Edition, LIMITS, NOW), overdue);
  });
}

test('a list without limits is never overdue', () => {
  assert.equal(isOverdue({ importedAt: daysAgo(900), publishedAt: daysAgo(999) } as Edition, {}, NOW), false);
});
