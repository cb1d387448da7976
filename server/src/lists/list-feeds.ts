import type { ListReading } from './list-reading.js';

/** What a publisher said of a file, to be asked with next time. */
export interface Validator {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

type FetchedList =
  /** The publisher has what it had when it gave these validators. */
  | { readonly kind: 'not_modified' }
  | {
      readonly kind: 'fetched';
      readonly reading: ListReading;
      readonly validators: readonly Validator[];
      /** Takes the files away; to be called at the end, whatever it is. */
      remove(): Promise<void>;
    };

/** Publishers on the internet. */
export interface ListFeeds {
  readonly known: readonly string[];
  readonly byDefault: readonly string[];
  /** Of the readers that what is fetched is read with. */
  readonly readerVersion: number;
  addresses(source: string): readonly string[] | undefined;
  /** Throws a `FeedError`, or refuses what was fetched as a reader does. */
  fetch(
    source: string,
    options: {
      readonly validators: readonly Validator[];
      readonly progress?: (bytes: number, ofBytes: number | undefined) => void;
    },
  ): Promise<FetchedList>;
}

/** A publisher could not be reached, or did not give the list. Its message is for people. */
export class FeedError extends Error {
  readonly forPeople = true;
  /** True when no connection came about: the network is away, or the publisher. */
  readonly unreachable: boolean;

  constructor(message: string, { unreachable = false }: { unreachable?: boolean } = {}) {
    super(message);
    this.name = 'FeedError';
    this.unreachable = unreachable;
  }
}

/** What is known of the freshness of one source. */
export interface ListCheck {
  readonly source: string;
  /** When its publisher was last known to have nothing newer than the edition in force. */
  readonly confirmedAt?: Date;
  /** Of the download that the edition in force came from; empty when it came otherwise. */
  readonly validators: readonly Validator[];
  /** Failed updates since the last one that worked. */
  readonly failures: number;
  readonly failedAt?: Date;
  readonly failure?: string;
}

/** When each list was last looked after. */
export interface ListChecks {
  all(): Promise<readonly ListCheck[]>;
  /** An update came to its end: the publisher has nothing newer. */
  confirm(source: string, at: Date, validators: readonly Validator[]): Promise<void>;
  fail(source: string, at: Date, reason: string): Promise<void>;
}
