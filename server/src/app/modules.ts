import { type AccountsModule, accountsModule } from '../accounts/accounts.module.js';
import { relyingPartyOf } from '../accounts/relying-party.js';
import { adverseMediaModule } from '../adverse-media/adverse-media.module.js';
import { auditModule } from '../audit/audit.module.js';
import { bulkUploadsModule } from '../bulk-uploads/bulk-uploads.module.js';
import { casesModule } from '../cases/cases.module.js';
import { customListsModule } from '../custom-lists/custom-lists.module.js';
import { customersModule } from '../customers/customers.module.js';
import { analyseWithArticles } from '../customers/customers.repository.js';
import { dataProtectionModule } from '../data-protection/data-protection.module.js';
import type { Outcomes } from '../domain/outcomes.js';
import { VERSION } from '../domain/version.js';
import { emailModule } from '../email/email.module.js';
import { listsModule } from '../lists/lists.module.js';
import { sourceNamed } from '../lists/sources.js';
import { monitoringModule } from '../monitoring/monitoring.module.js';
import { encryptionModule } from '../platform/encryption/encryption.module.js';
import type { AnswersOnce } from '../platform/http/idempotency.js';
import { idempotencyModule } from '../platform/http/idempotency.module.js';
import { requestCountsModule } from '../platform/http/request-counts.module.js';
import type { Route } from '../platform/http/route.js';
import type { AddCounts } from '../platform/http/shared-counts.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import { riskScoresModule } from '../risk-scores/risk-scores.module.js';
import type { Screening } from '../screening/screener.js';
import { statisticsModule } from '../statistics/statistics.module.js';
import type { DeliveryWorker } from '../webhooks/delivery-worker.js';
import { webhooksModule } from '../webhooks/webhooks.module.js';
import { workModule } from '../work/work.module.js';
import { ENCRYPTED_ROWS } from './encrypted-rows.js';
import type { Parts } from './parts.js';
import { REFERENCE_ROUTES } from './reference.routes.js';
import { WITH_ANALYSES } from './with-analyses.js';

/** Routes, jobs and the like of all features, for the HTTP server and the job worker. */
export interface Modules extends Pick<AccountsModule, 'authenticate' | 'recordDenial'> {
  readonly answersOnce: AnswersOnce;
  readonly addCounts: AddCounts;
  readonly outcomes: Outcomes;
  readonly tasks: Tasks;
  /** Crontab format, UTC. */
  readonly schedule: string;
  readonly routes: readonly Route[];
  /** Delivers webhooks until stopped; for processes that run jobs. */
  startDeliveryWorker(): DeliveryWorker;
  /** Adds audit entries to their chains every two seconds until stopped; for the same processes. */
  startChaining(): { stop(): Promise<void> };
}

function serviceFacts({ config, images, screener }: Parts) {
  const editions = screener.editions();
  return {
    version: VERSION,
    demonstration: editions.length > 0 && editions.every(({ source }) => sourceNamed(source)?.demonstration === true),
    emailAvailable: config.smtp !== undefined,
    passkeysAvailable: relyingPartyOf(config.publicUrl) !== undefined,
    facesAvailable: images.faces !== undefined,
  };
}

/** Binds every feature to its parts, in the same way for production and tests. */
export function bindModules(parts: Parts): Modules {
  const accounts = accountsModule(parts, {
    service: () => serviceFacts(parts),
  });
  const idempotency = idempotencyModule(parts.database, parts.accounts.now);
  const requestCounts = requestCountsModule(parts.database);
  const encryption = encryptionModule(parts, encryptedTables(parts.encryption));
  const audit = auditModule(parts);
  const bulkUploads = bulkUploadsModule(parts);
  const customLists = customListsModule(parts);
  const customers = customersModule(parts, WITH_ANALYSES);
  const emails = emailModule(parts);
  const lists = listsModule(parts, () => listedCategories(parts.screener));
  const adverseMedia = adverseMediaModule(parts);
  const monitoring = monitoringModule(parts);
  const riskScores = riskScoresModule(parts);
  const cases = casesModule(parts, {
    customers: customers.customers,
    keyDrivers: customers.keyDrivers,
    engines: riskScores.engines,
    onArticlesFound: analyseWithArticles,
    monitoring: monitoring.reevaluations,
    analysisVersions: customers.analysisVersions,
    extendChain: audit.extendChain,
    inputs: async (organizationId) => (await customers.settings.read(organizationId)).configuration,
  });
  const work = workModule(parts, { customers: customers.customers });
  const webhooks = webhooksModule(parts, {
    ...cases.eventSubjects,
    ...lists.eventSubjects,
    ...bulkUploads.eventSubjects,
    ...customers.eventSubjects,
  });
  const statistics = statisticsModule(parts);
  // Referring rows are erased first: later features before earlier ones.
  const withPersonalData = [idempotency, webhooks, monitoring, work, bulkUploads, customers, adverseMedia, cases];
  const dataProtection = dataProtectionModule(
    parts,
    withPersonalData.flatMap(({ personalData }) => personalData),
  );
  return {
    authenticate: accounts.authenticate,
    recordDenial: accounts.recordDenial,
    answersOnce: idempotency.answersOnce,
    addCounts: requestCounts.addCounts,
    outcomes: cases.outcomes,
    tasks: {
      ...accounts.tasks,
      ...idempotency.tasks,
      ...requestCounts.tasks,
      ...encryption.tasks,
      ...audit.tasks,
      ...bulkUploads.tasks,
      ...cases.tasks,
      ...customers.tasks,
      ...dataProtection.tasks,
      ...emails.tasks,
      ...lists.tasks,
      ...adverseMedia.tasks,
      ...monitoring.tasks,
      ...webhooks.tasks,
      ...work.tasks,
      ...statistics.tasks,
    },
    schedule: [
      ...accounts.schedule,
      ...idempotency.schedule,
      ...requestCounts.schedule,
      ...encryption.schedule,
      ...audit.schedule,
      ...cases.schedule,
      ...customers.schedule,
      ...dataProtection.schedule,
      ...emails.schedule,
      ...lists.schedule,
      ...adverseMedia.schedule,
      ...monitoring.schedule,
      ...webhooks.schedule,
      ...work.schedule,
      ...statistics.schedule,
    ].join('\n'),
    routes: [
      ...accounts.routes,
      ...audit.routes,
      ...customers.routes,
      ...cases.routes,
      ...riskScores.routes,
      ...dataProtection.routes,
      ...emails.routes,
      ...adverseMedia.routes,
      ...customLists.routes,
      ...lists.routes,
      ...webhooks.routes,
      ...bulkUploads.routes,
      ...monitoring.routes,
      ...work.routes,
      ...statistics.routes,
      ...REFERENCE_ROUTES,
    ],
    startDeliveryWorker: webhooks.startDeliveryWorker,
    startChaining: audit.startChaining,
  };
}

function encryptedTables({ pictures, secrets }: Parts['encryption']) {
  return [
    ...ENCRYPTED_ROWS.pictures.map((rows) => ({ rows, encryption: pictures })),
    ...ENCRYPTED_ROWS.secrets.map((rows) => ({ rows, encryption: secrets })),
  ];
}

/** Categories on the lists that this node has loaded; empty until one is loaded. */
async function listedCategories(screener: Parts['screener']): Promise<Screening['categories']> {
  if (screener.editions().length === 0) return {};
  const scope = { organizationId: '', customListIds: [] };
  return (await screener.screen({ name: '' }, { minScore: 100, limit: 1 }, scope)).categories;
}
