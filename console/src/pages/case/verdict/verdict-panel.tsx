import type { CaseData } from '../../../api/case.js';
import { KeyName } from '../../../app/keys/key-name.js';
import { useKeys } from '../../../app/keys/keys.js';
import { Verdict } from '../../../components/verdict.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import type { Grounds } from '../../../logic/driver-rows.js';
import { Drivers } from './drivers.js';
import styles from './verdict-panel.module.css';

interface Outcome {
  readonly verdict: string;
  readonly recommendation: string;
  readonly narrative: string | null;
  readonly key_drivers: readonly string[];
  readonly analyst_decision: string;
  readonly analysed_at: string | null;
}

interface Props {
  readonly data: CaseData;
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onLight: (grounds: Grounds | undefined) => void;
  readonly onGrounds: (grounds: Grounds) => void;
}

/** Shows the verdict and its reasons; can be hidden to avoid bias. */
export function VerdictPanel({ data, shown, onShow, onLight, onGrounds }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const keys = useKeys();
  const outcome = data.ai_risk as Outcome | null;
  const isKnown = outcome !== null && outcome.verdict !== '';
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>{words.case.verdict}</h2>
        {isKnown && (
          <button type="button" className={styles.toggle} onClick={onShow} aria-expanded={shown}>
            {shown ? words.case.hide : words.case.show} <KeyName name={keys.keyOf('toggleVerdict')} />
          </button>
        )}
      </header>
      {outcome === null && <p className={styles.muted}>{words.case.noAnalysis}</p>}
      {outcome && !isKnown && (
        <p className={styles.muted}>{outcome.analysed_at ? words.case.verdictHidden : words.case.notAnalysed}</p>
      )}
      {isKnown && shown && (
        <>
          <p className={styles.verdict}>
            <Verdict verdict={outcome.verdict} />
            <span className={styles.muted}>{outcome.recommendation}</span>
          </p>
          <Drivers data={data} drivers={outcome.key_drivers} onLight={onLight} onShow={onGrounds} />
          <details className={styles.narrative}>
            <summary>{words.case.narrative}</summary>
            {outcome.narrative
              ?.split('\n')
              .map((paragraph) => paragraph.trim() !== '' && <p key={paragraph}>{paragraph}</p>)}
            {outcome.analysed_at && (
              <p className={styles.muted}>{words.case.analysedAt(formats.instant(outcome.analysed_at))}</p>
            )}
          </details>
        </>
      )}
    </section>
  );
}
