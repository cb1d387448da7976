import { useQuery } from '@tanstack/react-query';
import { countries } from '../../api/countries.js';
import { Choice } from '../../components/choice.js';
import { Field } from '../../components/field.js';
import { FormPart } from '../../components/form-part.js';
import { Message } from '../../components/message.js';
import { RISK_ENGINES } from '../../i18n/en/risk-engines.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { type EngineValues, sumOfWeights } from '../../logic/engine-values.js';
import styles from './risk-engines.module.css';

interface Part {
  readonly values: EngineValues;
  readonly onChange: (more: Partial<EngineValues>) => void;
  /** Faults that the service reports, by the name of the field in the API. */
  readonly faultOf: (field: string) => string | undefined;
}

/** Score of a country that is added. */
const FIRST_SCORE = 50;
const UNKNOWN_COUNTRY = 'International';

export function Weights({ values, onChange, faultOf }: Part) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  const sum = sumOfWeights(values);
  const fault = faultOf('weightages');
  return (
    <FormPart title={texts.weights} lead={texts.weightsLead} wide>
      <Numbers
        of={values.weightages}
        nameOf={(name) => texts.weightNames[name]}
        faultOf={(name) => faultOf(`weightages.${name}`)}
        onChange={(weightages) => onChange({ weightages })}
      />
      <p className={styles.sum} data-wrong={sum !== 100 || undefined}>
        {texts.sum(Number.isNaN(sum) ? '–' : formats.number(sum))}
      </p>
      {fault && <Message tone="danger">{texts.fault(fault)}</Message>}
    </FormPart>
  );
}

export function Floors({ values, onChange, faultOf }: Part) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  return (
    <FormPart title={texts.floors} lead={texts.floorsLead} wide>
      <Numbers
        of={values.floors}
        nameOf={(name) => texts.floorNames[name]}
        faultOf={(name) => faultOf(`floors.${name}`)}
        onChange={(floors) => onChange({ floors })}
      />
    </FormPart>
  );
}

export function CategoryScores({ values, onChange, faultOf }: Part) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  return (
    <FormPart title={texts.categories} lead={texts.categoriesLead} wide>
      <Numbers
        of={values.category_scores}
        nameOf={(name) => name}
        faultOf={(name) => faultOf(`category_scores.${name}`)}
        onChange={(category_scores) => onChange({ category_scores })}
      />
    </FormPart>
  );
}

export function CountryScores({ values, onChange, faultOf }: Part) {
  const texts = useWords(RISK_ENGINES).riskEngines;
  const formats = useFormats();
  const all = useQuery(countries).data ?? [];
  const { country_scores: scores } = values;
  const nameOf = (code: string) => (code === UNKNOWN_COUNTRY ? texts.international : formats.country(code));
  const others = [UNKNOWN_COUNTRY, ...all]
    .filter((code) => !(code in scores))
    .map((code) => ({ value: code, text: nameOf(code) }))
    .sort((a, b) => a.text.localeCompare(b.text, formats.locale));
  return (
    <FormPart title={texts.countries} lead={texts.countriesLead} wide>
      <Numbers
        of={scores}
        nameOf={nameOf}
        faultOf={(code) => faultOf(`country_scores.${code}`)}
        onChange={(country_scores) => onChange({ country_scores })}
      />
      <Choice
        labelled
        label={texts.addCountry}
        value=""
        options={[{ value: '', text: texts.choose }, ...others]}
        onChange={(code) => code !== '' && onChange({ country_scores: { ...scores, [code]: FIRST_SCORE } })}
      />
    </FormPart>
  );
}

interface NumbersProps<Name extends string> {
  readonly of: Readonly<Record<Name, number>>;
  readonly nameOf: (name: Name) => string;
  readonly faultOf: (name: Name) => string | undefined;
  readonly onChange: (changed: Readonly<Record<Name, number>>) => void;
}

/** Numbers of 0 to 100 beside each other. */
function Numbers<Name extends string>({ of, nameOf, faultOf, onChange }: NumbersProps<Name>) {
  return (
    <div className={styles.numbers}>
      {(Object.keys(of) as Name[]).map((name) => {
        const error = faultOf(name);
        return (
          <Field
            key={name}
            label={nameOf(name)}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step="any"
            isRequired
            validationBehavior="native"
            value={Number.isNaN(of[name]) ? '' : String(of[name])}
            onChange={(text) => onChange({ ...of, [name]: text === '' ? Number.NaN : Number(text) })}
            {...(error !== undefined && { error })}
          />
        );
      })}
    </div>
  );
}
