interface Tie {
  readonly from: number;
  readonly to: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Direction from the middle, in degrees clockwise from the right: -90 to 270. */
  readonly angle: number;
  /** Other nodes stand behind it, seen from the middle. */
  readonly hasMore: boolean;
}

/**
 * Places nodes on rings around the first, one ring a step, `radius` apart: each takes a part of the circle as wide as the number of
 * outermost nodes behind it, so that no two lines from the middle meet. The same graph always gives the same places.
 */
export function placeNodes(steps: readonly number[], ties: readonly Tie[], radius: number): readonly Place[] {
  const children = childrenOf(steps, ties);
  const widths = steps.map(() => 1);
  for (const node of [...steps.keys()].toReversed()) {
    const sum = (children[node] ?? []).reduce((total, child) => total + (widths[child] ?? 1), 0);
    widths[node] = Math.max(1, sum);
  }
  const places: Place[] = [];
  const place = (node: number, from: number, to: number) => {
    const own = children[node] ?? [];
    const angle = (from + to) / 2;
    const [distance, turn] = [(steps[node] ?? 0) * radius, (angle * Math.PI) / 180];
    const [x, y] = [rounded(distance * Math.cos(turn)), rounded(distance * Math.sin(turn))];
    places[node] = { x, y, angle: rounded(angle), hasMore: own.length > 0 };
    let start = from;
    for (const child of own) {
      const end = start + ((to - from) * (widths[child] ?? 1)) / (widths[node] ?? 1);
      place(child, start, end);
      start = end;
    }
  };
  place(0, -90, 270);
  return places;
}

/** The nodes behind each: those one step farther that are tied to it first. */
function childrenOf(steps: readonly number[], ties: readonly Tie[]): readonly (readonly number[])[] {
  const nearer = steps.map((step, node) =>
    ties
      .flatMap(({ from, to }) => (to === node ? [from] : from === node ? [to] : []))
      .find((other) => steps[other] === step - 1),
  );
  return steps.map((_, node) => nearer.flatMap((parent, child) => (parent === node ? [child] : [])));
}

/** The last digits of a sine differ between machines. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
