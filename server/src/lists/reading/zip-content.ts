import { open } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../domain/app-error.js';
import { refused } from './refused.js';
import { type AsShown, workbookCsv } from './workbook-csv.js';

/** Parts of a list in an archive; a workbook has some dozens. */
const MAX_ENTRIES = 500;

/**
 * The content of a ZIP: its only file beside a DTD, or the first sheet of a workbook (xlsx) as CSV. Nothing is unpacked before it
 * is read and no entry beyond its declared size, so that a zip bomb fills neither memory nor disk.
 */
export async function* unzipped(
  path: string,
  name: string,
  maxBytes: number,
  { asShown, workbookOnly = false }: { readonly asShown?: AsShown; readonly workbookOnly?: boolean } = {},
): AsyncGenerator<Buffer, void> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch (error) {
    throw unreadable(name, error);
  }
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_ENTRIES) throw refused(name, `the ZIP contains more than ${MAX_ENTRIES} files`);
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
