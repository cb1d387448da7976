import { dayFirst } from './day-first.js';
import { pageOf } from './page-of.js';

/** Search parameters of the audit log's address; an absent one keeps all. */
export interface AuditSearch {
  readonly action?: string;
  /** Id of who acted. */
  readonly user?: string;
  /** Id of what was acted on. */
  readonly target?: string;
  /** Days as `2026-11-22`, UTC, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Entries of the whole installation instead of one's own organization. */
  readonly scope?: 'installation';
  /** From 2; absent for the first page. */
  readonly page?: number;
}

/** Reads an address that anybody may have written; parts that mean nothing are left out. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (name: string, pattern: RegExp) => {
    const value = typeof raw[name] === 'string' ? raw[name].trim() : '';
    return pattern.test(value) ? value : '';
  };
  const [action, user] = [text('action', /^[a-z_]+\.[a-z_]+$/), text('user', /^[0-9a-f]{24}$/)];
  const [target, from, to] = [
    text('target', /^.{1,200}$/),
    text('from', /^\d{4}-\d\d-\d\d$/),
    text('to', /^\d{4}-\d\d-\d\d$/),
  ];
  return {
    ...(action && { action }),
    ...(user && { user }),
    ...(target && { target }),
    ...(from && { from }),
    ...(to && { to }),
    ...(raw.scope === 'installation' && { scope: raw.scope }),
    ...pageOf(raw.page),
  };
}

/** The filters of `GET /api/audit` and of its export. */
export function auditFiltersOf({
  action,
  user,
  target,
  from,
  to,
  scope,
}: AuditSearch): Readonly<Record<string, string>> {
  return {
    ...(action && { action }),
    ...(user && { user_id: user }),
    ...(target && { target_id: target }),
    ...(from && { start_date: dayFirst(from) }),
    ...(to && { end_date: dayFirst(to) }),
    ...(scope && { scope }),
  };
}
