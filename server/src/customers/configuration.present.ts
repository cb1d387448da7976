import type { Static } from 'typebox';
import { presentMode } from '../cases/ai-risk-mode.js';
import type { Configuration } from '../domain/configuration.js';
import {
  ADVANCED_NAMES,
  type ConfigurationSchema,
  FREQUENCIES,
  FREQUENCY_NAMES,
  LITE_NAMES,
} from './configuration.schema.js';

export function presentConfiguration(
  shown: Configuration,
  emailAvailable: boolean,
): Static<typeof ConfigurationSchema> {
  const { monitoring, alerts } = shown;
  const frequency = FREQUENCY_NAMES.find((name) => FREQUENCIES[name] === monitoring.frequency) ?? 'Daily';
  return {
    enabled: shown.enabled,
    default_mode: presentMode(shown.defaultMode),
    ai_risk_process_records: shown.processRecords,
    lite_inputs: presentSwitches(LITE_NAMES, shown.liteInputs),
    advanced_fields: presentSwitches(ADVANCED_NAMES, shown.advancedFields),
    ongoing_monitoring_enabled: monitoring.enabled,
    ongoing_monitoring_frequency: frequency,
    alerts: {
      email_enabled: alerts.email,
      webhook_enabled: alerts.webhook,
      email_recipients: alerts.recipients.join(','),
      email_available: emailAvailable,
    },
    auto_create_cases: shown.autoCreateCases,
    auto_create_case_verdicts: [...shown.autoCreateCaseVerdicts],
    created_at: shown.createdAt.toUTCString(),
    updated_at: shown.updatedAt.toUTCString(),
  };
}

/** Disabled fields as a sentence; empty if all are enabled. */
export function disabledFields({ lite_inputs, advanced_fields }: Static<typeof ConfigurationSchema>): string {
  const disabled = Object.entries({ lite_inputs, advanced_fields }).map(([object, switches]) => {
    const names = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [name]));
    return names.length === 0 ? '' : `. Disabled in ${object}: ${names.join(', ')}`;
  });
  return disabled.join('');
}

function presentSwitches<Field extends string, Name extends string>(
  names: Readonly<Record<Field, Name>>,
  switches: Readonly<Record<Field, boolean>>,
): Record<Name, boolean> {
  const fields = Object.keys(names) as Field[];
  return Object.fromEntries(fields.map((field) => [names[field], switches[field]])) as Record<Name, boolean>;
}
