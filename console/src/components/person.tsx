import { initialsOf } from '../logic/initials-of.js';
import styles from './person.module.css';

interface Props {
  readonly name: string;
  /** Only the initials are seen; the name is read out. */
  readonly short?: boolean;
}

export function Person({ name, short = false }: Props) {
  return (
    <span className={styles.person} title={short ? name : undefined}>
      <span className={styles.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      <span className={short ? 'visually-hidden' : styles.name}>{name}</span>
    </span>
  );
}
