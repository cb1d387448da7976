import { refused } from './list-file.js';

export interface TextLine {
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
  /** False for the last line of a file that does not end with a line break. */
  readonly ended: boolean;
}

/** A longer line is no record of any list; the largest known are 2 million characters. */
const MAX_LINE = 16 * 1024 * 1024;

/** Streams the non-blank lines of a file; throws for an endless line. */
export async function* textLines(fileName: string, pieces: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let begun: string[] = [];
  let length = 0;
  let number = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      begun.push(piece.slice(from, end));
      const text = begun.length === 1 ? (begun[0] ?? '') : begun.join('');
      begun = [];
      length = 0;
      number += 1;
      from = end + 1;
      if (text.trim() !== '') yield { text, number, ended: true };
    }
    begun.push(piece.slice(from));
    length += piece.length - from;
    if (length > MAX_LINE) throw refused(fileName, `line ${number + 1} is longer than ${MAX_LINE} characters`);
  }
  const text = begun.join('');
  if (text.trim() !== '') yield { text, number: number + 1, ended: false };
}
