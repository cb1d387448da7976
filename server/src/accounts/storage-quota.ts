/** Storage limit of one organization. */
export interface StorageQuota {
  /**
   * Throws `storage_full` if the organization stored its limit or more when it was last counted. What it has stored since then
   * is not part of the figure.
   */
  check(organizationId: string): Promise<void>;
}

/** Between two counts of what every organization stores. */
export const STORAGE_COUNTED_EVERY_MINUTES = 15;
