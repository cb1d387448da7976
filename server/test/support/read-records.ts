import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import type { ListOutcome } from '../../src/lists/list-reading.js';
import type { FormatTitle, SourceName } from '../../src/lists/publishers.js';
import { readList } from '../../src/lists/read-list.js';

export interface RecordsRead extends ListOutcome {
  readonly format: FormatTitle;
  readonly records: readonly ListedRecord[];
}

/** Reads whole files of one list, as an import of it does. */
export async function readRecords(source: SourceName, ...paths: readonly string[]): Promise<RecordsRead> {
  const reading = await readList(source, paths, { mustBeWhole: true });
  const records: ListedRecord[] = [];
  for await (const record of reading.records()) records.push(record);
  return { format: reading.format, records, ...reading.outcome() };
}

/** Reads files made of the given contents: name → content. */
export async function readMade(
  source: SourceName,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<RecordsRead> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-list-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return await readRecords(source, ...Object.keys(files).map((name) => join(folder, name)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The record of that number; fails when there is none, or more than one. */
export function recordOf(records: readonly ListedRecord[], sourceId: string): ListedRecord {
  const found = records.filter((record) => record.sourceId === sourceId);
  const [record] = found;
  if (record === undefined || found.length !== 1)
    throw new Error(`${found.length} records have the number ${sourceId}`);
  return record;
}

/** How many records there are of each entity type. */
export function countByType(records: readonly ListedRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { entityType } of records) counts[entityType] = (counts[entityType] ?? 0) + 1;
  return counts;
}

/** The primary name of a record and its aliases, in order. */
export function namesOf(record: ListedRecord): string[] {
  return record.names.map((name) => name.full);
}
