import { AppError } from '../domain/app-error.js';
import type { ListedRecord } from '../domain/listed-record.js';

/** A record that could not be read: its place in the publisher's file, and the reason. */
export interface BrokenRecord {
  readonly place: string;
  readonly reason: string;
}

/** A list being read. `records` can be iterated once; `outcome` is complete after the last record. */
export interface ListReading {
  /** Title of the recognised format ("OFAC legacy CSV"). */
  readonly format: string;
  /** Raised whenever a reader extracts more, or different, data from the same bytes. */
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

/** A larger share of unreadable records means that the publisher has changed its format. */
const MAX_BROKEN_SHARE = 0.01;

/** Throws `list_refused` for a completely read list without records, or with more than 1 % broken ones. */
export function requireReadable(source: string, records: number, { brokenCount, broken }: ListOutcome): void {
  const all = records + brokenCount;
  if (brokenCount > all * MAX_BROKEN_SHARE) {
    const [first] = broken;
    const example = first === undefined ? '' : `; the first is ${first.place}: ${first.reason}`;
    throw listError(
      source,
      `${brokenCount} of ${all} records cannot be read, and at most 1% may be unreadable${example}`,
    );
  }
  if (records === 0) throw listError(source, 'it contains no records');
}

export function listError(source: string, reason: string): AppError {
  return new AppError('list_refused', { text: `The list for ${source} was rejected: ${reason}` });
}
