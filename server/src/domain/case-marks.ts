import type { Caller } from './caller.js';

/** Statuses that an analyst can set. `Unknown` leaves the record open. */
export const DECIDED_STATUSES = ['True Positive', 'False Positive', 'Unknown'] as const;
export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

export const REASON_LENGTH = 500;

/** Actor and time of an action on a case. */
export interface Mark {
  readonly userId: string;
  readonly email: string;
  /** Name of the user at that time; absent where none was given. */
  readonly name?: string;
  readonly at: Date;
}

/** A person's decision on one record of a case. */
export interface RecordDecision extends Mark {
  readonly status: DecidedStatus;
  readonly reason: string;
  /** Code from the list of reasons; absent for a decision by free text alone. */
  readonly reasonCode?: string;
  /** Opinions of others on it before, oldest first; absent where one person decided. */
  readonly opinions?: readonly { readonly userId: string; readonly email: string; readonly status: DecidedStatus }[];
}

export interface CaseComment extends Mark {
  readonly id: string;
  readonly text: string;
  /** Ids of colleagues that it names; absent without any. */
  readonly mentions?: readonly string[];
}

/** User assigned to a case; `at` is the time of assignment. */
export type Assignee = Mark;

export function markOf({ userId, email, name }: Caller, at: Date): Mark {
  return { userId, email, ...(name && { name }), at };
}

export const WHITELIST_STATES = ['applied', 'returned'] as const;

/** Whitelisting of a result: in force, or lapsed because the record has changed. */
export interface WhitelistStanding extends Mark {
  readonly state: (typeof WHITELIST_STATES)[number];
  readonly reason: string;
  readonly caseId: string;
}
