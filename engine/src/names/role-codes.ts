import { COMMON_FACTOR, ROLE_WEIGHT } from '../score.js';
import { type NameToken, ROLE } from './prepared-name.js';

/** Bit of a role code: `NameToken.family`. */
export const FAMILY = 64;

/** Role in the low four bits, `common` above, and `FAMILY`: one byte. */
export function roleCode({ role, common, family }: NameToken): number {
  return role | (common << 4) | (family === true ? FAMILY : 0);
}

/** Commonness of a name, or what else `NameToken.common` tells but a generation's rank, out of a role code. */
export function rankOf(code: number): number {
  return (code & 63) >> 4;
}

/** Weights by role code, for the innermost loop. */
export const WEIGHTS = new Float64Array(256);
fillWeights();

/** Again when the weights of `score.ts` were changed, by whoever fits them. */
export function fillWeights(): void {
  for (let code = 0; code < 256; code += 1) {
    const role = code & 15;
    const ranked = role === ROLE.generation || role === ROLE.particle;
    WEIGHTS[code] = (ROLE_WEIGHT[role] ?? 0) * (ranked ? 1 : (COMMON_FACTOR[rankOf(code)] as number));
  }
}

/** Weight of a word by its role code. */
export function weightOf(code: number): number {
  return WEIGHTS[code] as number;
}

/** From this weight on a word that agrees counts as a word of the name; titles and particles do not. */
export const MIN_WORD_WEIGHT = 0.1;
