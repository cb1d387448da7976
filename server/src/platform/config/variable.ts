/** One variable of the environment. */
export interface Variable<T> {
  readonly meaning: string;
  /** As a person reads it in the table. */
  readonly allowed: string;
  /** As it would be set; absent where there is none or it is found out (then `meaning` tells). */
  readonly default?: string;
  /** Throws an error that says what is wrong, without repeating the value: it may be a secret. */
  readonly parse: (text: string) => T;
}
