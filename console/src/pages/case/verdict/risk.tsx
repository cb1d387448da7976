import type { CaseData, CaseResult } from '../../../api/case.js';
import { RiskLevel } from '../../../components/risk-level.js';
import { CASE } from '../../../i18n/en/case.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './risk.module.css';

const COMPONENTS = ['categories', 'countries', 'crimes', 'custom_list'] as const;

interface Floor {
  readonly floor: number;
  readonly selected: boolean;
  readonly raised_by: number;
}

interface Props {
  readonly data: CaseData;
  readonly result: CaseResult;
}

/** The risk of the open record as the parts that it is the sum of. */
export function Risk({ data, result }: Props) {
  const words = useWords(CASE);
  const formats = useFormats();
  const parts = COMPONENTS.map((name) => {
    const { score, weightage, risk_scores } = result.risk_view[name];
    return { name, points: (score * weightage) / 100, weightage, causes: Object.keys(risk_scores) };
  });
  const floors = Object.entries(result.risk_audit.floor_rules as Readonly<Record<string, Floor>>).filter(
    ([, { selected, raised_by }]) => selected && raised_by > 0,
  );
  return (
    <section className={styles.risk}>
      <h2>{words.case.risk}</h2>
      <p className={styles.total}>
        <span className={styles.score}>{formats.number(result.risk_score)}</span>
        <RiskLevel level={result.risk_level} />
        <span className={styles.muted}>{words.case.riskOfCase(formats.number(data.risk_score))}</span>
      </p>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="6" className={styles.track} />
        <rect width={result.risk_score} height="6" className={styles.floor} />
        {parts.map(({ name, points }, index) => (
          <rect
            key={name}
            x={parts.slice(0, index).reduce((sum, part) => sum + part.points, 0)}
            width={points}
            height="6"
            className={styles[name]}
          />
        ))}
      </svg>
      <table className={styles.table}>
        <tbody>
          {parts
            .filter(({ points, causes }) => points > 0 || causes.length > 0)
            .map(({ name, points, causes, weightage }) => (
              <tr key={name}>
                <th scope="row">
                  {words.case.riskParts[name]} <span className={styles.muted}>{causes.join(', ')}</span>
                </th>
                <td className={styles.muted}>{words.case.weight(weightage)}</td>
                <td>{formats.points(points)}</td>
              </tr>
            ))}
          {floors.map(([name, { floor, raised_by }]) => (
            <tr key={name}>
              <th scope="row">
                {words.case.floor(floor)} <span className={styles.muted}>{name.replaceAll('_', ' ')}</span>
              </th>
              <td />
              <td>{formats.points(raised_by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{result.risk_title}</p>
    </section>
  );
}
