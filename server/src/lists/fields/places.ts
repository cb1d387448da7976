import { countryNamed } from '../../domain/country.js';

/** The country of a place as publishers write it: "Culiacan, Sinaloa, Mexico" lies in what it ends with. */
export function lastCountry(place: string): string | undefined {
  const parts = place.split(',');
  for (let from = Math.max(0, parts.length - 2); from < parts.length; from += 1) {
    const code = countryNamed(parts.slice(from).join(','));
    if (code !== undefined) return code;
  }
  return undefined;
}
