import type { Caller } from '../../domain/caller.js';

export interface MonitoringDeeds {
  /** Refuses with `validation_failed` when there is no such search. */
  setMonitoring(caller: Caller, caseId: string, isMonitored: boolean): Promise<void>;
}
