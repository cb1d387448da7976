import { useId } from 'react';
import styles from './day-field.module.css';

interface Props {
  readonly label: string;
  /** `2026-11-22`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day, by the browser's own calendar. */
export function DayField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </span>
  );
}
