import { Field } from '../../components/field.js';
import { Message } from '../../components/message.js';
import { Toggle } from '../../components/toggle.js';
import { REVIEW_POLICY } from '../../i18n/en/review-policy.js';
import { useWords } from '../../i18n/language.js';
import type { PolicyPart } from './policy-part.js';
import styles from './review-policy-page.module.css';

/** Score from which a false positive is reviewed where no other was chosen. */
const SCORE = 90;

/** The decisions that a second person must agree to. */
export function SecondReviews({ policy, onChange, faultOf, seed }: PolicyPart & { readonly seed: string }) {
  const words = useWords(REVIEW_POLICY).reviewPolicy;
  const { enabled, false_positive_from_score: from } = policy;
  const toggle = (name: 'true_positive' | 'against_verdict' | 'whitelist' | 'exempt_integration') => (
    <Toggle
      label={words[name].label}
      hint={words[name].hint}
      on={policy[name]}
      isDisabled={!enabled}
      onChange={(on) => onChange({ [name]: on })}
    />
  );
  const fault = faultOf('enabled');
  return (
    <>
      <Toggle
        label={words.enabled.label}
        hint={words.enabled.hint}
        on={enabled}
        onChange={(on) => onChange({ enabled: on })}
      />
      {fault && (
        <Message tone="danger" urgent>
          {words.enabled.fault(fault)}
        </Message>
      )}
      <div className={styles.group}>
        {toggle('true_positive')}
        {toggle('against_verdict')}
        {toggle('whitelist')}
        <Toggle
          label={words.score.label}
          hint={words.score.hint}
          on={from !== null}
          isDisabled={!enabled}
          onChange={(on) => onChange({ false_positive_from_score: on ? SCORE : null })}
        />
        {from !== null && (
          <NumberField
            label={words.score.from}
            value={from}
            min={0}
            max={100}
            isDisabled={!enabled}
            error={faultOf('false_positive_from_score')}
            onChange={(value) => onChange({ false_positive_from_score: value })}
          />
        )}
        <NumberField
          label={words.sample.label}
          hint={seed === '' ? words.sample.hint : words.sample.hintWithSeed(seed)}
          value={policy.sample_percent}
          min={0}
          max={100}
          isDisabled={!enabled}
          error={faultOf('sample_percent')}
          onChange={(sample_percent) => onChange({ sample_percent })}
        />
        {toggle('exempt_integration')}
      </div>
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly isDisabled?: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: number) => void;
}

export function NumberField({ value, onChange, error, ...props }: NumberProps) {
  return (
    <Field
      {...props}
      {...(error !== undefined && { error })}
      type="number"
      inputMode="numeric"
      isRequired
      validationBehavior="native"
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
    />
  );
}
