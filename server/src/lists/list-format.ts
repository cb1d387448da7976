import type { ListedRecord } from '../domain/listed-record.js';
import type { ListFile } from './list-file.js';

/** What a reader found out beside the records; complete once they have been read to the end. */
export interface ReadingLog {
  /** The publisher's own date of the list, where the file has one. */
  publishedAt?: Date;
  /** A record that cannot be read is reported with its place and skipped. */
  broken(place: string, reason: string): void;
  /** Something a person should know of, without consequence for the records ("the end marker is missing"). */
  warn(text: string): void;
  /** True: a list that may have been cut between two records is refused. False: it is warned of. */
  readonly mustBeWhole: boolean;
}

/** One format of one or several sources: told from the content of the files, read as a stream. */
export interface ListFormat {
  /** As in an error message: `OFAC legacy CSV`. */
  readonly title: string;
  /** True when these files together are in this format; a text says what is wrong with files that nearly are. */
  recognises(files: readonly ListFile[]): boolean | string;
  read(source: string, files: readonly ListFile[], log: ReadingLog): AsyncIterable<ListedRecord>;
}
