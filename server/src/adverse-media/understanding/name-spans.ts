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

/** Gives every name of a list what stands before or behind the list: "犯罪嫌疑人陈某、李某". `and`: what parts two names. */
export function shareInLists(found: FoundName[], text: string, and: RegExp): FoundName[] {
  for (const step of [1, -1]) {
    for (let k = 1; k < found.length; k += 1) {
      const i = step > 0 ? k : found.length - 1 - k;
      const [from, to] = [found[i - step] as FoundName, found[i] as FoundName];
      const gap = step > 0 ? text.slice(from.end, to.start) : text.slice(to.end, from.start);
      if (from.accused && to.title === undefined && from.type === to.type && and.test(gap))
        found[i] = { ...to, accused: true };
    }
  }
  return found;
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
