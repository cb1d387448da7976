import type { Case, CaseResult } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { NewEvent } from '../platform/outbox/events.js';

/** Cases that are monitored for new articles, and the progress through the articles, which are numbered as they are stored. */
export interface MediaWatch {
  /** Articles numbered above `after` up to `upTo` are new; no later article gets such a number. */
  news(): Promise<{ readonly after: number; readonly upTo: number }>;
  /** Monitored cases of every organization after this id, by id. */
  watched(afterCase: string, most: number): Promise<readonly Case[]>;
  /** Name keys of these articles, in batches. */
  keys(after: number, upTo: number): AsyncIterable<readonly number[]>;
  /** Monitored cases that hold one of these articles (read again with news), or one that these replace. */
  holding(
    after: number,
    upTo: number,
  ): Promise<readonly { readonly organizationId: string; readonly caseId: string }[]>;
  /** Enqueues a search of these cases and records the progress in one transaction; does nothing if another process has done so. */
  advance(
    news: { readonly after: number; readonly upTo: number },
    cases: readonly { readonly organizationId: string; readonly caseId: string; readonly after: number }[],
  ): Promise<void>;
}

/** Result of the search for articles of a case. */
export interface AdverseMediaOutcome {
  readonly articles: readonly CaseArticle[];
  readonly total: number;
  /** Risk of the subject by linked articles only; 0 without any. */
  readonly mediaRiskScore: number;
  readonly riskScoreEngine?: Case['riskScoreEngine'];
  readonly notices: Case['notices'];
  /** Results whose risk the articles change. */
  readonly results: readonly CaseResult[];
  readonly at: Date;
}

export interface CaseMedia {
  /** The case with all its results; undefined if it no longer exists. */
  load(organizationId: string, caseId: string): Promise<{ found: Case; results: readonly CaseResult[] } | undefined>;
  /** Stores the outcome and its event in one transaction; false if the case is no longer pending. */
  complete(found: Case, outcome: AdverseMediaOutcome, event: NewEvent): Promise<boolean>;
  /** Gives up: the case says so. */
  fail(organizationId: string, caseId: string, at: Date): Promise<void>;
}

/** A case as it is after a re-evaluation. */
export interface Reevaluation {
  /** Id of the history entry, if a decision lapses with it. */
  readonly id: string;
  readonly before: Case;
  readonly after: Case;
  readonly results: readonly CaseResult[];
  /** Articles, if they have changed. */
  readonly media?: { readonly articles: readonly CaseArticle[]; readonly mediaRiskScore: number };
  readonly events: readonly NewEvent[];
  /** True if a finding without an alert may change the verdict. */
  readonly bearsOnVerdict?: boolean;
  /**
   * Alerts in their public form, for the digest and the history. Without any, and without `bearsOnVerdict`, the
   * customer of the case is not analysed again.
   */
  readonly alerts: readonly { readonly id: string; readonly type: string; readonly changes: unknown }[];
}

/** Updates of rescreened cases. */
export interface Reevaluations {
  /**
   * Updates cases of an organization with their alerts and events in one transaction. Returns the ids of the updated cases; a case
   * that has changed since it was read, or whose customer is being analysed, is not updated.
   */
  reevaluate(organizationId: string, reevaluations: readonly Reevaluation[]): Promise<ReadonlySet<string>>;
}
