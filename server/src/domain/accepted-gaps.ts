import { type Category, coveredCategories } from './category.js';

/**
 * Categories that can be no accepted gap: a search for sanctions without a sanctions list has cleared nobody, and Adverse Media is
 * covered by articles, not by lists.
 */
export const NEVER_ACCEPTED: readonly Category[] = ['Sanctions', 'Adverse Media'];

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

/** The categories and levels that hold back no verdict, also where more was accepted before that was refused. */
export function acceptedCategories(gaps: Pick<AcceptedGaps, 'categories'> | undefined): Category[] {
  return coveredCategories(gaps?.categories ?? []).filter((category) => !NEVER_ACCEPTED.includes(category));
}
