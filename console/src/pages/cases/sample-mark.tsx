import { FlaskConical } from 'lucide-react';
import { CASES } from '../../i18n/en/cases.js';
import { useWords } from '../../i18n/language.js';
import styles from './case-grid.module.css';

/** Marks an invented case without taking room from its name. */
export function SampleMark() {
  const { mark } = useWords(CASES).cases.samples;
  return (
    <span className={styles.sample} title={mark}>
      <FlaskConical size={14} aria-label={mark} />
    </span>
  );
}
