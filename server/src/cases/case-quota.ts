/** Limit on the cases of an organization per UTC day. */
export interface CaseQuota {
  /**
   * Throws `too_many_cases` if the organization has no case left. Concurrent requests may exceed the limit by their
   * number.
   */
  check(organizationId: string): Promise<void>;
  /** Returns a check of the rows of a file, by their number so far: they count with the `pending` rows of other files. */
  ofRows(organizationId: string, pending: number): Promise<(rows: number) => void>;
}
