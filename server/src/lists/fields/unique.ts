/** Each text once, in the order of its first appearance; what is absent or empty is left out. */
export function unique(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].filter((text) => text !== '');
}
