/**
 * Weights of `WRONGDOING_FEATURES`, in its order, and the constant last: logistic regression on the labelled articles
 * of `bench/labels/wrongdoing.json`, written by `bench/media/train-wrongdoing.ts`.
 */
const WRONGDOING_WEIGHTS: readonly number[] = [
  1.426, 0.842, 0.835, 0.245, 1.419, 0.819, 0.379, 0.136, 0.441, -0.359, -0.878, 0, 0.262, -0.012, -4.465,
];

/** Returns the probability, 0 to 1, that a text with these features is about wrongdoing. */
export function wrongdoingProbability(features: readonly number[]): number {
  const sum = features.reduce(
    (all, value, i) => all + value * (WRONGDOING_WEIGHTS[i] ?? 0),
    WRONGDOING_WEIGHTS.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}
