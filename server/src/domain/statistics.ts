import type { ResultStatus } from './case.js';
import type { DecisionFacts } from './decision-facts.js';
import type { DecisionStage } from './second-review.js';

/** Ways in which decisions are divided. */
type PrecisionBy = 'verdict' | 'score' | 'source' | 'category';

/** Decided as a true or a false positive, and those of them that were true. */
export interface Precision {
  readonly decided: number;
  readonly truePositive: number;
}

/** Work of an organization within a day, without tests and samples. */
export interface DayCounts {
  /** Searches stored. */
  readonly made: number;
  readonly withResults: number;
  readonly alerts: number;
  /** Cases that came into the queue, for the first time or again. */
  readonly opened: number;
  readonly closed: number;
  /** Final decisions on results by status, and withdrawn ones of any stage. */
  readonly decisions: {
    readonly truePositive: number;
    readonly falsePositive: number;
    readonly unknown: number;
    readonly withdrawn: number;
  };
  readonly secondReview: { readonly asked: number; readonly agreed: number; readonly disputed: number };
  readonly precision: Readonly<Record<PrecisionBy, Readonly<Record<string, Precision>>>>;
  /** Cases closed by each user, by id and the place of the time they took in `TIME_BOUNDS`. */
  readonly handling: Readonly<Record<string, Times>>;
}

/** Number of cases, by the place of the time they took in `TIME_BOUNDS`. */
export type Times = Readonly<Record<string, number>>;

/** Adds numbers of the same name, at any depth, to `sum`: a copy for each of hundreds of days would take longer than reading them. */
function add<Sum extends object>(sum: Sum, other: object): Sum {
  const into = sum as Record<string, unknown>;
  for (const [name, value] of Object.entries(other)) {
    if (typeof value === 'number') into[name] = Number(into[name] ?? 0) + value;
    else into[name] = add((into[name] as object) ?? {}, value);
  }
  return sum;
}

export const noCounts = (): DayCounts => ({
  ...{ made: 0, withResults: 0, alerts: 0, opened: 0, closed: 0 },
  decisions: { truePositive: 0, falsePositive: 0, unknown: 0, withdrawn: 0 },
  secondReview: { asked: 0, agreed: 0, disputed: 0 },
  precision: { verdict: {}, score: {}, source: {}, category: {} },
  handling: {},
});

/** The counts of several days as one. */
export function sumOf(days: readonly DayCounts[]): DayCounts {
  return days.reduce(add, noCounts());
}

/** Decisions on results that are alike in everything that is counted. */
export interface AlikeDecisions {
  readonly status: Exclude<ResultStatus, 'Potential Match'>;
  readonly stage: DecisionStage;
  readonly isWithdrawn: boolean;
  /** Null in rows of earlier versions. */
  readonly facts: DecisionFacts | null;
  readonly count: number;
}

/** What decisions add to the counts of their day. */
export function countDecisions(
  alike: readonly AlikeDecisions[],
): Pick<DayCounts, 'decisions' | 'secondReview' | 'precision'> {
  const { decisions, secondReview, precision } = noCounts();
  return alike.reduce((sum, one) => add(sum, countsOf(one)), { decisions, secondReview, precision });
}

const STATUS = { 'True Positive': 'truePositive', 'False Positive': 'falsePositive', Unknown: 'unknown' } as const;
const STAGE = { final: [], proposed: ['asked'], agreed: ['agreed'], disputed: ['disputed'] } as const;

function countsOf({ status, stage, isWithdrawn, facts, count }: AlikeDecisions): object {
  if (isWithdrawn) return { decisions: { withdrawn: count } };
  const isFinal = stage === 'final' || stage === 'agreed';
  return {
    secondReview: Object.fromEntries(STAGE[stage].map((name) => [name, count])),
    ...(isFinal && { decisions: { [STATUS[status]]: count } }),
    ...(isFinal && status !== 'Unknown' && facts && { precision: precisionOf(facts, status, count) }),
  };
}

function precisionOf(
  { verdict, score, sources, categories }: DecisionFacts,
  status: AlikeDecisions['status'],
  count: number,
): object {
  const precision = { decided: count, truePositive: status === 'True Positive' ? count : 0 };
  const of = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, precision]));
  return {
    ...{ verdict: of(verdict ? [verdict] : []), score: of(score === undefined ? [] : [bandOf(score)]) },
    ...{ source: of(sources), category: of(categories) },
  };
}

/** Width of a band of scores; 100 is one by itself. */
const BAND = 5;

/** Lowest score of the band. */
function bandOf(score: number): string {
  return String(Math.floor(score / BAND) * BAND);
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;

/** Upper ends, in seconds, of the lengths of time that are counted together: quantiles are one of these. */
export const TIME_BOUNDS = [
  ...[1, 2, 3, 5, 10, 15, 20, 30, 45].map((minutes) => minutes * MINUTE),
  ...[1, 1.5, 2, 3, 4, 6, 8, 12, 16, 20].map((hours) => hours * HOUR),
  ...[1, 1.5, 2, 3, 4, 5, 7, 10, 14, 21, 30, 45, 60, 90, 180, 365].map((days) => days * DAY),
];

/** Times of all users together. */
export function allTimes(handling: DayCounts['handling']): Times {
  return Object.values(handling).reduce<Times>(add, {});
}

export function countTimes(times: Times): number {
  return Object.values(times).reduce((sum, count) => sum + count, 0);
}

/** The shortest of `TIME_BOUNDS` within which this share of the cases was closed; the longest if none is. Undefined without cases. */
export function timeWithin(times: Times, share: number): number | undefined {
  const wanted = share * countTimes(times);
  if (wanted === 0) return undefined;
  let closed = 0;
  const place = TIME_BOUNDS.findIndex((_, each) => {
    closed += times[each] ?? 0;
    return closed >= wanted;
  });
  return TIME_BOUNDS.at(place);
}
