import type { Database } from '../database/database.js';
import { requestCountsRepository } from './request-counts.repository.js';

/** Requests that all nodes count together. */
export function requestCountsModule(database: Database) {
  const counts = requestCountsRepository(database);
  return {
    addCounts: counts.add,
    tasks: { forget_request_counts: () => counts.removeExpired() },
    schedule: ['*/10 * * * * forget_request_counts'],
  };
}
