import type { EntityType, PartialDate } from '@touchstone/engine';
import type { Category } from '../../domain/category.js';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { lastCountry } from '../fields/places.js';
import { inOrder, topicCategories } from '../fields/topic-categories.js';
import { unique } from '../fields/unique.js';
import { isoDate, writtenDate } from '../fields/written-date.js';
import { isTable, type TableRow, tableRows } from '../reading/headed-table.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { ftmCountry } from './ftm-country.js';
import { ftmType, isParty } from './ftm-schema.js';

/** Reads `targets.simple.csv`: one party per row, without topics and types of identifiers. */
export const ftmSimple: ListReader = {
  recognises: (files) => files.length > 0 && files.every((file) => isTable(file, LAYOUT)),
  read: readFtmSimple,
};

const LAYOUT = {
  columns: ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'identifiers', 'sanctions', 'dataset'],
};

async function* readFtmSimple(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  const others = new Map<string, number>();
  for (const file of files) {
    for await (const row of tableRows(file, LAYOUT, log)) {
      const [id, schema, name] = [row.cell('id'), row.cell('schema'), row.cell('name')];
      if (id === '') log.broken(row.place, 'the row has no id');
      else if (ids.has(id)) log.broken(row.place, `the id ${id} occurs twice`);
      else if (!isParty(schema)) others.set(schema, (others.get(schema) ?? 0) + 1);
      else if (!/[\p{L}\p{N}]/u.test(name)) log.broken(row.place, `${id} has no name`);
      else {
        ids.add(id);
        yield simpleRecord(source, row);
      }
    }
  }
  if (others.size > 0) {
    const skipped = [...others].map(([schema, count]) => `${count} ${schema}`).join(', ');
    log.warn(`Skipped rows that are not parties: ${skipped}`);
  }
}

function simpleRecord(source: RecordSource, row: TableRow): ListedRecord {
  const values = (column: string): string[] =>
    unique(
      row
        .cell(column)
        .split(';')
        .map((value) => value.trim()),
    );
  const doubts: string[] = [];
  const dates = values('birth_date').flatMap((text): PartialDate[] => {
    const date = writtenDate(text);
    if (date === undefined) doubts.push(`Date: ${text}`);
    return date === undefined ? [] : [date];
  });
  const countries = values('countries').map((text) => {
    const code = ftmCountry(text);
    if (code === undefined) doubts.push(`Country: ${text}`);
    return code;
  });
  const addresses = values('addresses').map((street) => {
    const country = lastCountry(street);
    return { street, ...(country === undefined ? {} : { country }) };
  });
  const entityType = ftmType({ schema: row.cell('schema'), properties: { name: [row.cell('name')] } });
  const [listedOn, updatedOn] = [isoDate(row.cell('first_seen')), isoDate(row.cell('last_change'))];
  const aliases = values('aliases').filter((full) => full !== row.cell('name') && /[\p{L}\p{N}]/u.test(full));
  return listedRecord({
    source: source.name,
    sourceId: row.cell('id'),
    entityType,
    names: [
      { full: row.cell('name'), kind: 'primary', quality: 'strong' },
      ...aliases.map((full) => ({ full, kind: 'aka', quality: 'strong' }) as const),
    ],
    dates,
    countries: unique([...countries, ...addresses.map((address) => address.country)]),
    identifiers: values('identifiers').map((value) => ({ type: 'other', value })),
    categories: categoriesOf(values('dataset'), values('sanctions'), entityType),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      ...(updatedOn === undefined ? {} : { updatedOn }),
      programs: values('program_ids'),
      legalBasis: values('sanctions'),
      measures: [],
    },
    documents: values('identifiers').map((number) => ({ type: 'Identifier', number })),
    addresses,
    emails: values('emails'),
    phones: values('phones'),
    notes: doubts,
    particulars: { datasets: values('dataset') },
  });
}

/** Categories by title of the dataset, as rows have no topics. The first match decides. */
const DATASETS: readonly (readonly [RegExp, string])[] = [
  [
    /\bPEPs?\b|politic|parliament|legislat|congress|senate|everypolitician|wikidata|members of|cabinet|leaders/i,
    'role.pep',
  ],
  [/wanted|interpol|fugitive|europol/i, 'wanted'],
  [/debar|exclu|ineligib|procurement/i, 'debarment'],
  [/export|entity list|denied persons|unverified|military end[- ]user/i, 'export.control'],
  [/disqualif/i, 'corp.disqual'],
  [/warning|regulat|enforcement|alert/i, 'reg.warn'],
  [/sanction|freez|designat|terror|proscri|embargo|SDN|consolidated|ofac/i, 'sanction'],
];

function categoriesOf(datasets: readonly string[], sanctions: readonly string[], entityType: EntityType): Category[] {
  const topics = datasets.flatMap((title) => DATASETS.find(([words]) => words.test(title))?.[1] ?? []);
  const explained = topics.some((topic) => topic !== 'role.pep' && topic !== 'wanted');
  if (sanctions.length > 0 && !explained) topics.push('sanction');
  return inOrder(topicCategories(topics.length === 0 ? ['poi'] : topics, entityType));
}
