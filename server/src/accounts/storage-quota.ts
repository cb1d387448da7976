/** Storage limit of one organization. */
export interface StorageQuota {
  /**
   * Throws `storage_full` if the organization had reached its limit when last counted. Anything stored since then is
   * not included.
   */
  check(organizationId: string): Promise<void>;
}

/** Between two counts of what every organization stores. */
export const STORAGE_COUNTED_EVERY_MINUTES = 15;
