import { type ListFile, refused } from './list-file.js';

/** Size limit of a JSON document; large lists have one object per line. */
const MAX_DOCUMENT = 64 * 1024 * 1024;

/** Deepest nesting accepted, checked before the document is parsed. */
const MAX_DEPTH = 64;

/** Reads a file that is one JSON document. Throws if it is too large, too deep, not JSON, or truncated. */
export async function jsonDocument(file: ListFile): Promise<unknown> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of file.text()) {
    length += piece.length;
    if (length > MAX_DOCUMENT) throw refused(file.name, `the JSON document is longer than ${MAX_DOCUMENT} characters`);
    pieces.push(piece);
  }
  return parseDocument(file.name, pieces.join(''));
}

/** Parses the text of a document. Throws if it is too deep, not JSON, or truncated. */
export function parseDocument(name: string, text: string): unknown {
  const depth = depthOf(text);
  if (depth.deepest > MAX_DEPTH) throw refused(name, `the JSON is nested deeper than ${MAX_DEPTH} levels`);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (depth.open) throw refused(name, 'it is truncated: the JSON is incomplete; download it again');
    throw refused(name, `it is not valid JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
}

/** Measures how deep a JSON text is nested, and whether it ends with anything unclosed. */
function depthOf(text: string): { readonly deepest: number; readonly open: boolean } {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
      if (at < 0) return { deepest, open: true };
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return { deepest, open: depth > 0 };
}

/** Finds the end of a string: the next quote with an even number of backslashes before it. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return -1;
}
