import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { partialDate } from '../../domain/partial-date.js';
import { derivedIds } from '../fields/derived-id.js';
import { organizationKind } from '../fields/organization-kind.js';
import { unique } from '../fields/unique.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';

const LAYOUT = { columns: ['LASTNAME', 'BUSNAME', 'NPI', 'EXCLTYPE', 'EXCLDATE', 'REINDATE'] };

/** Reads the exclusions of the HHS Office of Inspector General, CSV: persons and businesses. It has no ids. */
export const leie: ListReader = {
  recognises: singleFile((file) => isTable(file, LAYOUT)),
  read: readLeie,
};

/** Sections of the Social Security Act: why a party is excluded. */
const REASONS: Readonly<Record<string, string>> = {
  '1128a1': 'Conviction of program-related crimes',
  '1128a2': 'Conviction relating to patient abuse or neglect',
  '1128a3': 'Felony conviction relating to health care fraud',
  '1128a4': 'Felony conviction relating to a controlled substance',
  '1128b1': 'Misdemeanor conviction relating to health care fraud, or conviction relating to fraud in other programs',
  '1128b2': 'Conviction relating to obstruction of an investigation or audit',
  '1128b3': 'Misdemeanor conviction relating to a controlled substance',
  '1128b4': 'License revocation, suspension or surrender',
  '1128b5': 'Exclusion or suspension under a federal or state health care program',
  '1128b6': 'Claims for excessive charges or unnecessary or substandard services',
  '1128b7': 'Fraud, kickbacks and other prohibited activities',
  '1128b8': 'Entity controlled by a sanctioned individual',
  '1128b9': 'Failure to disclose required information',
  '1128b11': 'Failure to supply payment information',
  '1128b12': 'Failure to grant immediate access',
  '1128b14': 'Default on a health education loan or scholarship',
  '1128b15': 'Individual controlling a sanctioned entity',
  '1128b16': 'False statement or misrepresentation of material fact',
  '1156': 'Failure to meet statutory obligations of practitioners and providers',
};

/** Recognises reinstated parties of the monthly supplements, which are no longer excluded. */
async function* readLeie(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const idOf = derivedIds();
  let reinstated = 0;
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      if (leieDay(row.cell('REINDATE')) !== undefined) {
        reinstated += 1;
        continue;
      }
      const parts = ['LASTNAME', 'FIRSTNAME', 'MIDNAME', 'BUSNAME', 'DOB', 'NPI', 'ADDRESS', 'CITY', 'STATE'].map(
        (part) => row.cell(part),
      );
      const record = leieRecord(source, idOf(...parts), row);
      if (record === undefined) log.broken(row.place, 'the row has neither a last name nor a business name');
      else yield record;
    }
  }
  if (reinstated > 0) log.warn(`Skipped ${reinstated} reinstated parties`);
}

function leieRecord(source: RecordSource, id: string, row: TableRow): ListedRecord | undefined {
  const family = row.cell('LASTNAME');
  const given = unique([row.cell('FIRSTNAME'), row.cell('MIDNAME')]).join(' ');
  const business = row.cell('BUSNAME');
  const ofPerson = family !== '';
  const full = ofPerson ? unique([given, family]).join(' ') : business;
  if (!/[\p{L}\p{N}]/u.test(full)) return undefined;
  const born = leieDay(row.cell('DOB'));
  const date = born === undefined ? undefined : partialDate(...born);
  const excluded = leieDay(row.cell('EXCLDATE'));
  const listedOn = excluded === undefined ? undefined : partialDate(...excluded)?.start;
  const npi = /^0*$/.test(row.cell('NPI')) ? undefined : row.cell('NPI');
  const upin = row.cell('UPIN');
  const documents = [
    ...(npi === undefined ? [] : [{ type: 'National Provider Identifier (NPI)', number: npi, country: 'US' }]),
    ...(upin === '' ? [] : [{ type: 'Unique Physician Identification Number (UPIN)', number: upin, country: 'US' }]),
  ];
  const type = row.cell('EXCLTYPE');
  const [street, city, region, postalCode] = ['ADDRESS', 'CITY', 'STATE', 'ZIP'].map((part) => row.cell(part));
  const reason = REASONS[type.toLowerCase()];
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: ofPerson ? 'Person' : organizationKind([business]),
    names: [
      ofPerson && given !== ''
        ? { full, kind: 'primary', quality: 'strong', family, given }
        : { full, kind: 'primary', quality: 'strong' },
    ],
    dates: date === undefined ? [] : [date],
    countries: ['US'],
    identifiers: documents.map(({ number }) => ({ type: 'other', value: number, country: 'US' })),
    categories: source.categories(),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      programs: ['LEIE'],
      legalBasis: type === '' ? [] : [`Social Security Act, section ${type}`],
      measures: ['Excluded from federal health care programs'],
      ...(reason === undefined ? {} : { reason }),
    },
    documents,
    addresses: [
      {
        ...(street ? { street } : {}),
        ...(city ? { city } : {}),
        ...(region ? { region } : {}),
        ...(postalCode ? { postalCode } : {}),
        country: 'US',
      },
    ],
    occupations: unique([row.cell('GENERAL'), row.cell('SPECIALTY')]),
    notes: unique([
      ofPerson && business !== '' ? `Business: ${business}` : '',
      leieDay(row.cell('WAIVERDATE')) === undefined
        ? ''
        : `Waiver of ${row.cell('WAIVERDATE')} for ${row.cell('WVRSTATE')}`,
    ]),
  });
}

/** Parses `19880830`; zeros and empty cells mean no date. */
function leieDay(text: string): [number, number, number] | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return match === null || text === '00000000' ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
}
