import { countryNamed } from '../../domain/country.js';

/** Finds the country of a place by its last part: "Culiacan, Sinaloa, Mexico". */
export function lastCountry(place: string): string | undefined {
  const parts = place.split(',');
  for (let from = Math.max(0, parts.length - 2); from < parts.length; from += 1) {
    const code = countryNamed(parts.slice(from).join(','));
    if (code !== undefined) return code;
  }
  return undefined;
}
