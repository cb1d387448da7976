import type { ListedRecord } from '../../domain/listed-record.js';
import { unique } from '../fields/unique.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { ukIsoDay } from '../uk/uk-date.js';
import type { EuAttributes, EuEntity } from './eu-entity.js';
import { euRecord } from './eu-record.js';

const LAYOUT = { delimiter: ';', columns: ['Entity_LogicalId', 'Entity_EU_ReferenceNumber', 'NameAlias_WholeName'] };

/** Reads the EU list, CSV 1.1: one row per name, address, birth date, identification and citizenship of a party. */
export const euCsv: ListReader = {
  recognises: singleFile((file) => isTable(file, LAYOUT)),
  read: readEuCsv,
};

async function* readEuCsv(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const parties = new Map<string, TableRow[]>();
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      const id = row.cell('Entity_LogicalId');
      if (id === '') {
        log.broken(row.place, 'the row has no Entity_LogicalId');
        continue;
      }
      const published = ukIsoDay(row.cell('fileGenerationDate'));
      if (published !== undefined) log.publishedAt = new Date(`${published}T00:00:00Z`);
      const known = parties.get(id);
      if (known === undefined) parties.set(id, [row]);
      else known.push(row);
    }
  }
  for (const [id, rows] of parties) {
    const record = euRecord(source, euEntity(id, rows));
    if (record === undefined) log.broken(rows[0]?.place ?? id, `${id} has no name`);
    else yield record;
  }
}

function euEntity(logicalId: string, rows: readonly TableRow[]): EuEntity {
  const texts = (column: string): string[] => unique(rows.map((row) => row.cell(column)));
  const parts = (prefix: string): EuAttributes[] => [
    ...new Map(
      rows
        .map((row) => row.group(prefix))
        .filter((group) => group.size > 0)
        .map((group) => [JSON.stringify([...group]), group]),
    ).values(),
  ];
  const [reference] = texts('Entity_EU_ReferenceNumber');
  const [unitedNationId] = texts('Entity_UnitedNationId');
  const [designationDate] = texts('Entity_DesignationDate');
  const designationDetails = texts('Entity_DesignationDetails').join('\n');
  return {
    id: reference ?? logicalId,
    // The two columns of the type are filled the wrong way round.
    ofPerson: rows.some((row) =>
      ['Entity_SubjectType', 'Entity_SubjectType_ClassificationCode'].some((column) =>
        /^(?:P|person)$/.test(row.cell(column)),
      ),
    ),
    ...(unitedNationId === undefined ? {} : { unitedNationId }),
    ...(designationDate === undefined ? {} : { designationDate }),
    ...(designationDetails === '' ? {} : { designationDetails }),
    remarks: texts('Entity_Remark'),
    regulations: parts('Entity_Regulation'),
    names: parts('NameAlias'),
    addresses: parts('Address'),
    birthdates: parts('BirthDate'),
    identifications: parts('Identification'),
    citizenships: parts('Citizenship'),
    days: ['Entity', 'NameAlias', 'Address', 'BirthDate', 'Identification', 'Citizenship'].flatMap((part) =>
      texts(`${part}_Regulation_PublicationDate`),
    ),
  };
}
