import { availableParallelism } from 'node:os';
import { monitorCase, monitorOrganization } from '../flow/monitor-organization.js';
import { setMonitoring } from '../flow/set-monitoring.js';
import { startMonitoring } from '../flow/start-monitoring.js';
import type { MonitoringDeeds } from '../http/worlds/monitoring.js';
import { openChanges } from '../lists/screener/open-changes.js';
import { settingsIn } from '../store/ai-risk-settings.js';
import { alertsIn } from '../store/alerts.js';
import { casesIn } from '../store/cases.js';
import { customListsIn } from '../store/custom-lists.js';
import { editionsIn } from '../store/editions.js';
import { monitoringIn } from '../store/monitoring.js';
import { searchProfilesIn } from '../store/search-profiles.js';
import type { Parts, Topic } from './parts.js';
import { screeningWorld } from './screening-world.js';

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
  const world = {
    ...screeningWorld(database, accounts),
    screener,
    images,
    cases: casesIn(database),
    searchProfiles: searchProfilesIn(database),
    customLists: customListsIn(database),
    editions: editionsIn(database),
    monitoring,
    wishes: async (organizationId: string) => (await settings.read(organizationId)).configuration,
    openChanges: (runs: Parameters<typeof openChanges>[0]) => openChanges(runs, availableParallelism()),
    tellProblem: (facts: object, message: string) => log.error(facts, message),
  };
  return {
    deeds: {
      setMonitoring: (caller, caseId, isMonitored) => setMonitoring(world, caller, caseId, isMonitored),
      listAlerts: ({ organizationId }, filter, page) => alerts.list(organizationId, filter, page),
    },
    tasks: {
      start_monitoring: () => startMonitoring(world),
      monitor_organization: ({ organizationId }) => monitorOrganization(world, organizationId),
      monitor_case: ({ organizationId, caseId }) => monitorCase(world, organizationId, caseId),
    },
    schedule: ['*/15 * * * * start_monitoring'],
  };
}
