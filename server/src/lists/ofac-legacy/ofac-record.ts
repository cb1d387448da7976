import type { EntityType, Identifier, ListedName, NameKind } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import {
  type Address,
  type ListedRecord,
  listedRecord,
  type Position,
  type Relation,
} from '../../domain/listed-record.js';
import { organizationKind } from '../organization-kind.js';
import type { OfacRow } from './ofac-files.js';
import { ofacName } from './ofac-names.js';
import { type Remarks, readRemarks } from './remarks.js';

export interface OfacParts {
  readonly addresses: readonly OfacRow[];
  readonly aliases: readonly OfacRow[];
  readonly comments: readonly OfacRow[];
  /** The party that a "Linked To" name means, where it is one and only one. */
  linked(name: string): { readonly id: string; readonly ofPerson: boolean } | undefined;
}

/** One record from its rows in the four files; undefined when it has no name at all. */
export function ofacRecord(source: string, row: OfacRow, parts: OfacParts): ListedRecord | undefined {
  const [
    written = '',
    type = '',
    programs = '',
    title = '',
    callSign = '',
    vesselType = '',
    tonnage = '',
    grt = '',
    flag = '',
    owner = '',
    remarksCell = '',
  ] = row.cells;
  const kind = type === 'individual' || type === 'vessel' || type === 'aircraft' ? type : 'entity';
  const ofPerson = kind === 'individual';
  const primary = ofacName(written, 'primary', 'strong', ofPerson);
  if (primary === undefined) return undefined;

  // The Remarks are cut at 1,000 characters in the middle of a word: the rest is joined as it is, then read.
  const text = remarksCell + parts.comments.map((comment) => comment.cells[0] ?? '').join('');
  const remarks = readRemarks(text, kind);
  const names = collectNames(primary, parts.aliases, remarks, ofPerson);
  const addresses = parts.addresses.map(readAddress).filter((address) => address !== undefined);
  const identifiers = collectIdentifiers(remarks, kind, callSign, primary.full);
  const nationalities = [...remarks.nationalities];
  const flagCountry = countryNamed(flag);
  if (flagCountry !== undefined) nationalities.unshift(flagCountry);
  const countries = unique([
    ...nationalities,
    ...remarks.formerFlags,
    ...remarks.placesOfBirth.map(lastCountry),
    ...addresses.map((address) => address.country),
    ...remarks.documents.map((document) => document.country),
  ]);
  const { titles, positions } = readTitle(title);
  const particulars = collectParticulars(remarks, { vesselType, tonnage, grt, flag, owner });
  const entityType = ENTITY_TYPES[kind] ?? entityKind(names, remarks);

  return listedRecord({
    source,
    sourceId: row.id,
    entityType,
    names,
    dates: remarks.dates,
    nationalities: unique(nationalities),
    countries,
    ...(remarks.gender === undefined ? {} : { gender: remarks.gender }),
    identifiers,
    categories: categoriesOf(remarks),
    listing: { programs: readPrograms(programs), legalBasis: [], measures: remarks.measures },
    documents: remarks.documents,
    addresses,
    placesOfBirth: remarks.placesOfBirth,
    titles,
    positions,
    relations: collectRelations(remarks, owner, parts),
    emails: remarks.emails,
    phones: remarks.phones,
    websites: remarks.websites,
    notes: collectNotes(remarks, title, parts),
    particulars,
    sourceUrl: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${row.id}`,
  });
}

const ENTITY_TYPES: Readonly<Record<string, EntityType>> = {
  individual: 'Person',
  vessel: 'Vessel',
  aircraft: 'Aircraft',
};

function entityKind(names: readonly ListedName[], remarks: Remarks): EntityType {
  const target = remarks.particulars.get('target_type')?.join(' ') ?? '';
  if (/government/i.test(target)) return 'Organization';
  if (target !== '') return 'Company';
  return organizationKind(names.map((name) => name.full));
}

/** Every record of OFAC is sanctioned; that a company is the state's own is said by OFAC itself ("Target Type"). */
function categoriesOf(remarks: Remarks): string[] {
  const owned = remarks.particulars.get('target_type')?.some((target) => /state-owned/i.test(target)) ?? false;
  return owned ? ['Sanctions', 'State Owned Enterprise'] : ['Sanctions'];
}

function collectNames(
  primary: ListedName,
  aliases: readonly OfacRow[],
  remarks: Remarks,
  ofPerson: boolean,
): ListedName[] {
  const names = [primary];
  const add = (name: ListedName | undefined): void => {
    // A name that is both strong and weak is strong: the weak copy adds nothing.
    if (name !== undefined && !names.some((known) => known.full === name.full)) names.push(name);
  };
  for (const { cells } of aliases) add(ofacName(cells[2] ?? '', aliasKind(cells[1]), 'strong', ofPerson));
  for (const { kind, name } of remarks.weakNames) add(ofacName(name, kind, 'weak', ofPerson));
  return names;
}

function aliasKind(written: string | undefined): NameKind {
  return written === 'fka' || written === 'nka' ? written : 'aka';
}

function collectIdentifiers(remarks: Remarks, kind: string, callSign: string, name: string): Identifier[] {
  const identifiers = [...remarks.identifiers];
  if (callSign !== '') identifiers.push({ type: 'call_sign', value: callSign });
  // OFAC names an aircraft by its tail number and does not always repeat it in Remarks.
  if (kind === 'aircraft' && TAIL_NUMBER.test(name) && !identifiers.some((known) => known.value === name)) {
    identifiers.push({ type: 'tail_number', value: name });
  }
  return identifiers;
}

const TAIL_NUMBER = /^(?:[A-Z0-9]{1,2}-[A-Z0-9]{2,5}|N\d{1,5}[A-Z]{0,2}|YV-?\d{4}|P-\d{3})$/;

function readAddress({ cells }: OfacRow): Address | undefined {
  const [, street = '', city = '', country = '', note = ''] = cells;
  const code = countryNamed(country);
  const region = code === undefined ? country.replace(/^Region:\s*/, '') : '';
  if (street === '' && city === '' && country === '' && note === '') return undefined;
  return {
    ...(street === '' ? {} : { street }),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(code === undefined ? {} : { country: code }),
    ...(note === '' ? {} : { note }),
  };
}

function readPrograms(text: string): string[] {
  return unique(text.split(/\]\s*\[/).map((program) => program.replace(/[[\]]/g, '').trim())).filter(
    (program) => program !== '',
  );
}

const HONORIFIC =
  /^(?:haji|hajji|hajj|doctor|dr|maulana|maulavi|mullah|shaykh|sheikh|sayyid|general|major general|brigadier general|lieutenant general|lt\. col|colonel|captain|admiral|professor|engineer|reverend|prince|sheik)\.?$/i;

/** OFAC's Title holds forms of address ("Haji") and, mostly, offices ("Minister of Finance"). */
function readTitle(title: string): { titles: string[]; positions: Position[] } {
  const parts = title
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    titles: parts.filter((part) => HONORIFIC.test(part)),
    positions: parts
      .filter((part) => !HONORIFIC.test(part))
      .map((part) => (/^(?:former|ex-)/i.test(part) ? { title: part, current: false } : { title: part })),
  };
}

function collectParticulars(
  remarks: Remarks,
  columns: { vesselType: string; tonnage: string; grt: string; flag: string; owner: string },
): Record<string, string[]> {
  const particulars = new Map(remarks.particulars);
  const put = (name: string, value: string): void => {
    if (value !== '') particulars.set(name, unique([value, ...(particulars.get(name) ?? [])]));
  };
  put('vessel_type', columns.vesselType);
  put('deadweight_tonnage', columns.tonnage);
  put('gross_registered_tonnage', columns.grt);
  put('flag', columns.flag);
  put('owner', columns.owner);
  return Object.fromEntries([...particulars].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collectRelations(remarks: Remarks, owner: string, parts: OfacParts): Relation[] {
  const relations: Relation[] = remarks.linkedTo.map((written) => {
    const party = parts.linked(written);
    // A dot after the last item is the end of the Remarks, not of the name.
    const trimmed = written.replace(/\.$/, /\b[A-Z]\.[A-Z]\.$/.test(written) ? '.' : '');
    const name = party?.ofPerson === true ? (ofacName(trimmed, 'primary', 'strong', true)?.full ?? trimmed) : trimmed;
    return { kind: 'linked', relation: 'linked to', name, ...(party === undefined ? {} : { sourceId: party.id }) };
  });
  for (const { relation, name } of remarks.family) relations.push({ kind: 'family', relation: `${relation} of`, name });
  if (owner !== '') {
    const party = parts.linked(owner);
    relations.push({
      kind: 'owner',
      relation: 'owner',
      name: owner,
      ...(party === undefined ? {} : { sourceId: party.id }),
    });
  }
  for (const operator of remarks.particulars.get('operator') ?? []) {
    const party = parts.linked(operator);
    relations.push({
      kind: 'linked',
      relation: 'operator',
      name: operator,
      ...(party === undefined ? {} : { sourceId: party.id }),
    });
  }
  return relations;
}

/** What no rule took; OFAC repeats the Title in Remarks, which says nothing new. */
function collectNotes(remarks: Remarks, title: string, parts: OfacParts): string[] {
  const titles = new Set(title.split(';').map(plain));
  const notes = remarks.notes.filter((note) => !titles.has(plain(note)));
  for (const { cells } of parts.aliases)
    if (cells[3] !== undefined && cells[3] !== '') notes.push(`${cells[2]}: ${cells[3]}`);
  return unique(notes);
}

function plain(text: string): string {
  return text.trim().replace(/\.$/, '').toLowerCase();
}

/** "Culiacan, Sinaloa, Mexico" lies in the country it ends with. */
function lastCountry(place: string): string | undefined {
  const parts = place.split(',');
  for (let from = Math.max(0, parts.length - 2); from < parts.length; from += 1) {
    const code = countryNamed(parts.slice(from).join(','));
    if (code !== undefined) return code;
  }
  return undefined;
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
