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
 * Measures how distinctive a name is: n if about one person in 10^n bears it. `Mohammed Ali` has about 4,
 * `Gavrilo Zaretsky` 10. Optional words, titles and legal forms add next to nothing.
 */
export function nameInformation(name: string, entityType: EntityType): number {
  const [form] = prepareName(name, kindOf(entityType));
  return (form?.tokens ?? []).reduce(
    (sum, { role, common }) => sum + (ROLE_WEIGHT[role] as number) * (WORD_DIGITS[common] as number),
    0,
  );
}
