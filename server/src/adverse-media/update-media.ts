import type { IncomingArticle } from '../domain/article.js';
import { FeedError } from '../domain/feed-error.js';
import type { FeedItem, MediaFeed } from '../domain/media-feed.js';
import { type AddArticlesDeps, addArticles } from './articles.js';

/** Validators of a fetched feed, for a conditional request next time. */
export interface FeedValidator {
  readonly etag?: string;
  readonly lastModified?: string;
}

type FetchedFeed =
  | { readonly kind: 'not_modified' }
  | { readonly kind: 'fetched'; readonly items: readonly FeedItem[]; readonly validator: FeedValidator };

/** The article on a page, or why there is none; `mayPass` if a later attempt may succeed. */
type FetchedPage =
  | {
      readonly kind: 'read';
      readonly title: string;
      readonly text: string;
      readonly publishedAt?: string;
      readonly author?: string;
      readonly publisher?: string;
      readonly thumbnail?: string;
      readonly canonical?: string;
    }
  | { readonly kind: 'none'; readonly reason: string; readonly mayPass: boolean };

/** The configured feeds. */
export interface MediaFeeds {
  readonly feeds: readonly MediaFeed[];
  /** Items published after `since`. Throws a `FeedError`. */
  fetch(feed: MediaFeed, known: { readonly validator?: FeedValidator; readonly since?: Date }): Promise<FetchedFeed>;
  /** Never throws for a faulty page. */
  page(item: FeedItem): Promise<FetchedPage>;
}

/** Outcome of the last updates of one feed. */
interface FeedCheck {
  readonly name: string;
  /** Time when the feed was last fetched or found unchanged. */
  readonly confirmedAt?: Date;
  readonly validator: FeedValidator;
  /** Failures since the last success. */
  readonly failures: number;
  readonly failedAt?: Date;
  readonly failure?: string;
}

/** An item whose page is still to be fetched. */
interface PendingItem {
  readonly id: string;
  readonly item: FeedItem;
  /** Failed attempts. */
  readonly tries: number;
}

/** Items seen in each feed and items still to be fetched, stored so that a crash loses none. */
export interface FeedChecks {
  all(): Promise<readonly FeedCheck[]>;
  /** Queues new items, in one transaction with the check; returns how many. */
  note(name: string, items: readonly FeedItem[], validator: FeedValidator, at: Date): Promise<number>;
  /** Records that the feed is unchanged. */
  confirm(name: string, at: Date): Promise<void>;
  fail(name: string, at: Date, reason: string): Promise<void>;
  /** Queued items of the feed, oldest first. */
  pending(name: string, most: number, at: Date): Promise<readonly PendingItem[]>;
  /** Removes items from the queue; only their addresses are kept. */
  settle(ids: readonly string[]): Promise<void>;
  postpone(id: string, until: Date): Promise<void>;
  /** Deletes settled items that no feed has shown since `moment`. */
  forgetBefore(moment: Date): Promise<void>;
}

export interface UpdateMediaDeps extends AddArticlesDeps {
  readonly feeds: MediaFeeds;
  readonly checks: FeedChecks;
}

/** Outcome of the update of one feed. */
export interface MediaUpdate {
  readonly feed: string;
  readonly outcome: 'updated' | 'not_modified' | 'failed' | 'unreachable';
  readonly reason?: string;
  /** Items not seen before. */
  readonly fresh: number;
  /** Articles stored. */
  readonly stored: number;
  /** Articles stored with the text of the feed alone, because their pages could not be fetched. */
  readonly withoutPage: number;
  /** Items that wait for another attempt. */
  readonly waiting: number;
  /** Items that could not be read at all. */
  readonly dropped: number;
}

/** Feeds fetched at the same time. */
const AT_ONCE = 6;
/** Items of a feed whose pages are fetched at the same time; most are of one host, which is asked slowly anyway. */
const BATCH = 8;
const MINUTE_MS = 60_000;
const MAX_WAIT_MS = 12 * 60 * MINUTE_MS;
/** Attempts to fetch a page before the text of the feed is stored instead. */
const MAX_TRIES = 3;
/** Tolerance of the schedule. */
const SLACK_MS = 2 * MINUTE_MS;

/**
 * Fetches feeds, then the pages of new items, and stores the articles for every organization. A failed feed is recorded and
 * reported and does not stop the others; items left at `until` wait for the next update.
 */
export async function updateMedia(
  deps: UpdateMediaDeps,
  feeds: readonly MediaFeed[],
  { until, report }: { readonly until: Date; readonly report: (update: MediaUpdate) => void },
): Promise<void> {
  const checks = new Map((await deps.checks.all()).map((check) => [check.name, check]));
  const rest = [...feeds];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let feed = rest.shift(); feed !== undefined; feed = rest.shift()) {
        report(await updateFeed(deps, feed, checks.get(feed.name), until));
      }
    }),
  );
}

/** The feeds that are due: each has its own period, which doubles with each failure up to twelve hours. */
export async function dueFeeds({
  feeds,
  checks,
  now,
}: Pick<UpdateMediaDeps, 'feeds' | 'checks' | 'now'>): Promise<MediaFeed[]> {
  const known = new Map((await checks.all()).map((check) => [check.name, check]));
  const at = now().getTime() + SLACK_MS;
  return feeds.feeds.filter((feed) => {
    const { confirmedAt, failedAt, failures = 0 } = known.get(feed.name) ?? {};
    const period = feed.everyMinutes * MINUTE_MS;
    const last = Math.max(confirmedAt?.getTime() ?? 0, failedAt?.getTime() ?? 0);
    return at - last >= (failures === 0 ? period : Math.min(period * 2 ** failures, MAX_WAIT_MS));
  });
}

async function updateFeed(
  deps: UpdateMediaDeps,
  feed: MediaFeed,
  check: FeedCheck | undefined,
  until: Date,
): Promise<MediaUpdate> {
  const fetched = await fetchFeed(deps, feed, check);
  const totals = { stored: 0, withoutPage: 0, waiting: 0, dropped: 0 };
  // Items queued before are fetched even if the feed itself cannot be.
  for (;;) {
    const pending = deps.now() < until ? await deps.checks.pending(feed.name, BATCH, deps.now()) : [];
    if (pending.length === 0) break;
    const taken = await Promise.all(pending.map((item) => store(deps, feed, item)));
    totals.withoutPage += taken.filter((outcome) => outcome === 'without_page').length;
    totals.waiting += taken.filter((outcome) => outcome === 'waits').length;
    totals.dropped += taken.filter((outcome) => outcome === 'dropped').length;
    totals.stored += taken.filter((outcome) => outcome === 'stored' || outcome === 'without_page').length;
  }
  return { feed: feed.name, ...fetched, ...totals };
}

async function fetchFeed(
  deps: UpdateMediaDeps,
  feed: MediaFeed,
  check: FeedCheck | undefined,
): Promise<Pick<MediaUpdate, 'outcome' | 'reason' | 'fresh'>> {
  const { feeds, checks, now } = deps;
  const begun = now();
  try {
    const fetched = await feeds.fetch(feed, {
      ...(check && { validator: check.validator }),
      ...(check?.confirmedAt && { since: check.confirmedAt }),
    });
    if (fetched.kind === 'not_modified') {
      await checks.confirm(feed.name, begun);
      return { outcome: 'not_modified', fresh: 0 };
    }
    return { outcome: 'updated', fresh: await checks.note(feed.name, fetched.items, fetched.validator, begun) };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    await checks.fail(feed.name, now(), error.message.slice(0, 1000));
    return { outcome: error.unreachable ? 'unreachable' : 'failed', reason: error.message, fresh: 0 };
  }
}

/** Stores one item, with the text of its page where the feed wants it, and settles it. */
async function store(
  deps: UpdateMediaDeps,
  feed: MediaFeed,
  { id, item, tries }: PendingItem,
): Promise<'stored' | 'known' | 'without_page' | 'waits' | 'dropped'> {
  const page = feed.fullText ? await deps.feeds.page(item) : undefined;
  const failed = page?.kind === 'none';
  if (failed && page.mayPass && tries + 1 < MAX_TRIES) {
    await deps.checks.postpone(id, new Date(deps.now().getTime() + 3 ** tries * 20 * MINUTE_MS));
    return 'waits';
  }
  const [added] = await addArticles(deps, [articleOf(item, page)]).catch(() => []);
  if (added === undefined || added.status === 'failed') {
    // Unreadable, or not stored at the moment: retried, but not forever.
    if (tries + 1 < MAX_TRIES) {
      await deps.checks.postpone(id, new Date(deps.now().getTime() + 3 ** tries * 20 * MINUTE_MS));
      return 'waits';
    }
    await deps.checks.settle([id]);
    return 'dropped';
  }
  await deps.checks.settle([id]);
  if (added.status === 'known') return 'known';
  return failed ? 'without_page' : 'stored';
}

/** The article on the page, completed by the item of the feed. */
function articleOf(item: FeedItem, page: FetchedPage | undefined): IncomingArticle {
  const { address, title, text, publishedAt, author, publisher, country, language, thumbnail } = item;
  const found = page?.kind === 'read' ? page : undefined;
  const date = publishedAt ?? found?.publishedAt;
  const [source, writer, picture] = [
    publisher ?? found?.publisher,
    author ?? found?.author,
    thumbnail ?? found?.thumbnail,
  ];
  const longest = found !== undefined && found.text.length >= text.length ? found.text : text;
  return {
    title,
    text: longest || title,
    url: address,
    ...(date !== undefined && { publishedAt: new Date(date) }),
    ...(source !== undefined && { publisher: source }),
    ...(writer !== undefined && { author: writer }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
    ...(picture !== undefined && { thumbnail: picture }),
    ...(found?.canonical !== undefined && { canonical: found.canonical }),
  };
}
