import { ENTITY_TYPES } from '@touchstone/engine';
import { CATEGORIES, categoryOf } from '../../domain/category.js';
import { countryCode } from '../../domain/country.js';
import { isVisibleName } from '../../domain/one-line.js';
import { isTimeZone } from '../../domain/preferences.js';
import { isWebAddress } from '../../domain/web-address.js';
import { isStorable, parseDay } from './date.js';

/** Rule for a text beyond JSON Schema: a test, and the message if it fails. */
export interface Format {
  accepts(text: string): boolean;
  /** Follows the field's name: "must be …". */
  readonly message: string;
}

/** The formats of request fields, by the name that a schema gives in `format`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  category: {
    accepts: (text) => categoryOf(text) !== undefined,
    message: `must be one of: ${CATEGORIES.join(', ')}`,
  },
  'country-code': {
    accepts: (text) => countryCode(text) !== undefined,
    message: 'must be an ISO 3166-1 alpha-2 country code, or XK',
  },
  day: {
    accepts: (text) => parseDay(text) !== undefined,
    message: 'must be a valid date, as DD-MM-YYYY',
  },
  'page-number': {
    accepts: (text) => /^\s*0*[1-9]\d{0,8}\s*$/.test(text),
    message: 'must be a whole number from 1 to 999999999',
  },
  'page-size': {
    accepts: (text) => /^\s*0*[1-9]\d*\s*$/.test(text),
    message: 'must be a whole number of at least 1',
  },
  moment: {
    accepts: (text) =>
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
      isStorable(new Date(text)) &&
      new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10)),
    message: 'must be a valid date or time, as YYYY-MM-DD or YYYY-MM-DDThh:mm:ssZ',
  },
  'time-zone': {
    accepts: (text) => text !== '' && isTimeZone(text),
    message: 'must be an IANA time zone, such as Europe/Paris',
  },
  name: { accepts: isVisibleName, message: 'must be one line of visible characters' },
  'web-address': { accepts: isWebAddress, message: 'must be an http or https address' },
  'entity-type': {
    accepts: (text) => ENTITY_TYPES.some((type) => type.toLowerCase() === text.trim().toLowerCase()),
    message: `must be one of: ${ENTITY_TYPES.join(', ')}`,
  },
};
