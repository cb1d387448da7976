import { countryNamed } from '../../domain/country.js';

/** Former states with a single successor, by FollowTheMoney code; others (`suhh`, `yucs`) have several. */
const SUCCESSORS: Readonly<Record<string, string>> = { ddde: 'DE', xkx: 'XK' };

/**
 * The ISO code of a country as FollowTheMoney writes it: lower-case, with parts of countries and breakaway regions
 * behind a hyphen (`gb-sct`, `ua-cri`), which count under the country. Newer files have names in some cells.
 */
export function ftmCountry(text: string): string | undefined {
  const code = SUCCESSORS[text] ?? /^([a-z]{2})(?:-[a-z]+)?$/.exec(text)?.[1]?.toUpperCase();
  return countryNamed(code ?? text);
}
