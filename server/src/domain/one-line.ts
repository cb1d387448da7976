/** Somebody else's words on one line: line breaks, control characters and changes of direction would pass for structure of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
