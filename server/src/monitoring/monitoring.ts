import type { Reevaluations } from '../cases/case-media.js';
import type { RecordVersions } from '../cases/record-history.js';
import type { Alert, AlertFilter } from '../domain/alert.js';
import { AppError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseFilters } from '../domain/case.js';
import type { MonitoringSettingsReader } from '../domain/configuration.js';
import { isMonitoringDue } from '../domain/monitoring.js';
import type { Page, PageOf } from '../domain/page.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { SearchGaps } from '../domain/search-gaps.js';
import { type AlertDetails, alertDetails } from './alert-details.js';

/** Result of an organization's last cycle. */
interface MonitoringState {
  /** Number of the edition by source: all monitored cases have been rescreened against these. */
  readonly editions: Readonly<Record<string, number>>;
  readonly ranAt: Date;
}

/** Fields of a monitored case that a cycle uses. */
export interface MonitoredSubject {
  readonly id: string;
  readonly filters: CaseFilters;
  readonly gaps: SearchGaps;
  /** Never rescreened: it may have been searched by a node with an older list. */
  readonly isNew: boolean;
  readonly totalResults: number;
}

/** Monitored cases and the state of their cycles. */
export interface MonitoringRepository extends Reevaluations {
  /** Starts or stops monitoring of a case, unless it is missing, a sample or a test. Starting queues a rescreening at once. */
  enrol(
    organizationId: string,
    caseId: string,
    isMonitored: boolean,
    audit: AuditEntry,
  ): Promise<'done' | 'missing' | 'sample'>;
  /** Organizations with monitored cases. */
  organizations(): Promise<readonly string[]>;
  state(organizationId: string): Promise<MonitoringState | undefined>;
  /** Queues a cycle, unless one is pending. */
  queueCycle(organizationId: string): Promise<void>;
  /** Queues the rescreening of one case. */
  queueCase(organizationId: string, caseId: string): Promise<void>;
  /** Monitored cases after this id, by id. */
  enrolled(organizationId: string, after: string, most: number): Promise<readonly Case[]>;
  /** The same, with no more of each than decides whether a change concerns it. */
  subjects(organizationId: string, after: string, most: number): Promise<readonly MonitoredSubject[]>;
  /** Marks cases as rescreened that were new, or rescreened on their own; `finishCycle` covers all others. */
  markRescreened(organizationId: string, caseIds: readonly string[], at: Date): Promise<void>;
  finishCycle(organizationId: string, state: MonitoringState): Promise<void>;
}

export interface AlertsRepository {
  /** Newest first. */
  list(
    organizationId: string,
    filter: AlertFilter,
    page: Page,
  ): Promise<PageOf & { readonly alerts: readonly Alert[] }>;
  find(organizationId: string, alertId: string): Promise<Alert | undefined>;
  /** Alerts that nobody has marked as seen, counted up to `MAX_COUNTED`. */
  unseen(organizationId: string): Promise<number>;
  /** Marks those of the organization that are not marked yet; returns how many. */
  markSeen(organizationId: string, alertIds: readonly string[], seen: NonNullable<Alert['seen']>): Promise<number>;
}

interface MonitoringDeps {
  readonly monitoring: Pick<MonitoringRepository, 'enrol' | 'organizations' | 'state' | 'queueCycle'>;
  readonly alerts: AlertsRepository;
  readonly versions: Pick<RecordVersions, 'ofLists' | 'ofOrganization'>;
  readonly inputs: MonitoringSettingsReader;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Monitoring of an organization's searches and the alerts it raised. */
export function monitoringService({ monitoring, alerts, versions, inputs, now, newId }: MonitoringDeps) {
  return {
    /** Starts or stops monitoring of a search. Throws `validation_failed` if it does not exist or is a sample. */
    async set(caller: Caller, caseId: string, isMonitored: boolean): Promise<void> {
      const { organizationId } = caller;
      const outcome = await monitoring.enrol(organizationId, caseId, isMonitored, {
        ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'monitoring.changed' },
        ...{ target: { kind: 'case', id: caseId }, details: { is_monitored: isMonitored } },
      });
      if (outcome === 'done') return;
      const message = outcome === 'sample' ? 'is a sample or a test, which are not monitored' : 'does not exist';
      throw new AppError('validation_failed', { faults: [{ field: 'search_reference', message }] });
    },

    /** Newest first. */
    async listAlerts({ organizationId }: Caller, filter: AlertFilter, page: Page) {
      const [listed, unseen] = await Promise.all([
        alerts.list(organizationId, filter, page),
        alerts.unseen(organizationId),
      ]);
      return { ...listed, unseen };
    },

    /** Throws `not_found` for an alert that the caller's organization does not have. */
    async readAlert({ organizationId }: Caller, alertId: string): Promise<AlertDetails> {
      const alert = await alerts.find(organizationId, alertId);
      if (alert === undefined) throw new AppError('not_found');
      return alertDetails(versions, organizationId, alert);
    },

    /** Returns how many were unseen; others, and those of other organizations, are left alone. */
    markSeen: ({ organizationId, userId }: Caller, alertIds: readonly string[]) =>
      alerts.markSeen(organizationId, alertIds, { at: now(), by: userId }),

    /** Queues a cycle for every organization whose next one is due. */
    async queueDueCycles(): Promise<void> {
      for (const organizationId of await monitoring.organizations()) {
        const { enabled, frequency } = (await inputs(organizationId)).monitoring;
        const state = await monitoring.state(organizationId);
        if (enabled && isMonitoringDue(frequency, state?.ranAt, now())) await monitoring.queueCycle(organizationId);
      }
    },
  };
}
export type MonitoringService = ReturnType<typeof monitoringService>;
