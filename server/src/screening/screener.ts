import type { Screened, ScreenOptions, Subject } from '@touchstone/engine';
import type { CustomList } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Edition } from '../domain/source.js';

/** The outcome of one screening: the hits, and exactly what they were screened against. */
export interface Screening extends Screened {
  /** The full record of each hit, as of these editions and own lists, in the order of the hits. */
  readonly records: readonly ListedRecord[];
  readonly editions: readonly Edition[];
  /** The organization's own lists that were screened, as they were then. */
  readonly customLists: readonly CustomList[];
}

/** Scope of a screening: organization and lists. */
export interface ScreeningScope {
  /** Organization whose custom lists, as they are now, are screened with the published ones. */
  readonly organizationId: string;
  /** Ids of custom lists; absent is all. */
  readonly customListIds?: readonly string[];
  /** Screens the invented demonstration list alone, in place of everything else. */
  readonly isTest?: boolean;
  /** Gives way to interactive screenings. */
  readonly inBackground?: boolean;
}

/**
 * Watchlist of this node. `screen` runs in a worker thread, never on the caller's; it throws `unavailable` until a list
 * is loaded. Hits, records and editions of one answer always belong together, even while a new edition is swapped in.
 * Custom lists are searched whatever categories and sources the options keep: the organization put their entries there
 * to be alerted.
 */
export interface Screener {
  screen(subject: Subject, options: ScreenOptions, scope: ScreeningScope): Promise<Screening>;
  /** The editions in force; empty until a list is loaded. */
  editions(): readonly Edition[];
}

/** Makes small watchlists of changed records, searched off the thread that answers requests. */
export type OpenChanges = (runs: AsyncIterable<readonly string[]>) => Promise<ChangedRecords>;

export interface ChangedRecords {
  /** Tells whether any of them may be the subject, even one that a filter without evidence keeps from the hits. */
  meets(subject: Subject, options: ScreenOptions): Promise<boolean>;
  close(): Promise<void>;
}
