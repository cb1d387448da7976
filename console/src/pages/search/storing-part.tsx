import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { SEARCH } from '../../i18n/en/search.js';
import { useWords } from '../../i18n/language.js';
import type { SearchForm } from '../../logic/search-form.js';
import type { FormState } from './form-state.js';
import styles from './search-page.module.css';
import { faulty } from './subject-part.js';

const MODES = ['AiRisk Lite', 'AiRisk Advanced'] as const;

/** Fields that matter only once the search is stored. */
export function StoringPart({ form, choices, onChange, faultOf }: FormState) {
  const words = useWords(SEARCH).search;
  const fault = faultOf('run_ai_risk') ?? faultOf('ai_risk_mode') ?? faultOf('ai_risk_fields');
  const engineFault = faultOf('risk_score_engine_id');
  const engines = choices?.engines ?? [];
  return (
    <fieldset className={styles.part}>
      <legend>{words.options}</legend>
      <Field
        label={words.reference}
        autoComplete="off"
        maxLength={200}
        value={form.reference}
        onChange={(reference) => onChange({ reference })}
        {...faulty(faultOf('client_reference'))}
      />
      {engines.length > 1 && (
        <Choice
          labelled
          label={words.engine}
          value={form.engine}
          options={[
            { value: '', text: words.activeEngine },
            ...engines.map(({ id, title }) => ({ value: id, text: title })),
          ]}
          onChange={(engine) => onChange({ engine })}
        />
      )}
      {engineFault && <Message tone="danger">{engineFault}</Message>}
      {choices?.analysis.enabled && (
        <Choice
          labelled
          label={words.analysis}
          value={form.analysis}
          options={[{ value: '', text: words.noAnalysis }, ...MODES.map((mode) => ({ value: mode, text: mode }))]}
          onChange={(mode) => onChange({ analysis: mode as SearchForm['analysis'] })}
        />
      )}
      {fault && <Message tone="danger">{fault}</Message>}
      <Toggle
        label={words.monitoring}
        on={form.monitoring}
        onChange={(monitoring) => onChange({ monitoring })}
        {...(faultOf('ongoing_monitoring') && { hint: faultOf('ongoing_monitoring') ?? '' })}
      />
    </fieldset>
  );
}
