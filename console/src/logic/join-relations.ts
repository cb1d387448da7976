/** A party of a list; `record_id` is null if the list only names it. */
interface ListedParty {
  readonly record_id: string | null;
  readonly name: string;
}

interface StatedTie {
  /** Place of the party whose entry states it. */
  readonly from: number;
  readonly to: number;
  readonly relation: string;
  readonly details: string;
}

/** Relations of a record by one list, the record first. */
export interface Relations<Party extends ListedParty> {
  readonly nodes: readonly Party[];
  readonly edges: readonly StatedTie[];
  readonly left_out: number;
}

interface Joined<Party extends ListedParty> {
  /** The party in the middle first, then by steps from it. */
  readonly nodes: readonly Party[];
  readonly edges: readonly StatedTie[];
  readonly left_out: number;
  /** Steps of each node from the middle. */
  readonly steps: readonly number[];
}

/**
 * Joins what several lists say of one party. Records that `sameAs` gives one id are one party; parties without a record are the same if
 * the same party's entries name them alike. Keeps the nearest `most`.
 */
export function joinRelations<Party extends ListedParty>(
  graphs: readonly Relations<Party>[],
  sameAs: (recordId: string) => string,
  most: number,
): Joined<Party> {
  const parties = new Map<string, Party>();
  const ties = new Map<string, Omit<StatedTie, 'from' | 'to'> & { readonly ends: readonly [string, string] }>();
  for (const { nodes, edges } of graphs) {
    const keys: string[] = [];
    for (const [place, node] of nodes.entries()) {
      const by = keys[edges.find(({ to }) => to === place)?.from ?? 0] ?? '';
      const key = node.record_id === null ? `${by} ${node.name.toLowerCase()}` : sameAs(node.record_id);
      keys.push(key);
      if (!parties.has(key)) parties.set(key, node);
    }
    for (const { from, to, relation, details } of edges) {
      const ends = [keys[from] ?? '', keys[to] ?? ''] as const;
      if (ends[0] !== ends[1]) ties.set(JSON.stringify([ends, relation.toLowerCase()]), { ends, relation, details });
    }
  }
  const steps = stepsFrom(
    [...parties.keys()][0] ?? '',
    [...ties.values()].map(({ ends }) => ends),
  );
  const near = [...steps.keys()].slice(0, most);
  const places = new Map(near.map((key, place) => [key, place]));
  return {
    nodes: near.flatMap((key) => parties.get(key) ?? []),
    edges: [...ties.values()].flatMap(({ ends, relation, details }) => {
      const [from, to] = ends.map((end) => places.get(end));
      return from === undefined || to === undefined ? [] : [{ from, to, relation, details }];
    }),
    left_out: steps.size - near.length + graphs.reduce((sum, { left_out }) => sum + left_out, 0),
    steps: near.map((key) => steps.get(key) ?? 0),
  };
}

/** Steps of every party from the first, in the order in which they are reached. */
function stepsFrom(first: string, ties: readonly (readonly [string, string])[]): ReadonlyMap<string, number> {
  const steps = new Map([[first, 0]]);
  for (const [key, step] of steps) {
    for (const [one, other] of ties) {
      const next = one === key ? other : other === key ? one : undefined;
      if (next !== undefined && !steps.has(next)) steps.set(next, step + 1);
    }
  }
  return steps;
}
