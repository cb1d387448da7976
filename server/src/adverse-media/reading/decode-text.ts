import { TextDecoder } from 'node:util';

/** Part of a file in which an XML declaration or a `meta` may name the charset. */
const HEAD = 2048;

/** Charsets that servers announce by default, whatever the file. */
const GENERIC_CHARSET = /^(?:utf-?8|iso-8859-1|latin-?1|us-ascii|windows-1252)$/i;
/** Share of characters beyond ASCII that may be broken in a text that counts as UTF-8. */
const MAX_BROKEN_SHARE = 0.05;

/**
 * Decodes bytes from the web: by their byte order mark, as UTF-8 if valid, else by the server's charset, or by the
 * file's own if the server names the same one for every file.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const mark = markOf(bytes);
  if (mark !== undefined) return decoder(mark).decode(bytes);
  const declared = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
  const within = charsetWithin(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)));
  const label = declared === undefined || (within !== undefined && GENERIC_CHARSET.test(declared)) ? within : declared;
  const text = decoder('utf-8').decode(bytes);
  return label === undefined || isWhole(text) ? text : decoder(label).decode(bytes);
}

/** Has signs beyond ASCII, and hardly a broken one. */
function isWhole(text: string): boolean {
  const beyond = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return beyond > 0 && broken <= beyond * MAX_BROKEN_SHARE;
}

/** Streams the text of a file: UTF-8, or UTF-16 with a byte order mark, which is removed. */
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
    return new TextDecoder(charset.replace(/^(?:cp|ms)932$/i, 'shift_jis').replace(/^cp936$/i, 'gbk'));
  } catch {
    return new TextDecoder();
  }
}
