/** Consecutive words that may form one name. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** Begins a sentence: its capital means nothing. */
  readonly opens: boolean;
}
