import type { IncomingArticle, StoredArticle } from '../../domain/article.js';
import type { Case, CaseResult } from '../../domain/case.js';
import type { CaseArticle } from '../../domain/case-article.js';
import type { NewEvent } from './events.js';

/** An article on its way into the store, with what it is found by. */
export interface NewArticle extends Omit<StoredArticle, 'id' | 'storyId' | 'storedAt'> {
  /** Of address and text: the same article is not stored twice. */
  readonly contentHash: string;
  /** Four bands of 16 bits; near-duplicates get one story. */
  readonly fingerprint: readonly number[];
  /** Keys of every name in it (`nameKeys` of the engine); empty where it tells of no wrongdoing. */
  readonly nameKeys: readonly number[];
}

/** Stored articles: those of everybody, and each organization's own, which it alone sees. */
export interface Articles {
  /** Stores what is not there yet, all in one transaction; the ids in the order given, absent for what is there. */
  add(articles: readonly NewArticle[]): Promise<readonly (string | undefined)[]>;
  /** Articles that name somebody by one of these keys, newest first; `since` keeps those stored after it. */
  named(
    organizationId: string,
    keys: readonly number[],
    limit: number,
    since?: Date,
  ): Promise<readonly StoredArticle[]>;
  /** True when there is any article that the organization may see. */
  any(organizationId: string): Promise<boolean>;
  /** Forgets articles published, or without a date stored, before that moment; how many. */
  forgetBefore(moment: Date): Promise<number>;
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

/** One row of a file: an article, or why it is none. */
export type ArticleRow = { readonly line: number } & (
  | { readonly article: IncomingArticle; readonly fault?: undefined }
  | { readonly article?: undefined; readonly fault: string }
);
