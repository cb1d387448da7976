/** Consecutive words that may form one name. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** True at the beginning of a sentence, where the capital means nothing. */
  readonly opens: boolean;
}
