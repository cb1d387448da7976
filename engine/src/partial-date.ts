/**
 * A date of which parts may be unknown, kept as the interval of days it can mean.
 * `start` and `end` are ISO days (YYYY-MM-DD), both inclusive; a full date has `start === end`,
 * the year 1952 alone runs from 1952-01-01 to 1952-12-31. Dates are compared by overlap, never by equality.
 */
export interface PartialDate {
  readonly start: string;
  readonly end: string;
  readonly precision: 'day' | 'month' | 'year' | 'range';
  /** True where the publisher says "circa" or "approximately": a neighbouring year is no contradiction. */
  readonly circa: boolean;
}
