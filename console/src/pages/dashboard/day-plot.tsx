import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import type { Statistics } from '../../api/statistics.js';
import { DASHBOARD } from '../../i18n/en/dashboard.js';
import { useFormats, useWords } from '../../i18n/language.js';
import styles from './dashboard.module.css';

const HEIGHT = 240;
/** Lines by name, with the dashes that tell them apart without colours. */
const LINES = [
  { name: 'made', dash: [] },
  { name: 'with_results', dash: [8, 4] },
  { name: 'opened', dash: [2, 3] },
  { name: 'closed', dash: [8, 3, 2, 3] },
  { name: 'alerts', dash: [4, 4] },
] as const;
/** Below so many days a line is too short to be seen. */
const FEW_DAYS = 10;

/** Lines by day; the legend has the sums, and the numbers of the day under the pointer. */
export function DayPlot({ days }: { readonly days: Statistics['per_day'] }) {
  const words = useWords(DASHBOARD).dashboard;
  const formats = useFormats();
  const legend = useRef<HTMLDListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  useEffect(
    () => (box.current && legend.current ? draw(box.current, legend.current, days, formats.day, setAt) : undefined),
    [days, formats],
  );
  const shown = at === null ? undefined : days[at];
  return (
    <div className={styles.plot}>
      <dl className={styles.legend} ref={legend}>
        {LINES.map(({ name, dash }) => (
          <div key={name} data-line={name}>
            <dt>
              <svg width="24" height="8" aria-hidden>
                <line
                  x1="0"
                  y1="4"
                  x2="24"
                  y2="4"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray={dash.join(' ')}
                />
              </svg>
              {words.columns[name]}
            </dt>
            <dd>{formats.number(shown ? shown[name] : days.reduce((sum, day) => sum + day[name], 0))}</dd>
          </div>
        ))}
        <div>
          <dt className="visually-hidden">{words.columns.day}</dt>
          <dd className={styles.when}>{shown ? formats.day(shown.day) : words.periods(days.length)}</dd>
        </div>
      </dl>
      <div
        ref={box}
        className={styles.canvas}
        role="img"
        aria-label={words.plot(formats.day(days[0]?.day ?? ''), formats.day(days.at(-1)?.day ?? ''))}
      />
    </div>
  );
}

/** Draws into the box, in the colours of the legend, until the returned function is called. */
function draw(
  box: HTMLElement,
  legend: HTMLElement,
  days: Statistics['per_day'],
  inWords: (day: string) => string,
  onPoint: (place: number | null) => void,
): () => void {
  // A canvas knows no custom properties: what the page has made of them is read from its elements.
  const colourOf = (name: string) => getComputedStyle(legend.querySelector(`[data-line=${name}]`) ?? legend).color;
  const muted = () => getComputedStyle(legend).color;
  const grid = { stroke: () => getComputedStyle(legend).borderTopColor, width: 1 };
  const plot = new uPlot(
    {
      ...{ width: box.clientWidth || 600, height: HEIGHT },
      scales: { x: { time: false }, y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.05)] } },
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 6 } },
      axes: [
        {
          ...{ stroke: muted, grid: { show: false }, ticks: grid, space: 90, size: 36 },
          incrs: [1, 2, 5, 7, 14, 30, 60, 90],
          values: (_plot, places) => places.map((place) => inWords(days[place]?.day ?? '')),
        },
        {
          stroke: muted,
          grid,
          ticks: { show: false },
          size: 48,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000],
        },
      ],
      series: [
        {},
        ...LINES.map(({ name, dash }) => ({
          ...{ stroke: () => colourOf(name), width: 2, dash: [...dash] },
          points: { show: days.length < FEW_DAYS },
        })),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [days.map((_, place) => place), ...LINES.map(({ name }) => days.map((day) => day[name]))],
    box,
  );
  const resized = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
  resized.observe(box);
  const redraw = () => plot.redraw(false, true);
  const themed = new MutationObserver(redraw);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const schemes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => window.matchMedia(query));
  for (const scheme of schemes) scheme.addEventListener('change', redraw);
  return () => {
    for (const scheme of schemes) scheme.removeEventListener('change', redraw);
    themed.disconnect();
    resized.disconnect();
    plot.destroy();
  };
}
