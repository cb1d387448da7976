import type { ListedName } from '@touchstone/engine';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { derivedIds } from '../fields/derived-id.js';
import { organizationKind } from '../fields/organization-kind.js';
import { partyType } from '../fields/party-type.js';
import { unique } from '../fields/unique.js';
import { usDay } from '../fields/us-day.js';
import { ofacName } from '../ofac/legacy/ofac-names.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { unDate } from '../un-sc/un-date.js';

const NAME = 'Debarred Party Full Name and Alias';
const LAYOUT = { columns: [NAME, 'Notice', 'Notice Date'] };

/** Reads the parties statutorily debarred under the ITAR by the State Department, CSV. It has no ids. */
export const itarDebarred: ListReader = {
  recognises: singleFile((file) => isTable(file, LAYOUT)),
  read: readItar,
};

async function* readItar(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const idOf = derivedIds();
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      const written = row.cell(NAME);
      if (!/[\p{L}\p{N}]/u.test(written)) log.broken(row.place, 'the row has no name');
      else yield itarRecord(source, idOf(written, row.cell('Notice')), written, row);
    }
  }
}

function itarRecord(source: RecordSource, id: string, written: string, row: TableRow): ListedRecord {
  const [, name = written, aliases = ''] =
    /^(.*?)\s*\((?:a\.?k\.?a\.?|f\.?k\.?a\.?|d\.?b\.?a\.?)[:,]?\s*(.*?)\)?$/i.exec(written) ?? [];
  // "Surname, Given", and nothing that companies have in their names.
  const ofPerson = /^[^,]+,[^,]+(?:, (?:Jr|Sr|I{2,3})\.?)?$/.test(name)
    ? organizationKind([name]) !== 'Company'
    : partyType(name) === 'Person';
  const names = [
    ofacName(name, 'primary', 'strong', ofPerson),
    ...aliases.split(/;\s*/).map((alias) => ofacName(alias, 'aka', 'strong', ofPerson && alias.includes(','))),
  ].filter((one): one is ListedName => one !== undefined);
  const born = row.cell('Date of Birth');
  const date = unDate(born.replace(',', ''));
  const listedOn = usDay(row.cell('Notice Date'))?.start;
  const updatedOn = usDay(row.cell('Corrected Notice Date'))?.start;
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: ofPerson ? 'Person' : organizationKind([name]),
    names,
    dates: date === undefined ? [] : [date],
    categories: source.categories(),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: ['AECA/ITAR statutory debarment'],
      legalBasis: unique([row.cell('Notice'), row.cell('Corrected Notice')]),
      measures: ['Debarred from participating in the export of defense articles and services'],
    },
    notes: born !== '' && date === undefined ? [`Date of birth: ${born}`] : [],
  });
}
