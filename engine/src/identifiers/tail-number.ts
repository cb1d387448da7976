import { normalizeIdentifier } from '../identifier.js';
import { REGISTRATION_MARKS } from './data/registration-marks.js';

/**
 * The countries that register aircraft under the mark a tail number begins with, ISO 3166-1 alpha-2; none where no civil
 * register has it: military, or mistyped. Behind the mark stand one to six letters and digits.
 */
export function tailNumberCountries(value: string): readonly string[] {
  const plain = normalizeIdentifier('tail_number', value);
  const found = REGISTRATION_MARKS.find(
    ([mark]) => plain.startsWith(mark) && /^[A-Z0-9]{1,6}$/.test(plain.slice(mark.length)),
  );
  return found?.[1] ?? [];
}
