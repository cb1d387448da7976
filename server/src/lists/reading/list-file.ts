import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../domain/app-error.js';
import { whyUnreadable } from '../../domain/why-unreadable.js';
import { decodeWindows1252 } from '../../platform/csv/windows-1252.js';
import { refused } from './refused.js';
import type { AsShown } from './workbook-csv.js';
import { unzipped } from './zip-content.js';

export { refused } from './refused.js';

/** An opened file of a list: its first characters for recognition, its whole text once, then its checksum. */
export interface ListFile {
  readonly name: string;
  /** True for a sheet whose cells are read as shown: line n is row n, and rows end with their last cell that has a value. */
  readonly isSheet?: boolean;
  /** The first characters of the text, at most 64 Ki. */
  readonly head: string;
  /** Streams the whole text. Can be read once. */
  text(): AsyncGenerator<string>;
  /** Streams the whole text again, after `text` has ended: for formats with forward references. */
  reread(): AsyncGenerator<string>;
  /** SHA-256 of the bytes after decompression; known once `text` has been read to the end. */
  checksum(): Buffer;
  close(): void;
}

export interface FileLimits {
  /** Bytes after decompression. */
  readonly bytes: number;
  /** Time from opening to end, including the use of its records. */
  readonly milliseconds: number;
}

/** Limits above the size and time of any official list; decompression stops beyond them. */
const OFFICIAL: FileLimits = { bytes: 2 * 1024 ** 3, milliseconds: 3_600_000 };
/** Longest silence of a pipe before it is given up. */
const MAX_WAIT_MS = 120_000;
const HEAD_BYTES = 64 * 1024;
const NOT_TEXT =
  'it is not text; a list is text (UTF-8, UTF-16 or Windows-1252), also in .gz or .zip, or an .xlsx workbook';

/**
 * Opens a file of a list, plain, gzip, ZIP or a workbook, which reads as the CSV of its first sheet (recognised by its
 * first bytes), with its cells as shown if `note` is given. A ZIP of `documents` reads as a JSON text sequence. Rejects what cannot
 * be a list: an empty file, a web page, bytes that are not text.
 */
export function openListFile(
  path: string,
  limits: Partial<FileLimits> = {},
  { note, documents }: { readonly note?: AsShown['note'] | undefined; readonly documents?: RegExp | undefined } = {},
): Promise<ListFile> {
  const name = basename(path);
  const maxBytes = limits.bytes ?? OFFICIAL.bytes;
  return perhapsSheet(note, (asShown) =>
    opened(name, () => inTime(name, unpacked({ path, name, maxBytes, asShown, documents }), limits.milliseconds)),
  );
}

/**
 * Opens a file that was sent: text, or an .xlsx workbook, whose first visible sheet reads as CSV with its cells as shown. Nothing
 * else may be compressed. `maxBytes` is how large the parts of a workbook, and its cells, may be once unpacked.
 */
export function openSentFile(
  path: string,
  name: string,
  maxBytes: number,
  { note }: Pick<AsShown, 'note'>,
): Promise<ListFile> {
  return perhapsSheet(note, (asShown) => opened(name, () => unpacked({ path, name, maxBytes, asShown, isSent: true })));
}

/** A sheet is known as one once the first of its rows are read. */
async function perhapsSheet(
  note: AsShown['note'] | undefined,
  open: (asShown: AsShown | undefined) => Promise<ListFile>,
): Promise<ListFile> {
  let isSheet = false;
  const onSheet = () => {
    isSheet = true;
  };
  const file = await open(note && { note, onSheet });
  return { ...file, isSheet };
}

async function opened(name: string, open: () => AsyncGenerator<Buffer, void>): Promise<ListFile> {
  const hash = createHash('sha256');
  const bytes = open();
  const first: Buffer[] = [];
  let length = 0;
  let ended = false;
  while (length < HEAD_BYTES) {
    const next = await bytes.next();
    if (next.done) {
      ended = true;
      break;
    }
    first.push(next.value);
    length += next.value.length;
  }
  const start = Buffer.concat(first);
  try {
    if (start.length === 0) throw refused(name, 'the file is empty');
    const decoder = textDecoder(name);
    const head = decoder.decode(start) + (ended ? decoder.end() : '');
    if (ended && head.replaceAll('\x1a', '').trim() === '') throw refused(name, 'the file is empty');
    if (/^\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/is.test(head)) {
      throw refused(name, 'it is a web page (HTML), not a list; download the file itself');
    }
    return {
      name,
      head: head.slice(0, HEAD_BYTES),
      async *text() {
        hash.update(start);
        if (head !== '') yield head;
        if (ended) return;
        for await (const chunk of bytes) {
          hash.update(chunk);
          const text = decoder.decode(chunk);
          if (text !== '') yield text;
        }
        const rest = decoder.end();
        if (rest !== '') yield rest;
      },
      async *reread() {
        const again = await opened(name, open);
        try {
          yield* again.text();
          if (!again.checksum().equals(hash.copy().digest()))
            throw refused(name, 'the file changed while it was being read; import it again');
        } finally {
          again.close();
        }
      },
      checksum: () => hash.copy().digest(),
      close: () => void bytes.return(undefined),
    };
  } catch (error) {
    await bytes.return(undefined);
    throw error;
  }
}

/** Throws if input does not arrive in time: an endless pipe must not hold the lock of its list forever. */
async function* inTime(
  name: string,
  bytes: AsyncGenerator<Buffer, void>,
  milliseconds = OFFICIAL.milliseconds,
): AsyncGenerator<Buffer, void> {
  const end = performance.now() + milliseconds;
  try {
    for (;;) {
      const next = await within(Math.min(MAX_WAIT_MS, end - performance.now()), bytes.next());
      if (next === undefined) throw refused(name, 'it took too long: the end of the file did not arrive in time');
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: it ends when its own pending read does.
    bytes.return().catch(() => {});
  }
}

/** Resolves to undefined after so many milliseconds. */
async function within<T>(milliseconds: number, wanted: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, milliseconds), undefined);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

interface PackedFile {
  readonly path: string;
  readonly name: string;
  readonly maxBytes: number;
  readonly asShown: AsShown | undefined;
  readonly documents?: RegExp | undefined;
  /** True for a file that was sent, which may only be text or a workbook. */
  readonly isSent?: boolean;
}

async function* unpacked(packed: PackedFile): AsyncGenerator<Buffer, void> {
  const { path, name, maxBytes } = packed;
  const file = createReadStream(path, { highWaterMark: HEAD_BYTES });
  try {
    const source: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
    const first = await source.next();
    if (first.done) return;
    let total = 0;
    for await (const chunk of contentOf(packed, first.value, source)) {
      total += chunk.length;
      if (total > maxBytes) throw refused(name, `it is larger than ${maxBytes} bytes when uncompressed`);
      yield chunk;
    }
  } catch (error) {
    throw readable(error, name);
  } finally {
    file.destroy();
  }
}

function contentOf(
  { path, name, maxBytes, asShown, documents, isSent = false }: PackedFile,
  first: Buffer,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer, void> {
  if (isGzip(first)) {
    if (isSent) throw refused(name, 'it is compressed (gzip): send it uncompressed, as CSV, JSON or .xlsx');
    return gunzipped(first, rest);
  }
  if (isZip(first))
    return unzipped(path, name, maxBytes, {
      ...(asShown && { asShown }),
      ...(documents && { documents }),
      workbookOnly: isSent,
    });
  return chained(first, rest);
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

async function* chained(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer, void> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Decompresses only as fast as the output is consumed, so that a zip bomb cannot fill the memory. */
async function* gunzipped(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer, void> {
  const gunzip = createGunzip();
  const feed = async (): Promise<void> => {
    for await (const chunk of chained(first, rest)) {
      if (gunzip.destroyed) return;
      if (!gunzip.write(chunk)) await drained(gunzip);
    }
    gunzip.end();
  };
  feed().catch((error: Error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } finally {
    gunzip.destroy();
  }
}

function drained(stream: NodeJS.EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    stream.on('close', done);
  });
}

function readable(error: unknown, name: string): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const reason = whyUnreadable(error);
  if (reason !== undefined) return refused(name, reason);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return refused(name, 'the compressed file is truncated; download it again');
  if (typeof code === 'string' && code.startsWith('Z_'))
    return refused(name, `it cannot be decompressed (${error.message})`);
  return error;
}

interface PieceDecoder {
  decode(bytes: Buffer): string;
  end(): string;
}

/**
 * Chooses the encoding: publishers write UTF-8; OFAC's old files are Windows-1252, assumed if the first bytes beyond
 * ASCII are not UTF-8. UTF-16 is recognised by its byte order mark. A NUL occurs in no list: such a file is not text.
 */
function textDecoder(name: string): PieceDecoder {
  let encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be' | undefined;
  let certain = false;
  let utf16: InstanceType<typeof TextDecoder> | undefined;
  let pending = Buffer.alloc(0);

  const decodeWhole = (bytes: Buffer): string => {
    if (bytes.includes(0)) throw refused(name, NOT_TEXT);
    if (encoding === 'windows-1252') return decodeWindows1252(bytes);
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      if (text.length !== bytes.length) certain = true;
      return text;
    } catch {
      if (certain) throw refused(name, 'it is not valid UTF-8 throughout; save it as UTF-8');
      encoding = 'windows-1252';
      return decodeWindows1252(bytes);
    }
  };

  return {
    decode(bytes) {
      if (encoding === undefined) {
        encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
        if (bytes[0] === 0xfe && bytes[1] === 0xff) encoding = 'utf-16be';
        if (encoding !== 'utf-8') utf16 = new TextDecoder(encoding, { fatal: true });
        else if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
      }
      if (utf16 !== undefined) {
        try {
          return utf16.decode(bytes, { stream: true });
        } catch {
          throw refused(name, NOT_TEXT);
        }
      }
      const joined = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
      // Cut at the last ASCII byte, so that no character is ever split between two pieces.
      let cut = joined.length;
      while (cut > 0 && (joined[cut - 1] ?? 0) >= 0x80) cut -= 1;
      pending = Buffer.from(joined.subarray(cut));
      return decodeWhole(joined.subarray(0, cut));
    },
    end() {
      const rest = pending;
      pending = Buffer.alloc(0);
      return utf16 === undefined ? decodeWhole(rest) : utf16.decode();
    },
  };
}
