import { EVIDENCE_POINTS } from '../score.js';

/** An interval of days since 1970, both ends inclusive. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
  readonly circa: boolean;
}

export interface DateComparison {
  readonly outcome: 'agree' | 'close' | 'conflict';
  readonly points: number;
}

const YEAR = 365.25;

/**
 * Two dates as intervals. Overlap agrees, by the precision of the wider one; else the distance decides, with day
 * and month in the wrong order, a circa and one year forgiven. A date qualifies a name and never carries it.
 */
export function compareDates(subject: DaySpan, listed: DaySpan): DateComparison {
  if (subject.start <= listed.end && listed.start <= subject.end) {
    const width = Math.max(subject.end - subject.start, listed.end - listed.start);
    const points =
      width === 0
        ? EVIDENCE_POINTS.dateSameDay
        : width < 32
          ? EVIDENCE_POINTS.dateSameMonth
          : width < 367
            ? EVIDENCE_POINTS.dateSameYear
            : EVIDENCE_POINTS.dateClose;
    return { outcome: width < 367 ? 'agree' : 'close', points };
  }
  const gap = subject.start > listed.end ? subject.start - listed.end : listed.start - subject.end;
  if (turned(subject, listed)) return { outcome: 'close', points: EVIDENCE_POINTS.dateClose };
  const tolerance = subject.circa || listed.circa ? 2 * YEAR : 0;
  if (gap <= tolerance || nearby(subject, listed, gap)) return { outcome: 'close', points: EVIDENCE_POINTS.dateClose };
  const years = (gap - tolerance) / YEAR;
  if (years <= 1.01) return { outcome: 'close', points: EVIDENCE_POINTS.dateOneYear };
  return { outcome: 'conflict', points: years <= 5 ? EVIDENCE_POINTS.dateFewYears : EVIDENCE_POINTS.dateFar };
}

/** Full dates with day and month exchanged, a slip of forms filled across the Atlantic. */
function turned(a: DaySpan, b: DaySpan): boolean {
  if (a.start !== a.end || b.start !== b.end) return false;
  const [x, y] = [new Date(a.start * 86_400_000), new Date(b.start * 86_400_000)];
  return (
    x.getUTCFullYear() === y.getUTCFullYear() &&
    x.getUTCMonth() + 1 === y.getUTCDate() &&
    y.getUTCMonth() + 1 === x.getUTCDate()
  );
}

/** Full dates in one year, or a day or two apart: one digit mistyped. */
function nearby(a: DaySpan, b: DaySpan, gap: number): boolean {
  if (gap <= 3) return true;
  if (a.start !== a.end || b.start !== b.end) return false;
  const [x, y] = [new Date(a.start * 86_400_000), new Date(b.start * 86_400_000)];
  return (
    x.getUTCFullYear() === y.getUTCFullYear() &&
    (x.getUTCMonth() === y.getUTCMonth() || x.getUTCDate() === y.getUTCDate())
  );
}
