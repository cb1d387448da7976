import type { Hit, ScreenOptions, Subject } from '@touchstone/engine';
import type { Case, CaseResult } from '../domain/case.js';
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

/** What a caller sees of the cases: everything of one organization, newest first. */
export interface CaseStore {
  /** Writes the case and all its results in one transaction: acknowledged is durable, refused is not there. */
  add(made: Case, results: readonly CaseResult[]): Promise<void>;
  find(organizationId: string, caseId: string): Promise<Case | undefined>;
  /** A run of a case's results, in the order they were shown. */
  results(organizationId: string, caseId: string, page: Page): Promise<readonly CaseResult[]>;
  /** `total` counts all that fit, exactly. `day` is a UTC day, YYYY-MM-DD. */
  list(organizationId: string, page: Page, day?: string): Promise<{ cases: readonly Case[]; total: number }>;
  /** Remembers that a user opened the case; opening it again changes nothing. */
  markRead(organizationId: string, caseId: string, userId: string): Promise<void>;
}

/** Page `number` (from 1) of pages of `size`. */
export interface Page {
  readonly number: number;
  readonly size: number;
}

/** What records of a list are cited with; undefined for a source that is none of ours. */
export type SourceNamed = (name: string) => Source | undefined;
