import type { Pictures } from '../../../api/pictures.js';
import { Badge, type Tone } from '../../../components/badge.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { FACES } from '../../../i18n/en/faces.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import styles from './faces.module.css';

type Compared = Pictures['pictures'][number];

interface Props extends Pick<Compared, 'outcome' | 'distance'> {
  /** Up to the first the faces are the same, from the second on they differ. */
  readonly limits: readonly [same: number, different: number];
}

const TONES: Partial<Record<string, Tone>> = { same: 'danger', similar: 'warning', different: 'success' };
/** Faces are seldom farther apart. */
const FARTHEST = 1;
const WIDTH = 200;

/** Meaning of the distance between two faces, with a scale that marks both limits. */
export function FaceDistance({ outcome, distance, limits }: Props) {
  const words = useWords(FACES).faces;
  const formats = useFormats();
  const [same, different] = limits.map(formats.number);
  const at = (value: number) => (Math.min(value, FARTHEST) / FARTHEST) * WIDTH;
  return (
    <>
      <p className={styles.outcome}>
        <Badge tone={TONES[outcome] ?? 'neutral'} by="machine">
          {words.outcome(outcome)}
        </Badge>
        {distance !== null && <strong>{words.distance(formats.number(distance))}</strong>}
      </p>
      {distance !== null && (
        <svg aria-hidden width={WIDTH + 16} height={36} viewBox={`-8 0 ${WIDTH + 16} 36`} className={styles.scale}>
          <line x1={0} y1={10} x2={WIDTH} y2={10} className={styles.line} />
          {limits.map((limit) => (
            <g key={limit}>
              <line x1={at(limit)} y1={4} x2={at(limit)} y2={16} className={styles.line} />
              <text x={at(limit)} y={30} textAnchor="middle" className={styles.limit}>
                {formats.number(limit)}
              </text>
            </g>
          ))}
          <circle cx={at(distance)} cy={10} r={5} className={styles.dot} />
        </svg>
      )}
      <p className={details.muted}>{words.meaning(outcome, same ?? '', different ?? '')}</p>
    </>
  );
}
