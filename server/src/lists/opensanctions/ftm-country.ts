import { countryNamed } from '../../domain/country.js';

/** States that are no more and have one successor, in FollowTheMoney's codes; the others (`suhh`, `yucs`) have none. */
const SUCCESSORS: Readonly<Record<string, string>> = { ddde: 'DE', xkx: 'XK' };

/**
 * The ISO code of a country as FollowTheMoney writes it: lower-case, with parts of countries and breakaway regions
 * behind a hyphen (`gb-sct`, `ua-cri`), which count under the country. Newer files have names in some cells.
 */
export function ftmCountry(text: string): string | undefined {
  const code = SUCCESSORS[text] ?? /^([a-z]{2})(?:-[a-z]+)?$/.exec(text)?.[1]?.toUpperCase();
  return countryNamed(code ?? text);
}
