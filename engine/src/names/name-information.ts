import type { EntityType } from '../entity-type.js';
import { kindOf } from '../index/stored-codes.js';
import { ROLE_WEIGHT } from '../score.js';
import { prepareName } from './prepare-name.js';

/**
 * Decimal digits of rarity that one word carries, by `commonness` 0 to 3: a name of tens of millions is borne by one in
 * a hundred, one that no table knows by one in a hundred thousand or fewer.
 */
const WORD_DIGITS: readonly number[] = [5, 4, 3, 2];

/**
 * How much a name tells of who bears it, as the power of ten of the people among whom one may be expected to bear it:
 * `Mohammed Ali` about 4, `Gavrilo Zaretsky` 10. Words that are left out at will, titles and legal forms add next to nothing.
 */
export function nameInformation(name: string, entityType: EntityType): number {
  const [form] = prepareName(name, kindOf(entityType));
  return (form?.tokens ?? []).reduce(
    (sum, { role, common }) => sum + (ROLE_WEIGHT[role] as number) * (WORD_DIGITS[common] as number),
    0,
  );
}
