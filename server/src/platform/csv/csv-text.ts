import { TextDecoder } from 'node:util';
import { fileFault } from '../../domain/file-fault.js';
import { decodeWindows1252 } from './windows-1252.js';

const NOT_TEXT = 'must be text (UTF-8, UTF-16 with a byte order mark, or Windows-1252) or an .xlsx workbook';
/** Bytes without an ASCII character: longer than any row. */
const MAX_RUN = 256 * 1024;
/** A character of UTF-8 in bytes that are not all UTF-8: the file has two encodings. */
const HAS_UTF8 = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;
/** Characters that no text has, those that Windows-1252 leaves open among them: PDF, images and other binary files do. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u;

/**
 * Decodes an uploaded file: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252, which is assumed, and
 * reported by `onAssumed`, if the first bytes beyond ASCII are not UTF-8. Throws as soon as it finds anything that is not text, even
 * in the middle.
 */
export async function* csvText(
  bytes: AsyncIterable<Uint8Array>,
  onAssumed: () => void = () => {},
): AsyncGenerator<string> {
  let decoder: PieceDecoder | undefined;
  let begun = new Uint8Array();
  let line = 1;
  function checked(text: string): string {
    const zero = text.indexOf('\0');
    if (zero >= 0) throw fileFault(`${NOT_TEXT}; line ${line + lineFeeds(text.slice(0, zero))} has a NUL character`);
    line += lineFeeds(text);
    return text;
  }
  for await (const chunk of bytes) {
    if (decoder === undefined) {
      begun = Buffer.concat([begun, chunk]);
      if (begun.length < 4) continue;
      decoder = decoderOf(begun, onAssumed);
      yield checked(decoder.decode(begun));
    } else {
      yield checked(decoder.decode(chunk));
    }
  }
  decoder ??= decoderOf(begun, onAssumed);
  yield checked((begun.length < 4 ? decoder.decode(begun) : '') + decoder.end());
}

function lineFeeds(text: string): number {
  return text.split('\n').length - 1;
}

interface PieceDecoder {
  decode(bytes: Uint8Array): string;
  end(): string;
}

/** Chooses by the byte order mark, which the decoder takes off. */
function decoderOf([first, second]: Uint8Array, onAssumed: () => void): PieceDecoder {
  if (first === 0xff && second === 0xfe) return utf16('utf-16le');
  if (first === 0xfe && second === 0xff) return utf16('utf-16be');
  return utf8OrWindows1252(onAssumed);
}

function utf16(encoding: string): PieceDecoder {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return {
    decode: (bytes) => orNotText(() => decoder.decode(bytes, { stream: true })),
    end: () => orNotText(() => decoder.decode()),
  };
}

function utf8OrWindows1252(onAssumed: () => void): PieceDecoder {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let isUtf8 = false;
  let isWindows1252 = false;
  let isFirst = true;
  let pending: Uint8Array = Buffer.alloc(0);

  function decoded(bytes: Uint8Array): string {
    if (isWindows1252) return windows1252(bytes);
    let text: string;
    try {
      text = utf8.decode(bytes);
    } catch {
      if (isUtf8 || HAS_UTF8.test(Buffer.from(bytes).toString('latin1'))) throw fileFault(NOT_TEXT);
      isWindows1252 = true;
      onAssumed();
      return windows1252(bytes);
    }
    isUtf8 ||= text.length !== bytes.length;
    if (isFirst) text = text.replace(/^\uFEFF/, '');
    isFirst &&= bytes.length === 0;
    return text;
  }

  return {
    decode(bytes) {
      const joined = Buffer.concat([pending, bytes]);
      // Cut after the last ASCII byte, so that no character is split between two pieces.
      let cut = joined.length;
      while (cut > 0 && (joined[cut - 1] ?? 0) >= 0x80) cut -= 1;
      pending = joined.subarray(cut);
      if (pending.length > MAX_RUN) throw fileFault(NOT_TEXT);
      return decoded(joined.subarray(0, cut));
    },
    end() {
      // A character that is cut off at the end of a file says more of a broken transfer than of its encoding.
      return isWindows1252
        ? windows1252(pending)
        : orNotText(() => utf8.decode(pending)).replace(isFirst ? /^\uFEFF/ : '', '');
    },
  };
}

function windows1252(bytes: Uint8Array): string {
  const text = decodeWindows1252(Buffer.from(bytes));
  if (BINARY.test(text)) throw fileFault(NOT_TEXT);
  return text;
}

function orNotText(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw fileFault(NOT_TEXT);
  }
}
