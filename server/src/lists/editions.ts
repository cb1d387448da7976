import type { AuditEntry } from '../domain/audit.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { NumberedEdition } from '../domain/source.js';

/** A record on its way in: its content hash tells whether it changed. */
export interface IncomingRecord {
  readonly sourceId: string;
  readonly contentHash: string;
  /** The whole record as JSON. */
  readonly json: string;
}

/** What is known of an edition before the database has compared it with the last one. */
export type EditionFacts = Omit<NumberedEdition, 'number' | 'added' | 'changed' | 'removed'>;

/** One import at work: everything it does is one transaction. */
export interface EditionImport {
  /** The edition in force, which stays when the import is refused. */
  readonly latest: NumberedEdition | undefined;
  stage(records: readonly IncomingRecord[]): Promise<void>;
  /** The publisher has nothing newer than what is in force once this has committed. */
  confirm(at: Date): Promise<void>;
  /** Stages all records of an earlier edition of the source. */
  stageEdition(edition: NumberedEdition): Promise<void>;
  /** Makes what was staged the edition in force, with its audit entry, and announces it when the transaction commits. */
  commit(facts: EditionFacts, audit: (made: NumberedEdition) => AuditEntry): Promise<NumberedEdition>;
}

/** A record that two editions of a source do not share, as JSON texts. Absent where the edition does not have it. */
export interface RecordChange {
  readonly sourceId: string;
  readonly before?: string;
  readonly after?: string;
}

/** Lists as editions. Every version of every record is kept, with the editions it was valid in. */
export interface EditionStore {
  /** Runs `work` in one transaction, imports of one source one after another. When it throws, nothing has happened. */
  importing<T>(source: string, work: (edition: EditionImport) => Promise<T>): Promise<T>;
  /** The editions in force, one a source, by source. */
  inForce(): Promise<readonly NumberedEdition[]>;
  /** All editions of a source, newest first. */
  history(source: string): Promise<readonly NumberedEdition[]>;
  /** The records of an edition as JSON texts, in runs, by source id. */
  recordTexts(edition: NumberedEdition): AsyncIterable<readonly string[]>;
  /**
   * What differs between two editions of a source, by their numbers (0 is before the first), in runs by source id.
   * `most`: when more records than that differ, nothing is read and undefined is given.
   */
  changes(
    source: string,
    from: number,
    to: number,
    most?: number,
  ): Promise<{ readonly count: number; readonly runs: AsyncIterable<readonly RecordChange[]> } | undefined>;
  /** The records with these ids as of these editions, in the order asked for; one query. */
  records(
    wanted: readonly { readonly source: string; readonly sourceId: string }[],
    editions: readonly NumberedEdition[],
  ): Promise<readonly ListedRecord[]>;
}
