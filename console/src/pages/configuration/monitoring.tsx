import type { Configuration } from '../../api/configuration.js';
import { faultOf } from '../../app/fault-of.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Toggle } from '../../components/toggle.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';
import type { ConfigurationPart } from './configuration-part.js';

const FREQUENCIES = ['Instantly', 'Daily', 'Weekly', 'Monthly', 'Do not run'] as const;

/** How often monitored searches are screened again, and who hears of changes. */
export function Monitoring({ settings, onChange, error }: ConfigurationPart) {
  const words = useWords(CONFIGURATION).configuration;
  const { alerts, ongoing_monitoring_frequency: frequency } = settings;
  const set = (change: Partial<Configuration['alerts']>) => onChange({ alerts: { ...alerts, ...change } });
  return (
    <>
      <Toggle
        label={words.monitors}
        on={settings.ongoing_monitoring_enabled}
        onChange={(on) => onChange({ ongoing_monitoring_enabled: on })}
      />
      <Choice
        labelled
        label={words.frequency}
        value={frequency}
        options={FREQUENCIES.map((value) => ({ value, text: words.frequencies[value] }))}
        onChange={(value) =>
          onChange({ ongoing_monitoring_frequency: FREQUENCIES.find((one) => one === value) ?? frequency })
        }
      />
      <Toggle label={words.byWebhook} on={alerts.webhook_enabled} onChange={(on) => set({ webhook_enabled: on })} />
      <Toggle
        label={words.byEmail}
        {...(!alerts.email_available && { hint: words.noEmail })}
        on={alerts.email_enabled}
        onChange={(on) => set({ email_enabled: on })}
      />
      <Field
        label={words.recipients}
        hint={words.recipientsHint}
        lines={2}
        value={alerts.email_recipients}
        onChange={(text) => set({ email_recipients: text })}
        maxLength={5000}
        error={faultOf(error, 'alerts.email_recipients')}
      />
    </>
  );
}
