/**
 * Weights of `PARTY_FEATURES`, in its order, and the constant last: logistic regression on the labelled parties, written by
 * `node dist/bench/media/train-parties.js <folder of the party articles> <folder of the releases>`.
 */
const PARTY_WEIGHTS: readonly number[] = [
  0.392, 0.014, 0.326, 0.479, 0.149, 0.479, 1.303, 1.126, -1.33, -0.226, -0.055, -0.501, -0.417, 1.495, 0.268, 0, 0.005,
  0.138, 0.117, -0.186, 0, -0.554, 1.819, -1.852, -0.906, 1.073, -1.723, 0.309, -0.405, 0.316, -0.768, -1.361, -0.322,
  0, 2.023, -4.115,
];

/** Returns the probability, 0 to 1, that a text accuses the party with these features. */
export function partyProbability(features: readonly number[]): number {
  const sum = features.reduce((all, value, i) => all + value * (PARTY_WEIGHTS[i] ?? 0), PARTY_WEIGHTS.at(-1) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
