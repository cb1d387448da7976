/** Items that a filter matches are counted up to here, where no counts are stored for it. */
export const MAX_COUNTED = 10_000;

/** Item in a list that is read newest first. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** Page `number` (from 1) of pages of `size`, or the items after one. */
export interface Page {
  readonly number: number;
  readonly size: number;
  readonly after?: Place;
}

/** Size and end of the list that a page is of. */
export interface PageOf {
  readonly total: number;
  /** True if more match than were counted. */
  readonly isMore?: boolean;
  /** Last item of the page, if others come after it. */
  readonly last?: Place;
}
