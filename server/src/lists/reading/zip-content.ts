import { open } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../domain/app-error.js';
import { RECORD_SEPARATOR } from './record-separator.js';
import { refused } from './refused.js';
import { type AsShown, workbookCsv } from './workbook-csv.js';

/** Parts of a list in an archive; a workbook has some dozens. */
const MAX_ENTRIES = 500;
/** The same where each record is a file of its own. */
const MAX_DOCUMENTS = 50_000;
/** Bytes of a document for each that it has in the ZIP; JSON has up to 30. */
const MAX_RATIO = 200;

/** How a ZIP is read. */
interface ZipReading {
  readonly asShown?: AsShown;
  readonly workbookOnly?: boolean;
  /** Names of JSON files that together are the list, and read as a JSON text sequence. */
  readonly documents?: RegExp;
}

/**
 * The content of a ZIP: its only file beside a DTD, or the first sheet of a workbook (xlsx) as CSV. Nothing is unpacked before it
 * is read and no entry beyond its declared size, so that a zip bomb fills neither memory nor disk.
 */
export async function* unzipped(
  path: string,
  name: string,
  maxBytes: number,
  { asShown, workbookOnly = false, documents }: ZipReading = {},
): AsyncGenerator<Buffer, void> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch (error) {
    throw unreadable(name, error);
  }
  try {
    const most = documents === undefined ? MAX_ENTRIES : MAX_DOCUMENTS;
    // As many as it declares are read.
    if (zip.entryCount > most) throw refused(name, `the ZIP contains more than ${most} files`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
    }
    const content = (entry: Entry): AsyncGenerator<Buffer> => entryContent(zip, name, entry, maxBytes);
    if (entries.has('xl/workbook.xml')) {
      yield* workbookCsv(
        name,
        (part) => {
          const entry = entries.get(part);
          return entry === undefined ? undefined : content(entry);
        },
        asShown,
      );
      return;
    }
    if (workbookOnly) throw refused(name, 'the ZIP file is not an .xlsx workbook');
    const wanted =
      documents === undefined ? [] : [...entries.values()].filter((entry) => documents.test(entry.fileName));
    if (wanted.length > 0) {
      yield* sequence(name, wanted, content, maxBytes);
      return;
    }
    const [only, ...others] = [...entries.values()].filter(({ fileName }) => !/\.dtd$/i.test(fileName));
    if (only === undefined) throw refused(name, 'the ZIP is empty');
    if (others.length > 0) {
      throw refused(
        name,
        `the ZIP contains ${1 + others.length} files, and only one is allowed: unpack it and import the files`,
      );
    }
    yield* content(only);
  } catch (error) {
    throw unreadable(name, error);
  } finally {
    zip.close();
  }
}

/** The files one after another, each behind a record separator. Refused before any is unpacked, by the sizes that the ZIP declares. */
async function* sequence(
  name: string,
  entries: readonly Entry[],
  content: (entry: Entry) => AsyncGenerator<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  const sum = (size: 'compressedSize' | 'uncompressedSize') => entries.reduce((total, entry) => total + entry[size], 0);
  const bytes = sum('uncompressedSize');
  if (bytes > maxBytes) throw refused(name, `it is larger than ${maxBytes} bytes when uncompressed`);
  if (bytes > MAX_RATIO * sum('compressedSize'))
    throw refused(name, `it unpacks to more than ${MAX_RATIO} times its size`);
  for (const entry of entries) {
    yield Buffer.from(RECORD_SEPARATOR);
    yield* content(entry);
  }
}

/** Tells a ZIP, and so a workbook, by its first bytes. */
export async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

async function* entryContent(zip: ZipFile, name: string, entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw refused(name, `it is larger than ${maxBytes} bytes when uncompressed`);
  const stream = await zip.openReadStreamPromise(entry);
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } finally {
    stream.destroy();
  }
}

function unreadable(name: string, error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  return refused(name, `the ZIP cannot be unpacked (${error.message})`);
}
