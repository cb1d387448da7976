import type { Case, CaseResult } from '../domain/case.js';
import type { CaseArticle } from '../domain/case-article.js';
import type { NewEvent } from '../platform/outbox/events.js';

/** Cases that are watched for new articles, and how far the articles were looked at. Articles are numbered as they are stored. */
export interface MediaWatch {
  /** Articles numbered higher than `after` up to `upTo` are new, and nothing with such a number will come any more. */
  news(): Promise<{ readonly after: number; readonly upTo: number }>;
  /** Watched cases of every organization after this id, by id. */
  watched(afterCase: string, most: number): Promise<readonly Case[]>;
  /** The keys of names of these articles, in runs. */
  keys(after: number, upTo: number): AsyncIterable<readonly number[]>;
  /** Queues a search of these cases and notes how far we have come, in one transaction; nothing when somebody else has done it. */
  advance(
    news: { readonly after: number; readonly upTo: number },
    cases: readonly { readonly organizationId: string; readonly caseId: string; readonly after: number }[],
  ): Promise<void>;
}

/** What the search for articles found for one case. */
export interface AdverseMediaOutcome {
  readonly articles: readonly CaseArticle[];
  readonly total: number;
  /** The subject's risk by linked articles alone; 0 without any. */
  readonly mediaRiskScore: number;
  readonly riskScoreEngine?: Case['riskScoreEngine'];
  readonly notices: Case['notices'];
  /** Results whose risk the articles change. */
  readonly results: readonly CaseResult[];
  readonly at: Date;
}

export interface CaseMedia {
  /** The case with all its results; undefined when it is gone. */
  load(organizationId: string, caseId: string): Promise<{ found: Case; results: readonly CaseResult[] } | undefined>;
  /** Writes the outcome and its event in one transaction; false when the case is no longer waiting for it. */
  complete(found: Case, outcome: AdverseMediaOutcome, event: NewEvent): Promise<boolean>;
  /** Gives up: the case says so. */
  fail(organizationId: string, caseId: string, at: Date): Promise<void>;
}

/** A case as it is after a re-evaluation. */
export interface Reevaluation {
  /** Of the history entry, when a decision falls with it. */
  readonly id: string;
  readonly before: Case;
  readonly after: Case;
  readonly results: readonly CaseResult[];
  /** Its articles, where they are others than before. */
  readonly media?: { readonly articles: readonly CaseArticle[]; readonly mediaRiskScore: number };
  readonly events: readonly NewEvent[];
  /** What nobody is alerted of and may yet change the verdict has come. */
  readonly bearsOnVerdict?: boolean;
  /** In their public form, for the digest and the history. Without any, and without `bearsOnVerdict`, the customer of the case is not analysed again. */
  readonly alerts: readonly { readonly id: string; readonly type: string; readonly changes: unknown }[];
}

/** Cases that are written anew after a look at what has come since. */
export interface Reevaluations {
  /**
   * Writes cases of an organization anew with their alerts and events, in one transaction. Returns the ids of those that were
   * written: of one that somebody has changed since it was read, or whose customer is being analysed, nothing is.
   */
  reevaluate(organizationId: string, reevaluations: readonly Reevaluation[]): Promise<ReadonlySet<string>>;
}
