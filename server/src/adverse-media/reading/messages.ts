import type { IncomingArticle, ReadArticle } from '../../domain/article.js';
import type { FeedItem } from '../../domain/media-feed.js';
import type { PageText } from './page-text.js';

/** Bytes from the web, with their headers. */
export interface WebFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Final address after redirects. */
  readonly address: string;
}

/** Jobs of a reading thread, with their results. */
export interface Readings {
  article: { readonly given: IncomingArticle; readonly made: ReadArticle };
  feed: { readonly given: WebFile; readonly made: readonly FeedItem[] };
  gdelt: { readonly given: WebFile; readonly made: readonly FeedItem[] };
  page: { readonly given: WebFile; readonly made: PageText | undefined };
}
export type ReadingKind = keyof Readings;

export interface ToReader {
  readonly id: number;
  readonly kind: ReadingKind;
  readonly given: Readings[ReadingKind]['given'];
}

/** The first message is that the thread has what it reads with, and reads from now on. */
export type FromReader =
  | { readonly isReady: true }
  | { readonly id: number; readonly made: Readings[ReadingKind]['made'] }
  | { readonly id: number; readonly error: string };
