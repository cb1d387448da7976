import { AppError, type FieldError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller, Caller } from '../domain/caller.js';
import type { Configuration } from '../domain/configuration.js';
import { modeNotAvailable } from '../domain/entitlements.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { SettingsRepository } from './ai-risk-settings.js';

/** Fields of an update; absent ones stay unchanged. */
export interface ConfigurationUpdate
  extends Pick<Configuration, 'enabled' | 'defaultMode' | 'processRecords' | 'liteInputs' | 'advancedFields'> {
  readonly monitoring: Partial<Configuration['monitoring']>;
  readonly alerts: Partial<Configuration['alerts']>;
  readonly autoCreateCases?: boolean;
  readonly autoCreateCaseVerdicts?: Configuration['autoCreateCaseVerdicts'];
}

interface ConfigurationDeps {
  readonly settings: Pick<SettingsRepository, 'read' | 'saveConfiguration'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** An organization's configuration of the AI risk module. */
export function configurationService({ settings, now, newId }: ConfigurationDeps) {
  return {
    async read({ organizationId }: Caller): Promise<Configuration> {
      return (await settings.read(organizationId)).configuration;
    },

    /** Throws `validation_failed` with `errors`, those already found in the request, and its own; then nothing is saved. */
    async update(
      caller: AuthenticatedCaller,
      update: ConfigurationUpdate,
      errors: readonly FieldError[],
    ): Promise<Configuration> {
      const { organizationId } = caller;
      const { entitlements, configuration: before } = await settings.read(organizationId);
      const at = now();
      const { monitoring, alerts, ...rest } = update;
      const after: Configuration = {
        ...before,
        ...rest,
        monitoring: { ...before.monitoring, ...monitoring },
        alerts: { ...before.alerts, ...alerts },
        updatedAt: at,
      };
      const isModeSound = !errors.some(({ field }) => field === 'default_mode');
      const isUnavailable = isModeSound && !entitlements[after.defaultMode].enabled;
      const { message } = modeNotAvailable(after.defaultMode);
      const all: FieldError[] = [...errors];
      if (isUnavailable) all.push({ field: 'default_mode', message });
      if (after.alerts.email && after.alerts.recipients.length === 0) {
        all.push({ field: 'alerts.email_recipients', message: 'must not be empty while email_enabled is true' });
      }
      if (isUnavailable && all.length === 1) {
        throw new AppError('ai_risk_mode_not_available', { text: message, faults: all });
      }
      if (all.length > 0) throw new AppError('validation_failed', { faults: all });

      await settings.saveConfiguration(organizationId, after, {
        ...{ id: newId(), organizationId, at, actor: actorOf(caller) },
        action: 'configuration.updated',
        target: { kind: 'configuration', id: organizationId },
        details: { before, after },
      });
      return after;
    },
  };
}
export type ConfigurationService = ReturnType<typeof configurationService>;
