import type { FeedItem, MediaFeed } from '../domain/media-feed.js';

/** What a server said of a file, to be asked with next time. */
export interface FeedValidator {
  readonly etag?: string;
  readonly lastModified?: string;
}

type FetchedFeed =
  | { readonly kind: 'not_modified' }
  | { readonly kind: 'fetched'; readonly items: readonly FeedItem[]; readonly validator: FeedValidator };

/** The article on a page, or why there is none; `mayPass` when it is worth another try later. */
export type FetchedPage =
  | {
      readonly kind: 'read';
      readonly title: string;
      readonly text: string;
      readonly publishedAt?: string;
      readonly author?: string;
      readonly publisher?: string;
      readonly thumbnail?: string;
    }
  | { readonly kind: 'none'; readonly reason: string; readonly mayPass: boolean };

/** Feeds on the internet, as they are configured. */
export interface MediaFeeds {
  readonly feeds: readonly MediaFeed[];
  /** `since`: what was published before is known already. Throws a `FeedError`. */
  fetch(feed: MediaFeed, known: { readonly validator?: FeedValidator; readonly since?: Date }): Promise<FetchedFeed>;
  /** Never throws for what is wrong with the page. */
  page(item: FeedItem): Promise<FetchedPage>;
}

/** What is known of one feed. */
export interface FeedCheck {
  readonly name: string;
  /** When it was last fetched, or found unchanged. */
  readonly confirmedAt?: Date;
  readonly validator: FeedValidator;
  /** Failures since the last time that it worked. */
  readonly failures: number;
  readonly failedAt?: Date;
  readonly failure?: string;
}

/** An item whose page is still to be fetched. */
export interface PendingItem {
  readonly id: string;
  readonly item: FeedItem;
  /** Tries that failed. */
  readonly tries: number;
}

/** What was seen of each feed, and what is still to be fetched: nothing that a feed ever told is lost by a crash. */
export interface FeedChecks {
  all(): Promise<readonly FeedCheck[]>;
  /** The items that no feed has told before wait from now on; in one transaction with the check. How many they are. */
  note(name: string, items: readonly FeedItem[], validator: FeedValidator, at: Date): Promise<number>;
  /** Nothing is new. */
  confirm(name: string, at: Date): Promise<void>;
  fail(name: string, at: Date, reason: string): Promise<void>;
  /** Items of the feed that wait, the oldest first. */
  pending(name: string, most: number, at: Date): Promise<readonly PendingItem[]>;
  /** These are done with: they are remembered by their address alone. */
  settle(ids: readonly string[]): Promise<void>;
  postpone(id: string, until: Date): Promise<void>;
  /** Forgets items that were settled and that no feed has told since that moment. */
  forgetBefore(moment: Date): Promise<void>;
}
