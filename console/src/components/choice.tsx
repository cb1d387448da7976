import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './choice.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  /** The label stands above it; otherwise it is read out only. */
  readonly labelled?: boolean;
}

/** One of a few, by the browser's own list: every platform knows how to use it. */
export function Choice({ label, value, options, onChange, labelled = false }: Props) {
  const id = useId();
  return (
    <span className={labelled ? styles.labelled : styles.bare}>
      <label htmlFor={id} className={labelled ? styles.label : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.field}>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </span>
    </span>
  );
}
