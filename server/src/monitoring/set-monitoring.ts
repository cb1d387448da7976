import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Monitoring } from './monitoring.js';

/** Enrols a search for ongoing monitoring, or takes it out. Refuses an unknown reference as a fault of the body. */
export async function setMonitoring(
  deps: { readonly monitoring: Pick<Monitoring, 'enrol'>; readonly now: Clock; readonly newId: NewId },
  caller: Caller,
  caseId: string,
  isMonitored: boolean,
): Promise<void> {
  const { organizationId } = caller;
  const known = await deps.monitoring.enrol(organizationId, caseId, isMonitored, {
    ...{ id: deps.newId(), organizationId, at: deps.now(), actor: actorOf(caller), action: 'monitoring.changed' },
    ...{ target: { kind: 'case', id: caseId }, details: { is_monitored: isMonitored } },
  });
  if (known) return;
  throw new AppError('validation_failed', { faults: [{ field: 'search_reference', message: 'does not exist' }] });
}
