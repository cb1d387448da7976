import type { Category } from './category.js';

/** Named search profile of an organization, used in place of the categories of a search. */
export interface SearchProfile {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly categories: readonly Category[];
  /** Published lists to search, by source name; empty is all. */
  readonly sources: readonly string[];
  /** Custom lists to search, by id; absent is all, empty is none. */
  readonly customListIds?: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Profiles that one organization may have. */
export const MAX_SEARCH_PROFILES = 100;
