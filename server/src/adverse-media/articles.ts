import type { IncomingArticle, ReadArticle, StoredArticle } from '../domain/article.js';
import type { AuditEntry } from '../domain/audit.js';

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
  /** Deletes an article of the organization's own and writes the audit entry. False if it has no such article. */
  remove(organizationId: string, id: string, auditOf: (contentHash: string) => AuditEntry): Promise<boolean>;
  /** Forgets articles published, or without a date stored, before that moment; how many. */
  forgetBefore(moment: Date): Promise<number>;
}

/** An article, with the names of what it says that cannot be read and is left out; or why it is none. */
export type ArticleOrFault =
  | { readonly article: IncomingArticle; readonly leftOut: readonly string[]; readonly fault?: undefined }
  | { readonly article?: undefined; readonly leftOut?: undefined; readonly fault: string };

/** One row of a file. */
export type ArticleRow = { readonly line: number } & ArticleOrFault;
