import type { Alert, AlertFilter } from '../domain/alert.js';
import type { Caller } from '../domain/caller.js';
import type { Page } from '../domain/page.js';

export interface MonitoringDeeds {
  /** Refuses with `validation_failed` when there is no such search. */
  setMonitoring(caller: Caller, caseId: string, isMonitored: boolean): Promise<void>;
  /** One page of what monitoring found, newest first. */
  listAlerts(caller: Caller, filter: AlertFilter, page: Page): Promise<{ alerts: readonly Alert[]; total: number }>;
}
