import type { Tasks } from '../flow/ports/jobs.js';
import type { Route } from '../http/route.js';
import type { AccountDeeds } from '../http/worlds/accounts.js';
import type { AuditDeeds } from '../http/worlds/audit.js';
import type { BulkUploadDeeds } from '../http/worlds/bulk-uploads.js';
import type { CaseDeeds } from '../http/worlds/cases.js';
import type { CustomListDeeds } from '../http/worlds/custom-lists.js';
import type { CustomerDeeds } from '../http/worlds/customers.js';
import type { DataProtectionDeeds } from '../http/worlds/data-protection.js';
import type { EmailDeeds } from '../http/worlds/emails.js';
import type { ListDeeds } from '../http/worlds/lists.js';
import type { MediaDeeds } from '../http/worlds/media.js';
import type { MonitoringDeeds } from '../http/worlds/monitoring.js';
import type { PasswordResetDeeds } from '../http/worlds/password-resets.js';
import type { RiskScoreEngineDeeds } from '../http/worlds/risk-score-engines.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { analyseWithArticles, customersIn } from '../store/customers.js';
import { monitoringIn } from '../store/monitoring.js';
import type { DeliveryWorker } from '../webhooks/delivery-worker.js';
import { webhooksModule } from '../webhooks/webhooks.module.js';
import { composeAccounts } from './accounts.js';
import { composeAudit } from './audit.js';
import { composeBulkUploads } from './bulk-uploads.js';
import { composeCaseMedia } from './case-media.js';
import { composeCases } from './cases.js';
import { composeCustomLists } from './custom-lists.js';
import { composeCustomers } from './customers.js';
import { composeDataProtection } from './data-protection.js';
import { composeEmails } from './emails.js';
import { eventSubjectReaders } from './event-data.js';
import { composeLists } from './lists.js';
import { composeMedia } from './media.js';
import { composeMonitoring } from './monitoring.js';
import type { Parts } from './parts.js';
import { composePasswordResets } from './password-resets.js';
import { composeRiskScoreEngines } from './risk-score-engines.js';
import { WITH_ANALYSES } from './with-analyses.js';

export interface Composed {
  readonly deeds: AccountDeeds &
    AuditDeeds &
    BulkUploadDeeds &
    CaseDeeds &
    CustomListDeeds &
    CustomerDeeds &
    DataProtectionDeeds &
    EmailDeeds &
    ListDeeds &
    MediaDeeds &
    MonitoringDeeds &
    PasswordResetDeeds &
    RiskScoreEngineDeeds;
  readonly tasks: Tasks;
  /** In crontab format, in UTC. */
  readonly schedule: string;
  readonly routes: readonly Route[];
  /** Delivers webhooks until stopped; for processes that work off jobs. */
  startDeliveryWorker(): DeliveryWorker;
  /** Seals the audit log every two seconds until stopped; for the same processes. */
  startSealing(): { stop(): Promise<void> };
}

/** The whole service, bound to its parts: the same for production and for tests. */
export function compose(parts: Parts): Composed {
  const accounts = composeAccounts(parts);
  const audit = composeAudit(parts);
  const bulkUploads = composeBulkUploads(parts);
  const cases = composeCases(parts, customersIn(parts.database, parts.accounts.newId));
  const customLists = composeCustomLists(parts);
  const customers = composeCustomers(parts, WITH_ANALYSES);
  const dataProtection = composeDataProtection(parts);
  const emails = composeEmails(parts);
  const lists = composeLists(parts);
  const media = composeMedia(parts);
  const settings = settingsIn(parts.database);
  const caseMedia = composeCaseMedia(parts, {
    whenArticlesAreKnown: analyseWithArticles,
    monitoring: monitoringIn(parts.database),
    wishes: async (organizationId) => (await settings.read(organizationId)).configuration,
  });
  const monitoring = composeMonitoring(parts);
  const passwordResets = composePasswordResets(parts);
  const riskScoreEngines = composeRiskScoreEngines(parts);
  const webhooks = webhooksModule(
    parts,
    eventSubjectReaders({ database: parts.database, newId: parts.accounts.newId }),
  );
  return {
    deeds: {
      ...accounts.deeds,
      ...audit.deeds,
      ...bulkUploads.deeds,
      ...cases.deeds,
      ...customLists.deeds,
      ...customers.deeds,
      ...dataProtection.deeds,
      ...emails.deeds,
      ...lists.deeds,
      ...media.deeds,
      ...monitoring.deeds,
      ...passwordResets.deeds,
      ...riskScoreEngines.deeds,
    },
    tasks: {
      ...accounts.tasks,
      ...audit.tasks,
      ...bulkUploads.tasks,
      ...cases.tasks,
      ...customers.tasks,
      ...dataProtection.tasks,
      ...emails.tasks,
      ...lists.tasks,
      ...media.tasks,
      ...caseMedia.tasks,
      ...monitoring.tasks,
      ...webhooks.tasks,
      ...passwordResets.tasks,
    },
    schedule: [
      ...accounts.schedule,
      ...audit.schedule,
      ...cases.schedule,
      ...customers.schedule,
      ...dataProtection.schedule,
      ...emails.schedule,
      ...lists.schedule,
      ...media.schedule,
      ...caseMedia.schedule,
      ...monitoring.schedule,
      ...webhooks.schedule,
    ].join('\n'),
    routes: webhooks.routes,
    startDeliveryWorker: webhooks.startDeliveryWorker,
    startSealing: audit.startSealing,
  };
}
