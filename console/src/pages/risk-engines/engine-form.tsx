import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { RefusedError } from '../../api/client.js';
import { type RiskEngine, riskEngines, saveRiskEngine, whatIf } from '../../api/risk-engines.js';
import { faultOf } from '../../app/fault-of.js';
import { useNotice } from '../../app/notices.js';
import { useSettled } from '../../app/use-settled.js';
import { Button } from '../../components/button.js';
import { Field } from '../../components/field.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { type EngineValues, valuesOf, wholeValues } from '../../logic/engine-values.js';
import { Effect } from './effect.js';
import { CategoryScores, CountryScores, Floors, Weights } from './engine-parts.js';
import styles from './risk-engines.module.css';

interface Props {
  /** The version whose values are shown. */
  readonly shown: RiskEngine;
  readonly newest: RiskEngine;
}

/** The values of an engine, with their effect on past cases while they are changed. Nothing is stored until they are saved. */
export function EngineForm({ shown, newest }: Props) {
  const words = useWords(RISK_ENGINES);
  const texts = words.riskEngines;
  const formats = useFormats();
  const notice = useNotice();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMemo(() => ({ ...valuesOf(shown), ...(newest.is_default && { title: '' }) }), [shown, newest]);
  const [values, setValues] = useState<EngineValues>(start);
  const whole = useMemo(() => wholeValues(values, newest), [values, newest]);
  const settled = useSettled(whole);
  const [tried, setTried] = useState(whole);
  if (settled !== undefined && settled !== tried) setTried(settled);
  const effect = useQuery(whatIf(newest.id, tried));
  const save = useMutation({
    mutationFn: saveRiskEngine,
    async onSuccess(saved) {
      notice({ text: texts.saved(formats.number(saved.version)) });
      await queries.invalidateQueries({ queryKey: riskEngines.queryKey });
      await navigate({ to: '/administration/risk-engines/$id', params: { id: saved.id }, search: {} });
    },
  });
  const change = (more: Partial<EngineValues>) => {
    save.reset();
    setValues({ ...values, ...more });
  };
  const part = {
    values,
    onChange: change,
    faultOf: (field: string) => faultOf(save.error, field) ?? faultOf(effect.error, `draft.${field}`),
  };
  const isChanged = JSON.stringify(values) !== JSON.stringify(start);
  const isNew =
    isChanged ||
    (!newest.is_default && JSON.stringify(whole) !== JSON.stringify(wholeValues(valuesOf(newest), newest)));
  const isRefused = effect.error instanceof RefusedError && effect.error.details.length > 0;
  return (
    <div className={styles.columns}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ values: whole, ...(!newest.is_default && { id: newest.id }) });
        }}
      >
        <FormPart title={texts.name} lead={texts.nameLead}>
          <Field
            label={texts.name}
            value={values.title}
            onChange={(title) => change({ title })}
            maxLength={100}
            isRequired
            validationBehavior="native"
            {...errorOf(part.faultOf('title'))}
          />
        </FormPart>
        <Weights {...part} />
        <Floors {...part} />
        <CategoryScores {...part} />
        <CountryScores {...part} />
        <div className={styles.foot}>
          {save.error && (
            <Message tone="danger" urgent>
              {words.common.failed(save.error)}
            </Message>
          )}
          <p>{isNew ? '' : texts.nothing}</p>
          <Button onPress={() => setValues(start)} isDisabled={!isChanged}>
            {texts.discard}
          </Button>
          <Button type="submit" kind="primary" isPending={save.isPending} isDisabled={!isNew || isRefused}>
            {newest.is_default ? texts.saveNew : texts.save}
          </Button>
        </div>
      </form>
      <Effect
        found={effect.data}
        error={effect.error}
        isRefused={isRefused}
        isOld={effect.isFetching || whole !== tried}
      />
    </div>
  );
}

/** An absent error is no property. */
function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error };
}
