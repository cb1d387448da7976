import { ENTITY_TYPES, type EntityType } from '../entity-type.js';
import { NAME_KINDS, type NameKindOfParty } from '../names/prepared-name.js';
import { SHAPE } from '../names/token-features.js';
import { hashBytes } from '../text/hash.js';
import { LAYOUT_VERSION, openSections, type Sections, type WatchlistHead } from './layout.js';
import { openRising, positionOf, type Rising, risingAt } from './rising.js';
import type { OpenStepLists } from './steps.js';

/** Summary of a watchlist's content, for status pages and snapshots. */
export interface WatchlistInfo {
  readonly entities: number;
  /** Primary names and aliases. */
  readonly names: number;
  /** All that threads share, strings and evidence included. */
  readonly bytes: number;
  readonly layoutVersion: number;
  readonly scorerVersion: string;
  readonly sources: readonly string[];
}

/** An immutable list of parties, ready for `screen`. Pass `buffer` to other threads and open it there. */
export interface Watchlist {
  /** The list as it was built. */
  readonly buffer: SharedArrayBuffer;
  /** Changes applied since, if any: parties added or changed, and those no longer in force. */
  readonly delta?: SharedArrayBuffer;
  readonly info: WatchlistInfo;
  /** The built list and, behind it, the changes; `Hit.entity` counts through both. */
  readonly segments: readonly Segment[];
}

/** One buffer, opened. */
export interface Segment {
  readonly parties: Parties;
  readonly partitions: Readonly<Record<NameKindOfParty, Partition>>;
  /** Position of its first entity in the whole watchlist. */
  readonly first: number;
  /** 1 for each entity that a later segment replaces or removes; absent when there is none. */
  readonly dead?: Uint8Array;
}

/** Names of one kind. Rows are prepared forms of names; words are numbers of the vocabulary. */
export interface Partition {
  readonly kind: NameKindOfParty;
  readonly vocabulary: Vocabulary;
  readonly rows: number;
  /** Number of the word times 256, plus its role code. */
  readonly rowWords: Uint32Array;
  readonly rowStarts: Rising;
  readonly rowNames: Rising;
  readonly rowForms: Uint8Array;
  /** Total weight of the row's words, times `ROW_TOTAL_SCALE`. */
  readonly rowTotals: Uint8Array;
  /** For each word the rows that hold it, ascending, in steps (`StepLists`). */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint8Array;
}

/** Words are sorted by the length of their fold, then by its letters. */
export interface Vocabulary {
  readonly size: number;
  readonly keyStarts: Rising;
  /** Empty if the fold is the key. */
  readonly keys: Uint8Array;
  readonly foldStarts: Rising;
  readonly folds: Uint8Array;
  readonly masks: Uint32Array;
  readonly sounds: Uint32Array;
  readonly abjads: Uint32Array;
  readonly letters: Uint8Array;
  readonly shapes: Uint8Array;
  /** Words by buckets of a hash: of the fold, or of the key if there is no fold. A bucket holds other hashes too. */
  readonly byFold: OpenStepLists;
  /** Words that differ from their fold, by their letters as written. */
  readonly byWritten: OpenStepLists;
  readonly bySound: OpenStepLists;
  readonly byAbjad: OpenStepLists;
  /** Highest and lowest weight of a word in any of its rows, times `WEIGHT_SCALE`. */
  readonly heaviest: Uint8Array;
  readonly lightest: Uint8Array;
  /** For each bucket of hashes of `eachSought` the words that are held under one of them. */
  readonly deletions: OpenStepLists;
  /** The same for words as written, if that differs from their fold. */
  readonly slips: OpenStepLists;
  /** Words that are initials: an initial meets many words, so they are known beforehand. */
  readonly initials: readonly number[];
}

/** Data of the listed parties besides their prepared names. */
export interface Parties {
  readonly sections: Sections;
  readonly nameKinds: Uint8Array;
  readonly nameExact: Uint16Array;
  readonly entityNames: Rising;
  /** Two words of hash over everything that is kept of each entity. */
  readonly entityHashes: Uint32Array;
  /** Attributes that many parties share, each combination stored once: each party's combination, by number. */
  readonly entityProfiles: Uint16Array | Uint32Array;
  readonly profileTypes: Uint8Array;
  readonly profileGenders: Uint8Array;
  readonly profileSources: Uint16Array;
  readonly profileCategories: Uint32Array;
  readonly nationalityStarts: Rising;
  readonly nationalityCodes: Uint16Array;
  readonly countryStarts: Rising;
  readonly countryCodes: Uint16Array;
  readonly dateStarts: Rising;
  readonly dateFrom: Int32Array;
  readonly dateTo: Int32Array;
  readonly dateFlags: Uint8Array;
  readonly identifierStarts: Rising;
  readonly identifierTypes: Uint8Array;
  readonly identifierCountries: Uint16Array;
  readonly byIdentifier: OpenStepLists;
  /** Entity that bears the name. */
  nameEntity(name: number): number;
  nameText(name: number): string;
  sourceId(entity: number): string;
  /** `hashBytes` of its id in UTF-8: to look for ids without making texts of all. */
  sourceIdHash(entity: number): number;
  source(entity: number): string;
  entityType(entity: number): EntityType;
  identifierText(identifier: number): string;
  /** Entity that holds the identifier. */
  identifierEntity(identifier: number): number;
}

const decoder = new TextDecoder();

/**
 * The watchlist in the buffers that `buildWatchlist`, `applyChanges` or `loadSnapshot` made (`watchlist.buffer` and
 * `watchlist.delta`). Prepares nothing and copies nothing.
 * Throws when the buffer is no watchlist or has another layout version.
 */
export function openWatchlist(buffer: SharedArrayBuffer, delta?: SharedArrayBuffer): Watchlist {
  const base = openSegment(openSections(buffer), 0);
  const { head } = base.parties.sections;
  if (delta === undefined)
    return { buffer, info: infoOf(head, head.entities, head.names, buffer.byteLength), segments: [base] };
  const changes = openSegment(openSections(delta), head.entities);
  const { head: changed, get } = changes.parties.sections;
  const dead = get('dead') as Uint8Array;
  const gone = countGone(base, dead);
  const info = infoOf(
    head,
    head.entities - gone.entities + changed.entities,
    head.names - gone.names + changed.names,
    buffer.byteLength + delta.byteLength,
  );
  const sources = [...new Set([...head.sources, ...changed.sources])];
  return { buffer, delta, info: { ...info, sources }, segments: [{ ...base, dead }, changes] };
}

/** A listed name by the entity and name positions of a hit. */
export function listedName(watchlist: Watchlist, entity: number, nameIndex: number): string {
  const segment = watchlist.segments.findLast(({ first }) => first <= entity) as Segment;
  const { parties } = segment;
  return parties.nameText(risingAt(parties.entityNames, entity - segment.first) + nameIndex);
}

function countGone(segment: Segment, dead: Uint8Array): { entities: number; names: number } {
  const { entityNames } = segment.parties;
  let entities = 0;
  let names = 0;
  for (const entity of positionsOf(dead, 1)) {
    entities += 1;
    names += risingAt(entityNames, entity + 1) - risingAt(entityNames, entity);
  }
  return { entities, names };
}

/** Positions of a byte, ascending. A loop of our own instead of `indexOf` takes some milliseconds for a million bytes. */
function* positionsOf(bytes: Uint8Array, byte: number): Generator<number> {
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) yield at;
}

function infoOf(head: WatchlistHead, entities: number, names: number, bytes: number): WatchlistInfo {
  return {
    entities,
    names,
    bytes,
    layoutVersion: LAYOUT_VERSION,
    scorerVersion: head.scorerVersion,
    sources: head.sources,
  };
}

function openSegment(sections: Sections, first: number): Segment {
  const partitions = Object.fromEntries(NAME_KINDS.map((kind) => [kind, openPartition(kind, sections)]));
  return {
    parties: openParties(sections),
    partitions: partitions as unknown as Record<NameKindOfParty, Partition>,
    first,
  };
}

function openPartition(kind: NameKindOfParty, sections: Sections): Partition {
  const u8 = (name: string) => sections.get(`${kind}.${name}`) as Uint8Array;
  const u32 = (name: string) => sections.get(`${kind}.${name}`) as Uint32Array;
  const rising = (name: string) => risingIn(sections, `${kind}.${name}`);
  const lists = (name: string) => listsIn(sections, `${kind}.${name}`);
  const shapes = u8('shapes');
  const rowForms = u8('rowForms');
  return {
    kind,
    rows: rowForms.length,
    rowWords: u32('rowWords'),
    rowStarts: rising('rowStarts'),
    rowNames: rising('rowNames'),
    rowForms,
    rowTotals: u8('rowTotals'),
    postingStarts: u32('postingStarts'),
    postings: u8('postings'),
    vocabulary: {
      size: shapes.length,
      keyStarts: rising('keyStarts'),
      keys: u8('keys'),
      foldStarts: rising('foldStarts'),
      folds: u8('folds'),
      masks: u32('masks'),
      sounds: u32('sounds'),
      abjads: u32('abjads'),
      letters: u8('letters'),
      shapes,
      byFold: lists('byFold'),
      byWritten: lists('byWritten'),
      bySound: lists('bySound'),
      byAbjad: lists('byAbjad'),
      heaviest: u8('heaviest'),
      lightest: u8('lightest'),
      deletions: lists('deletions'),
      slips: lists('slips'),
      initials: [...positionsOf(shapes, SHAPE.letter)],
    },
  };
}

function risingIn(sections: Sections, name: string): Rising {
  return openRising(sections.get(`${name}.bases`) as Uint32Array, sections.get(`${name}.above`) as Uint16Array);
}

function listsIn(sections: Sections, name: string): OpenStepLists {
  const starts = risingIn(sections, `${name}.starts`);
  return { lists: starts.length - 1, starts, steps: sections.get(`${name}.steps`) as Uint8Array };
}

function openParties(sections: Sections): Parties {
  const u8 = (name: string) => sections.get(name) as Uint8Array;
  const u16 = (name: string) => sections.get(name) as Uint16Array;
  const u32 = (name: string) => sections.get(name) as Uint32Array;
  const i32 = (name: string) => sections.get(name) as Int32Array;
  const rising = (name: string) => risingIn(sections, name);
  const textOf = (starts: string, bytes: string) => {
    const [from, data] = [rising(starts), u8(bytes)];
    return (position: number) => textAt(data, risingAt(from, position), risingAt(from, position + 1));
  };
  const entityNames = rising('entityNames');
  const identifierStarts = rising('identifierStarts');
  const [idStarts, ids] = [rising('entityIdStarts'), u8('entityIds')];
  const entityProfiles = sections.get('entityProfiles') as Uint16Array | Uint32Array;
  const profileSources = u16('profileSources');
  const profileTypes = u8('profileTypes');
  return {
    sections,
    nameKinds: u8('nameKinds'),
    nameExact: u16('nameExact'),
    entityNames,
    entityHashes: u32('entityHashes'),
    entityProfiles,
    profileTypes,
    profileGenders: u8('profileGenders'),
    profileSources,
    profileCategories: u32('profileCategories'),
    dateStarts: rising('dateStarts'),
    dateFrom: i32('dateFrom'),
    dateTo: i32('dateTo'),
    dateFlags: u8('dateFlags'),
    nationalityStarts: rising('nationalityStarts'),
    nationalityCodes: u16('nationalityCodes'),
    countryStarts: rising('countryStarts'),
    countryCodes: u16('countryCodes'),
    identifierStarts,
    identifierEntity: (identifier) => positionOf(identifierStarts, identifier),
    identifierTypes: u8('identifierTypes'),
    identifierCountries: u16('identifierCountries'),
    byIdentifier: listsIn(sections, 'byIdentifier'),
    nameEntity: (name) => positionOf(entityNames, name),
    nameText: textOf('nameStarts', 'nameBytes'),
    sourceId: textOf('entityIdStarts', 'entityIds'),
    sourceIdHash: (entity) => hashBytes(ids, risingAt(idStarts, entity), risingAt(idStarts, entity + 1)),
    source: (entity) => sections.head.sources[profileSources[entityProfiles[entity] as number] as number] as string,
    entityType: (entity) => ENTITY_TYPES[profileTypes[entityProfiles[entity] as number] as number] as EntityType,
    identifierText: textOf('identifierTextStarts', 'identifierText'),
  };
}

/** Copies first: a TextDecoder refuses views of shared memory. */
export function textAt(data: Uint8Array, from: number, to: number): string {
  if (to - from < 24) {
    let text = '';
    for (let i = from; i < to; i += 1) {
      const code = data[i] as number;
      if (code >= 128) return decoder.decode(data.slice(from, to));
      text += String.fromCharCode(code);
    }
    return text;
  }
  return decoder.decode(data.slice(from, to));
}
