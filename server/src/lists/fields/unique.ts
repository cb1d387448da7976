/** Each text once, in order of first appearance, without absent and empty ones. */
export function unique(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].filter((text) => text !== '');
}
