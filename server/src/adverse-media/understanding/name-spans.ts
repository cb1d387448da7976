import type { FoundName } from './found-name.js';

/** Maximum names per text; a text with more is a list and is cut. */
export const MAX_NAMES = 600;
const MAX_DISTINCT = 60;

export function overlaps(found: readonly FoundName[], start: number, end: number): boolean {
  return found.some((other) => other.start < end && start < other.end);
}

/** Adds a name unless another one stands there or the text has too many. */
export function addName(found: FoundName[], name: FoundName): void {
  if (found.length < MAX_NAMES && !overlaps(found, name.start, name.end)) found.push(name);
}

/** Adds every further occurrence of the names found, as they are written, and returns all in order. */
export function withRepeats(
  found: FoundName[],
  text: string,
  isRepeated: (name: FoundName, written: string) => boolean,
): FoundName[] {
  const distinct = [...new Map(found.map((name) => [text.slice(name.start, name.end), name] as const))].slice(
    0,
    MAX_DISTINCT,
  );
  for (const [written, name] of distinct) {
    if (written.length < 2 || !isRepeated(name, written)) continue;
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1))
      addName(found, { type: name.type, start: at, end: at + written.length, words: name.words });
  }
  return found.sort((a, b) => a.start - b.start);
}
