import { byCase, type PersonalData } from '../platform/database/personal-data.js';
import { monitoringAlerts } from './monitoring.table.js';

/** Alerts about a subject. */
export const MONITORING_PERSONAL_DATA: readonly PersonalData[] = [
  { table: monitoringAlerts, of: byCase(monitoringAlerts) },
];
