import type { QueueSearch } from './queue-search.js';

/** States of cases that await somebody now. */
export const STATES_TO_DO = ['open', 'escalated', 'conflict', 'second_review'] as const;
export const STATES_OPEN = [...STATES_TO_DO, 'waiting'] as const;
type State = (typeof STATES_OPEN)[number];

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The queue of these states, of cases created within hours before an instant. */
export function openIn(states: readonly State[], made?: ReturnType<typeof madeBefore>): QueueSearch {
  const isPlain =
    states.length === STATES_TO_DO.length && states.every((state) => STATES_TO_DO.some((one) => one === state));
  return { ...(!isPlain && { state: states.join(',') }), ...made };
}

/** Cases made at least and less than so many hours before an instant. */
export function madeBefore(asOf: string, fromHours: number, toHours: number | null) {
  const before = (hours: number) => new Date(Date.parse(asOf) - hours * 3_600_000).toISOString();
  return {
    ...(toHours !== null && { created_from: before(toHours) }),
    ...(fromHours > 0 && { created_to: before(fromHours) }),
  };
}

/** Cases that were closed from the first to the last of these days. */
export function closedBetween(days: readonly Span[]): QueueSearch {
  return { view: 'closed', closed_from: days[0]?.from, closed_to: days.at(-1)?.to };
}

/** Cases that entered the queue on a day, whatever became of them. */
export function openedOn({ from, to }: Span): QueueSearch {
  return { state: [...STATES_OPEN, 'closed'].join(','), opened_from: from, opened_to: to };
}
