import type { MessagePort } from 'node:worker_threads';
import type { Screened, ScreenOptions, Stretch, Subject, Watchlist } from '@touchstone/engine';

/** Shared part of a watchlist: the built list and any changes applied to it. */
export type SharedWatchlist = Pick<Watchlist, 'buffer' | 'delta'>;

/** Messages from the server's thread to a screening thread. */
export type ToScreenWorker =
  | { readonly kind: 'open'; readonly generation: number; readonly shared: SharedWatchlist }
  | { readonly kind: 'close'; readonly generation: number }
  | {
      readonly kind: 'screen';
      readonly generation: number;
      /** Searches handled one after another and answered in one message. */
      readonly searches: readonly SearchRequest[];
    };

/** Search as sent to a thread. */
export interface SearchRequest {
  readonly job: number;
  readonly subject: Subject;
  readonly options: ScreenOptions;
  readonly beside?: ListBeside;
}

/** A small list that one search is to search as well, or in place of the watchlist. */
export interface ListBeside {
  /** Key of a list: a thread keeps one version of each open. */
  readonly key: string;
  readonly version: string;
  readonly shared: SharedWatchlist;
  readonly options: ScreenOptions;
  /** The watchlist is not searched. */
  readonly isAlone?: true;
}

export type FromScreenWorker =
  | { readonly kind: 'opened'; readonly generation: number }
  | { readonly kind: 'unreadable'; readonly generation: number; readonly error: string }
  | { readonly kind: 'screened'; readonly answers: readonly SearchAnswer[] };

/** Outcome of one search. */
export type SearchAnswer = { readonly job: number } & (
  | (Screened & { readonly microseconds: number })
  | { readonly error: string }
);

/** Messages from the server's thread to a thread that builds a watchlist, one request at a time. */
export type ToBuildWorker =
  /** Base watchlist to start from. */
  | { readonly kind: 'base'; readonly shared: SharedWatchlist }
  | { readonly kind: 'records'; readonly texts: readonly string[] }
  | {
      readonly kind: 'changes';
      readonly source: string;
      readonly put: readonly string[];
      readonly drop: readonly string[];
    }
  /** Send the prepared records to another thread, which joins them with its own. */
  | { readonly kind: 'part'; readonly to: MessagePort }
  /** Build the watchlist from the thread's own records and those that others send, in this order; its own part is the first. */
  | { readonly kind: 'join'; readonly stretches: readonly Stretch[]; readonly others: readonly MessagePort[] }
  /** Build the watchlist from the base and its changes. */
  | { readonly kind: 'change' }
  | { readonly kind: 'load'; readonly file: string }
  | { readonly kind: 'save'; readonly file: string };

export type FromBuildWorker =
  | { readonly kind: 'done' }
  | { readonly kind: 'built'; readonly built: BuiltWatchlist }
  | { readonly kind: 'failed'; readonly error: string };

export interface BuiltWatchlist extends SharedWatchlist {
  readonly entities: number;
  readonly names: number;
  readonly milliseconds: number;
  /** Listed names that were screened against the new watchlist to see whether they find themselves. */
  readonly tried: number;
  /** Records that did not find themselves, as `source source_id`. */
  readonly lost: readonly string[];
}
