import type { FacesSeen } from '../faces/faces.js';
import type { Config } from '../platform/config/config.js';
import type { KeyRings } from '../platform/encryption/open-keys.js';
import type { WatchlistInForce } from '../screening/watchlist-searcher.js';

/** Start data of the jobs thread. */
export interface JobsThreadStart {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly keys: KeyRings;
  readonly logLevel: string;
  readonly comparesFaces: boolean;
  /** Number shared by both threads: the first to replace `STARTING` decides whether jobs begin. */
  readonly state: Int32Array<SharedArrayBuffer>;
}

export const STARTING = 0;
export const WORKING = 1;
export const NEVER_TO_WORK = 2;

/** Messages from the thread that answers requests to the jobs thread. */
export type ToJobsThread =
  | { readonly kind: 'watchlist'; readonly list: WatchlistInForce }
  /** The first look for a watchlist is over: whatever is due may be done. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'seen'; readonly id: number; readonly seen: FacesSeen }
  | { readonly kind: 'stop' };

export type FromJobsThread =
  /** Faces are compared in one process for all. */
  | {
      readonly kind: 'compare';
      readonly id: number;
      readonly picture: Uint8Array;
      readonly listed: readonly Uint8Array[];
    }
  | { readonly kind: 'numbers'; readonly numbers: JobsNumbers };

/** Counts since the last message, and the connections now in use. */
export interface JobsNumbers {
  readonly began: number;
  readonly ended: readonly { readonly seconds: number; readonly isAnswered: boolean }[];
  readonly connections: { readonly total: number; readonly idle: number; readonly waiting: number };
}
