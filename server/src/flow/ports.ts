import type { Hit, ScreenOptions, Subject } from '@touchstone/engine';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Edition, Source } from '../domain/source.js';

export type Clock = () => Date;
export type NewId = () => string;
export type RandomBytes = (count: number) => Uint8Array;

/** The outcome of one screening: the hits, and exactly what they were screened against. */
export interface Screening {
  readonly hits: readonly Hit[];
  /** The full record of each hit, as of these editions, in the order of the hits. */
  readonly records: readonly ListedRecord[];
  readonly editions: readonly Edition[];
}

/**
 * The watchlist of this node. `screen` runs in a worker thread, never on the caller's; it refuses with
 * `unavailable` until a list is loaded. Hits, records and editions of one answer always belong together,
 * also while a new edition is swapped in.
 */
export interface Screener {
  screen(subject: Subject, options: ScreenOptions): Promise<Screening>;
  /** The editions in force; empty until a list is loaded. */
  editions(): readonly Edition[];
}

/** What records of a list are cited with; undefined for a source that is none of ours. */
export type SourceNamed = (name: string) => Source | undefined;
