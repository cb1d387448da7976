import type { Reevaluations } from '../cases/case-media.js';
import type { Alert, AlertFilter } from '../domain/alert.js';
import type { AuditEntry } from '../domain/audit.js';
import type { Case, CaseFilters } from '../domain/case.js';
import type { Page } from '../domain/page.js';
import type { SearchGaps } from '../domain/search-gaps.js';

/** What a cycle of an organization ended with. */
interface MonitoringState {
  /** Source to number of edition: everything monitored was looked at up to these. */
  readonly editions: Readonly<Record<string, number>>;
  readonly ranAt: Date;
}

/** What a cycle has to know of every enrolled case. */
export interface EnrolledSubject {
  readonly id: string;
  readonly filters: CaseFilters;
  readonly gaps: SearchGaps;
  /** Never looked at: it may have been searched by a node that was behind. */
  readonly isNew: boolean;
  readonly totalResults: number;
}

/** Cases that are enrolled for ongoing monitoring. */
export interface Monitoring extends Reevaluations {
  /** Enrols a case or takes it out; false when there is no such case. An enrolled one is looked at at once. */
  enrol(organizationId: string, caseId: string, isMonitored: boolean, audit: AuditEntry): Promise<boolean>;
  /** Organizations that have something enrolled. */
  organizations(): Promise<readonly string[]>;
  state(organizationId: string): Promise<MonitoringState | undefined>;
  /** Queues a cycle; one that waits already is enough. */
  queueCycle(organizationId: string): Promise<void>;
  /** Queues a look at one case by itself. */
  queueCase(organizationId: string, caseId: string): Promise<void>;
  /** The enrolled cases after this id, by id. */
  enrolled(organizationId: string, after: string, most: number): Promise<readonly Case[]>;
  /** The same, and no more of each than says whether a change concerns it. */
  subjects(organizationId: string, after: string, most: number): Promise<readonly EnrolledSubject[]>;
  /** Notes that these were looked at for the first time, or by themselves; of a whole cycle `finishCycle` does. */
  noteLook(organizationId: string, caseIds: readonly string[], at: Date): Promise<void>;
  finishCycle(organizationId: string, state: MonitoringState): Promise<void>;
}

/** What monitoring found, of every organization, each reached through its own alone. */
export interface Alerts {
  /** Newest first; `total` counts all that fit. */
  list(organizationId: string, filter: AlertFilter, page: Page): Promise<{ alerts: readonly Alert[]; total: number }>;
}
