import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EntityType, Identifier, ListedName, PartialDate } from '@touchstone/engine';
import {
  type IdentityDocument,
  type ListedRecord,
  listedRecord,
  type Position,
  type Relation,
} from '../../domain/listed-record.js';
import { dateRange, partialDate } from '../../domain/partial-date.js';
import type { Edition } from '../../domain/source.js';
import { withRelativesNamed, withTiesBack } from '../fields/ties.js';

/** The source's name in `sources.ts`, which marks every answer made from it as demonstration. */
const SOURCE = 'demo';
const DATA = new URL('../../../../data/demonstration.ndjson', import.meta.url);
/** Date when the data was last edited; the data has no other. */
const DATED = new Date('2026-11-01T00:00:00Z');

/** A line of the data file: one invented party, only what it has. Dates are `1961`, `1961-04`, `1961-04-17`, `c1961`, `1961-1963`. */
interface Line {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  readonly family?: string;
  readonly given?: string;
  readonly aka?: readonly string[];
  readonly fka?: readonly string[];
  readonly weak?: readonly string[];
  readonly original?: readonly string[];
  readonly categories: readonly string[];
  readonly dates?: readonly string[];
  readonly died?: readonly string[];
  readonly nationalities?: readonly string[];
  readonly countries?: readonly string[];
  readonly gender?: 'male' | 'female';
  readonly placesOfBirth?: readonly string[];
  readonly deathplace?: readonly string[];
  readonly documents?: readonly IdentityDocument[];
  readonly imo?: string;
  readonly mmsi?: string;
  readonly callSign?: string;
  readonly tail?: string;
  readonly serial?: string;
  readonly lei?: string;
  readonly swift?: string;
  readonly wallets?: readonly { readonly currency: string; readonly address: string }[];
  readonly addresses?: ListedRecord['addresses'];
  readonly emails?: readonly string[];
  readonly phones?: readonly string[];
  readonly websites?: readonly string[];
  readonly positions?: readonly Position[];
  readonly titles?: readonly string[];
  readonly occupations?: readonly string[];
  readonly education?: readonly string[];
  readonly politicalParties?: readonly string[];
  readonly netWorth?: readonly string[];
  readonly programs?: readonly string[];
  readonly listedOn?: string;
  readonly reason?: string;
  readonly relations?: readonly {
    readonly kind: Relation['kind'];
    readonly relation: string;
    readonly name: string;
    readonly id?: string;
  }[];
  readonly particulars?: Readonly<Record<string, readonly string[]>>;
  readonly notes?: readonly string[];
}

export interface Demonstration {
  readonly edition: Edition;
  readonly records: readonly ListedRecord[];
}

/** Loads the invented records that are searched while no real list is loaded, as one edition. */
export async function loadDemonstration(): Promise<Demonstration> {
  const text = await readFile(DATA, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  const stated = lines.map((line) => toRecord(JSON.parse(line) as Line));
  const records: ListedRecord[] = [];
  for await (const record of withTiesBack(stated)) records.push(withRelativesNamed(record));
  const checksum = createHash('sha256').update(text).digest('hex');
  return {
    records,
    edition: {
      id: checksum.slice(0, 24),
      source: SOURCE,
      version: `${SOURCE}@${DATED.toISOString().replace('.000Z', 'Z')}`,
      publishedAt: DATED,
      importedAt: DATED,
      recordCount: records.length,
      nameCount: records.reduce((count, record) => count + record.names.length, 0),
      checksum,
      added: records.length,
      changed: 0,
      removed: 0,
    },
  };
}

function toRecord(line: Line): ListedRecord {
  const documents = line.documents ?? [];
  const identifiers = identifiersOf(line, documents);
  const nationalities = line.nationalities ?? [];
  return listedRecord({
    source: SOURCE,
    sourceId: line.id,
    entityType: line.type,
    names: namesOf(line),
    dates: (line.dates ?? []).map(toDate),
    nationalities,
    countries: [...new Set([...nationalities, ...(line.countries ?? [])])],
    ...(line.gender === undefined ? {} : { gender: line.gender }),
    identifiers,
    categories: line.categories,
    listing: {
      ...(line.listedOn === undefined ? {} : { listedOn: line.listedOn }),
      programs: line.programs ?? [],
      legalBasis: [],
      measures: line.listedOn === undefined ? [] : ['Demonstration measure'],
      ...(line.reason === undefined ? {} : { reason: line.reason }),
    },
    documents,
    addresses: line.addresses ?? [],
    placesOfBirth: line.placesOfBirth ?? [],
    deathDates: (line.died ?? []).map(toDate),
    placesOfDeath: line.deathplace ?? [],
    titles: line.titles ?? [],
    positions: line.positions ?? [],
    occupations: line.occupations ?? [],
    relations: (line.relations ?? []).map(({ id, ...relation }) => ({
      ...relation,
      ...(id === undefined ? {} : { sourceId: id }),
    })),
    emails: line.emails ?? [],
    phones: line.phones ?? [],
    websites: line.websites ?? [],
    education: line.education ?? [],
    politicalParties: line.politicalParties ?? [],
    notes: ['Demonstration data: this record is invented.', ...(line.notes ?? [])],
    particulars: {
      ...line.particulars,
      ...(line.netWorth === undefined ? {} : { net_worth: line.netWorth }),
    },
  });
}

function namesOf(line: Line): ListedName[] {
  const primary: ListedName = {
    full: line.name,
    kind: 'primary',
    quality: 'strong',
    ...(line.family === undefined ? {} : { family: line.family }),
    ...(line.given === undefined ? {} : { given: line.given }),
  };
  const named = (names: readonly string[] | undefined, kind: ListedName['kind'], quality: ListedName['quality']) =>
    (names ?? []).map((full): ListedName => ({ full, kind, quality }));
  return [
    primary,
    ...named(line.original, 'original', 'strong'),
    ...named(line.aka, 'aka', 'strong'),
    ...named(line.fka, 'fka', 'strong'),
    ...named(line.weak, 'aka', 'weak'),
  ];
}

function identifiersOf(line: Line, documents: readonly IdentityDocument[]): Identifier[] {
  const single = (type: Identifier['type'], value: string | undefined): Identifier[] =>
    value === undefined ? [] : [{ type, value }];
  return [
    ...documents.map(
      ({ type, number, country }): Identifier => ({
        type: documentType(type),
        value: number,
        ...(country === undefined ? {} : { country }),
      }),
    ),
    ...single('imo', line.imo),
    ...single('mmsi', line.mmsi),
    ...single('call_sign', line.callSign),
    ...single('tail_number', line.tail),
    ...single('aircraft_serial', line.serial),
    ...single('lei', line.lei),
    ...single('swift_bic', line.swift),
    ...(line.wallets ?? []).map(({ currency, address }): Identifier => ({ type: 'wallet', value: address, currency })),
  ];
}

function documentType(type: string): Identifier['type'] {
  if (/passport/i.test(type)) return 'passport';
  if (/identity|C\.U\.R\.P/i.test(type)) return 'national_id';
  if (/R\.F\.C/i.test(type)) return 'tax_id';
  return 'registration_number';
}

function toDate(text: string): PartialDate {
  const circa = text.startsWith('c');
  const [, from = '', to] = /^c?(\d{4}(?:-\d{2}){0,2}?)(?:-(\d{4}))?$/.exec(text) ?? [];
  const [year, month, day] = from.split('-').map(Number);
  const start = partialDate(Number(year), month, day, circa);
  const end = to === undefined ? undefined : partialDate(Number(to));
  const date = start === undefined || end === undefined ? start : dateRange(start, end, circa);
  if (date === undefined) throw new Error(`the demonstration data contains an impossible date: ${text}`);
  return date;
}
