/** A row of training data. */
export interface Sample {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

interface Leaf {
  readonly value: number;
}
interface Split {
  readonly feature: number;
  readonly limit: number;
  readonly left: Branch;
  readonly right: Branch;
}
type Branch = Leaf | Split;

/** Fits trees of depth 3 to the gradients of the logistic loss, one after the other; returns the probability of a row. */
export function boostedTrees(
  samples: readonly Sample[],
  { trees = 120, rate = 0.1, depth = 3, ridge = 2 } = {},
): (features: readonly number[]) => number {
  const width = samples[0]?.features.length ?? 0;
  const scores = samples.map(() => 0);
  const forest: Branch[] = [];
  for (let tree = 0; tree < trees; tree += 1) {
    const gradients = samples.map(({ label, weight }, i) => weight * (label - sigmoid(scores[i] as number)));
    const curvatures = samples.map(({ weight }, i) => {
      const p = sigmoid(scores[i] as number);
      return weight * p * (1 - p);
    });
    const node = grow(
      samples.map((_, i) => i),
      depth,
    );
    forest.push(node);
    for (const [i, { features }] of samples.entries())
      scores[i] = (scores[i] as number) + rate * scoreOf(node, features);

    function grow(rows: readonly number[], left: number): Branch {
      const total = sums(rows);
      let best: { gain: number; feature: number; limit: number } | undefined;
      for (let feature = 0; left > 0 && feature < width; feature += 1) {
        const sorted = [...rows].sort((a, b) => value(a, feature) - value(b, feature));
        let [g, h] = [0, 0];
        for (const [k, row] of sorted.entries()) {
          const next = sorted[k + 1];
          g += gradients[row] as number;
          h += curvatures[row] as number;
          if (next === undefined || value(next, feature) === value(row, feature) || h < 1 || total.h - h < 1) continue;
          const gain =
            (g * g) / (h + ridge) +
            (total.g - g) ** 2 / (total.h - h + ridge) -
            (total.g * total.g) / (total.h + ridge);
          if (gain > (best?.gain ?? 0.05))
            best = { gain, feature, limit: (value(row, feature) + value(next, feature)) / 2 };
        }
      }
      if (best === undefined) return { value: total.g / (total.h + ridge) };
      const { feature, limit } = best;
      return {
        feature,
        limit,
        left: grow(
          rows.filter((row) => value(row, feature) <= limit),
          left - 1,
        ),
        right: grow(
          rows.filter((row) => value(row, feature) > limit),
          left - 1,
        ),
      };
    }
    function sums(rows: readonly number[]): { g: number; h: number } {
      return {
        g: rows.reduce((sum, row) => sum + (gradients[row] as number), 0),
        h: rows.reduce((sum, row) => sum + (curvatures[row] as number), 0),
      };
    }
  }
  function value(row: number, feature: number): number {
    return (samples[row] as Sample).features[feature] as number;
  }
  return (features) => sigmoid(forest.reduce((sum, node) => sum + rate * scoreOf(node, features), 0));
}

function scoreOf(node: Branch, features: readonly number[]): number {
  let branch = node;
  while ('left' in branch) branch = (features[branch.feature] as number) <= branch.limit ? branch.left : branch.right;
  return branch.value;
}

export function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
