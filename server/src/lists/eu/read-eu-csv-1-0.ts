import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { csvRows, headRows } from '../reading/csv-rows.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { ukIsoDay } from '../uk/uk-date.js';
import type { EuAttributes, EuEntity } from './eu-entity.js';
import { euRecord } from './eu-record.js';

/** Reads the EU list, CSV 1.0, for historic files. Five columns share a name, so columns are found by position. */
export const euCsv10: ListReader = {
  recognises: singleFile((file) => {
    const [header = []] = headRows(file, 1, ';').map(fieldsOf);
    return header[1] === 'Entity_logical_id' && header[8] === 'Naal_logical_id';
  }),
  read: readEuCsv10,
};

const WIDTH = 59;

async function* readEuCsv10(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties = new Map<string, string[][]>();
  for (const file of files) {
    let header = true;
    let cut: string | undefined;
    for await (const { cells, line } of csvRows(file, ';')) {
      if (header) {
        header = false;
        continue;
      }
      const place = `${file.name} line ${line}`;
      if (cut !== undefined) log.broken(cut, 'the row does not have the columns of the header');
      cut = undefined;
      const fields = fieldsOf(cells);
      const id = fields[1] ?? '';
      if (fields.length !== WIDTH || !/^\d+$/.test(id)) {
        cut = place;
        continue;
      }
      const published = ukIsoDay(fields[0] ?? '');
      if (published !== undefined) log.publishedAt = new Date(`${published}T00:00:00Z`);
      parties.set(id, [...(parties.get(id) ?? []), fields]);
    }
    if (cut !== undefined && log.mustBeWhole)
      throw refused(file.name, `it is truncated: the last row is incomplete (${cut}); download it again`);
  }
  for (const [id, rows] of parties) {
    const record = euRecord(source, euEntity(id, rows));
    if (record === undefined) log.broken(id, `${id} has no name`);
    else yield record;
  }
}

/** Handles copies stored by a spreadsheet: the whole row in one pair of quotation marks, tabs for commas. */
function fieldsOf(cells: readonly string[]): string[] {
  const [only = ''] = cells;
  const whole = cells.length === 1 && only.includes(';');
  const fields = whole
    ? [...only.replace(/\t+$/, '').replaceAll('\t', ',').matchAll(FIELD)].map(([, field]) => field ?? '')
    : cells;
  return fields.map((field) =>
    field
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('\\n', ' ')
      .trim(),
  );
}

const FIELD = /(?:^|;)("(?:[^"]|"")*"|[^;]*)/g;

/** First column of each part, its columns with content, and the column with the date of its regulation. */
const PARTS = {
  names: {
    from: 8,
    day: 11,
    fields: {
      14: 'lastname',
      15: 'firstname',
      16: 'middlename',
      17: 'wholename',
      18: 'gender',
      19: 'title',
      20: 'function',
      21: 'namelanguage',
    },
  },
  addresses: {
    from: 22,
    day: 25,
    fields: { 28: 'number', 29: 'street', 30: 'zipcode', 31: 'city', 32: 'countrydescription', 33: 'contactinfo' },
  },
  birthdates: { from: 34, day: 37, fields: { 40: 'birthdate', 41: 'place', 42: 'countrydescription' } },
  identifications: { from: 43, day: 46, fields: { 49: 'number', 50: 'countrydescription' } },
  citizenships: { from: 51, day: 54, fields: { 57: 'countrydescription' } },
} as const;

function euEntity(logicalId: string, rows: readonly (readonly string[])[]): EuEntity {
  const texts = (index: number): string[] => unique(rows.map((row) => row[index]));
  const parts = (part: keyof typeof PARTS): EuAttributes[] => {
    const { from, fields } = PARTS[part];
    const found = new Map<string, EuAttributes>();
    for (const row of rows) {
      const id = row[from] ?? '';
      if (id === '' || found.has(id)) continue;
      const stated = Object.entries(fields).map(([index, name]) => [name, row[Number(index)] ?? ''] as const);
      found.set(id, new Map(stated.filter(([, text]) => text !== '' && text !== 'N/A')));
    }
    return [...found.values()];
  };
  const [reference] = texts(58);
  return {
    id: reference ?? logicalId,
    ofPerson: rows.some((row) => row[2] === 'P'),
    remarks: texts(7),
    regulations: [
      ...new Map(
        rows.map((row) => [
          row[3],
          new Map([
            ['numbertitle', row[3] ?? ''],
            ['programme', row[6] ?? ''],
          ]),
        ]),
      ).values(),
    ],
    names: parts('names'),
    addresses: parts('addresses').map(withHouseNumber),
    birthdates: parts('birthdates'),
    identifications: parts('identifications').map(identification),
    citizenships: parts('citizenships'),
    days: unique([...texts(4), ...Object.values(PARTS).flatMap(({ day }) => texts(day))]),
  };
}

function withHouseNumber(address: EuAttributes): EuAttributes {
  const street = unique([address.get('number'), address.get('street')]).join(' ');
  return street === '' ? address : new Map([...address, ['street', street]]);
}

/** "M0003264580 (other-Other identification number) (…)": number, type, remarks. */
function identification(one: EuAttributes): EuAttributes {
  const written = one.get('number') ?? '';
  const [, number = written, code = '', remark = ''] = /^(\S.*?)\s*\((\w+)-[^()]*\)\s*(.*)$/.exec(written) ?? [];
  return new Map([
    ...one,
    ['number', number],
    ['typecode', code],
    ...(remark === '' ? [] : [['remark', remark] as const]),
  ]);
}
