import type { MonitoringWishes } from '../domain/configuration.js';
import { isMonitoringDue } from '../domain/monitoring.js';
import type { Clock } from '../domain/ports.js';
import type { Monitoring } from './monitoring.js';

/** Queues a cycle for every organization whose next one is due. */
export async function startMonitoring(world: {
  readonly monitoring: Pick<Monitoring, 'organizations' | 'state' | 'queueCycle'>;
  readonly wishes: MonitoringWishes;
  readonly now: Clock;
}): Promise<void> {
  for (const organizationId of await world.monitoring.organizations()) {
    const { enabled, frequency } = (await world.wishes(organizationId)).monitoring;
    const state = await world.monitoring.state(organizationId);
    if (enabled && isMonitoringDue(frequency, state?.ranAt, world.now()))
      await world.monitoring.queueCycle(organizationId);
  }
}
