/** Environment variable. */
export interface Variable<T> {
  readonly meaning: string;
  /** Allowed values, as shown in the table. */
  readonly allowed: string;
  /** Default as it would be set; absent if there is none or it is detected (`meaning` says so). */
  readonly default?: string;
  /** Throws an error that says what is wrong, without repeating the value: it may be a secret. */
  readonly parse: (text: string) => T;
}
