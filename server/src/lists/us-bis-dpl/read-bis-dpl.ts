import { countryNamed } from '../../domain/country.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { derivedIds } from '../fields/derived-id.js';
import { partyType } from '../fields/party-type.js';
import { unique } from '../fields/unique.js';
import { usDay } from '../fields/us-day.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';

const LAYOUT = {
  delimiter: '\t',
  columns: ['Name', 'Street_Address', 'Effective_Date', 'Standard_Order', 'FR_Citation'],
};

/** Reads the Denied Persons List of the Bureau of Industry and Security, tab-separated. It has no ids. */
export const bisDpl: ListReader = {
  recognises: singleFile((file) => isTable(file, LAYOUT)),
  read: readBisDpl,
};

async function* readBisDpl(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const idOf = derivedIds();
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      const name = row.cell('Name').replace(/\s+/g, ' ');
      if (!/[\p{L}\p{N}]/u.test(name)) log.broken(row.place, 'the row has no name');
      else yield dplRecord(source, idOf(name, row.cell('Effective_Date'), row.cell('Street_Address')), name, row);
    }
  }
}

function dplRecord(source: RecordSource, id: string, name: string, row: TableRow): ListedRecord {
  const listedOn = usDay(row.cell('Effective_Date'))?.start;
  const updatedOn = /^\d{4}-\d{2}-\d{2}$/.exec(row.cell('Last_Update'))?.[0];
  const country = countryNamed(row.cell('Country'));
  const [street, city, region, postalCode] = ['Street_Address', 'City', 'State', 'Postal_Code'].map((part) =>
    row.cell(part),
  );
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: partyType(name),
    names: [{ full: name, kind: 'primary', quality: 'strong' }],
    countries: unique([country]),
    categories: source.categories(),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: ['Denied Persons List'],
      legalBasis: unique([row.cell('FR_Citation')]),
      measures: ['Denial of export privileges'],
    },
    addresses: [
      {
        ...(street ? { street } : {}),
        ...(city ? { city } : {}),
        ...(region ? { region } : {}),
        ...(postalCode ? { postalCode } : {}),
        ...(country === undefined ? {} : { country }),
      },
    ].filter((address) => Object.keys(address).length > 0),
    notes: unique([
      row.cell('Expiration_Date') === ''
        ? ''
        : `Expires on ${usDay(row.cell('Expiration_Date'))?.start ?? row.cell('Expiration_Date')}`,
      row.cell('Standard_Order') === 'Y' ? 'Standard order' : '',
      row.cell('Standard_Order') === 'N' ? 'No standard order' : '',
      row.cell('Action'),
    ]),
  });
}
