/** One pair for fitting: the keys of its facts, and whether it is the same party. */
export interface Example {
  readonly keys: readonly string[];
  readonly same: boolean;
}

/** What a weight must not cross: agreement never speaks against, conflict never for. */
export type Sign = 'positive' | 'negative' | 'free';

export interface Fit {
  readonly constant: number;
  readonly weights: Readonly<Record<string, number>>;
}

const ROUNDS = 80;
/** How many examples' worth of trust the first guess of a weight has. */
const TRUST = 4;
/** Steps are bounded: a fact that occurs on one side alone has no finite best weight. */
const MAX_STEP = 1;

/**
 * Logistic regression by coordinate descent, towards first guesses: where examples are few the guess stands, where they
 * are many they decide. Signs are kept by projection.
 */
export function fitWeights(examples: readonly Example[], first: Fit, signOf: (key: string) => Sign): Fit {
  const keys = [...new Set([...Object.keys(first.weights), ...examples.flatMap((example) => example.keys)])].sort();
  const columns = new Map(keys.map((key) => [key, [] as number[]]));
  examples.forEach((example, row) => {
    for (const key of new Set(example.keys)) columns.get(key)?.push(row);
  });
  const weights: Record<string, number> = Object.fromEntries(keys.map((key) => [key, first.weights[key] ?? 0]));
  let constant = first.constant;
  const margins = examples.map((example) =>
    [...new Set(example.keys)].reduce((sum, key) => sum + (weights[key] as number), constant),
  );
  const everyRow = examples.map((_, row) => row);
  const step = (rows: readonly number[], value: number, guess: number, trust: number): number => {
    let slope = -trust * (value - guess);
    let curve = trust;
    for (const row of rows) {
      const p = 1 / (1 + Math.exp(-(margins[row] as number)));
      slope += (examples[row]?.same ? 1 : 0) - p;
      curve += p * (1 - p);
    }
    return Math.max(-MAX_STEP, Math.min(MAX_STEP, slope / curve));
  };
  const move = (rows: readonly number[], by: number) => {
    for (const row of rows) margins[row] = (margins[row] as number) + by;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const by = step(everyRow, constant, 0, 0);
    constant += by;
    move(everyRow, by);
    for (const key of keys) {
      const rows = columns.get(key) as number[];
      const before = weights[key] as number;
      const after = within(before + step(rows, before, first.weights[key] ?? 0, TRUST), signOf(key));
      weights[key] = after;
      move(rows, after - before);
    }
  }
  return {
    constant: rounded(constant),
    weights: Object.fromEntries(keys.map((key) => [key, rounded(weights[key] as number)])),
  };
}

function within(weight: number, sign: Sign): number {
  if (sign === 'positive') return Math.max(0, weight);
  return sign === 'negative' ? Math.min(0, weight) : weight;
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100 + 0;
}
