/** Numbers of days that the dashboard shows, as its filter offers them. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/** Search parameters of the dashboard's address; an absent one is the default. */
export interface StatisticsSearch {
  readonly days?: Period;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readStatisticsSearch({ days }: Readonly<Record<string, unknown>>): StatisticsSearch {
  const found = PERIODS.find((period) => period === days && period !== DEFAULT_PERIOD);
  return found === undefined ? {} : { days: found };
}
