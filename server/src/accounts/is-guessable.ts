import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * "Very unguessable" in zxcvbn (its score 4): enough for a slow hash whose database was stolen. Of random passwords of
 * 12 letters and digits the weakest score 10^10.6.
 */
const MIN_GUESSES = 1e10;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Tells whether a password is among the 49,000 commonest, or made of them, of keyboard patterns, repetitions, sequences
 * or dates. Loads the dictionaries on first use. Only the first 32 characters count and few substitutions of characters
 * are tried, which bounds one estimate to some 0.1 s.
 */
export async function isGuessable(password: string): Promise<boolean> {
  estimator ??= openEstimator();
  return (await estimator).check(password).guesses < MIN_GUESSES;
}

async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs, maxLength: 32, l33tMaxSubstitutions: 16 });
}
