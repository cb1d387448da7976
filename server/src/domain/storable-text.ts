/** Replaces what PostgreSQL cannot store, NUL characters and lone surrogates, by a space. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, ' ');
}
