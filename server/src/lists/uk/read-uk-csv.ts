import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { ukIsoDay } from './uk-date.js';
import type { UkDesignation } from './uk-designation.js';
import { ukRecord } from './uk-record.js';

/** Column names of both CSVs. The UK Sanctions List has one row per name and address of a party. */
interface Columns {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly names: readonly [string, string];
  readonly header: readonly string[];
}

const UK_LIST: Columns = {
  id: 'Unique ID',
  kinds: ['Designation Type', 'Individual, Entity, Ship'],
  names: ['Name type', 'Alias strength'],
  header: ['Unique ID', 'OFSI Group ID', 'Name 6', 'Regime Name', 'Sanctions Imposed'],
};

/** Reads the consolidated list of HM Treasury until January 2026, in the layouts before and after 2022. */
const OFSI_LIST: Columns = {
  id: 'Group ID',
  kinds: ['Group Type'],
  names: ['Alias Type', 'Alias Quality'],
  header: ['Group ID', 'Group Type', 'Alias Type', 'Name 6', 'Regime', 'Listed On'],
};

export const ukCsv: ListReader = csvReader(UK_LIST);
export const ofsiCsv: ListReader = csvReader(OFSI_LIST);

function csvReader(columns: Columns): ListReader {
  return {
    tiesOneWay: true,
    recognises: singleFile((file) => isTable(file, { columns: columns.header })),
    read: (source, files, log) => readUkCsv(source, files, log, columns),
  };
}

async function* readUkCsv(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
  columns: Columns,
): AsyncGenerator<ListedRecord> {
  const parties = new Map<string, TableRow[]>();
  for (const file of files) {
    const rows = tableRows(file, { columns: columns.header }, log, (cells) => {
      const day = bannerDay(cells.join(' '));
      if (day !== undefined) log.publishedAt = new Date(`${day}T00:00:00Z`);
    });
    for await (const row of rows) {
      const id = row.cell(columns.id);
      if (id === '') {
        log.broken(row.place, `the row has no ${columns.id}`);
        continue;
      }
      const known = parties.get(id);
      if (known === undefined) parties.set(id, [row]);
      else known.push(row);
    }
  }
  for (const [id, rows] of parties) {
    const record = ukRecord(source, designation(id, rows, columns));
    if (record === undefined) log.broken(rows[0]?.place ?? id, `${id} has no name`);
    else yield record;
  }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Report Date: 13-Feb-2026`, `Last Updated 13/04/2018`. */
function bannerDay(text: string): string | undefined {
  const numeric = /\d{2}\/\d{2}\/\d{4}/.exec(text)?.[0];
  if (numeric !== undefined) return ukIsoDay(numeric);
  const [, day, month = '', year] = /(\d{1,2})-([A-Za-z]{3})[a-z]*-(\d{4})/.exec(text) ?? [];
  return day === undefined
    ? undefined
    : ukIsoDay(`${day.padStart(2, '0')}/${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}/${year}`);
}

function designation(id: string, rows: readonly TableRow[], columns: Columns): UkDesignation {
  const texts = (...names: readonly string[]): string[] =>
    unique(rows.flatMap((row) => names.map((name) => row.cell(name))));
  const groups = <T>(read: (row: TableRow) => T): T[] => [
    ...new Map(rows.map(read).map((group) => [JSON.stringify(group), group])).values(),
  ];
  const [reference] = texts('UN Reference Number');
  const listedOn = firstDay(texts('Date Designated', 'Listed On'));
  const updatedOn = texts('Last Updated')
    .map(ukIsoDay)
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return {
    id,
    kind: kindOf(rows, columns),
    names: groups((row) => ({
      given: unique([1, 2, 3, 4, 5].map((part) => row.cell(`Name ${part}`))).join(' '),
      last: row.cell('Name 6'),
      type: row.cell(columns.names[0]),
      strength: row.cell(columns.names[1]),
    })),
    nonLatinNames: texts('Name non-latin script'),
    regimes: texts('Regime Name', 'Regime'),
    sources: texts('Designation source'),
    sanctions: texts('Sanctions Imposed').flatMap((text) => text.split('|').map((one) => one.trim())),
    reasons: texts('UK Statement of Reasons'),
    information: [
      ...texts('Other Information'),
      ...(columns === UK_LIST ? texts('OFSI Group ID').map((group) => `OFSI Group ID: ${group}`) : []),
    ],
    ...(reference === undefined ? {} : { reference }),
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(updatedOn === undefined ? {} : { updatedOn }),
    addresses: groups((row) => ({
      lines: [1, 2, 3, 4, 5, 6].map((line) => row.cell(`Address Line ${line}`) || row.cell(`Address ${line}`)),
      postalCode: row.cell('Address Postal Code') || row.cell('Post/Zip Code'),
      country: row.cell('Address Country') || row.cell('Country'),
    })),
    phones: texts('Phone number'),
    websites: texts('Website'),
    emails: texts('Email address'),
    datesOfBirth: texts('D.O.B'),
    nationalities: texts('Nationality(/ies)', 'Nationality'),
    passports: groups((row) => ({
      number: row.cell('Passport number') || row.cell('Passport Details'),
      details:
        row.cell('Passport additional information') ||
        (row.cell('Passport number') === '' ? '' : row.cell('Passport Details')),
    })).filter(({ number }) => number !== ''),
    nationalIds: groups((row) => ({
      number:
        row.cell('National Identifier number') || row.cell('National Identification Number') || row.cell('NI Number'),
      details: row.cell('National Identifier additional information') || row.cell('National Identification Details'),
    })).filter(({ number }) => number !== ''),
    titles: texts('Title'),
    positions: texts('Position'),
    genders: texts('Gender'),
    birthplaces: groups((row) => ({ town: row.cell('Town of birth'), country: row.cell('Country of birth') })),
    entityTypes: texts('Type of entity'),
    parents: texts('Parent company'),
    subsidiaries: texts('Subsidiaries'),
    registrationNumbers: texts('Business registration number (s)'),
    imoNumbers: texts('IMO number'),
    owners: texts('Current owner/operator (s)'),
    previousOwners: texts('Previous owner/operator (s)'),
    flags: texts('Current believed flag of ship'),
    previousFlags: texts('Previous flags'),
    shipTypes: texts('Type of ship'),
    tonnages: texts('Tonnage of ship'),
    lengths: texts('Length of ship'),
    yearsBuilt: texts('Year Built'),
    hullNumbers: texts('Hull identification number (HIN)'),
  };
}

const SHIP = [
  'IMO number',
  'Type of ship',
  'Current believed flag of ship',
  'Current owner/operator (s)',
  'Tonnage of ship',
];
const PERSON = [
  'D.O.B',
  'Nationality(/ies)',
  'Passport number',
  'Position',
  'Gender',
  'Town of birth',
  'Country of birth',
  'National Identifier number',
];

/**
 * Reads the kind from a column that had another name before 2026. If it is empty, other columns show it: someone with
 * given names is a person even when nothing else is known.
 */
function kindOf(rows: readonly TableRow[], { kinds }: Columns): UkDesignation['kind'] {
  const has = (names: readonly string[]): boolean => rows.some((row) => names.some((name) => row.cell(name) !== ''));
  const written = rows.flatMap((row) => kinds.map((column) => row.cell(column))).find((text) => text !== '') ?? '';
  if (/^individual$/i.test(written)) return 'Individual';
  if (/^ship$/i.test(written)) return 'Ship';
  if (/^entity$/i.test(written)) return 'Entity';
  if (has(SHIP)) return 'Ship';
  return has([...PERSON, 'Name 1', 'Name 2', 'Name 3']) && !has(['Type of entity', 'Business registration number (s)'])
    ? 'Individual'
    : 'Entity';
}

function firstDay(texts: readonly string[]): string | undefined {
  return texts
    .map(ukIsoDay)
    .filter((day) => day !== undefined)
    .sort()[0];
}
