import type { EntityType, Identifier, ListedName, PartialDate } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type Address, type ListedRecord, listedRecord, type Relation } from '../../domain/listed-record.js';
import { organizationKind } from '../fields/organization-kind.js';
import { partyType } from '../fields/party-type.js';
import { lastCountry } from '../fields/places.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import { ofacDate } from '../ofac/legacy/ofac-date.js';
import { type OfacKind, ofacKind } from '../ofac/legacy/ofac-kind.js';
import { inOrder, ofacName } from '../ofac/legacy/ofac-names.js';
import { noRemarks, type Remarks, readFact } from '../ofac/legacy/remarks.js';
import type { TableRow } from '../reading/headed-table.js';
import type { RecordSource } from '../reading/list-reader.js';

/** Builds the record of one row; undefined without a name. Only rows of OFAC lists state the party type. */
export function cslRecord(source: RecordSource, id: string, list: string, row: TableRow): ListedRecord | undefined {
  const type = row.cell('type');
  const kind = ofacKind(type);
  const name = row.cell('name');
  const entityType =
    kind === 'individual'
      ? 'Person'
      : kind === 'vessel'
        ? 'Vessel'
        : kind === 'aircraft'
          ? 'Aircraft'
          : type === ''
            ? untyped(list, name, several(row.cell('alt_names')))
            : organizationKind([name, ...several(row.cell('alt_names'))]);
  const ofPerson = entityType === 'Person';
  const names = readNames(name, row.cell('alt_names'), ofPerson, type !== '');
  if (names.length === 0) return undefined;

  const factKind: OfacKind = ofPerson ? 'individual' : kind;
  const facts = noRemarks();
  for (const written of several(row.cell('ids'))) readId(facts, written, factKind);
  const { dates, unread } = readDates(row.cell('dates_of_birth'));
  const countries = (column: string): (string | undefined)[] => several(row.cell(column)).map(countryNamed);
  const flag = countryNamed(row.cell('vessel_flag'));
  const nationalities = unique([
    flag,
    ...countries('nationalities'),
    ...countries('citizenships'),
    ...facts.nationalities,
  ]);
  const addresses = several(row.cell('addresses')).map(readAddress);
  const placesOfBirth = several(row.cell('places_of_birth'));
  const notes = [row.cell('remarks'), ...facts.notes, ...unread];
  if (row.cell('standard_order') !== '') notes.push(`Standard order: ${row.cell('standard_order')}`);
  if (row.cell('end_date') !== '') notes.push(`Ends on ${row.cell('end_date')}`);
  const listedOn = writtenDate(row.cell('start_date'));
  const callSign = row.cell('call_sign');
  const sourceUrl = row.cell('source_information_url');
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType,
    names,
    dates: [...dates, ...facts.dates],
    nationalities,
    countries: unique([
      ...nationalities,
      ...addresses.map((address) => address.country),
      ...placesOfBirth.map(lastCountry),
      ...facts.documents.map((document) => document.country),
    ]),
    ...(facts.gender === undefined ? {} : { gender: facts.gender }),
    identifiers: [
      ...facts.identifiers,
      ...(callSign === '' ? [] : [{ type: 'call_sign', value: callSign } as Identifier]),
    ],
    categories: source.categories(list),
    listing: {
      ...(listedOn?.precision === 'day' ? { listedOn: listedOn.start } : {}),
      programs: unique([row.cell('source'), ...several(row.cell('programs'))]),
      legalBasis: unique([row.cell('federal_register_notice')]),
      measures: unique([row.cell('license_requirement'), row.cell('license_policy'), ...facts.measures]),
    },
    documents: facts.documents,
    addresses,
    placesOfBirth,
    positions: unique([row.cell('title')]).map((title) => ({ title })),
    relations: owners(row.cell('vessel_owner')),
    emails: facts.emails,
    phones: facts.phones,
    websites: facts.websites,
    notes: unique(notes),
    particulars: readParticulars(row, facts),
    ...(sourceUrl === '' ? {} : { sourceUrl }),
  });
}

/** The Unverified List and the Military End User List have firms only. */
export function untyped(list: string, name: string, aliases: readonly string[]): EntityType {
  const type = partyType(name, aliases);
  return type === 'Person' && (list === 'UVL' || /\bMEU\b|Military End User/.test(list)) ? 'Organization' : type;
}

/** Splits values joined by a semicolon and a blank; some cells end with a semicolon. */
function several(cell: string): string[] {
  return cell
    .split(/;\s+|;$/)
    .map((part) => part.replace(/^and\s+/, '').trim())
    .filter((part) => part !== '');
}

function readNames(name: string, aliases: string, ofPerson: boolean, ofOfac: boolean): ListedName[] {
  // Only OFAC and the State Department write the surname first; elsewhere a comma is a comma.
  const turned = ofPerson && (ofOfac || /^[^,]+,[^,]+$/.test(name));
  return inOrder([
    ofacName(name, 'primary', 'strong', turned),
    ...several(aliases).map((alias) => ofacName(alias, 'aka', 'strong', ofPerson && alias.includes(','))),
  ]);
}

/** "IR, 0451519639, National ID No.": country, number and type, of which only the type is always there. */
function readId(facts: Remarks, written: string, kind: OfacKind): void {
  const parts = written.split(/,\s+/);
  const label = parts.at(-1) ?? '';
  if (parts.length < 2) {
    facts.notes.push(written);
    return;
  }
  const [first = ''] = parts;
  const country = parts.length > 2 && /^[A-Z]{2}$/.test(first) ? countryNamed(first) : undefined;
  const value = parts.slice(country === undefined ? 0 : 1, -1).join(', ');
  readFact(facts, { label, value, ...(country === undefined ? {} : { country }) }, kind);
}

function readDates(cell: string): { dates: PartialDate[]; unread: string[] } {
  const dates: PartialDate[] = [];
  const unread: string[] = [];
  for (const text of several(cell)) {
    const date = writtenDate(text) ?? ofacDate(text);
    if (date === undefined) unread.push(`Date of birth: ${text}`);
    else dates.push(date);
  }
  return { dates, unread };
}

/** "Sonmez Apt. No. 4/5, Antalya, TR": the country is the last part, where it is one. */
function readAddress(text: string): Address {
  const [, street = text, code = ''] = /^(?:(.*),\s*)?([A-Z]{2})$/s.exec(text) ?? [];
  const country = countryNamed(code) ?? lastCountry(text);
  if (countryNamed(code) === undefined) return { street: text, ...(country === undefined ? {} : { country }) };
  return street === text || street === ''
    ? { country: countryNamed(code) ?? code }
    : { street, country: countryNamed(code) ?? code };
}

function owners(owner: string): Relation[] {
  return owner === '' ? [] : [{ kind: 'owner', relation: 'owner', name: owner }];
}

function readParticulars(row: TableRow, facts: Remarks): Record<string, string[]> {
  const stated = new Map(facts.particulars);
  for (const [name, column] of [
    ['vessel_type', 'vessel_type'],
    ['gross_tonnage', 'gross_tonnage'],
    ['gross_registered_tonnage', 'gross_registered_tonnage'],
    ['flag', 'vessel_flag'],
  ] as const) {
    const text = row.cell(column);
    if (text !== '') stated.set(name, unique([text, ...(stated.get(name) ?? [])]));
  }
  return Object.fromEntries([...stated].sort(([one], [other]) => (one < other ? -1 : 1)));
}
