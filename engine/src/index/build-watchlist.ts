import { IDENTIFIER_TYPES, normalizeIdentifier } from '../identifier.js';
import type { ListedEntity, ListedName } from '../listed-entity.js';
import { MOST_TOKENS, weightOf } from '../names/align-names.js';
import { prepareName } from '../names/prepare-name.js';
import { roleCode } from '../names/prepare-query.js';
import { NAME_KINDS, type NameKindOfParty } from '../names/prepared-name.js';
import { dayNumber } from '../partial-date.js';
import { SCORER_VERSION } from '../score.js';
import { exactForm } from '../text/exact-form.js';
import { hashText } from '../text/hash.js';
import { profileBuilder } from './build-profiles.js';
import { putBuckets, putRising, type VocabularyBuilder, vocabularyBuilder } from './build-vocabulary.js';
import { bytes, shorts, signed, texts, words } from './column.js';
import { entityHash } from './entity-hash.js';
import { packSections, type Section } from './layout.js';
import { openWatchlist, type Watchlist } from './open-watchlist.js';
import { packSteps } from './steps.js';
import {
  countryCode,
  DATE_FLAGS,
  EXACT_HASH,
  kindOf,
  ROW_TOTAL_SCALE,
  STORED_NAME_KINDS,
  WEAK,
  WEIGHT_SCALE,
} from './stored-codes.js';

/**
 * An immutable watchlist from the entities of all lists, in the given order; `Hit.entity` counts in that order.
 * Everything lies in one SharedArrayBuffer (`watchlist.buffer`), which other threads open with `openWatchlist`.
 */
export function buildWatchlist(entities: Iterable<ListedEntity>): Watchlist {
  return openWatchlist(buildSegment(entities));
}

/** The buffer of one segment; `dead` names the entities of the segment before that it replaces or removes. */
export function buildSegment(entities: Iterable<ListedEntity>, dead?: Uint8Array): SharedArrayBuffer {
  const sections = new Map<string, Section>();
  const parts = NAME_KINDS.map(partitionBuilder);
  const party = entityBuilder();
  const names = { text: texts(), kinds: bytes(), exact: shorts() };
  const put = (name: string, section: Section) => sections.set(name, section);
  const nameStarts = words();
  nameStarts.push(0);
  let nameCount = 0;
  for (const entity of entities) {
    party.add(entity);
    const part = parts[NAME_KINDS.indexOf(kindOf(entity.entityType))] as PartitionBuilder;
    for (const name of entity.names) {
      names.text.push(name.full);
      names.kinds.push(nameCode(name));
      names.exact.push(hashText(exactForm(name.full)) & EXACT_HASH);
      part.add(name, nameCount);
      nameCount += 1;
    }
    nameStarts.push(nameCount);
  }
  const nameTexts = names.text.finish();
  putRising('nameStarts', nameTexts.starts, put);
  put('nameBytes', nameTexts.bytes);
  put('nameKinds', names.kinds.finish());
  put('nameExact', names.exact.finish());
  putRising('entityNames', nameStarts.finish(), put);
  party.finish(sections);
  for (const [position, kind] of NAME_KINDS.entries())
    (parts[position] as PartitionBuilder).finish(`${kind}.`, sections);
  const head = {
    scorerVersion: SCORER_VERSION,
    entities: party.count(),
    names: nameCount,
    sources: party.sources(),
    categories: party.categories(),
  };
  if (dead !== undefined) sections.set('dead', dead);
  return packSections(head, sections);
}

function nameCode(name: ListedName): number {
  return STORED_NAME_KINDS.indexOf(name.kind) + (name.quality === 'weak' ? WEAK : 0);
}

interface PartitionBuilder {
  add(name: ListedName, nameNumber: number): void;
  finish(prefix: string, sections: Map<string, Section>): void;
}

/** Names of one kind: rows of word numbers with roles, and for each word the rows that hold it. */
function partitionBuilder(kind: NameKindOfParty): PartitionBuilder {
  const vocabulary: VocabularyBuilder = vocabularyBuilder();
  const rowWords = words();
  const rowStarts = words();
  const rowNames = words();
  const rowForms = bytes();
  rowStarts.push(0);
  return {
    add(name, nameNumber) {
      for (const { form, tokens } of prepareName(name.full, kind)) {
        for (const token of tokens) {
          rowWords.push(vocabulary.idOf(token.key) * 256 + roleCode(token));
        }
        rowStarts.push(rowWords.length);
        rowNames.push(nameNumber);
        rowForms.push(form);
      }
    },
    finish(prefix, sections) {
      const put = (name: string, section: Section) => sections.set(prefix + name, section);
      const order = vocabulary.finish(prefix, sections);
      const tokens = rowWords.finish();
      for (let at = 0; at < tokens.length; at += 1) {
        const word = tokens[at] as number;
        tokens[at] = (order[word >>> 8] as number) * 256 + (word & 255);
      }
      const starts = rowStarts.finish();
      put('rowWords', tokens);
      putRising('rowStarts', starts, put);
      putRising('rowNames', rowNames.finish(), put);
      put('rowForms', rowForms.finish());
      const heaviest = new Uint8Array(order.length);
      for (let at = 0; at < tokens.length; at += 1) {
        const word = tokens[at] as number;
        const weight = Math.ceil(weightOf(word & 255) * WEIGHT_SCALE);
        if (weight > (heaviest[word >>> 8] as number)) heaviest[word >>> 8] = weight;
      }
      put('heaviest', heaviest);
      put('rowTotals', totalsOf(tokens, starts));
      const postings = packSteps(...invert(tokens, starts, order.length));
      put('postingStarts', postings.starts);
      put('postings', postings.steps);
    },
  };
}

/** What the words of each row weigh together. */
function totalsOf(tokens: Uint32Array, starts: Uint32Array): Uint8Array {
  return Uint8Array.from({ length: starts.length - 1 }, (_, row) => {
    let total = 0;
    const to = Math.min(starts[row + 1] as number, (starts[row] as number) + MOST_TOKENS);
    for (let at = starts[row] as number; at < to; at += 1) total += weightOf((tokens[at] as number) & 255);
    return Math.min(255, Math.floor(total * ROW_TOTAL_SCALE));
  });
}

/** For each word the rows that hold it, each row once, rising. */
function invert(tokens: Uint32Array, starts: Uint32Array, size: number): [Uint32Array, Uint32Array] {
  const counts = new Uint32Array(size + 1);
  const lastRow = new Uint32Array(size);
  const visit = (each: (token: number, row: number) => void) => {
    lastRow.fill(0);
    for (let row = 0; row + 1 < starts.length; row += 1) {
      for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1) {
        const token = (tokens[at] as number) >>> 8;
        if (lastRow[token] === row + 1) continue;
        lastRow[token] = row + 1;
        each(token, row);
      }
    }
  };
  visit((token) => {
    counts[token + 1] = (counts[token + 1] as number) + 1;
  });
  for (let token = 0; token < size; token += 1)
    counts[token + 1] = (counts[token + 1] as number) + (counts[token] as number);
  const fill = counts.slice();
  const postings = new Uint32Array(counts[size] as number);
  visit((token, row) => {
    postings[fill[token] as number] = row;
    fill[token] = (fill[token] as number) + 1;
  });
  return [counts, postings];
}

interface EntityBuilder {
  add(entity: ListedEntity): void;
  finish(sections: Map<string, Section>): void;
  count(): number;
  sources(): readonly string[];
  categories(): readonly string[];
}

/** What is known of the entities beside their names. */
function entityBuilder(): EntityBuilder {
  const ids = texts();
  const hashes = words();
  const profiles = profileBuilder();
  const dates = { starts: words(), from: signed(), to: signed(), flags: bytes() };
  const identifiers = {
    starts: words(),
    types: bytes(),
    countries: shorts(),
    text: texts(),
    hashes: words(),
  };
  for (const column of [dates, identifiers]) column.starts.push(0);
  return {
    add(entity) {
      for (const hash of entityHash(entity)) hashes.push(hash);
      ids.push(entity.sourceId);
      profiles.add(entity);
      for (const date of entity.dates) {
        dates.from.push(dayNumber(date.start));
        dates.to.push(dayNumber(date.end));
        dates.flags.push(date.circa ? DATE_FLAGS.circa : 0);
      }
      dates.starts.push(dates.from.length);
      for (const identifier of entity.identifiers) {
        const value = normalizeIdentifier(identifier.type, identifier.value, identifier.country);
        if (value === '') continue;
        identifiers.types.push(IDENTIFIER_TYPES.indexOf(identifier.type));
        identifiers.countries.push(countryCode(identifier.country ?? ''));
        identifiers.text.push(value);
        identifiers.hashes.push(hashText(value));
      }
      identifiers.starts.push(identifiers.types.length);
    },
    count: profiles.count,
    sources: profiles.sources,
    categories: profiles.categories,
    finish(sections) {
      const put = (name: string, section: Section) => sections.set(name, section);
      const idTexts = ids.finish();
      putRising('entityIdStarts', idTexts.starts, put);
      put('entityIds', idTexts.bytes);
      put('entityHashes', hashes.finish());
      profiles.finish(put);
      putRising('dateStarts', dates.starts.finish(), put);
      put('dateFrom', dates.from.finish());
      put('dateTo', dates.to.finish());
      put('dateFlags', dates.flags.finish());
      const values = identifiers.text.finish();
      putRising('identifierStarts', identifiers.starts.finish(), put);
      put('identifierTypes', identifiers.types.finish());
      put('identifierCountries', identifiers.countries.finish());
      putRising('identifierTextStarts', values.starts, put);
      put('identifierText', values.bytes);
      putBuckets('byIdentifier', identifiers.hashes.finish(), put);
    },
  };
}
