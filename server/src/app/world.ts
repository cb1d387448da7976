import type { FastifyBaseLogger } from 'fastify';
import type { ReadinessCheck } from '../domain/readiness.js';
import type { Clock } from '../flow/ports.js';
import type { Metrics } from './metrics.js';
import type { Route } from './route.js';
import type { HttpSettings } from './settings.js';
import type { AccountDeeds } from './worlds/accounts.js';
import type { AuditDeeds } from './worlds/audit.js';
import type { BulkUploadDeeds } from './worlds/bulk-uploads.js';
import type { CaseDeeds } from './worlds/cases.js';
import type { CustomListDeeds } from './worlds/custom-lists.js';
import type { CustomerDeeds } from './worlds/customers.js';
import type { DataProtectionDeeds } from './worlds/data-protection.js';
import type { EmailDeeds } from './worlds/emails.js';
import type { ListDeeds } from './worlds/lists.js';
import type { MediaDeeds } from './worlds/media.js';
import type { MonitoringDeeds } from './worlds/monitoring.js';
import type { PasswordResetDeeds } from './worlds/password-resets.js';
import type { RiskScoreEngineDeeds } from './worlds/risk-score-engines.js';

/**
 * Everything the front door needs, as deeds (by topic in `worlds/`) that `compose/` has bound to their own worlds. A deed refuses by throwing
 * a `Refusal`; whatever else it throws is answered as a bug.
 */
export interface World
  extends AccountDeeds,
    AuditDeeds,
    BulkUploadDeeds,
    CaseDeeds,
    CustomListDeeds,
    CustomerDeeds,
    DataProtectionDeeds,
    EmailDeeds,
    ListDeeds,
    MediaDeeds,
    MonitoringDeeds,
    PasswordResetDeeds,
    RiskScoreEngineDeeds {
  readonly settings: HttpSettings;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly now: Clock;
  /** Of the features that are bound to their dependencies by a module of their own. */
  readonly routes: readonly Route[];

  /** Never throws: what cannot be checked is not ok. */
  checkReadiness(): Promise<readonly ReadinessCheck[]>;
}
