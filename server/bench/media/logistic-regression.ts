import { probabilityOf } from '../../src/adverse-media/understanding/probability.js';
import type { Sample } from './boosted-trees.js';

/**
 * Logistic regression with L2 by gradient descent: the weight of each feature, and the constant last. `signs`: 1 where a
 * weight may not be negative, -1 where it may not be positive.
 */
export function logisticRegression(
  samples: readonly Sample[],
  signs: readonly number[] = [],
  { ridge = 0.002, steps = 2500, rate = 0.8 } = {},
): number[] {
  const size = samples[0]?.features.length ?? 0;
  const weights: number[] = new Array(size + 1).fill(0);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient: number[] = weights.map((weight, i) => (i < size ? ridge * weight : 0));
    for (const { features, label, weight } of samples) {
      const error = ((probabilityOf(weights, features) - label) * weight) / total;
      for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] as number) + error * (features[i] as number);
      gradient[size] = (gradient[size] as number) + error;
    }
    for (let i = 0; i <= size; i += 1) {
      const moved = (weights[i] as number) - rate * (gradient[i] as number);
      weights[i] = moved * (signs[i] ?? 0) < 0 ? 0 : moved;
    }
  }
  return weights;
}
