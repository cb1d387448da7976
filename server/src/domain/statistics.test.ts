import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, startOfDay } from './local-day.js';
import { allTimes, countDecisions, noCounts, sumOf, TIME_BOUNDS, timeWithin } from './statistics.js';

test('the share of cases is closed within the bound that is given, and within no shorter one', () => {
  const [minute, hour] = [TIME_BOUNDS.indexOf(60), TIME_BOUNDS.indexOf(3600)];
  const times = { [minute]: 5, [hour]: 4, [TIME_BOUNDS.length]: 1 };
  assert.deepEqual(
    [0.1, 0.5, 0.51, 0.9, 0.91].map((share) => timeWithin(times, share)),
    [60, 60, 3600, 3600, TIME_BOUNDS.at(-1)],
  );
  assert.equal(timeWithin({}, 0.5), undefined);
});

test('decisions count by what they are: final ones by status, proposals as second reviews, withdrawn ones alone', () => {
  const facts = { score: 94, sources: ['un_sc', 'eu_fsf'], categories: ['Sanctions'], verdict: 'uncertain' } as const;
  const final = { stage: 'final', isWithdrawn: false, facts } as const;
  const counted = countDecisions([
    { ...final, status: 'False Positive', count: 3 },
    { ...final, status: 'True Positive', stage: 'agreed', facts: { ...facts, score: 100 }, count: 1 },
    { ...final, status: 'True Positive', stage: 'proposed', count: 2 },
    { ...final, status: 'True Positive', isWithdrawn: true, count: 4 },
    { ...final, status: 'Unknown', count: 5 },
    { ...final, status: 'False Positive', facts: null, count: 6 },
  ]);
  assert.deepEqual(counted, {
    decisions: { truePositive: 1, falsePositive: 9, unknown: 5, withdrawn: 4 },
    secondReview: { asked: 2, agreed: 1, disputed: 0 },
    precision: {
      verdict: { uncertain: { decided: 4, truePositive: 1 } },
      score: { '90': { decided: 3, truePositive: 0 }, '100': { decided: 1, truePositive: 1 } },
      source: { un_sc: { decided: 4, truePositive: 1 }, eu_fsf: { decided: 4, truePositive: 1 } },
      category: { Sanctions: { decided: 4, truePositive: 1 } },
    },
  });
});

test('the counts of days add up by name', () => {
  const one = { ...noCounts(), made: 2, handling: { ana: { 3: 1 } } };
  const other = { ...noCounts(), made: 1, handling: { ana: { 3: 1, 4: 1 }, ben: { 0: 2 } } };
  const { made, handling } = sumOf([one, other]);
  assert.deepEqual(
    [made, handling, allTimes(handling)],
    [3, { ana: { 3: 2, 4: 1 }, ben: { 0: 2 } }, { 0: 2, 3: 2, 4: 1 }],
  );
  assert.deepEqual(sumOf([]), noCounts());
});

test('a day starts at midnight in its zone, also where clocks change or a day was skipped', () => {
  for (const [day, zone, starts] of [
    ['2026-11-23', 'UTC', '2026-11-23T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-11-23', 'Asia/Kathmandu', '2026-11-22T18:15:00.000Z'],
    ['2026-11-23', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z'],
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ] as const) {
    assert.equal(startOfDay(day, zone).toISOString(), starts);
    assert.ok(dayOf(startOfDay(day, zone), zone) >= day);
  }
});
