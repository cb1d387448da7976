/** A name in the letters of its script, and one of its spellings in Latin letters, which count for one all together. */
export interface Example {
  readonly letters: readonly string[];
  readonly latin: string;
  readonly share: number;
}

/** Most Latin letters for so many of the script's. */
const MOST_LATIN = 6;
const MOST_LETTERS = 2;
const ROUNDS = 8;
/** From this round on examples count no more whose letters hardly explain their spelling (in natural logarithms a letter). */
const STRICT_FROM = 3;
const MAX_SURPRISE = 3.2;

/** Counts, by expectation maximization over all ways to cut both in parts, which letters are spelt how: `letters>latin`. */
export function learn(examples: readonly Example[], byCharacter: boolean): ReadonlyMap<string, number> {
  const most = byCharacter ? { letters: 1, latin: MOST_LATIN } : { letters: MOST_LETTERS, latin: MOST_LATIN - 2 };
  let likely: Map<string, number> | undefined;
  let counts = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    counts = new Map();
    for (const { letters, latin, share } of examples) {
      const [n, m] = [letters.length, latin.length];
      if (n > 14 || m > 20 || m > n * most.latin) continue;
      const steps = stepsOf(letters, latin, most);
      const weights = steps.map(({ key, length, spelt }) =>
        likely === undefined ? firstGuess(length, spelt, byCharacter) : (likely.get(key) ?? 0),
      );
      const at = (i: number, j: number) => i * (m + 1) + j;
      const [before, behind] = [new Float64Array((n + 1) * (m + 1)), new Float64Array((n + 1) * (m + 1))];
      before[0] = 1;
      behind[at(n, m)] = 1;
      for (const [s, { i, j, length, spelt }] of steps.entries())
        before[at(i + length, j + spelt)] =
          (before[at(i + length, j + spelt)] as number) + (before[at(i, j)] as number) * (weights[s] as number);
      for (let s = steps.length - 1; s >= 0; s -= 1) {
        const { i, j, length, spelt } = steps[s] as Step;
        behind[at(i, j)] =
          (behind[at(i, j)] as number) + (weights[s] as number) * (behind[at(i + length, j + spelt)] as number);
      }
      const whole = before[at(n, m)] as number;
      if (!(whole > 1e-300) || (round >= STRICT_FROM && -Math.log(whole) / (n + m) > MAX_SURPRISE)) continue;
      for (const [s, { i, j, key, length, spelt }] of steps.entries()) {
        const through =
          (before[at(i, j)] as number) * (weights[s] as number) * (behind[at(i + length, j + spelt)] as number);
        if (through / whole > 1e-4) counts.set(key, (counts.get(key) ?? 0) + (share * through) / whole);
      }
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    likely = new Map([...counts].map(([key, count]) => [key, count / total]));
  }
  return counts;
}

interface Step {
  readonly i: number;
  readonly j: number;
  readonly key: string;
  readonly length: number;
  readonly spelt: number;
}

/** Every pair of parts, in the order in which a name is written. */
function stepsOf(letters: readonly string[], latin: string, most: { letters: number; latin: number }): readonly Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < letters.length; i += 1)
    for (let j = 0; j <= latin.length; j += 1)
      for (let length = 1; length <= most.letters && i + length <= letters.length; length += 1)
        for (let spelt = 0; spelt <= most.latin && j + spelt <= latin.length; spelt += 1) {
          const key = `${letters.slice(i, i + length).join('')}>${latin.slice(j, j + spelt)}`;
          steps.push({ i, j, key, length, spelt });
        }
  return steps;
}

/** About one Latin letter for each of an alphabet, three for a Chinese character. */
function firstGuess(length: number, spelt: number, byCharacter: boolean): number {
  const usual = byCharacter ? 3 : 1.2 * length;
  return Math.exp(-1.2 * Math.abs(spelt - usual) - (length === 2 ? 2.5 : 0) - (spelt === 0 ? 1.5 : 0));
}

/** The table of a script, as of `LEARNT_SPELLINGS`: what is seldom is left out. */
export function tableOf(counts: ReadonlyMap<string, number>): readonly string[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const byLetters = new Map<string, (readonly [latin: string, count: number])[]>();
  for (const [key, count] of counts) {
    const [written, latin] = key.split('>') as [string, string];
    // The tokenizer takes apostrophes out of words.
    const letters = written.replace(/['’׳״-]/gu, '');
    if (letters !== '') byLetters.set(letters, [...(byLetters.get(letters) ?? []), [latin, count]]);
  }
  return [...byLetters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([letters, spellings]) => {
      const sum = spellings.reduce((before, [, count]) => before + count, 0);
      if (sum < (Array.from(letters).length === 1 ? 1.5 : 12)) return [];
      const sorted = spellings
        .filter(([, count]) => count / sum >= 0.025 && count >= 0.8)
        .sort(([, a], [, b]) => b - a);
      const kept = sorted.filter(([, count]) => Math.log((sorted[0]?.[1] ?? 0) / count) < 3).slice(0, 7);
      const costs = kept.map(([latin, count]) => `${latin || '-'}${Math.round(-10 * Math.log(count / total))}`);
      return kept.length === 0 ? [] : [[letters, ...costs].join(' ')];
    });
}
