import { oneLine } from '../domain/one-line.js';

/** Text of others, marked as such and on one line. */
export function quoted(text: string): string {
  return `"${oneLine(text)}"`;
}

/** "a", "a and b", "a, b and c". */
export function enumerate(parts: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;
}

/** Text that starts a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "no", "one" to "ten", then digits. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "no record", "one record", "12 records". */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${inWords(count)} ${count === 0 || count === 1 ? noun : nouns}`;
}

/** Joins clauses to a sentence; empty without any. */
export function sentenceOf(clauses: readonly string[]): string {
  const stated = clauses.filter((clause) => clause !== '');
  return stated.length === 0 ? '' : `${capital(stated.join('; '))}.`;
}

/** Sentences that exist, one after another. */
export function paragraph(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Writes out every ISO date in a text: "2 January 1968", "January 1968". */
export function writtenOut(text: string): string {
  return text.replace(/\b(\d{4})-(\d{2})(?:-(\d{2}))?\b/g, (iso, year, month, day) => {
    const name = MONTHS[Number(month) - 1];
    if (name === undefined) return iso;
    return `${day === undefined ? '' : `${Number(day)} `}${name} ${year}`;
  });
}
