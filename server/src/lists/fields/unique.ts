/** Returns each non-empty text once, in order of first appearance. */
export function unique(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].filter((text) => text !== '');
}
