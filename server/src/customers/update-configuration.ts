import { AppError, type FieldError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Configuration } from '../domain/configuration.js';
import { modeNotAvailable } from '../domain/entitlements.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Settings } from './ai-risk-settings.js';

export interface UpdateConfigurationDeps {
  readonly settings: Pick<Settings, 'read' | 'saveConfiguration'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** What an update says; what it may leave out stays as it was. */
export interface ConfigurationUpdate
  extends Pick<Configuration, 'enabled' | 'defaultMode' | 'processRecords' | 'liteInputs' | 'advancedFields'> {
  readonly monitoring: Partial<Configuration['monitoring']>;
  readonly alerts: Partial<Configuration['alerts']>;
  readonly autoCreateCases?: boolean;
  readonly autoCreateCaseVerdicts?: Configuration['autoCreateCaseVerdicts'];
}

/**
 * Saves how an organization wants its AI risk module. `faults` are those already found in the request; the refusal names
 * them with those found here, and nothing is saved.
 */
export async function updateConfiguration(
  deps: UpdateConfigurationDeps,
  caller: AuthenticatedCaller,
  update: ConfigurationUpdate,
  faults: readonly FieldError[],
): Promise<Configuration> {
  const { organizationId } = caller;
  const { entitlements, configuration: before } = await deps.settings.read(organizationId);
  const at = deps.now();
  const { monitoring, alerts, ...rest } = update;
  const after: Configuration = {
    ...before,
    ...rest,
    monitoring: { ...before.monitoring, ...monitoring },
    alerts: { ...before.alerts, ...alerts },
    updatedAt: at,
  };
  const own: FieldError[] = [];
  const isModeSound = !faults.some(({ field }) => field === 'default_mode');
  const unbought = isModeSound && !entitlements[after.defaultMode].enabled;
  const refusal = modeNotAvailable(after.defaultMode);
  if (unbought) own.push({ field: 'default_mode', message: refusal.message });
  if (after.alerts.email && after.alerts.recipients.length === 0) {
    own.push({ field: 'alerts.email_recipients', message: 'must name somebody while email_enabled is true' });
  }
  if (unbought && faults.length + own.length === 1) {
    throw new AppError('ai_risk_mode_not_available', { text: refusal.message, faults: own });
  }
  if (faults.length + own.length > 0) throw new AppError('validation_failed', { faults: [...faults, ...own] });

  await deps.settings.saveConfiguration(organizationId, after, {
    ...{ id: deps.newId(), organizationId, at, actor: actorOf(caller) },
    action: 'configuration.updated',
    target: { kind: 'configuration', id: organizationId },
    details: { before, after },
  });
  return after;
}
