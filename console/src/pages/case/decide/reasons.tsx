import { useFormats, useWords } from '../../../i18n/language.js';
import type { supportedReasons } from '../../../logic/supported-reasons.js';
import styles from './decision-bar.module.css';

type Choice = ReturnType<typeof supportedReasons>[number];

interface Props {
  readonly choices: readonly Choice[];
  readonly chosen: Choice | undefined;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly onChoose: (code: string) => void;
}

/** The facts that may decide: those the evidence holds stand open with their values, the others behind `+`. */
export function Reasons({ choices, chosen, folded, onFold, onChoose }: Props) {
  const words = useWords().decision;
  const formats = useFormats();
  const open = folded ? choices.filter((choice) => choice.supported || choice === chosen) : choices;
  const rest = choices.length - open.length;
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.muted}>{words.reason}</legend>
      {open.map((choice) => (
        <label key={choice.reason.code} className={styles.reason} data-supported={choice.supported || undefined}>
          <input
            type="radio"
            name="reason"
            className="visually-hidden"
            checked={choice === chosen}
            onChange={() => onChoose(choice.reason.code)}
          />
          <kbd>{choice.digit}</kbd>
          <span>{choice.reason.label}</span>
          {choice.supported && choice.values && <span className={styles.values}>{valuesOf(choice.values)}</span>}
        </label>
      ))}
      {(rest > 0 || !folded) && choices.some(({ supported }) => supported) && (
        <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => onFold(!folded)}>
          <kbd>+</kbd> {folded ? words.otherReasons(rest) : words.fewerReasons}
        </button>
      )}
    </fieldset>
  );

  function valuesOf({ subject, listed }: NonNullable<Choice['values']>): string {
    return [subject, listed]
      .map((value) => (value === null ? words.nothing : value.split(' ').map(formats.country).join(' ')))
      .join(' / ');
  }
}
