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

/** Byte order marks: the decoder takes them off. */
function decoderOf(beginning: Uint8Array): TextDecoder {
  const [first, second] = beginning;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

function decoded(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    const text = decoder.decode(chunk, { stream: true });
    if (!text.includes('\0')) return text;
  } catch {}
  throw fileFault(NOT_TEXT);
}

function ended(decoder: TextDecoder): string {
  try {
    return decoder.decode();
  } catch {
    throw fileFault(NOT_TEXT);
  }
}
