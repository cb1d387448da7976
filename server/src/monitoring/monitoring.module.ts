import { availableParallelism } from 'node:os';
import type { AccountDeps } from '../accounts/accounts.js';
import { screeningDeps } from '../cases/cases.module.js';
import { casesRepository } from '../cases/cases.repository.js';
import type { Images } from '../cases/images.js';
import { recordVersionsRepository } from '../cases/record-versions.repository.js';
import { customListsRepository } from '../custom-lists/custom-lists.repository.js';
import { searchProfilesRepository } from '../custom-lists/search-profiles.repository.js';
import { settingsRepository } from '../customers/ai-risk-settings.repository.js';
import { editionsRepository } from '../lists/editions.repository.js';
import { sourceNamed } from '../lists/sources.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import type { PlatformParts } from '../platform/parts.js';
import { openChanges } from '../screening/open-changes.js';
import type { Screener } from '../screening/screener.js';
import { alertsRepository, fillSources } from './alerts.repository.js';
import { monitorCase, monitorOrganization } from './monitor-organization.js';
import { monitoringService } from './monitoring.js';
import { monitoringRepository } from './monitoring.repository.js';
import { monitoringRoutes } from './monitoring.routes.js';
import { MONITORING_PERSONAL_DATA } from './personal-data.repository.js';

/** Alerts of earlier versions that are filled together. */
const ALERTS_AT_ONCE = 1000;

/** Ongoing monitoring: rescreening of searches when a list changes. */
export function monitoringModule({
  accounts,
  database,
  images,
  log,
  screener,
}: PlatformParts & { readonly accounts: AccountDeps; readonly images: Images; readonly screener: Screener }) {
  const repository = monitoringRepository(database);
  const settings = settingsRepository(database);
  const inputs = async (organizationId: string) => (await settings.read(organizationId)).configuration;
  const { now, newId } = accounts;
  const monitoring = monitoringService({
    ...{ monitoring: repository, alerts: alertsRepository(database) },
    ...{ versions: recordVersionsRepository(database), inputs, now, newId },
  });
  const rescreening = {
    ...screeningDeps(database, accounts),
    ...{ screener, images, inputs, monitoring: repository },
    cases: casesRepository(database),
    searchProfiles: searchProfilesRepository(database),
    customLists: customListsRepository(database),
    editions: editionsRepository(database),
    openChanges: (runs: Parameters<typeof openChanges>[0]) => openChanges(runs, availableParallelism()),
    logError: (facts: object, message: string) => log.error(facts, message),
  };
  return {
    personalData: MONITORING_PERSONAL_DATA,
    routes: monitoringRoutes(monitoring, sourceNamed),
    tasks: {
      start_monitoring: async () => {
        while (await fillSources(database.db, ALERTS_AT_ONCE));
        await monitoring.queueDueCycles();
      },
      monitor_organization: ({ organizationId }) => monitorOrganization(rescreening, organizationId),
      monitor_case: ({ organizationId, caseId }) => monitorCase(rescreening, organizationId, caseId),
    } satisfies Partial<Tasks>,
    schedule: ['*/15 * * * * start_monitoring'],
    /** Rewrites cases whose articles changed. */
    reevaluations: repository,
  };
}
