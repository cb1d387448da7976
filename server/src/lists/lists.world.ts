import type { ListStatus, MissingList } from './list-status.js';

export interface ListDeeds {
  /** The published lists in force, by source. */
  listStatus(): Promise<readonly ListStatus[]>;
  missingLists(): Promise<readonly MissingList[]>;
}
