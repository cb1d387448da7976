import type { IncomingArticle, ReadArticle, StoredArticle } from '../../domain/article.js';
import type { Case, CaseResult } from '../../domain/case.js';
import type { CaseArticle } from '../../domain/case-article.js';
import type { NewEvent } from './events.js';

/** Reads one article: cleans and understands it, off the thread that answers requests. */
export type ReadArticles = (article: IncomingArticle) => Promise<ReadArticle>;

/** An article on its way into the store, with what it is found by. */
export type NewArticle = Omit<StoredArticle, 'id' | 'storyId' | 'storedAt'> & ReadArticle;

/** Stored articles: those of everybody, and each organization's own, which it alone sees. */
export interface Articles {
  /** Stores what is not there yet, all in one transaction; the ids in the order given, absent for what is there. */
  add(articles: readonly NewArticle[]): Promise<readonly (string | undefined)[]>;
  /** Articles that name somebody by one of these keys, newest first, with the beginning of their texts; `after` keeps those numbered higher. */
  named(
    organizationId: string,
    keys: readonly number[],
    limit: number,
    after?: number,
  ): Promise<readonly StoredArticle[]>;
  /** True when there is any article that the organization may see. */
  any(organizationId: string): Promise<boolean>;
  /** Forgets articles published, or without a date stored, before that moment; how many. */
  forgetBefore(moment: Date): Promise<number>;
}

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

/** An article, with the names of what it says that cannot be read and is left out; or why it is none. */
export type ArticleOrFault =
  | { readonly article: IncomingArticle; readonly leftOut: readonly string[]; readonly fault?: undefined }
  | { readonly article?: undefined; readonly leftOut?: undefined; readonly fault: string };

/** One row of a file. */
export type ArticleRow = { readonly line: number } & ArticleOrFault;
