import { normalizeText } from './normalize.js';

/** Returns the form that `exact` compares: only Unicode form, case, white space and punctuation are unified. */
export function exactForm(name: string): string {
  const text = normalizeText(name).toLowerCase();
  if (/^[\x20-\x7e]*$/.test(text)) return text.replace(/[^a-z0-9]+/g, ' ').trim();
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
