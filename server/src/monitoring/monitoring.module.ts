import { availableParallelism } from 'node:os';
import type { Parts, Topic } from '../app/parts.js';
import { screeningDeps } from '../cases/cases.module.js';
import { casesIn } from '../cases/cases.repository.js';
import { customListsIn } from '../custom-lists/custom-lists.repository.js';
import { searchProfilesIn } from '../custom-lists/search-profiles.repository.js';
import { settingsIn } from '../customers/ai-risk-settings.repository.js';
import { editionsIn } from '../lists/editions.repository.js';
import { openChanges } from '../screening/open-changes.js';
import { alertsIn } from './alerts.repository.js';
import { monitorCase, monitorOrganization } from './monitor-organization.js';
import { monitoringIn } from './monitoring.repository.js';
import type { MonitoringDeeds } from './monitoring.world.js';
import { setMonitoring } from './set-monitoring.js';
import { startMonitoring } from './start-monitoring.js';

type MonitoringTask = 'start_monitoring' | 'monitor_organization' | 'monitor_case';

/** Looking again at what was searched, when a list has changed. */
export function composeMonitoring({
  accounts,
  database,
  images,
  log,
  screener,
}: Parts): Topic<MonitoringDeeds, MonitoringTask> {
  const monitoring = monitoringIn(database);
  const alerts = alertsIn(database);
  const settings = settingsIn(database);
  const deps = {
    ...screeningDeps(database, accounts),
    screener,
    images,
    cases: casesIn(database),
    searchProfiles: searchProfilesIn(database),
    customLists: customListsIn(database),
    editions: editionsIn(database),
    monitoring,
    inputs: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    openChanges: (runs: Parameters<typeof openChanges>[0]) => openChanges(runs, availableParallelism()),
    tellProblem: (facts: object, message: string) => log.error(facts, message),
  };
  return {
    deeds: {
      setMonitoring: (caller, caseId, isMonitored) => setMonitoring(deps, caller, caseId, isMonitored),
      listAlerts: ({ organizationId }, filter, page) => alerts.list(organizationId, filter, page),
    },
    tasks: {
      start_monitoring: () => startMonitoring(deps),
      monitor_organization: ({ organizationId }) => monitorOrganization(deps, organizationId),
      monitor_case: ({ organizationId, caseId }) => monitorCase(deps, organizationId, caseId),
    },
    schedule: ['*/15 * * * * start_monitoring'],
  };
}
