import type { Queries } from '../database/database.js';
import { addJobs } from './add-jobs.repository.js';

/** Enqueues a monitoring cycle for organizations with instant monitoring, in the transaction of the change that may affect hits. */
export function enqueueMonitoring(tx: Queries): Promise<void> {
  return addJobs(tx, [{ task: 'start_monitoring', payload: {}, key: 'start_monitoring' }]);
}
