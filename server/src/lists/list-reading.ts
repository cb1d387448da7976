import type { ListedRecord } from '../domain/listed-record.js';

/** A record that could not be read: where it stands in the publisher's file, and what is wrong with it. */
export interface BrokenRecord {
  readonly place: string;
  readonly reason: string;
}

/** A list being read. `records` can be gone through once; `outcome` is complete when they have come to their end. */
export interface ListReading {
  /** The format that was recognised ("OFAC legacy CSV"). */
  readonly format: string;
  /** Raised whenever a reader finds more, or other things, in the same bytes. */
  readonly readerVersion: number;
  records(): AsyncIterable<ListedRecord>;
  outcome(): ListOutcome;
}

export interface ListOutcome {
  /** SHA-256 of the content, hex; the same for the same files in another order or compression. */
  readonly checksum: string;
  readonly publishedAt?: Date;
  /** The first hundred of `brokenCount`. */
  readonly broken: readonly BrokenRecord[];
  readonly brokenCount: number;
  readonly warnings: readonly string[];
}
