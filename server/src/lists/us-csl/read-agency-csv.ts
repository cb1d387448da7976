import type { ListedName } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type Address, type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { derivedIds } from '../fields/derived-id.js';
import { unique } from '../fields/unique.js';
import { usDay } from '../fields/us-day.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { refused } from '../reading/refused.js';
import { untyped } from './csl-record.js';

/** The Entity List and the nonproliferation sanctions, as BIS and the State Department served each by itself. */
const AGENCY = {
  columns: ['Source List', 'Programs', 'Name', 'Federal Register Notice', 'Effective Date'],
  ragged: true,
};
/** Columns of the Unverified List, which has fewer. */
const UNVERIFIED = { columns: ['COUNTRY', 'NAME', 'ADDRESS'], ragged: true };

const TITLES: Readonly<Record<string, string>> = {
  EL: 'Entity List (EL)',
  UVL: 'Unverified List (UVL)',
  ISN: 'Nonproliferation Sanctions (ISN)',
};

/** Holds the rows of all parties until the end; these lists have hundreds. */
const MAX_ROWS = 100_000;

/** Reads lists of the Consolidated Screening List from files of their own agencies. They have no ids. */
export const agencyCsv: ListReader = {
  recognises: (files) => files.every((file) => isTable(file, AGENCY) || isTable(file, UNVERIFIED)),
  read: readAgencyCsv,
};

interface Party {
  readonly list: string;
  readonly rows: TableRow[];
}

/** A party has a row for each of its addresses, aliases and programs, not always one below the other. */
async function* readAgencyCsv(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties = new Map<string, Party>();
  let count = 0;
  for (const file of files) {
    const isUnverified = !isTable(file, AGENCY);
    for await (const row of tableRows(file, isUnverified ? UNVERIFIED : AGENCY, log)) {
      const list = isUnverified ? 'UVL' : row.cell('Source List');
      count += 1;
      if (count > MAX_ROWS) throw refused(file.name, `it has more than ${MAX_ROWS} rows`);
      if (list === '' || !/[\p{L}\p{N}]/u.test(row.cell('Name'))) {
        log.broken(row.place, 'the row has no name or no list');
        continue;
      }
      const key = [list, row.cell('Name'), row.cell('Country')].join('\0').toLowerCase();
      const party = parties.get(key);
      if (party === undefined) parties.set(key, { list, rows: [row] });
      else party.rows.push(row);
    }
  }
  const idOf = derivedIds();
  for (const { list, rows } of parties.values()) yield partyRecord(source, list, rows, idOf);
}

function partyRecord(
  source: RecordSource,
  list: string,
  rows: readonly TableRow[],
  idOf: ReturnType<typeof derivedIds>,
): ListedRecord {
  const cells = (column: string): string[] => unique(rows.map((row) => row.cell(column)));
  const [written = ''] = cells('Name');
  const [name = written, ...others] = written
    .replace(/\s*\[also known as:\s*(.*?)\]$/i, ', a.k.a. $1')
    .split(/,?\s+a\.k\.a\.\s+/i);
  const aliases = [...others, ...cells('Alternate Name'), ...cells('Alternative Names').flatMap(several)];
  const addresses = rows.map(addressOf).filter((address) => Object.keys(address).length > 0);
  const countries = unique([...cells('Country').map(countryNamed), ...addresses.map(({ country }) => country)]);
  const listedOn = cells('Effective Date')
    .flatMap((day) => usDay(day)?.start ?? [])
    .sort()[0];
  const [sourceUrl] = cells('Web Link');
  return listedRecord({
    source: source.name,
    sourceId: idOf(list, written, cells('Country')[0] ?? ''),
    entityType: untyped(list, name, aliases),
    names: namesOf(name, aliases),
    countries,
    categories: source.categories(list),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      programs: unique([TITLES[list] ?? list, ...cells('Programs')]),
      legalBasis: cells('Federal Register Notice'),
      measures: unique([...cells('License Requirement'), ...cells('License Policy')]),
    },
    addresses: [...new Map(addresses.map((address) => [JSON.stringify(address), address])).values()],
    positions: cells('Title').map((title) => ({ title })),
    notes: unique([
      ...cells('Remarks/Notes'),
      ...cells('Standard Order').map((order) => `Standard order: ${order}`),
      ...cells('Date Lifted/Waived/Expired').map((day) => `Lifted, waived or expired on ${day}`),
    ]),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  });
}

function namesOf(primary: string, aliases: readonly string[]): ListedName[] {
  const names: ListedName[] = [{ full: primary, kind: 'primary', quality: 'strong' }];
  for (const alias of unique(aliases)) {
    const former = /^f\.k\.a\.\s+/i.test(alias);
    const full = alias.replace(/^[fa]\.k\.a\.\s+/i, '').replace(/^"(.*)"$/, '$1');
    if (!/[\p{L}\p{N}]/u.test(full) || names.some((name) => name.full === full)) continue;
    names.push({ full, kind: former ? 'fka' : 'aka', quality: 'strong' });
  }
  return names;
}

/** "Jahan Tech, Eyvaz Industrial Co., Ltd.": a comma before a legal form separates nothing. */
function several(cell: string): string[] {
  return cell.split(/,\s+(?!(?:ltd|inc|llc|co|corp|s\.?a|a\.?s)\b)/i).map((part) => part.trim());
}

function addressOf(row: TableRow): Address {
  const country = countryNamed(row.cell('Country'));
  const [street, city, region, postalCode] = ['Address', 'City', 'State/Province', 'Postal Code'].map((part) =>
    row.cell(part),
  );
  if (!street && !city) return {};
  return {
    ...(street ? { street } : {}),
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(country === undefined ? {} : { country }),
  };
}
