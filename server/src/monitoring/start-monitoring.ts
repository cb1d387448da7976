import type { MonitoringWishes } from '../domain/configuration.js';
import { isMonitoringDue } from '../domain/monitoring.js';
import type { Clock } from '../domain/ports.js';
import type { Monitoring } from './monitoring.js';

/** Queues a cycle for every organization whose next one is due. */
export async function startMonitoring(deps: {
  readonly monitoring: Pick<Monitoring, 'organizations' | 'state' | 'queueCycle'>;
  readonly inputs: MonitoringWishes;
  readonly now: Clock;
}): Promise<void> {
  for (const organizationId of await deps.monitoring.organizations()) {
    const { enabled, frequency } = (await deps.inputs(organizationId)).monitoring;
    const state = await deps.monitoring.state(organizationId);
    if (enabled && isMonitoringDue(frequency, state?.ranAt, deps.now()))
      await deps.monitoring.queueCycle(organizationId);
  }
}
