/** Page `number` (from 1) of pages of `size`. */
export interface Page {
  readonly number: number;
  readonly size: number;
}
