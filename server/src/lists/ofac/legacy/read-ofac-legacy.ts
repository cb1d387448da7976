import type { ListedRecord } from '../../../domain/listed-record.js';
import { type ListFile, refused } from '../../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../../reading/list-reader.js';
import { type OfacFile, type OfacRow, ofacFile, ofacRows } from './ofac-files.js';
import { linkedParties } from './ofac-party.js';
import { ofacRecord } from './ofac-record.js';

/**
 * OFAC's legacy CSV: the main file alone, or with its addresses, aliases and comments, in any order. The main file
 * is held until its end, because "Linked To" names parties by name that may stand further down.
 */
export const ofacLegacy: ListReader = {
  tiesOneWay: true,
  recognises(files) {
    const kinds = files.map(ofacFile);
    if (kinds.some((kind) => kind === undefined)) return false;
    if (new Set(kinds).size !== kinds.length) return 'two of the files are the same part of the OFAC legacy CSV';
    if (!kinds.includes('main')) return 'the main file (sdn.csv) is missing; import it together with the others';
    return true;
  },
  read: readOfacLegacy,
};

/** Rows of the side files that belong to no record: one edition has none, some days between two files make a few. */
const MAX_ORPHANS = 0.1;
const FEW_ORPHANS = 10;

async function* readOfacLegacy(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const byKind = new Map(files.map((file) => [ofacFile(file), file]));
  const main: OfacRow[] = [];
  const ids = new Set<string>();
  for await (const row of rowsOf(byKind, 'main', log)) {
    if (ids.has(row.id)) {
      log.broken(row.place, `the number ${row.id} occurs twice`);
      continue;
    }
    ids.add(row.id);
    main.push(row);
  }
  const addresses = await rowsById(byKind, 'addresses', ids, log);
  const aliases = await rowsById(byKind, 'aliases', ids, log);
  const comments = await rowsById(byKind, 'comments', ids, log);

  const linked = linkedParties(
    main.map(({ id, cells }) => ({ id, name: cells[0] ?? '', ofPerson: cells[1] === 'individual' })),
  );
  for (const row of main) {
    const record = ofacRecord(source, row, {
      addresses: addresses.get(row.id) ?? [],
      aliases: aliases.get(row.id) ?? [],
      comments: comments.get(row.id) ?? [],
      linked,
    });
    if (record === undefined) log.broken(row.place, 'the record has no name');
    else yield record;
  }
}

async function* rowsOf(
  files: Map<OfacFile | undefined, ListFile>,
  kind: OfacFile,
  log: ReadingLog,
): AsyncGenerator<OfacRow> {
  const file = files.get(kind);
  if (file !== undefined) yield* ofacRows(file, kind, log);
}

async function rowsById(
  files: Map<OfacFile | undefined, ListFile>,
  kind: OfacFile,
  known: ReadonlySet<string>,
  log: ReadingLog,
): Promise<Map<string, OfacRow[]>> {
  const rows = new Map<string, OfacRow[]>();
  let all = 0;
  let orphans = 0;
  for await (const row of rowsOf(files, kind, log)) {
    all += 1;
    if (!known.has(row.id)) {
      orphans += 1;
      continue;
    }
    const list = rows.get(row.id);
    if (list === undefined) rows.set(row.id, [row]);
    else list.push(row);
  }
  const name = files.get(kind)?.name ?? kind;
  if (orphans > Math.max(all * MAX_ORPHANS, FEW_ORPHANS)) {
    throw refused(
      name,
      `${orphans} of its ${all} rows have no record in the main file; the files are from different lists or dates`,
    );
  }
  if (orphans > 0) log.warn(`${name}: skipped ${orphans} of ${all} rows, which have no record in the main file`);
  return rows;
}
