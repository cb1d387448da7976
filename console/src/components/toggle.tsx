import { useId } from 'react';
import styles from './toggle.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, hint, on, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={on}
          disabled={isDisabled}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
