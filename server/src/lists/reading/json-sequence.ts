import { parseDocument } from './json-document.js';
import { type ListFile, refused } from './list-file.js';
import type { ReadingLog } from './list-reader.js';
import { RECORD_SEPARATOR } from './record-separator.js';

/** Longest document of a sequence. */
const MAX_DOCUMENT = 4 * 1024 * 1024;

/** The documents of a JSON text sequence, or the only one of a plain JSON file; reports those that are not JSON. */
export async function* jsonSequence(
  file: ListFile,
  log: ReadingLog,
): AsyncGenerator<{ readonly place: string; readonly document: unknown }> {
  let number = 0;
  for await (const text of documentTexts(file)) {
    if (text.trim() === '') continue;
    number += 1;
    const place = `${file.name} document ${number}`;
    const document = parsed(place, text, log);
    if (document !== undefined) yield { place, document };
  }
}

function parsed(place: string, text: string, log: ReadingLog): unknown {
  try {
    return parseDocument(place, text);
  } catch (error) {
    log.broken(place, error instanceof Error ? error.message : 'it is not valid JSON');
    return undefined;
  }
}

async function* documentTexts(file: ListFile): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of file.text()) {
    const [rest = '', ...next] = piece.split(RECORD_SEPARATOR);
    begun += rest;
    for (const text of next) {
      yield begun;
      begun = text;
    }
    if (begun.length > MAX_DOCUMENT)
      throw refused(file.name, `a JSON document in it is longer than ${MAX_DOCUMENT} characters`);
  }
  yield begun;
}
