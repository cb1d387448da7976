import { TextDecoder } from 'node:util';

/** Where an XML declaration or a `meta` may say which charset it is. */
const HEAD = 2048;

/** Text of bytes from the web: by their mark, by what the server said, by what they say of themselves, or UTF-8. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const told =
    markOf(bytes) ??
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    charsetWithin(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)));
  return decoder(told ?? 'utf-8').decode(bytes);
}

/** The text of a file in pieces: UTF-8, or UTF-16 with a byte order mark. Every mark is taken off. */
export async function* piecesOfText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoding: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoding ??= decoder(markOf(chunk) ?? 'utf-8');
    yield decoding.decode(chunk, { stream: true });
  }
  if (decoding !== undefined) yield decoding.decode();
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function charsetWithin(head: string): string | undefined {
  return (
    /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]
  );
}

function decoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
