import type { EventType } from './event.js';

/** The kinds of alerts, by the names of the events that tell of them. */
export const ALERT_TYPES = [
  'monitoring.match_added',
  'monitoring.match_updated',
  'monitoring.match_removed',
  'monitoring.verdict_changed',
  'monitoring.risk_changed',
] as const satisfies readonly EventType[];
export type AlertType = (typeof ALERT_TYPES)[number];

/** Something that monitoring found different in a case. */
export interface Alert {
  readonly id: string;
  readonly type: AlertType;
  readonly at: Date;
  readonly caseId: string;
  /** Name that was searched. */
  readonly name: string;
  readonly clientReference?: string;
  /** The customer of the case, where it has one. */
  readonly customerId?: string;
  /** Public form: the editions before and after, and the changes. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** When and by which user it was marked as seen; absent before that. */
  readonly seen?: { readonly at: Date; readonly by: string };
}

/** Filter of a listing; an absent field keeps all. */
export interface AlertFilter {
  readonly caseId?: string;
  readonly type?: AlertType;
  /** UTC days, both included, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  readonly isSeen?: boolean;
  /** Source of a list with a match that changed. */
  readonly source?: string;
  /** Words of the searched name or the client reference. */
  readonly search?: string;
}
