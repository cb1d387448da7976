import type { Queries } from '../database/database.js';
import { addJobs } from './add-jobs.repository.js';

/** What is monitored may be found now, or no longer: organizations that want to know at once are looked after when this commits. */
export function lookAgain(tx: Queries): Promise<void> {
  return addJobs(tx, [{ task: 'start_monitoring', payload: {}, key: 'start_monitoring' }]);
}
