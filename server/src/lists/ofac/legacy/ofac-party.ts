import type { EntityType, Identifier, ListedName } from '@touchstone/engine';
import { countryNamed } from '../../../domain/country.js';
import {
  type Address,
  type ListedRecord,
  type Listing,
  listedRecord,
  type Position,
  type Relation,
} from '../../../domain/listed-record.js';
import { organizationKind } from '../../fields/organization-kind.js';
import { lastCountry } from '../../fields/places.js';
import { unique } from '../../fields/unique.js';
import type { RecordSource } from '../../reading/list-reader.js';
import type { OfacColumns } from './features.js';
import type { OfacKind } from './ofac-kind.js';
import { nameKey, ofacName } from './ofac-names.js';
import type { Remarks } from './remarks.js';

/** Content of one party in every format of OFAC. */
export interface OfacParty {
  readonly id: string;
  readonly kind: OfacKind;
  /** The primary name first. */
  readonly names: readonly ListedName[];
  /** Parsed features, documents and remarks. */
  readonly facts: Remarks;
  readonly addresses: readonly Address[];
  readonly listing: Listing;
  readonly columns: OfacColumns;
  /** Ties by number, in the formats that have them. */
  readonly relations: readonly Relation[];
  /** Notes for readers, besides those among the facts. */
  readonly notes: readonly string[];
}

/** The party that a "Linked To" name means, where it is one and only one. */
export type LinkedParty = (name: string) => { readonly id: string; readonly ofPerson: boolean } | undefined;

/** Builds a record, the same from every format of OFAC as far as their contents agree. */
export function ofacPartyRecord(source: RecordSource, party: OfacParty, linked: LinkedParty): ListedRecord {
  const { id, kind, names, facts, addresses } = party;
  const flagCountry = countryNamed(party.columns.flag);
  const nationalities = unique([flagCountry, ...facts.nationalities]);
  const { titles, positions } = readTitle(party.columns.title);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: ENTITY_TYPES[kind] ?? entityKind(names, facts),
    names,
    dates: facts.dates,
    nationalities,
    countries: unique([
      ...nationalities,
      ...facts.formerFlags,
      ...facts.placesOfBirth.map(lastCountry),
      ...addresses.map((address) => address.country),
      ...facts.documents.map((document) => document.country),
    ]),
    ...(facts.gender === undefined ? {} : { gender: facts.gender }),
    identifiers: collectIdentifiers(party),
    categories: categoriesOf(source, facts),
    listing: party.listing,
    documents: facts.documents,
    addresses,
    placesOfBirth: facts.placesOfBirth,
    titles,
    positions,
    relations: collectRelations(party, linked),
    emails: facts.emails,
    phones: facts.phones,
    websites: facts.websites,
    notes: unique([...withoutTitle(facts.notes, party.columns.title), ...party.notes]),
    particulars: collectParticulars(party),
    sourceUrl: `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`,
  });
}

/** Yields all parties of a list as records once each is known: ties may refer to parties further down. */
export function* ofacRecords(source: RecordSource, parties: readonly OfacParty[]): Generator<ListedRecord> {
  const byId = new Map(parties.map((party) => [party.id, party]));
  const linked = linkedParties(
    parties.map(({ id, kind, names: [primary] }) => ({
      id,
      name: primary?.family === undefined ? (primary?.full ?? '') : `${primary.family}, ${primary.given}`,
      ofPerson: kind === 'individual',
    })),
  );
  for (const party of parties) {
    const relations = party.relations.map(({ sourceId, ...tie }) => {
      const name = byId.get(sourceId ?? '')?.names[0]?.full;
      // A party of another list of OFAC is known here by its name alone.
      return sourceId === undefined || name === undefined ? tie : { ...tie, name, sourceId };
    });
    yield ofacPartyRecord(source, { ...party, relations }, linked);
  }
}

/** Name → number, for the names that only one party has. */
export function linkedParties(
  parties: Iterable<{ readonly id: string; readonly name: string; readonly ofPerson: boolean }>,
): LinkedParty {
  const known = new Map<string, { id: string; ofPerson: boolean }>();
  const ambiguous = new Set<string>();
  for (const { id, name, ofPerson } of parties) {
    const key = nameKey(name);
    if (known.has(key)) ambiguous.add(key);
    known.set(key, { id, ofPerson });
  }
  for (const key of ambiguous) known.delete(key);
  return (name) => known.get(nameKey(name));
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

/** Reads categories. OFAC itself marks state-owned companies ("Target Type"). */
function categoriesOf(source: RecordSource, facts: Remarks): readonly string[] {
  const owned = facts.particulars.get('target_type')?.some((target) => /state-owned/i.test(target)) ?? false;
  return owned ? [...source.categories(), 'State Owned Enterprise'] : source.categories();
}

function collectIdentifiers({ facts, kind, columns: { callSign }, names }: OfacParty): Identifier[] {
  const identifiers = [...facts.identifiers];
  if (callSign !== '') identifiers.push({ type: 'call_sign', value: callSign });
  // OFAC names an aircraft by its tail number and does not always repeat it among its facts.
  const name = names[0]?.full ?? '';
  if (kind === 'aircraft' && TAIL_NUMBER.test(name) && !identifiers.some((known) => known.value === name)) {
    identifiers.push({ type: 'tail_number', value: name });
  }
  return identifiers;
}

const TAIL_NUMBER = /^(?:[A-Z0-9]{1,2}-[A-Z0-9]{2,5}|N\d{1,5}[A-Z]{0,2}|YV-?\d{4}|P-\d{3})$/;

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

function collectParticulars(party: OfacParty): Record<string, string[]> {
  const particulars = new Map(party.facts.particulars);
  const put = (name: string, value: string): void => {
    if (value !== '') particulars.set(name, unique([value, ...(particulars.get(name) ?? [])]));
  };
  put('vessel_type', party.columns.vesselType);
  put('deadweight_tonnage', party.columns.tonnage);
  put('gross_registered_tonnage', party.columns.grossTonnage);
  put('flag', party.columns.flag);
  put('owner', party.columns.owner);
  return Object.fromEntries([...particulars].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The ties by number first; a "Linked To" that names the same party again says nothing new. */
function collectRelations({ facts, columns: { owner }, relations: known }: OfacParty, linked: LinkedParty): Relation[] {
  const relations = [...known];
  for (const written of facts.linkedTo) {
    const party = linked(written);
    // A dot after the last item is the end of the Remarks, not of the name.
    const trimmed = written.replace(/\.$/, /\b[A-Z]\.[A-Z]\.$/.test(written) ? '.' : '');
    const name = party?.ofPerson === true ? (ofacName(trimmed, 'primary', 'strong', true)?.full ?? trimmed) : trimmed;
    const same = known.some(
      (tie) => (party !== undefined && tie.sourceId === party.id) || nameKey(tie.name) === nameKey(name),
    );
    if (!same) relations.push(tie('linked', 'linked to', name, party?.id));
  }
  for (const { relation, name } of facts.family) relations.push({ kind: 'family', relation: `${relation} of`, name });
  if (owner !== '') relations.push(tie('owner', 'owner', owner, linked(owner)?.id));
  for (const operator of facts.particulars.get('operator') ?? []) {
    relations.push(tie('linked', 'operator', operator, linked(operator)?.id));
  }
  return relations;
}

/** OFAC repeats the Title in Remarks, which says nothing new. */
function withoutTitle(notes: readonly string[], title: string): string[] {
  const titles = new Set(title.split(';').map(plain));
  return notes.filter((note) => !titles.has(plain(note)));
}

function plain(text: string): string {
  return text.trim().replace(/\.$/, '').toLowerCase();
}

function tie(kind: Relation['kind'], relation: string, name: string, sourceId: string | undefined): Relation {
  return { kind, relation, name, ...(sourceId === undefined ? {} : { sourceId }) };
}
