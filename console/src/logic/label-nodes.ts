import type { Place } from './place-nodes.js';

/** Pixels: between two rings, and of a circle. */
export const RING = 110;
export const RADIUS = 7;
/** Between a circle and its name, width of a letter at most, and height of a line. */
const GAP = 8;
const LETTER = 7.5;
const LINE = 16;
/** Longest name, name between two rings, and relation, in letters. */
const NAME = 18;
const SHORT_NAME = 11;
const RELATION = 13;
/** With more nodes than these the names follow their lines, which carry no relations. */
const FEW = 14;

/** A text at a place, turned around it by `angle` degrees, and moved by `dx`, `dy` after that. */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Puts each name but that in the middle beside its circle if the nodes are few, else along the line from the middle. */
export function labelNodes(names: readonly string[], places: readonly Place[]): readonly Label[] {
  return places.map((place, node) => {
    const name = node === 0 ? '' : (names[node] ?? '');
    if (places.length <= FEW) return beside(cut(name, NAME), place, place.angle + (place.hasMore ? 90 : 0));
    return along(cut(name, place.hasMore ? SHORT_NAME : NAME), place);
  });
}

/** Puts the relation on the line between two nodes; undefined if there are too many lines. */
export function labelLine(relation: string, [one, other]: readonly [Place, Place], count: number): Label | undefined {
  if (count > FEW) return undefined;
  const turn = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  return {
    ...{ text: cut(relation, RELATION), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    ...{ angle: Math.abs(turn) > 90 ? turn - 180 * Math.sign(turn) : turn, dx: 0, dy: 0, anchor: 'middle' },
  };
}

/** The smallest box around circles and names: left, top, width, height. */
export function boxAround(
  places: readonly Place[],
  labels: readonly Label[],
): readonly [number, number, number, number] {
  const corners = [
    ...places.flatMap(({ x, y }) => [-1, 1].map((side) => [x + side * (RADIUS + GAP), y + side * (RADIUS + GAP)])),
    ...labels.flatMap(({ text, x, y, angle, dx, dy, anchor }) => {
      const length = text.length * LETTER;
      const start = dx - { start: 0, middle: length / 2, end: length }[anchor];
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return [start, start + length].flatMap((along) =>
        [dy - LINE / 2, dy + LINE / 2].map((across) => [
          x + along * cos - across * sin,
          y + along * sin + across * cos,
        ]),
      );
    }),
  ];
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return [left, top, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
}

/** Beside a circle, level, in a direction: 90 is below it. */
function beside(text: string, { x, y }: Place, direction: number): Label {
  const [cos, sin] = [Math.cos((direction * Math.PI) / 180), Math.sin((direction * Math.PI) / 180)];
  if (Math.abs(cos) < 0.35) {
    return { text, x, y, angle: 0, dx: 0, dy: Math.sign(sin) * (RADIUS + GAP + LINE / 2), anchor: 'middle' };
  }
  return { text, x, y, angle: 0, dx: Math.sign(cos) * (RADIUS + GAP), dy: 0, anchor: cos > 0 ? 'start' : 'end' };
}

/** Behind a circle, in the direction from the middle; never upside down. */
function along(text: string, { x, y, angle }: Place): Label {
  const isTurned = angle > 90;
  return {
    ...{ text, x, y, angle: isTurned ? angle - 180 : angle, dx: (RADIUS + GAP) * (isTurned ? -1 : 1), dy: 0 },
    anchor: isTurned ? 'end' : 'start',
  };
}

function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join('')}…`;
}
