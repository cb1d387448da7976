import { ENTITY_TYPES } from '../entity-type.js';
import { IDENTIFIER_TYPES } from '../identifier.js';
import type { ScreenOptions } from '../screen-options.js';
import type { Subject } from '../subject.js';
import type { Segment } from './open-watchlist.js';
import { risingAt } from './rising.js';
import { countryCode, kindOf, STORED_NAME_KINDS, WEAK } from './stored-codes.js';

/** Of a screening's filters the one that hides an entity; `name_kind`: only a name that is not searched (an alias, a relative's) reaches the bar. */
export type HiddenBy = 'entity_type' | 'source' | 'category' | 'country' | 'name_kind';

/**
 * Which filter hides an entity, the first of them; undefined where none does, `gone` for one that is listed no more. Asked for
 * entities whose name is near, or who hold an identifier.
 */
export function entityFilter(
  segment: Segment,
  subject: Subject,
  options: ScreenOptions,
): (entity: number) => HiddenBy | 'gone' | undefined {
  const { parties } = segment;
  const { head } = parties.sections;
  const types = subject.entityTypes ?? [];
  const kinds = new Set(types.map(kindOf));
  // A wallet's address is looked for in the records of every type: lists name wallets under their owners.
  const anyType = types.length === 0 || types.includes('Crypto_Wallet');
  const typeKept = ENTITY_TYPES.map((type) => anyType || kinds.has(kindOf(type)));
  const sourceKept = head.sources.map((source) => options.sources === undefined || options.sources.includes(source));
  const categoryBits = (options.categories ?? []).reduce((bits, category) => {
    const position = head.categories.indexOf(category);
    return position < 0 ? bits : bits | (1 << Math.min(31, position));
  }, 0);
  const countries = new Set((options.countries ?? []).map(countryCode));
  const { dead } = segment;
  return (entity) => {
    if (dead !== undefined && dead[entity] !== 0) return 'gone';
    const profile = parties.entityProfiles[entity] as number;
    if (!typeKept[parties.profileTypes[profile] as number]) return 'entity_type';
    if (!sourceKept[parties.profileSources[profile] as number]) return 'source';
    if (options.categories !== undefined && ((parties.profileCategories[profile] as number) & categoryBits) === 0)
      return 'category';
    if (options.countries === undefined || options.countries.length === 0) return undefined;
    const from = risingAt(parties.countryStarts, profile);
    const to = risingAt(parties.countryStarts, profile + 1);
    for (let i = from; i < to; i += 1) if (countries.has(parties.countryCodes[i] as number)) return undefined;
    return from === to ? undefined : 'country';
  };
}

/**
 * Selects entities by type for name comparison; a wallet matches its holder, of whatever type. `entityFilter` applies
 * in addition.
 */
export function typeFilter({ parties }: Segment, { entityTypes: types = [] }: Subject): (entity: number) => boolean {
  const kinds = new Set(types.map(kindOf));
  const kept = ENTITY_TYPES.map((type) => types.length === 0 || kinds.has(kindOf(type)));
  const wallet = types.includes('Crypto_Wallet') ? IDENTIFIER_TYPES.indexOf('wallet') : undefined;
  return (entity) => {
    const profile = parties.entityProfiles[entity] as number;
    if (kept[parties.profileTypes[profile] as number]) return true;
    if (wallet === undefined) return false;
    const to = risingAt(parties.identifierStarts, entity + 1);
    for (let i = risingAt(parties.identifierStarts, entity); i < to; i += 1)
      if (parties.identifierTypes[i] === wallet) return true;
    return false;
  };
}

/** Which names are searched: the primary name and forms in the original script always, the others by the options. */
export function nameFilter(segment: Segment, options: ScreenOptions): (name: number) => boolean {
  const searched = STORED_NAME_KINDS.map((kind) =>
    kind === 'relative'
      ? options.rcaSearch !== false
      : kind === 'primary' || kind === 'original' || options.aliasSearch !== false,
  );
  const kinds = segment.parties.nameKinds;
  return (name) => searched[(kinds[name] as number) & (WEAK - 1)] as boolean;
}
