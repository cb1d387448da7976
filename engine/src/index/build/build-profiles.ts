import { ENTITY_TYPES } from '../../entity-type.js';
import type { ListedEntity } from '../../listed-entity.js';
import type { Put } from '../layout.js';
import { countryCode, GENDERS } from '../stored-codes.js';
import { putRising } from './build-vocabulary.js';
import { bytes, type Column, shorts, words } from './column.js';

/** Stores attributes that many parties share: each combination once, and for each party the number of its own. */
export type Profile = Pick<
  ListedEntity,
  'source' | 'entityType' | 'gender' | 'categories' | 'nationalities' | 'countries'
>;

export interface ProfileCollector {
  /** As the publishers write them; those that are the same in other words are told apart here still. */
  readonly found: readonly Profile[];
  numberOf(profile: Profile): number;
}

export function profileCollector(): ProfileCollector {
  const found: Profile[] = [];
  const known = new Map<string, number>();
  return {
    found,
    numberOf({ source, entityType, gender, categories, nationalities, countries }) {
      const places = `${joined(nationalities)}\t${joined(countries)}`;
      const combination = `${source}\t${entityType}\t${gender ?? ''}\t${places}\t${joined(categories)}`;
      let number = known.get(combination);
      if (number === undefined) {
        number = found.length;
        known.set(combination, number);
        const own = { source, entityType, categories, nationalities, countries };
        found.push(gender === undefined ? own : { ...own, gender });
      }
      return number;
    },
  };
}

/** Most parties have one of each. */
function joined(texts: readonly string[]): string {
  return texts.length === 1 ? (texts[0] as string) : texts.join('\t');
}

export interface ProfileBuilder {
  /** The number of one, which is the next where it is new. */
  numberOf(profile: Profile): number;
  finish(put: Put): void;
  count(): number;
  sources(): readonly string[];
  categories(): readonly string[];
}

interface Codes {
  readonly starts: Column<Uint32Array>;
  readonly codes: Column<Uint16Array>;
}

export function profileBuilder(): ProfileBuilder {
  const sources: string[] = [];
  const categories: string[] = [];
  const known = new Map<string, number>();
  const [types, genders, sourceNumbers, categoryBits] = [bytes(), bytes(), shorts(), words()];
  const nationalities: Codes = { starts: words(), codes: shorts() };
  const countries: Codes = { starts: words(), codes: shorts() };
  for (const { starts } of [nationalities, countries]) starts.push(0);

  return {
    numberOf(profile) {
      const source = numberOf(profile.source, sources);
      // More than 32 categories do not exist; should they, the last bit means "one of the others".
      let bits = 0;
      for (const category of profile.categories) bits |= 1 << Math.min(31, numberOf(category, categories));
      const { entityType, gender = '' } = profile;
      const own = codesOf(profile.nationalities);
      const all = codesOf(profile.countries);
      const combination = `${source} ${bits} ${entityType} ${gender} ${own} ${all}`;
      let number = known.get(combination);
      if (number === undefined) {
        number = known.size;
        known.set(combination, number);
        types.push(ENTITY_TYPES.indexOf(entityType));
        genders.push(GENDERS.indexOf(profile.gender));
        sourceNumbers.push(source);
        categoryBits.push(bits >>> 0);
        pushCodes(nationalities, own);
        pushCodes(countries, all);
      }
      return number;
    },
    count: () => known.size,
    sources: () => sources,
    categories: () => categories,
    finish(put) {
      put('profileTypes', types.finish());
      put('profileGenders', genders.finish());
      put('profileSources', sourceNumbers.finish());
      put('profileCategories', categoryBits.finish());
      for (const [name, { starts, codes }] of [
        ['nationality', nationalities],
        ['country', countries],
      ] as const) {
        putRising(`${name}Starts`, starts.finish(), put);
        put(`${name}Codes`, codes.finish());
      }
    },
  };
}

/** Each country once, in the order given. */
function codesOf(countries: readonly string[]): readonly number[] {
  const codes: number[] = [];
  for (const country of countries) {
    const code = countryCode(country);
    if (code !== 0 && !codes.includes(code)) codes.push(code);
  }
  return codes;
}

function pushCodes({ starts, codes }: Codes, values: readonly number[]): void {
  for (const code of values) codes.push(code);
  starts.push(codes.length);
}

function numberOf(value: string, values: string[]): number {
  const known = values.indexOf(value);
  if (known >= 0) return known;
  values.push(value);
  return values.length - 1;
}
