/**
 * Weights of `WRONGDOING_FEATURES`, in its order, and the constant last: logistic regression on the labelled articles
 * of `bench/labels/wrongdoing.json` and of series 1 of the part `fit` of `bench/labels/articles`, written by
 * `bench/media/train-wrongdoing.ts`.
 */
const WRONGDOING_WEIGHTS: readonly number[] = [
  1.75, -0.078, -0.207, 0.559, 1.295, 1.127, -0.138, -0.077, 0.789, -0.214, -1.107, -0.663, 0.304, 0.249, 0.798, 0.131,
  1.323, -3.5,
];

/** Returns the probability, 0 to 1, that a text with these features is about wrongdoing. */
export function wrongdoingProbability(features: readonly number[]): number {
  const sum = features.reduce(
    (all, value, i) => all + value * (WRONGDOING_WEIGHTS[i] ?? 0),
    WRONGDOING_WEIGHTS.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}
