import { normalizeIdentifier } from '../identifier.js';
import { REGISTRATION_MARKS } from './data/registration-marks.js';

/**
 * Countries that register aircraft under the mark a tail number begins with, ISO 3166-1 alpha-2; empty if no civil register
 * uses it (military, or mistyped). One to six letters and digits follow the mark.
 */
export function tailNumberCountries(value: string): readonly string[] {
  const plain = normalizeIdentifier('tail_number', value);
  const found = REGISTRATION_MARKS.find(
    ([mark]) => plain.startsWith(mark) && /^[A-Z0-9]{1,6}$/.test(plain.slice(mark.length)),
  );
  return found?.[1] ?? [];
}
