import { may } from '../accounts/abilities.js';
import type { Accounts } from '../accounts/accounts.js';
import { AppError } from '../domain/app-error.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { dayOf, startOfDay } from '../domain/local-day.js';
import type { Clock } from '../domain/ports.js';
import { allTimes, type DayCounts, sumOf, type Times } from '../domain/statistics.js';
import type { WorkState } from '../domain/work.js';
import { type DaySpan, type DaysRepository, daysBetween } from './count-days.js';

/** Most days of one answer. */
export const MOST_DAYS = 366;
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Ages of open cases, in hours, by which they are counted apart. */
export const AGE_BOUNDS_HOURS = [24, 72, 168, 720];

/** Open cases that are alike in everything that is counted. */
export interface OpenWork {
  readonly state: WorkState;
  /** Place of their age in `AGE_BOUNDS_HOURS`; its length for older ones. */
  readonly age: number;
  /** Past their due date; waiting stops the clock. */
  readonly isOverdue: boolean;
  readonly count: number;
}

export interface CountedDay extends DaySpan {
  readonly counts: DayCounts;
}

export interface StatisticsRepository extends Pick<DaysRepository, 'timeZone' | 'countedTo'> {
  /** Counted days from the first to the last, oldest first. */
  days(organizationId: string, first: string, last: string): Promise<readonly CountedDay[]>;
  /** Counts what happened in a span that is not over, from the rows. */
  countNow(organizationId: string, span: DaySpan): Promise<DayCounts>;
  /** Cases that are not closed. */
  open(organizationId: string, now: Date): Promise<readonly OpenWork[]>;
}

interface StatisticsDeps {
  readonly statistics: StatisticsRepository;
  readonly accounts: Pick<Accounts, 'listUsers'>;
  readonly now: Clock;
}

export interface Statistics {
  readonly asOf: Date;
  readonly timeZone: string;
  readonly days: readonly CountedDay[];
  /** Of all days. */
  readonly total: DayCounts;
  readonly open: readonly OpenWork[];
  readonly times: Times;
  /** Who closed cases, those with most first: everybody for a lead, the caller for others. */
  readonly people: readonly {
    readonly userId: string;
    readonly name: string;
    readonly email: string;
    readonly times: Times;
  }[];
}

/** Figures of an organization. */
export function statisticsService({ statistics, accounts, now }: StatisticsDeps) {
  return {
    /** Days from the first to the last, YYYY-MM-DD, by default the last thirty. Throws `validation_failed`. */
    async read(
      caller: AuthenticatedCaller,
      { first, last }: { readonly first?: string; readonly last?: string },
    ): Promise<Statistics> {
      const { organizationId } = caller;
      const asOf = now();
      const timeZone = await statistics.timeZone(organizationId);
      const today = dayOf(asOf, timeZone);
      const to = last === undefined || last > today ? today : last;
      const from = first ?? daysBefore(to, DEFAULT_DAYS - 1);
      const faults = [
        ...(from > to ? [{ field: 'from', message: `must not be after ${to}` }] : []),
        ...(from < daysBefore(to, MOST_DAYS - 1)
          ? [{ field: 'from', message: `must leave at most ${MOST_DAYS} days until ${to}` }]
          : []),
      ];
      if (faults.length > 0) throw new AppError('validation_failed', { faults });

      const [counted, countedTo, open, users] = await Promise.all([
        statistics.days(organizationId, from, to),
        statistics.countedTo(organizationId),
        statistics.open(organizationId, asOf),
        accounts.listUsers(organizationId),
      ]);
      // Older days are counted by the job, soon after the start of the service.
      const yesterday = startOfDay(daysBefore(today, 1), timeZone);
      const since = countedTo !== undefined && countedTo > yesterday ? countedTo : yesterday;
      const current = await Promise.all(
        daysBetween(since, asOf, timeZone)
          .filter(({ day }) => day >= from && day <= to)
          .map(async (day) => ({ ...day, counts: await statistics.countNow(organizationId, day) })),
      );
      const days = everyDay([...counted, ...current], from, to, timeZone);
      const total = sumOf(days.map(({ counts }) => counts));
      const people = users
        .filter(({ id }) => id === caller.userId || may(caller.role, 'statistics.team'))
        .flatMap(({ id: userId, name = '', email }) => {
          const times = total.handling[userId];
          return times === undefined ? [] : [{ userId, name, email, times }];
        });
      return { asOf, timeZone, days, total, open, times: allTimes(total.handling), people };
    },
  };
}
export type StatisticsService = ReturnType<typeof statisticsService>;

/** One entry for each day, also where nothing happened. */
function everyDay(counted: readonly CountedDay[], from: string, to: string, timeZone: string): readonly CountedDay[] {
  const [start, end] = [startOfDay(from, timeZone), startOfDay(daysBefore(to, -1), timeZone)];
  return daysBetween(start, end, timeZone).map(({ isOver: _, ...span }) => {
    const parts = counted.filter(({ day }) => day === span.day);
    const [only] = parts.length === 1 ? parts : [];
    return {
      day: span.day,
      from: parts[0]?.from ?? span.from,
      to: parts.at(-1)?.to ?? span.to,
      counts: only?.counts ?? sumOf(parts.map(({ counts }) => counts)),
    };
  });
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
