import type { Category } from '../../domain/category.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import type { ListFile } from './list-file.js';

/** Facts that all records of a list share. */
export interface RecordSource {
  /** `ofac_sdn`, `un_sc`, … */
  readonly name: string;
  /** Categories of a record on this list or program of the source, by the publisher's rules. Throws if no rule applies. */
  categories(program?: string): readonly Category[];
}

/** Findings of a reader beside the records; complete once the records have been read to the end. */
export interface ReadingLog {
  /** Publication date, if the file has one. */
  publishedAt?: Date;
  /** Reports a record that cannot be read, with its place; the record is skipped. */
  broken(place: string, reason: string): void;
  /** Reports a warning that does not affect the records ("the end marker is missing"). */
  warn(text: string): void;
  /** True if a list that may have been truncated between two records is refused rather than warned of. */
  readonly mustBeWhole: boolean;
}

/** A reader of one format of one or more sources, as a stream. */
export interface ListReader {
  /** True if these files together are in this format; a text if they nearly are, with what is wrong. */
  recognises(files: readonly ListFile[]): boolean | string;
  /** True if the file states a tie in one of the two entries; the other one gets it when all records are read. */
  readonly tiesOneWay?: true;
  read(source: RecordSource, files: readonly ListFile[], log: ReadingLog): AsyncIterable<ListedRecord>;
}

/** Recognises a format in which a list is one file. */
export function singleFile(fits: (file: ListFile) => boolean): ListReader['recognises'] {
  return (files) => {
    if (!files.some(fits)) return false;
    return files.length === 1 || `a list in this format is one file; ${files.length} were given: import one of them`;
  };
}
