import { Link } from '@tanstack/react-router';
import { RELATIONS } from '../../../i18n/en/relations.js';
import { useWords } from '../../../i18n/language.js';
import { boxAround, type Label, labelLine, labelNodes, RADIUS, RING } from '../../../logic/label-nodes.js';
import { type Place, placeNodes } from '../../../logic/place-nodes.js';
import styles from './relations.module.css';

interface DrawnParty {
  readonly record_id: string | null;
  readonly name: string;
  /** It is a result of the case. */
  readonly isInCase: boolean;
}

interface DrawnTie {
  readonly from: number;
  readonly to: number;
  readonly relation: string;
}

interface Props {
  /** The one in the middle first. */
  readonly nodes: readonly DrawnParty[];
  readonly edges: readonly DrawnTie[];
  /** Of each node from the middle. */
  readonly steps: readonly number[];
}

/** Draws parties in rings around a record. The table says the same, so that keyboard and screen reader pass the circles by. */
export function RelationDrawing({ nodes, edges, steps }: Props) {
  const words = useWords(RELATIONS).relations;
  const places = placeNodes(steps, edges, RING);
  const labels = labelNodes(
    nodes.map(({ name }) => name),
    places,
  );
  const [left, top, width, height] = boxAround(places, labels);
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <section className={styles.scroll} aria-label={words.drawing} tabIndex={0}>
        <svg aria-hidden width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`}>
          {linesOf(edges, places).map(({ key, ends: [one, other], label }) => (
            <g key={key}>
              <line x1={one.x} y1={one.y} x2={other.x} y2={other.y} className={styles.line} />
              {label && <Text label={label} className={styles.relation} />}
            </g>
          ))}
          {nodes.map((node, index) => (
            <Party key={index} node={node} place={places[index]} label={labels[index]} />
          ))}
        </svg>
      </section>
      <figcaption>{words.key}</figcaption>
    </figure>
  );
}

/** One line for all that is stated of two parties. */
function linesOf(edges: readonly DrawnTie[], places: readonly Place[]) {
  const pairs = new Map<string, DrawnTie>();
  for (const edge of edges) {
    const key = `${Math.min(edge.from, edge.to)} ${Math.max(edge.from, edge.to)}`;
    if (!pairs.has(key)) pairs.set(key, edge);
  }
  return [...pairs].flatMap(([key, { from, to, relation }]) => {
    const [one, other] = [places[from], places[to]];
    if (one === undefined || other === undefined) return [];
    const ends = [one, other] as const;
    return [{ key, ends, label: labelLine(relation, ends, places.length) }];
  });
}

interface PartyProps {
  readonly node: DrawnParty;
  readonly place: Place | undefined;
  readonly label: Label | undefined;
}

function Party({ node: { record_id: id, name, isInCase }, place, label }: PartyProps) {
  if (place === undefined || label === undefined) return null;
  const drawn = (
    <>
      <title>{name}</title>
      {isInCase && <circle cx={place.x} cy={place.y} r={RADIUS + 5} className={styles.inCase} />}
      <circle cx={place.x} cy={place.y} r={RADIUS} className={styles.circle} data-listed={id !== null || undefined} />
      <Text label={label} className={styles.name} />
    </>
  );
  if (id === null) return <g>{drawn}</g>;
  return (
    <Link to="/records/$id" params={{ id }} search={{}} tabIndex={-1} className={styles.link}>
      {drawn}
    </Link>
  );
}

function Text({ label, className }: { readonly label: Label; readonly className: string | undefined }) {
  const { text, x, y, angle, dx, dy, anchor } = label;
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${angle})`}
      x={dx}
      y={dy}
      textAnchor={anchor}
      dominantBaseline="central"
      className={className}
    >
      {text}
    </text>
  );
}
