import { countAnalysed, uploadsOfCustomers } from '../bulk-uploads/bulk-uploads.repository.js';
import type { WithAnalyses } from '../customers/analyses.repository.js';
import { recordAlerts } from '../monitoring/alerts.repository.js';

/** Connects uploads and monitoring with the analyses of customers. */
export const WITH_ANALYSES: WithAnalyses = {
  countAnalysed: async (tx, analysed, at) => countAnalysed(tx, await uploadsOfCustomers(tx, analysed), at),
  alert: recordAlerts,
};
