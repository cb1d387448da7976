import { countryNamed } from '../../../domain/country.js';
import type { Address } from '../../../domain/listed-record.js';

/** An address of which any part may be missing or empty; undefined when nothing is left. */
export function ofacAddress(parts: {
  readonly street?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country?: string;
  readonly note?: string;
}): Address | undefined {
  const { street = '', city = '', postalCode = '', country = '', note = '' } = parts;
  const code = countryNamed(country);
  // Not all that stands for a country is one ("Region: Gaza", "undetermined").
  const unknown = code === undefined && country !== 'undetermined' ? country.replace(/^Region:\s*/, '') : '';
  const region = [parts.region ?? '', unknown].filter((part) => part !== '').join(', ');
  const address = {
    ...(street === '' ? {} : { street }),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(postalCode === '' ? {} : { postalCode }),
    ...(code === undefined ? {} : { country: code }),
    ...(note === '' ? {} : { note }),
  };
  return Object.keys(address).length === 0 ? undefined : address;
}
