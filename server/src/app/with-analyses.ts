import type { WithAnalyses } from '../store/analyses.js';
import { batchesOf, countAnalysed } from '../store/bulk-uploads.js';
import { recordAlerts } from '../store/record-alerts.js';

/** What uploads and monitoring have to do with the analyses of customers. */
export const WITH_ANALYSES: WithAnalyses = {
  countAnalysed: async (tx, analysed, at) => countAnalysed(tx, await batchesOf(tx, analysed), at),
  alert: recordAlerts,
};
