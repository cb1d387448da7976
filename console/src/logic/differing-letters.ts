/** A text in runs: letters that the other text has in the same order, and letters it has not. */
export interface Run {
  readonly text: string;
  readonly differs: boolean;
}

/** The letters of `text` against `other`, without regard to case. The runs joined are the text. */
export function differingLetters(text: string, other: string): readonly Run[] {
  const [mine, theirs] = [[...text], [...other]];
  const same = common(
    mine.map((letter) => letter.toLowerCase()),
    theirs.map((letter) => letter.toLowerCase()),
  );
  const runs: { text: string; differs: boolean }[] = [];
  for (const [index, letter] of mine.entries()) {
    const last = runs.at(-1);
    const differs = !same.has(index);
    if (last?.differs === differs) last.text += letter;
    else runs.push({ text: letter, differs });
  }
  return runs;
}

/** Positions in `mine` of a longest common subsequence. */
function common(mine: readonly string[], theirs: readonly string[]): ReadonlySet<number> {
  const lengths = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = mine.length - 1; row >= 0; row--) {
    for (let column = theirs.length - 1; column >= 0; column--) {
      (lengths[row] as number[])[column] =
        mine[row] === theirs[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const positions = new Set<number>();
  for (let row = 0, column = 0; row < mine.length && column < theirs.length; ) {
    if (mine[row] === theirs[column]) {
      positions.add(row++);
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return positions;
}
