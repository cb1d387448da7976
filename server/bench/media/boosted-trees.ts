import type { BoostedTrees } from '../../src/adverse-media/understanding/boosted-trees.js';

/** A row of training data. */
export interface Sample {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

export interface TreeOptions {
  readonly trees: number;
  readonly rate: number;
  readonly depth: number;
  readonly ridge: number;
  /** Least sum of curvatures in a leaf: about four times as many rows. */
  readonly leaf: number;
  /** Share of the features, and of the rows, that a tree is grown from: drawn anew for each. */
  readonly features: number;
  readonly rows: number;
}

const DEFAULTS: TreeOptions = { trees: 150, rate: 0.08, depth: 3, ridge: 4, leaf: 2, features: 0.25, rows: 0.6 };
/** Values that a feature is split at, at most: quantiles of the rows. */
const BINS = 32;

/** Fits trees to the gradients of the logistic loss, one after the other. `signs`: 1 or -1 where a feature may only raise or only lower. */
export function boostedTrees(
  samples: readonly Sample[],
  signs: readonly number[] = [],
  options: Partial<TreeOptions> = {},
): BoostedTrees {
  const { trees, rate, depth, ridge, leaf, features, rows } = { ...DEFAULTS, ...options };
  const chance = dice(7);
  const width = samples[0]?.features.length ?? 0;
  const limits = Array.from({ length: width }, (_, feature) => limitsOf(samples, feature));
  const bins = samples.map(({ features }) =>
    Uint8Array.from(features, (value, feature) => binOf(limits[feature] as readonly number[], value)),
  );
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const positive = samples.reduce((sum, { label, weight }) => sum + label * weight, 0);
  const base = Math.log(positive / (total - positive));
  const scores = new Float64Array(samples.length).fill(base);
  const gradients = new Float64Array(samples.length);
  const curvatures = new Float64Array(samples.length);
  const size = 2 ** depth;
  const nodes: number[] = [];
  const leaves: number[] = [];
  for (let tree = 0; tree < trees; tree += 1) {
    for (const [i, { label, weight }] of samples.entries()) {
      const p = sigmoid(scores[i] as number);
      gradients[i] = weight * (label - p);
      curvatures[i] = weight * p * (1 - p);
    }
    const splits: number[] = Array.from({ length: 2 * (size - 1) }, (_, i) => (i % 2 === 0 ? -1 : 0));
    const values = new Array<number>(size).fill(0);
    const drawn = limits.map(() => chance() < features);
    const inside = samples.map(() => chance() < rows);
    const numbers = samples.map((_, i) => i);
    grow(
      numbers.filter((i) => inside[i]),
      0,
      0,
    );
    for (const i of numbers) if (!inside[i]) scores[i] = (scores[i] as number) + leafValue(samples[i] as Sample);
    nodes.push(...splits);
    leaves.push(...values);

    function leafValue({ features: own }: Sample): number {
      let node = 0;
      for (let level = 0; level < depth; level += 1) {
        const feature = splits[2 * node] as number;
        const left = feature < 0 || (own[feature] as number) <= (splits[2 * node + 1] as number);
        node = 2 * node + (left ? 1 : 2);
      }
      return values[node - (size - 1)] as number;
    }

    function grow(rows: readonly number[], node: number, level: number): void {
      if (level === depth) {
        const [g, h] = sums(rows);
        const value = Math.round(((rate * g) / (h + ridge)) * 10_000) / 10_000;
        values[node - (size - 1)] = value;
        for (const row of rows) scores[row] = (scores[row] as number) + value;
        return;
      }
      const split = bestSplit(rows);
      if (split === undefined) {
        grow(rows, 2 * node + 1, level + 1);
        // The other side stays empty; its leaves are 0 and no row gets there.
        return;
      }
      splits[2 * node] = split.feature;
      splits[2 * node + 1] = limits[split.feature]?.[split.bin] as number;
      const isLeft = (row: number) => ((bins[row] as Uint8Array)[split.feature] as number) <= split.bin;
      grow(rows.filter(isLeft), 2 * node + 1, level + 1);
      grow(
        rows.filter((row) => !isLeft(row)),
        2 * node + 2,
        level + 1,
      );
    }

    function bestSplit(rows: readonly number[]): { feature: number; bin: number } | undefined {
      const [allG, allH] = sums(rows);
      let best: { gain: number; feature: number; bin: number } | undefined;
      const g = new Float64Array(BINS + 1);
      const h = new Float64Array(BINS + 1);
      for (let feature = 0; feature < width; feature += 1) {
        if (!drawn[feature]) continue;
        g.fill(0);
        h.fill(0);
        for (const row of rows) {
          const bin = (bins[row] as Uint8Array)[feature] as number;
          g[bin] = (g[bin] as number) + (gradients[row] as number);
          h[bin] = (h[bin] as number) + (curvatures[row] as number);
        }
        let [leftG, leftH] = [0, 0];
        for (let bin = 0; bin < (limits[feature] as readonly number[]).length; bin += 1) {
          leftG += g[bin] as number;
          leftH += h[bin] as number;
          const rightH = allH - leftH;
          if (leftH < leaf || rightH < leaf) continue;
          const [low, high] = [leftG / (leftH + ridge), (allG - leftG) / (rightH + ridge)];
          if ((high - low) * (signs[feature] ?? 0) < 0) continue;
          const gain = leftG * low + (allG - leftG) * high - (allG * allG) / (allH + ridge);
          if (gain > (best?.gain ?? 0.1)) best = { gain, feature, bin };
        }
      }
      return best;
    }

    function sums(rows: readonly number[]): [g: number, h: number] {
      let [g, h] = [0, 0];
      for (const row of rows) {
        g += gradients[row] as number;
        h += curvatures[row] as number;
      }
      return [g, h];
    }
  }
  return { depth, base: Math.round(base * 10_000) / 10_000, nodes, leaves };
}

/** Limits between the bins of a feature, in order: a row is left of a split if its value is not above the limit. */
function limitsOf(samples: readonly Sample[], feature: number): number[] {
  const values = samples.map(({ features }) => features[feature] as number).sort((a, b) => a - b);
  const limits = new Set<number>();
  for (let k = 1; k < BINS; k += 1) {
    const at = Math.floor((k * values.length) / BINS);
    const [below, above] = [values[at - 1] as number, values[at] as number];
    limits.add(Math.round(((below + above) / 2) * 10_000) / 10_000);
  }
  // Most values of most features are 0.
  const positive = values.filter((value) => value > 0);
  for (let k = 0; k < 8; k += 1) {
    const value = positive[Math.floor((k * positive.length) / 8)];
    if (value !== undefined) limits.add(Math.floor(value * 10_000 - 1) / 10_000);
  }
  return [...limits].sort((a, b) => a - b).slice(0, BINS);
}

function binOf(limits: readonly number[], value: number): number {
  let bin = 0;
  while (bin < limits.length && value > (limits[bin] as number)) bin += 1;
  return bin;
}

/** Mulberry32: the same trees every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
