import type { Static } from 'typebox';
import { countTimes, type Precision, type Times, timeWithin } from '../domain/statistics.js';
import { VERDICTS } from '../domain/verdict.js';
import { AGE_BOUNDS_HOURS, type OpenWork, type Statistics } from './statistics.js';
import type { StatisticsData } from './statistics.schema.js';

export function presentStatistics(statistics: Statistics): Static<typeof StatisticsData> {
  const { asOf, timeZone, days, total, open, times, people } = statistics;
  const { decisions, secondReview, precision } = total;
  return {
    ...{ as_of: asOf.toISOString(), time_zone: timeZone },
    per_day: days.map(({ day, from, to, counts: { made, withResults, alerts, opened, closed } }) => ({
      ...{ day, from: from.toISOString(), to: to.toISOString() },
      ...{ made, with_results: withResults, alerts, opened, closed },
    })),
    open: presentOpen(open),
    decisions: {
      ...{ true_positive: decisions.truePositive, false_positive: decisions.falsePositive },
      ...{ unknown: decisions.unknown, withdrawn: decisions.withdrawn },
    },
    second_review: { ...secondReview },
    precision: {
      verdict: VERDICTS.flatMap((key) => {
        const counted = precision.verdict[key];
        return counted === undefined ? [] : [{ key, ...presentPrecision(counted) }];
      }),
      score: Object.entries(precision.score)
        .map(([key, counted]) => ({ key, ...presentPrecision(counted) }))
        .toSorted((one, other) => Number(other.key) - Number(one.key)),
      source: mostFirst(precision.source),
      category: mostFirst(precision.category),
    },
    handling: {
      ...presentTimes(times),
      people: people
        .map(({ userId, name, email, times: own }) => ({ user_id: userId, name, email, ...presentTimes(own) }))
        .toSorted((one, other) => other.closed - one.closed || (one.email < other.email ? -1 : 1)),
    },
  };
}

function presentOpen(open: readonly OpenWork[]): Static<typeof StatisticsData>['open'] {
  const sum = (matches: (work: OpenWork) => boolean) =>
    open.filter(matches).reduce((counted, { count }) => counted + count, 0);
  const ofState = (wanted: OpenWork['state']) => sum(({ state }) => state === wanted);
  return {
    by_age: [...AGE_BOUNDS_HOURS, null].map((hours, place) => ({
      ...{ from_hours: AGE_BOUNDS_HOURS[place - 1] ?? 0, to_hours: hours },
      count: sum(({ age }) => age === place),
      overdue: sum(({ age, isOverdue }) => age === place && isOverdue),
    })),
    by_state: {
      ...{ open: ofState('open'), waiting: ofState('waiting'), escalated: ofState('escalated') },
      ...{ second_review: ofState('second_review'), conflict: ofState('conflict') },
    },
    overdue: sum(({ isOverdue }) => isOverdue),
  };
}

function presentPrecision({ decided, truePositive }: Precision) {
  return { decided, true_positive: truePositive };
}

function mostFirst(counted: Readonly<Record<string, Precision>>) {
  return Object.entries(counted)
    .map(([key, one]) => ({ key, ...presentPrecision(one) }))
    .toSorted((one, other) => other.decided - one.decided || (one.key < other.key ? -1 : 1));
}

function presentTimes(times: Times) {
  return {
    closed: countTimes(times),
    ...{ p50_seconds: timeWithin(times, 0.5) ?? null, p90_seconds: timeWithin(times, 0.9) ?? null },
  };
}
