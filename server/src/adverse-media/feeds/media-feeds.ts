import { FeedError } from '../../domain/feed-error.js';
import type { FeedItem, MediaFeed } from '../../domain/media-feed.js';
import type { ReadingThreads } from '../reading/reading-threads.js';
import type { MediaFeeds } from '../update-media.js';
import { ANYTHING, type Fetched, type FetcherSettings, politeFetcher } from './polite-fetcher.js';

export interface MediaFeedSettings extends FetcherSettings {
  readonly feeds: readonly MediaFeed[];
  readonly threads: ReadingThreads;
  readonly now: () => Date;
}

const PAGES = /^\s*(?:$|text\/html|application\/xhtml\+xml|text\/plain)/i;
/** Items per answer of GDELT, and answers fetched for older ones. */
const GDELT_PAGE = 250;
const GDELT_PAGES = 8;
/** Overlap of two queries: GDELT sees an article about 15 minutes after its publication. */
const GDELT_OVERLAP_MS = 60 * 60_000;
const GDELT_LONGEST_MS = 7 * 86_400_000;

/** Fetches feeds over HTTP and reads them in separate threads; never executes their content. Must be closed. */
export function mediaFeeds({
  feeds,
  threads,
  now,
  ...settings
}: MediaFeedSettings): MediaFeeds & { close(): Promise<void> } {
  const fetcher = politeFetcher(settings);

  function refuse(address: string, { reason, unreachable }: Fetched & { kind: 'none' }): FeedError {
    return new FeedError(`${new URL(address).host}: ${reason}`, { unreachable: unreachable === true });
  }

  async function gdelt({ address, query }: MediaFeed, since: Date | undefined): Promise<FeedItem[]> {
    const found = new Map<string, FeedItem>();
    const earliest = Math.max(
      (since ?? new Date(now().getTime() - 86_400_000)).getTime() - GDELT_OVERLAP_MS,
      now().getTime() - GDELT_LONGEST_MS,
    );
    let until = now();
    for (let page = 0; page < GDELT_PAGES; page += 1) {
      const url = new URL(address);
      const parameters = {
        query: query ?? '',
        mode: 'ArtList',
        format: 'json',
        sort: 'DateDesc',
        maxrecords: GDELT_PAGE,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
      url.searchParams.set('startdatetime', gdeltTime(new Date(earliest)));
      url.searchParams.set('enddatetime', gdeltTime(until));
      const answer = await fetcher.get(url.href, { accept: ANYTHING, robots: false });
      if (answer.kind === 'none') throw refuse(address, answer);
      if (answer.kind === 'not_modified') break;
      const items = await read(address, threads.read('gdelt', answer));
      const before = found.size;
      for (const item of items) found.set(item.address, item);
      const times = items.flatMap(({ publishedAt }) => (publishedAt === undefined ? [] : [Date.parse(publishedAt)]));
      if (items.length < GDELT_PAGE || found.size === before || times.length === 0) break;
      until = new Date(Math.min(...times));
    }
    return [...found.values()];
  }

  async function read<Items>(address: string, reading: Promise<Items>): Promise<Items> {
    return reading.catch((error: Error) => {
      const isNoFeed = /^Unrecognized feed/.test(error.message);
      const why = isNoFeed ? 'it is not an RSS, Atom, RDF or JSON feed' : error.message;
      throw new FeedError(`${new URL(address).host}: ${why}`);
    });
  }

  return {
    feeds,

    async fetch(feed, { validator, since }) {
      if (feed.kind === 'gdelt')
        return { kind: 'fetched', items: completed(feed, await gdelt(feed, since)), validator: {} };
      // Servers label feeds with all kinds of media types, so the content decides what a feed is.
      const answer = await fetcher.get(feed.address, {
        accept: ANYTHING,
        robots: false,
        ...(validator?.etag || validator?.lastModified ? { validator } : {}),
      });
      if (answer.kind === 'not_modified') return answer;
      if (answer.kind === 'none') throw refuse(feed.address, answer);
      const items = await read(feed.address, threads.read('feed', answer));
      return { kind: 'fetched', items: completed(feed, items), validator: answer.validator };
    },

    async page({ address }) {
      const answer = await fetcher.get(address, { accept: PAGES, robots: true });
      if (answer.kind === 'none') return answer;
      if (answer.kind === 'not_modified') return { kind: 'none', reason: 'it answered 304', mayPass: false };
      try {
        const page = await threads.read('page', answer);
        return page === undefined
          ? { kind: 'none', reason: 'there is no article on it', mayPass: false }
          : { kind: 'read', ...page };
      } catch (error) {
        return { kind: 'none', reason: error instanceof Error ? error.message : String(error), mayPass: false };
      }
    },

    close: () => fetcher.close(),
  };
}

/** Adds publisher, country and language of the feed to its items. */
function completed({ publisher, country, language }: MediaFeed, items: readonly FeedItem[]): FeedItem[] {
  return items.map((item) => ({
    ...item,
    ...(publisher !== undefined && { publisher }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
  }));
}

function gdeltTime(at: Date): string {
  return at.toISOString().replace(/\D/g, '').slice(0, 14);
}
