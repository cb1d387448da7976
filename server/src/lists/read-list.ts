import { createHash } from 'node:crypto';
import { AppError } from '../domain/app-error.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { withNamesApart } from './fields/names-in-one-field.js';
import { withRelativesNamed, withTiesBack } from './fields/ties.js';
import type { BrokenRecord, ListReading } from './list-reading.js';
import { categoriesOf, type Publisher } from './publisher.js';
import { type FormatTitle, PUBLISHERS } from './publishers.js';
import { type FileLimits, type ListFile, openListFile } from './reading/list-file.js';
import type { ListReader, ReadingLog } from './reading/list-reader.js';
import { refused } from './reading/refused.js';

/** Lists with a format: all but the demonstration list. */
const READABLE: readonly Publisher[] = PUBLISHERS.filter(({ formats }) => Object.keys(formats).length > 0);

/**
 * Raised whenever a reader finds more, or different, data in the same bytes: editions keep the version they were read with, and
 * the next update or import reads an unchanged list again. 2: separates names that publishers write into one field. 3: ties in
 * both directions, relatives by name.
 */
export const READER_VERSION = 3;

/** Broken records reported one by one; beyond them only their number. */
const MAX_REPORTED = 100;

/** Broken records after which reading stops, if most records so far are broken. */
const HOPELESS = 10_000;
/** Record limit: ten times the largest official list. */
const MAX_RECORDS = 1_000_000;

/**
 * Opens the files of one list and recognises their format. Throws for an unknown source, a file that cannot be a list,
 * and files of another source; later errors are thrown while records are read.
 */
export async function readList(
  source: string,
  paths: readonly string[],
  options: { readonly mustBeWhole: boolean; readonly limits?: Partial<FileLimits> },
): Promise<ListReading & { readonly format: FormatTitle }> {
  const publisher = READABLE.find((candidate) => candidate.source === source);
  if (publisher === undefined) {
    const known = READABLE.map((candidate) => candidate.source).join(', ');
    throw new AppError('unknown_list_source', { text: `Unknown list source "${source}"; known sources: ${known}` });
  }
  if (paths.length === 0)
    throw new AppError('list_refused', { text: `No file given for ${source}; name at least one` });
  const files: ListFile[] = [];
  const warnings: string[] = [];
  const note = publisher.sheetsAsShown ? (_code: string, text: string) => warnings.push(text) : undefined;
  try {
    for (const path of paths)
      files.push(
        await openListFile(path, options.limits ?? publisher.limits, { note, documents: publisher.documents }),
      );
    return reading(publisher, files, await recognised(publisher, files), options.mustBeWhole, warnings);
  } catch (error) {
    for (const file of files) file.close();
    throw error;
  }
}

interface Recognised {
  readonly title: FormatTitle;
  readonly reader: ListReader;
}

async function recognised({ source, formats }: Publisher, files: readonly ListFile[]): Promise<Recognised> {
  const nearly: string[] = [];
  for (const [title, load] of Object.entries(formats)) {
    const reader = await load();
    const answer = reader.recognises(files);
    if (answer === true) return { title: title as FormatTitle, reader };
    if (typeof answer === 'string') nearly.push(answer);
  }
  const names = files.map((file) => file.name).join(', ');
  const titles = Object.keys(formats).join(', ');
  const reason = nearly[0] ?? `not in a format of ${source}; accepted: ${titles}`;
  throw new AppError('list_refused', { text: `${names}: ${reason}` });
}

function reading(
  publisher: Publisher,
  files: readonly ListFile[],
  { title, reader }: Recognised,
  mustBeWhole: boolean,
  warnings: string[],
): ListReading & { readonly format: FormatTitle } {
  const source = { name: publisher.source, categories: (program?: string) => categoriesOf(publisher, program) };
  const broken: BrokenRecord[] = [];
  let brokenCount = 0;
  let readCount = 0;
  const most = publisher.limits?.records ?? MAX_RECORDS;
  const log: ReadingLog = {
    mustBeWhole,
    broken(place, reason) {
      brokenCount += 1;
      if (brokenCount > HOPELESS && brokenCount > readCount) {
        const names = files.map((file) => file.name).join(', ');
        throw refused(
          names,
          `most of its records cannot be read; the first is ${broken[0]?.place}: ${broken[0]?.reason}`,
        );
      }
      if (broken.length < MAX_REPORTED) broken.push({ place, reason });
    },
    warn: (text) => warnings.push(text),
  };
  async function* counted(): AsyncGenerator<ListedRecord> {
    for await (const record of closing(reader.read(source, files, log), files)) {
      readCount += 1;
      if (readCount > most)
        throw refused(files.map((file) => file.name).join(', '), `it has more than ${most} records`);
      yield withNamesApart(record);
    }
  }
  return {
    format: title,
    readerVersion: READER_VERSION,
    async *records() {
      const parted = counted();
      for await (const record of reader.tiesOneWay ? withTiesBack(parted) : parted) yield withRelativesNamed(record);
    },
    outcome: () => ({
      checksum: checksumOf(files),
      ...(log.publishedAt === undefined ? {} : { publishedAt: log.publishedAt }),
      broken,
      brokenCount,
      warnings,
    }),
  };
}

async function* closing(
  records: AsyncIterable<ListedRecord>,
  files: readonly ListFile[],
): AsyncGenerator<ListedRecord> {
  try {
    yield* records;
  } finally {
    for (const file of files) file.close();
  }
}

/** SHA-256 of one file; of several, the SHA-256 of their sums in ascending order, so that their order does not matter. */
function checksumOf(files: readonly ListFile[]): string {
  const sums = files.map((file) => file.checksum()).sort(Buffer.compare);
  const [only] = sums;
  if (only !== undefined && sums.length === 1) return only.toString('hex');
  const hash = createHash('sha256');
  for (const sum of sums) hash.update(sum);
  return hash.digest('hex');
}
