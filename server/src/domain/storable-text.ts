/** Without what PostgreSQL cannot hold, zero signs and halves of signs, each replaced by a blank. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, ' ');
}
