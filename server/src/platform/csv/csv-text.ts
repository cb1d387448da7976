import { TextDecoder } from 'node:util';
import { fileFault } from '../../domain/file-fault.js';

/** Zip, PDF, images and every other binary file have zero bytes or bytes that are no UTF-8 at their beginning or soon after. */
const NOT_TEXT = 'must be text: UTF-8, or UTF-16 with a byte order mark';

/**
 * Decodes an uploaded file, in UTF-8 with or without a byte order mark, or in UTF-16 with one. Throws as soon as it
 * finds anything that is not text, even in the middle.
 */
export async function* csvText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begun = new Uint8Array();
  let line = 1;
  function decoded(by: TextDecoder, chunk: Uint8Array): string {
    const text = decode(by, chunk);
    const zero = text.indexOf('\0');
    if (zero >= 0) throw fileFault(`${NOT_TEXT}; line ${line + lineFeeds(text.slice(0, zero))} has a NUL character`);
    line += lineFeeds(text);
    return text;
  }
  for await (const chunk of bytes) {
    if (decoder === undefined) {
      begun = Buffer.concat([begun, chunk]);
      if (begun.length < 4) continue;
      decoder = decoderOf(begun);
      yield decoded(decoder, begun);
    } else {
      yield decoded(decoder, chunk);
    }
  }
  decoder ??= decoderOf(begun);
  yield begun.length < 4 ? decoded(decoder, begun) + ended(decoder) : ended(decoder);
}

function lineFeeds(text: string): number {
  return text.split('\n').length - 1;
}

/** Byte order marks: the decoder takes them off. */
function decoderOf(beginning: Uint8Array): TextDecoder {
  const [first, second] = beginning;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

function decode(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw fileFault(NOT_TEXT);
  }
}

function ended(decoder: TextDecoder): string {
  try {
    return decoder.decode();
  } catch {
    throw fileFault(NOT_TEXT);
  }
}
