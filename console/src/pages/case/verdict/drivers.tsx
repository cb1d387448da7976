import type { CaseData } from '../../../api/case.js';
import { CASE } from '../../../i18n/en/case.js';
import { useWords } from '../../../i18n/language.js';
import { type Grounds, groundsOf } from '../../../logic/driver-rows.js';
import styles from './verdict-panel.module.css';

interface Props {
  readonly data: CaseData;
  readonly drivers: readonly string[];
  /** The pointer or the focus is on a driver that rests on these rows; undefined once it has left. */
  readonly onLight: (grounds: Grounds | undefined) => void;
  readonly onShow: (grounds: Grounds) => void;
}

/** The reasons of a verdict; one that rests on rows of a comparison lights them, and goes there when pressed. */
export function Drivers({ data, drivers, onLight, onShow }: Props) {
  const words = useWords(CASE).case;
  return (
    <ul className={styles.drivers}>
      {drivers.map((text) => {
        const detail = data.key_driver_details.find((one) => one.text === text);
        const grounds = groundsOf(detail, data.results);
        return (
          <li key={text}>
            {grounds === undefined ? (
              text
            ) : (
              <button
                type="button"
                className={styles.driver}
                title={words.showGrounds}
                onClick={() => onShow(grounds)}
                onFocus={() => onLight(grounds)}
                onBlur={() => onLight(undefined)}
                onPointerEnter={() => onLight(grounds)}
                onPointerLeave={() => onLight(undefined)}
              >
                {text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
