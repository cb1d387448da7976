import type { Category } from './category.js';

/** Categories that an organization knowingly leaves uncovered: they are stated in every case and hold back no verdict. */
export interface AcceptedGaps {
  readonly organizationId: string;
  /** `PEP` stands for every level; empty: nothing is accepted any more. */
  readonly categories: readonly Category[];
  readonly reason: string;
  readonly userId: string;
  readonly email: string;
  readonly at: Date;
}
