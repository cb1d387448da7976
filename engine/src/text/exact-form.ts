import { normalizeText } from './normalize.js';

/** What `exact` compares: Unicode form, case, white space and punctuation unified, and nothing else. */
export function exactForm(name: string): string {
  return normalizeText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
