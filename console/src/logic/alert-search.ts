import { dayFirst } from './day-first.js';

export const ALERT_KINDS = [
  'match_added',
  'match_updated',
  'match_removed',
  'risk_changed',
  'verdict_changed',
] as const;
type AlertKind = (typeof ALERT_KINDS)[number];

export const SEEN_VIEWS = ['unseen', 'seen', 'all'] as const;
type SeenView = (typeof SEEN_VIEWS)[number];

/** Search parameters of the monitoring page's address; an absent one is the default. */
export interface AlertSearch {
  readonly show?: SeenView;
  readonly kind?: AlertKind;
  readonly source?: string;
  readonly search?: string;
  /** Days as `2026-11-22`, UTC, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readAlertSearch(raw: Readonly<Record<string, unknown>>): AlertSearch {
  const show = SEEN_VIEWS.find((known) => known === raw.show && known !== 'unseen');
  const kind = ALERT_KINDS.find((known) => known === raw.kind);
  const text = (name: string, most: number) => (typeof raw[name] === 'string' ? raw[name].trim().slice(0, most) : '');
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(text(name, 10)) ? text(name, 10) : '');
  const [source, search, from, to] = [text('source', 100), text('search', 200), day('from'), day('to')];
  return {
    ...(show && { show }),
    ...(kind && { kind }),
    ...(source && { source }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Tells whether anything but the view narrows the alerts. */
export function isNarrowed({ show: _show, ...narrowing }: AlertSearch): boolean {
  return Object.values(narrowing).some((value) => value !== undefined);
}

/** The query of `GET /api/monitoring/alerts`. */
export function alertQueryOf({ show = 'unseen', kind, source, search, from, to }: AlertSearch) {
  return {
    ...(show !== 'all' && { seen: show === 'seen' }),
    ...(kind && { type: `monitoring.${kind}` as const }),
    ...(source && { source }),
    ...(search && { search }),
    ...(from && { start_date: dayFirst(from) }),
    ...(to && { end_date: dayFirst(to) }),
  };
}
