import { faultOf } from '../../app/fault-of.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { CONFIGURATION } from '../../i18n/en/configuration.js';
import { useWords } from '../../i18n/language.js';
import type { ConfigurationPart } from './configuration-part.js';
import { Flags } from './flags.js';

const MODES = ['AiRisk Lite', 'AiRisk Advanced'] as const;

/** Whether customers are analysed, how, and by what. */
export function Analysis({ settings, onChange, error }: ConfigurationPart) {
  const words = useWords(CONFIGURATION).configuration;
  const fault = faultOf(error, 'advanced_fields');
  return (
    <>
      <Toggle label={words.enabled} on={settings.enabled} onChange={(on) => onChange({ enabled: on })} />
      <Choice
        labelled
        label={words.mode}
        value={settings.default_mode}
        options={MODES.map((value) => ({ value, text: words.modes[value] }))}
        onChange={(value) => onChange({ default_mode: MODES.find((one) => one === value) ?? settings.default_mode })}
      />
      <Flags
        title={words.lite}
        options={flagsOf(settings.lite_inputs, words.fields)}
        onChange={(id, on) => onChange({ lite_inputs: { ...settings.lite_inputs, [id]: on } })}
      />
      <Flags
        title={words.advanced}
        options={flagsOf(settings.advanced_fields, words.fields)}
        onChange={(id, on) => onChange({ advanced_fields: { ...settings.advanced_fields, [id]: on } })}
      />
      {fault && <Message tone="danger">{fault}</Message>}
      <Field
        label={words.rows}
        hint={words.rowsHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        isRequired
        validationBehavior="native"
        value={Number.isNaN(settings.ai_risk_process_records) ? '' : String(settings.ai_risk_process_records)}
        onChange={(text) => onChange({ ai_risk_process_records: text === '' ? Number.NaN : Number(text) })}
        error={faultOf(error, 'ai_risk_process_records')}
      />
    </>
  );
}

/** The name is always used. */
function flagsOf(inputs: Readonly<Record<string, boolean>>, texts: Readonly<Record<string, string>>) {
  return Object.entries(inputs).map(([id, on]) => ({ id, text: texts[id] ?? id, on, isFixed: id === 'name' }));
}
