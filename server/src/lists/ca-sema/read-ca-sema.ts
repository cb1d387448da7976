import type { ListedName, PartialDate } from '@touchstone/engine';
import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { dateSpan } from '../fields/date-span.js';
import { derivedIds } from '../fields/derived-id.js';
import { organizationKind } from '../fields/organization-kind.js';
import { unique } from '../fields/unique.js';
import { isoDate, writtenDate } from '../fields/written-date.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childText, type XmlElement, xmlElements } from '../reading/xml-elements.js';

/** Reads the Consolidated Canadian Autonomous Sanctions List, XML of flat records. */
export const caSemaXml: ListReader = {
  recognises: singleFile(
    (file) => /<data-set[\s>]/.test(file.head) && /<(?:Schedule|EntityOrShip|Entity|LastName)>/.test(file.head),
  ),
  read: readCaSema,
};

/** Identifies a party by its regime and name: every amendment renumbers schedules and items. */
async function* readCaSema(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const idOf = derivedIds();
  for (const file of files) {
    const elements = xmlElements(file, new Set(['record']), ({ name }) => {
      if (name !== 'data-set') throw refused(file.name, `its root element is ${name}, not data-set`);
    });
    for await (const element of elements) {
      const [primary, ...others] = readNames(element);
      if (primary === undefined) log.broken(`${file.name} line ${element.line}`, 'the record has no name');
      else
        yield semaRecord(
          source,
          idOf(childText(element, 'Country') ?? '', primary.full),
          [primary, ...others],
          element,
        );
    }
  }
}

function semaRecord(source: RecordSource, id: string, names: readonly ListedName[], element: XmlElement): ListedRecord {
  const text = (name: string): string => childText(element, name) ?? '';
  const ofPerson = text('LastName') !== '' || text('GivenName') !== '';
  const imo = /\d{7}/.exec(text('ShipIMONumber'))?.[0];
  const isShip = imo !== undefined;
  const title = text('TitleOrShip') || text('Title');
  const { dates, unread } = readDates(text('DateOfBirthOrShipBuildDate') || text('DateOfBirth'));
  const listedOn = isoDate(text('DateOfListing'));
  const place = unique([
    text('Schedule') && `Schedule ${text('Schedule')}`,
    text('Item') && `item ${text('Item')}`,
  ]).join(', ');
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: isShip ? 'Vessel' : ofPerson ? 'Person' : organizationKind(names.map((name) => name.full)),
    names,
    dates,
    identifiers: imo === undefined ? [] : [{ type: 'imo', value: imo }],
    categories: source.categories(),
    listing: {
      ...(listedOn === undefined ? {} : { listedOn }),
      // It names the regulations, not the party's nationality: "Belarus / Bélarus".
      programs: unique([text('Country')]),
      legalBasis: unique([place]),
      measures: [],
    },
    documents: imo === undefined ? [] : [{ type: 'IMO number', number: imo }],
    titles: ofPerson ? unique([title]) : [],
    notes: unread,
    particulars: isShip && title !== '' ? { vessel_type: [title] } : {},
  });
}

function readNames(element: XmlElement): ListedName[] {
  const [family, given] = [childText(element, 'LastName'), childText(element, 'GivenName')];
  const other = childText(element, 'EntityOrShip') ?? childText(element, 'Entity') ?? childText(element, 'Ship');
  const full = unique([given, family]).join(' ') || (other ?? '');
  if (!/[\p{L}\p{N}]/u.test(full)) return [];
  const primary: ListedName =
    family !== undefined && given !== undefined
      ? { full, kind: 'primary', quality: 'strong', family, given }
      : { full, kind: 'primary', quality: 'strong' };
  const aliases = aliasesIn(childText(element, 'Aliases') ?? '').filter((alias) => alias !== full);
  return [primary, ...unique(aliases).map((alias): ListedName => ({ full: alias, kind: 'aka', quality: 'strong' }))];
}

/** Free text between semicolons or commas; a comma before a legal form is part of a name. */
function aliasesIn(text: string): string[] {
  const separator = text.includes(';')
    ? /\s*;\s*/
    : /\s*,(?!\s*(?:ltd|llc|l\.l\.c|inc|co|corp|limited|s\.a|jsc|pjsc|gmbh|plc)\b)\s*/i;
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** `1962-05-04`, `1962-05`, `1962`, `1962-1964`, several with "or"; what is none of these is a note. */
function readDates(text: string): { dates: PartialDate[]; unread: string[] } {
  const dates: PartialDate[] = [];
  const unread: string[] = [];
  for (const part of text
    .split(/\s+or\s+|;/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const range = /^(\d{4})\s*-\s*(\d{4})$/.exec(part);
    const date = range === null ? writtenDate(part) : dateSpan(`${range[1]}-01-01`, `${range[2]}-12-31`);
    if (date === undefined) unread.push(`Date of birth or building: ${part}`);
    else dates.push(date);
  }
  return { dates, unread };
}
