import parts from '../../components/parts.module.css';
import { Toggle } from '../../components/toggle.js';
import styles from './configuration.module.css';

interface Props {
  readonly title: string;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    readonly on: boolean;
    /** Cannot be changed. */
    readonly isFixed?: boolean;
  }[];
  readonly onChange: (id: string, on: boolean) => void;
}

/** Several of a few, under one title. */
export function Flags({ title, options, onChange }: Props) {
  return (
    <fieldset className={parts.group}>
      <legend>{title}</legend>
      <div className={styles.choices}>
        {options.map(({ id, text, on, isFixed = false }) => (
          <Toggle key={id} label={text} on={on} isDisabled={isFixed} onChange={(next) => onChange(id, next)} />
        ))}
      </div>
    </fieldset>
  );
}
