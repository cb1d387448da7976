/** Probability, 0 to 1, of a logistic regression. `weights`: one for each feature, and the constant last. */
export function probabilityOf(weights: readonly number[], features: readonly number[]): number {
  const sum = features.reduce((all, value, i) => all + value * (weights[i] as number), weights.at(-1) as number);
  return 1 / (1 + Math.exp(-sum));
}
