import type { EntityType } from '../entity-type.js';
import type { NameKind } from '../listed-entity.js';
import type { NameKindOfParty } from '../names/prepared-name.js';

/** Kinds of name by their stored code; `WEAK` is added to the code of a weak name. */
export const STORED_NAME_KINDS: readonly NameKind[] = ['primary', 'original', 'aka', 'fka', 'nka', 'relative'];
export const WEAK = 8;

/** Kind of name preparation for each entity type. */
export function kindOf(type: EntityType): NameKindOfParty {
  switch (type) {
    case 'Person':
      return 'person';
    case 'Company':
    case 'Organization':
      return 'organization';
    case 'Vessel':
      return 'vessel';
    case 'Aircraft':
      return 'aircraft';
    case 'Crypto_Wallet':
      return 'wallet';
  }
}

/** Bits of the hash of a name's exact form that are stored; if they agree, the texts are compared. */
export const EXACT_HASH = 0xffff;

/** Word weights are stored in bytes, the highest rounded up and the lowest down. */
export const WEIGHT_SCALE = 200;

/** The weight of a whole row is stored in a byte, rounded down; the few heavier rows count as the heaviest. */
export const ROW_TOTAL_SCALE = 20;

export const DATE_FLAGS = { circa: 1 } as const;
export const GENDERS = [undefined, 'male', 'female', 'other'] as const;

/** Two letters as one number; 0 for anything else. */
export function countryCode(code: string): number {
  return /^[A-Za-z]{2}$/.test(code) ? (code.toUpperCase().charCodeAt(0) << 8) | code.toUpperCase().charCodeAt(1) : 0;
}

export function countryOfCode(code: number): string {
  return String.fromCharCode(code >> 8, code & 255);
}
