import type { CaseResult } from '../../api/case.js';
import { NameText } from '../../components/name-text.js';
import { Outcome } from '../../components/outcome.js';
import { CASE } from '../../i18n/en/case.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { pointsTable } from '../../logic/points-table.js';
import { AlignedName } from './aligned-name.js';
import { comparedNames } from './compared-names.js';
import styles from './comparison.module.css';

/** Facts that may be compared, where both sides give them. */
const FACTS = ['date', 'nationality', 'country', 'gender', 'identifier'] as const;

interface Props {
  readonly searched: string;
  readonly result: CaseResult;
  /** Rows on which the key driver under the pointer or the focus rests, by field. */
  readonly lit?: readonly string[];
}

/** Every point of the score: the name word by word, then fact by fact, and the sum. */
export function Comparison({ searched, result, lit = [] }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const { explanation } = result;
  const names = comparedNames(searched, result);
  const { name, rest } = pointsTable(explanation);
  const compared = new Set(explanation.evidence.map(({ field }) => field));
  const absent = FACTS.filter((fact) => !compared.has(fact)).map(words.evidence.fields);
  const row = (field: string) => ({ 'data-row': field, 'data-lit': lit.includes(field) || undefined, tabIndex: -1 });
  return (
    <section className={styles.comparison} aria-labelledby="comparison-title">
      <header className={styles.head}>
        <div>
          <p className={styles.lists}>
            {[...new Set(result.source_details.map(({ source }) => words.sources(source)))].join(' · ')}
            {' · '}
            {result.categories.join(', ')}
          </p>
          <h2 id="comparison-title" className={styles.title}>
            <NameText name={result.name} />
          </h2>
        </div>
        <p className={styles.score}>
          <span>{formats.score(result.score)}</span>
          <span className={styles.scoreNote}>{words.case.confidence(result.confidence)}</span>
        </p>
      </header>
      <AlignedName names={names} alignment={explanation.alignment} rest={names.rest} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it where it is wider than the screen */}
      <section className={styles.scroll} aria-label={words.case.points} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.case.field}</th>
              <th scope="col">{words.case.subject}</th>
              <th scope="col">{words.case.record}</th>
              <th scope="col">{words.case.outcome}</th>
              <th scope="col" className={styles.number}>
                {words.case.points}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr {...row('name')}>
              <th scope="row">{words.evidence.fields('name')}</th>
              <td>
                <NameText name={names.subject} />
              </td>
              <td>
                <NameText name={names.listed} />
              </td>
              <td className={styles.muted}>{words.case.wordsCompared(explanation.alignment.length)}</td>
              <td className={styles.number}>{formats.points(name)}</td>
            </tr>
            {explanation.evidence.map(({ field, outcome, subject, listed, points }) => (
              <tr key={`${field} ${outcome} ${subject} ${listed}`} {...row(field)}>
                <th scope="row">{words.evidence.fields(field)}</th>
                {outcome === 'cap' ? (
                  <td colSpan={2} className={styles.muted}>
                    {words.evidence.caps(field)}
                  </td>
                ) : (
                  <>
                    <td>{subject === null ? <Absent /> : shown(field, subject)}</td>
                    <td>{listed === null ? <Absent /> : shown(field, listed)}</td>
                  </>
                )}
                <td>
                  <Outcome outcome={outcome} />
                </td>
                <td className={styles.number}>{formats.points(points)}</td>
              </tr>
            ))}
            {rest !== 0 && (
              <tr>
                <th scope="row">{words.case.limits}</th>
                <td colSpan={3} className={styles.muted}>
                  {words.case.limitsText}
                </td>
                <td className={styles.number}>{formats.points(rest)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {words.case.score}
              </th>
              <td className={styles.number}>{formats.score(result.score)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      {absent.length > 0 && <p className={styles.absent}>{words.case.notCompared(formats.list(absent))}</p>}
    </section>
  );

  function shown(field: string, value: string): string {
    if (field !== 'country' && field !== 'nationality') return value;
    return formats.list(value.split(/[\s,]+/).map(formats.country));
  }
}

function Absent() {
  const words = useWords(CASE);
  return <span className={styles.muted}>{words.case.notGiven}</span>;
}
