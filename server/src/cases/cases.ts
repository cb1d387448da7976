import type { Actor } from '../domain/audit.js';
import type { Case, CaseResult } from '../domain/case.js';
import type { Customer, CustomerStanding } from '../domain/customer.js';
import type { Page } from '../domain/page.js';

/** A case with its results, and with the picture it was made with. */
export interface NewCase {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** Encrypted. */
  readonly image?: string;
  /** Who had it screened; the service by itself where it is absent. */
  readonly by?: Actor;
}

/** The stored cases of every organization, each reached through its own alone. */
export interface Cases {
  /**
   * Writes the case, all its results, the picture it was made with, as that was sent, and its audit entry in one transaction:
   * acknowledged is durable, refused is not there.
   */
  add(made: NewCase): Promise<void>;
  find(organizationId: string, caseId: string): Promise<Case | undefined>;
  findEach(organizationId: string, caseIds: readonly string[]): Promise<readonly Case[]>;
  /** A page of a case's results, in the order they were shown. */
  results(organizationId: string, caseId: string, page: Page): Promise<readonly CaseResult[]>;
  /** All results of each of these cases that has any, by its id. */
  resultsOfEach(
    organizationId: string,
    caseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CaseResult[]>>;
  /** One result of a case, by the id of its record. */
  result(organizationId: string, caseId: string, recordId: string): Promise<CaseResult | undefined>;
  /** Newest first. `total` counts all that fit, exactly. `day` is a UTC day, YYYY-MM-DD. */
  list(organizationId: string, page: Page, day?: string): Promise<{ cases: readonly Case[]; total: number }>;
  /** Remembers that a user opened the case; opening it again changes nothing. */
  markRead(organizationId: string, caseId: string, userId: string): Promise<void>;
}

/** The customers whose screening a case is. */
export interface CustomersOfCases {
  /** Those of these cases, in any order. */
  findByCases(organizationId: string, caseIds: readonly string[]): Promise<readonly Customer[]>;
  /** How they stand, and no more: for many at once. */
  standingsOfCases(organizationId: string, caseIds: readonly string[]): Promise<readonly CustomerStanding[]>;
}

/** Past cases to try another engine on. */
export interface PastCases {
  /** The newest cases that have results, one after another, at most `most`. */
  withResults(organizationId: string, most: number): AsyncIterable<{ past: Case; results: readonly CaseResult[] }>;
}
