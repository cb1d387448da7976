import type { IncomingArticle } from '../domain/article.js';
import { FeedError } from '../domain/feed-error.js';
import type { FeedItem, MediaFeed } from '../domain/media-feed.js';
import { type AddArticlesDeps, addArticles } from './add-articles.js';
import type { FeedCheck, FeedChecks, FetchedPage, MediaFeeds, PendingItem } from './media-feeds.js';

export interface UpdateMediaDeps extends AddArticlesDeps {
  readonly feeds: MediaFeeds;
  readonly checks: FeedChecks;
}

/** How the update of one feed ended. */
export interface MediaUpdate {
  readonly feed: string;
  readonly outcome: 'updated' | 'not_modified' | 'failed' | 'unreachable';
  readonly reason?: string;
  /** Items that it had not told before. */
  readonly fresh: number;
  /** Articles stored. */
  readonly stored: number;
  /** Articles of which there is only what the feed itself says, because their pages could not be had. */
  readonly withoutPage: number;
  /** Items that wait for another try. */
  readonly waiting: number;
  /** Items that could not be read at all. */
  readonly dropped: number;
}

/** Feeds that are fetched at the same time. */
const AT_ONCE = 6;
/** Items whose pages are fetched at the same time; most of a feed are of one host, which is asked slowly anyway. */
const RUN = 8;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 12 * 60 * MINUTE_MS;
/** After this an item that cannot be had is taken as the feed tells it. */
const MOST_TRIES = 3;
/** A schedule is not exact to the second. */
const SLACK_MS = 2 * MINUTE_MS;

/**
 * Fetches feeds, then the pages of what they newly tell, and stores the articles for every organization. What fails is
 * remembered and told and keeps nobody else; items that are left when the time is over wait for the next update.
 */
export async function updateMedia(
  deps: UpdateMediaDeps,
  feeds: readonly MediaFeed[],
  { until, tell }: { readonly until: Date; readonly tell: (update: MediaUpdate) => void },
): Promise<void> {
  const checks = new Map((await deps.checks.all()).map((check) => [check.name, check]));
  const rest = [...feeds];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let feed = rest.shift(); feed !== undefined; feed = rest.shift()) {
        tell(await updateFeed(deps, feed, checks.get(feed.name), until));
      }
    }),
  );
}

/** The feeds to fetch now: each in its own rhythm, and after failures ever more seldom, twice a day at the least. */
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
    return at - last >= (failures === 0 ? period : Math.min(period * 2 ** failures, LONGEST_WAIT_MS));
  });
}

async function updateFeed(
  deps: UpdateMediaDeps,
  feed: MediaFeed,
  check: FeedCheck | undefined,
  until: Date,
): Promise<MediaUpdate> {
  const fetched = await lookAfter(deps, feed, check);
  const totals = { stored: 0, withoutPage: 0, waiting: 0, dropped: 0 };
  // What was told before is fetched also when the feed itself cannot be had now.
  for (;;) {
    const pending = deps.now() < until ? await deps.checks.pending(feed.name, RUN, deps.now()) : [];
    if (pending.length === 0) break;
    const taken = await Promise.all(pending.map((one) => take(deps, feed, one)));
    totals.withoutPage += taken.filter((outcome) => outcome === 'without_page').length;
    totals.waiting += taken.filter((outcome) => outcome === 'waits').length;
    totals.dropped += taken.filter((outcome) => outcome === 'dropped').length;
    totals.stored += taken.filter((outcome) => outcome === 'stored' || outcome === 'without_page').length;
  }
  return { feed: feed.name, ...fetched, ...totals };
}

async function lookAfter(
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

/** One item: its page where that is wanted and can be had, stored, and settled. */
async function take(
  deps: UpdateMediaDeps,
  feed: MediaFeed,
  { id, item, tries }: PendingItem,
): Promise<'stored' | 'known' | 'without_page' | 'waits' | 'dropped'> {
  const page = feed.fullText ? await deps.feeds.page(item) : undefined;
  const failed = page?.kind === 'none';
  if (failed && page.mayPass && tries + 1 < MOST_TRIES) {
    await deps.checks.postpone(id, new Date(deps.now().getTime() + 3 ** tries * 20 * MINUTE_MS));
    return 'waits';
  }
  const [added] = await addArticles(deps, [articleOf(item, page)]).catch(() => []);
  if (added === undefined || added.status === 'failed') {
    // It cannot be read, or not be stored now; one that never can must not be tried for ever.
    if (tries + 1 < MOST_TRIES) {
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

/** What the page says, and where it says less, what the feed does. */
function articleOf(item: FeedItem, page: FetchedPage | undefined): IncomingArticle {
  const { address, title, text, publishedAt, author, publisher, country, language, thumbnail } = item;
  const found = page?.kind === 'read' ? page : undefined;
  const date = publishedAt ?? found?.publishedAt;
  const [whose, writer, picture] = [
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
    ...(whose !== undefined && { publisher: whose }),
    ...(writer !== undefined && { author: writer }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
    ...(picture !== undefined && { thumbnail: picture }),
  };
}
