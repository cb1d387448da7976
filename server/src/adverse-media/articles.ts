import type { StorageQuota } from '../accounts/storage-quota.js';
import { AppError } from '../domain/app-error.js';
import type { IncomingArticle, ReadArticle, ReplacedAs, StoredArticle } from '../domain/article.js';
import type { ArticleAdded } from '../domain/articles-added.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';

/** Cleans and understands one article, off the thread that answers requests. */
type ReadArticles = (article: IncomingArticle) => Promise<ReadArticle>;

/** An article to be stored, with the keys by which it is found. */
export type NewArticle = Omit<StoredArticle, 'id' | 'storyId' | 'storedAt' | 'replacedAs'> & ReadArticle;

/** Findings of a later reader in a stored article. */
export type RereadArticle = Pick<
  NewArticle,
  'text' | 'url' | 'canonical' | 'publishedAt' | 'organizationId' | 'reading' | 'signature' | 'nameKeys'
>;

/** A stored article that changed: it was read again with another result, or its publisher replaced it. */
export interface ChangedArticle {
  readonly id: string;
  readonly isReadAgain: boolean;
  readonly replacedAs?: ReplacedAs;
}

/** Stored articles: those shared by all organizations, and those of one organization, which it alone sees. */
export interface Articles {
  /** Stores new articles in one transaction; returns the ids in order, undefined for articles already stored. */
  add(articles: readonly NewArticle[]): Promise<readonly (string | undefined)[]>;
  /** Articles that contain a name with one of these keys, newest first, with the beginning of their texts; only those numbered above `after`. */
  named(
    organizationId: string,
    keys: readonly number[],
    limit: number,
    after?: number,
  ): Promise<readonly StoredArticle[]>;
  /** An article that the organization may see, with its whole text. */
  find(organizationId: string, id: string): Promise<StoredArticle | undefined>;
  /** Those of these articles that were replaced, or read again with news and numbered above `after`. */
  changed(organizationId: string, ids: readonly string[], after: number): Promise<readonly ChangedArticle[]>;
  /** Articles that a reader before `version` read, or an unknown one, with their numbers, oldest reader first. */
  outdated(version: number, most: number): Promise<readonly (StoredArticle & { readonly number: number })[]>;
  countOutdated(version: number): Promise<number>;
  /** Replaces the reading of an article; with `isNews` it is then searched like a new one. False if it is gone. */
  replaceReading(number: number, article: RereadArticle, isNews: boolean): Promise<boolean>;
  /** Keeps the reading of an article that a reader of this version could not read. */
  skip(number: number, version: number): Promise<void>;
  /** True if there is an article that the organization may see. */
  any(organizationId: string): Promise<boolean>;
  /** Deletes an article of the organization's own and writes the audit entry. False if it has no such article. */
  remove(organizationId: string, id: string, auditOf: (contentHash: string) => AuditEntry): Promise<boolean>;
  /** Deletes articles published (or, if undated, stored) before `moment`; returns how many. */
  forgetBefore(moment: Date): Promise<number>;
}

/** An article, with the names of its fields that could not be read and were omitted; or why it was rejected. */
export type ArticleOrFault =
  | { readonly article: IncomingArticle; readonly leftOut: readonly string[]; readonly fault?: undefined }
  | { readonly article?: undefined; readonly leftOut?: undefined; readonly fault: string };

/** Row of an article file. */
export type ArticleRow = { readonly line: number } & ArticleOrFault;

export interface AddArticlesDeps {
  readonly articles: Pick<Articles, 'add'>;
  readonly readArticle: ReadArticles;
  readonly now: Clock;
}

/** Dates further ahead are mistakes and are omitted. */
const AHEAD_MS = 2 * 86_400_000;
const EARLIEST = Date.UTC(1900, 0, 1);

/**
 * Reads and stores articles, for all organizations or for one alone. Returns the outcome of each, in order; an article that
 * cannot be read does not stop the others.
 */
export async function addArticles(
  deps: AddArticlesDeps,
  incoming: readonly IncomingArticle[],
  organizationId?: string,
): Promise<ArticleAdded[]> {
  const readings = await Promise.allSettled(incoming.map((article) => deps.readArticle(article)));
  const articles = readings.map((reading, at): NewArticle | undefined => {
    if (reading.status === 'rejected') return undefined;
    const { publishedAt, ...rest } = incoming[at] as IncomingArticle;
    return {
      ...rest,
      ...reading.value,
      ...(publishedAt !== undefined && isPlausible(publishedAt, deps.now()) && { publishedAt }),
      ...(organizationId !== undefined && { organizationId }),
    };
  });
  const ids = (await deps.articles.add(articles.filter((article) => article !== undefined))).values();
  return readings.map((reading): ArticleAdded => {
    if (reading.status === 'rejected') return { status: 'failed', reason: String(reading.reason?.message) };
    const id = ids.next().value;
    return id === undefined ? { status: 'known' } : { status: 'stored', id };
  });
}

export interface AddOwnArticlesDeps extends AddArticlesDeps {
  readonly storage: StorageQuota;
}

/** The same for the caller's organization alone. Throws `storage_full`. */
export async function addOwnArticles(
  deps: AddOwnArticlesDeps,
  { organizationId }: AuthenticatedCaller,
  incoming: readonly IncomingArticle[],
): Promise<ArticleAdded[]> {
  await deps.storage.check(organizationId);
  return addArticles(deps, incoming, organizationId);
}

function isPlausible(publishedAt: Date, now: Date): boolean {
  return publishedAt.getTime() >= EARLIEST && publishedAt.getTime() <= now.getTime() + AHEAD_MS;
}

export interface DeleteArticleDeps {
  readonly articles: Pick<Articles, 'remove'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Deletes an article of the caller's organization; stored searches keep their copies. Throws `not_found`. */
export async function deleteArticle(
  { articles, now, newId }: DeleteArticleDeps,
  caller: AuthenticatedCaller,
  id: string,
): Promise<void> {
  const { organizationId } = caller;
  const isDeleted = await articles.remove(organizationId, id, (contentHash) => ({
    ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'article.deleted' },
    target: { kind: 'article', id },
    // Leaves out the title, which may name a person: audit entries are never erased.
    details: { content_hash: contentHash },
  }));
  if (!isDeleted) throw new AppError('not_found');
}

const DAY_MS = 86_400_000;
/** Longer than feeds show old items: a settled item must not be fetched again. */
const ITEMS_KEPT_DAYS = 90;

/** Deletes articles past their retention, if one is set, and items that feeds no longer show. */
export async function forgetArticles(deps: {
  readonly articles: Pick<Articles, 'forgetBefore'>;
  readonly checks: { forgetBefore(moment: Date): Promise<void> };
  /** 0 keeps all. */
  readonly retentionDays: number;
  readonly now: Clock;
}): Promise<void> {
  const daysAgo = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  if (deps.retentionDays > 0) await deps.articles.forgetBefore(daysAgo(deps.retentionDays));
  await deps.checks.forgetBefore(daysAgo(ITEMS_KEPT_DAYS));
}
