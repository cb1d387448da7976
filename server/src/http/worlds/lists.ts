import type { AuthenticatedCaller } from '../../domain/caller.js';
import type { RecordSplit } from '../../domain/record-split.js';
import type { ListStatus, MissingList } from '../../flow/list-status.js';

export interface ListDeeds {
  /** The published lists in force, by source. */
  listStatus(): Promise<readonly ListStatus[]>;
  missingLists(): Promise<readonly MissingList[]>;
  /** Refuses sources that do not exist, a pair of one list, and one that is split already. */
  splitRecords(caller: AuthenticatedCaller, wish: Pick<RecordSplit, 'records' | 'reason'>): Promise<RecordSplit>;
  /** Newest first. */
  listSplits(caller: AuthenticatedCaller): Promise<readonly RecordSplit[]>;
  /** Refuses with `not_found`. */
  rejoinRecords(caller: AuthenticatedCaller, id: string): Promise<RecordSplit>;
}
