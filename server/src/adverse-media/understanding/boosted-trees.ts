/**
 * Boosted trees of one depth, each a complete binary tree: `nodes` holds, for every inner node in breadth-first order, the number of
 * a feature (-1: always left) and its limit; `leaves` the log-odds of every leaf. A row goes left if its value is not above the limit.
 */
export interface BoostedTrees {
  readonly depth: number;
  /** Log-odds before any tree. */
  readonly base: number;
  readonly nodes: readonly number[];
  readonly leaves: readonly number[];
}

/** Returns the probability, 0 to 1, of a row of features. */
export function treesProbability({ depth, base, nodes, leaves }: BoostedTrees, features: readonly number[]): number {
  const size = 2 ** depth;
  const count = leaves.length / size;
  let score = base;
  for (let tree = 0; tree < count; tree += 1) {
    const from = tree * 2 * (size - 1);
    let node = 0;
    for (let level = 0; level < depth; level += 1) {
      const feature = nodes[from + 2 * node] as number;
      const left = feature < 0 || (features[feature] ?? 0) <= (nodes[from + 2 * node + 1] as number);
      node = 2 * node + (left ? 1 : 2);
    }
    score += leaves[tree * size + node - (size - 1)] as number;
  }
  return 1 / (1 + Math.exp(-score));
}
