import type { Category } from '../../domain/category.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { ListFile } from './list-file.js';

/** What every record of a list shares. */
export interface RecordSource {
  /** `ofac_sdn`, `un_sc`, … */
  readonly name: string;
  /** Of a record on this list or program inside the source, by the publisher's rules. Throws where no rule applies. */
  categories(program?: string): readonly Category[];
}

/** Findings of a reader beside the records; complete once the records have been read to the end. */
export interface ReadingLog {
  /** The publisher's own date of the list, where the file has one. */
  publishedAt?: Date;
  /** Reports a record that cannot be read, with its place; the record is skipped. */
  broken(place: string, reason: string): void;
  /** Reports something a person should know, without consequence for the records ("the end marker is missing"). */
  warn(text: string): void;
  /** True: a list that may have been cut between two records is refused. False: it causes a warning. */
  readonly mustBeWhole: boolean;
}

/** Reads one format of one or several sources, as a stream. */
export interface ListReader {
  /** True when these files together are in this format; a text says what is wrong with files that nearly are. */
  recognises(files: readonly ListFile[]): boolean | string;
  read(source: RecordSource, files: readonly ListFile[], log: ReadingLog): AsyncIterable<ListedRecord>;
}

/** Recognises a format in which a list is one file. */
export function singleFile(fits: (file: ListFile) => boolean): ListReader['recognises'] {
  return (files) => {
    if (!files.some(fits)) return false;
    return files.length === 1 || `a list in this format is one file; ${files.length} were given: import one of them`;
  };
}
