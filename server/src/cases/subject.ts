import { ENTITY_TYPES, type EntityType, type Identifier, type IdentifierType, type Subject } from '@touchstone/engine';
import type { FieldError } from '../domain/app-error.js';
import { type Category, categoryOf, coveredCategories } from '../domain/category.js';
import { countryCode, nationalitiesNamed } from '../domain/country.js';
import { identifiersInName } from '../domain/identifiers-in-name.js';
import { namesInField } from '../domain/parts-of-field.js';
import { GENDERS } from '../domain/party-details.js';
import { parseDate } from '../platform/http/date.js';

/** A subject and options of its screening, in the field names of `POST /api/search` and create-customer. */
export interface SubjectInput {
  readonly subject: Subject;
  /** Absent if the subject does not specify it. */
  readonly matchScore?: number;
  readonly aliasSearch?: boolean;
  readonly rcaSearch?: boolean;
  readonly exactSearch?: boolean;
  /** The filter by countries, as in `POST /api/search`. */
  readonly countries?: readonly string[];
  /** The filter by categories; `PEP` is spelled out into its levels. */
  readonly categories?: readonly Category[];
}

/** Common names of documents in `identification_type`. */
const IDENTIFICATION_TYPES: readonly (readonly [RegExp, IdentifierType])[] = [
  [/passport/i, 'passport'],
  [/driv/i, 'driving_licence'],
  [/tax|vat|tin\b/i, 'tax_id'],
  [/national|identity|personal|id card|^id$/i, 'national_id'],
  [/registration|registry/i, 'registration_number'],
];

/**
 * Reads a subject from parsed JSON, leniently where the meaning is clear (null means absent, a string counts as a list of one, unknown
 * fields are ignored), and reports all other errors. The subject is valid only if `faults` is empty.
 */
export function readSubject(
  body: Readonly<Record<string, unknown>>,
): SubjectInput & { readonly faults: readonly FieldError[] } {
  const faults: FieldError[] = [];
  const read = fieldReader(body, faults);

  const name = readName(read, faults);
  const entityTypes = read.words('entity_type', entityTypeOf, ENTITY_TYPES.join(', '));
  const countries = read.words('countries', countryCode, 'ISO 3166-1 alpha-2 codes and XK');
  const categories = read.words('categories', categoryOf, 'the names of GET /api/reference/categories');
  const dateText = read.text('birth_incorporation_date');
  const date = dateText === undefined ? undefined : parseDate(dateText);
  if (dateText !== undefined && date === undefined) {
    const message = 'must be a valid date, as DD-MM-YYYY with 00 for unknown parts, or as YYYY-MM-DD';
    faults.push({ field: 'birth_incorporation_date', message });
  }
  const nationalities = nationalitiesNamed(read.text('nationality') ?? '');
  const gender = read.text('gender');
  const knownGender = GENDERS.find((known) => known === gender?.toLowerCase());
  if (gender !== undefined && knownGender === undefined) {
    faults.push({ field: 'gender', message: `must be one of ${GENDERS.join(', ')}` });
  }
  const uniqueIdentifier = read.text('unique_identifier');
  const identifiers = [...readIdentifiers(read), ...identifiersInName(name, entityTypes)];
  const aliases = namesInField(read.text('known_alias'));
  const matchScore = read.score('match_score');
  const flags = {
    aliasSearch: read.flag('alias_search'),
    rcaSearch: read.flag('rca_search'),
    exactSearch: read.flag('exact_search'),
  };

  return {
    subject: {
      name,
      ...(entityTypes.length > 0 && { entityTypes }),
      ...(date && { date }),
      ...(nationalities.length > 0 && { nationalities }),
      ...(countries.length > 0 && { countries }),
      ...(knownGender && { gender: knownGender }),
      ...(identifiers.length > 0 && { identifiers }),
      ...(uniqueIdentifier !== undefined && { uniqueIdentifier }),
      ...(aliases.length > 0 && { aliases }),
    },
    ...(matchScore !== undefined && { matchScore }),
    ...(flags.aliasSearch !== undefined && { aliasSearch: flags.aliasSearch }),
    ...(flags.rcaSearch !== undefined && { rcaSearch: flags.rcaSearch }),
    ...(flags.exactSearch !== undefined && { exactSearch: flags.exactSearch }),
    ...(countries.length > 0 && { countries }),
    ...(categories.length > 0 && { categories: coveredCategories(categories) }),
    faults,
  };
}

/** Type of a document by its common name; undefined if unknown. */
export function identificationTypeOf(kind: string): IdentifierType | undefined {
  return IDENTIFICATION_TYPES.find(([pattern]) => pattern.test(kind))?.[1];
}

/** An entity type whatever its case. */
export function entityTypeOf(text: string): EntityType | undefined {
  return ENTITY_TYPES.find((type) => type.toLowerCase() === text.trim().toLowerCase());
}

/** Listed names can be longer than the 100 characters of a search over HTTP, and a list is screened against another. */
function readName(read: FieldReader, faults: FieldError[]): string {
  const name = read.text('name');
  if (name === undefined) {
    if (!faults.some((fault) => fault.field === 'name')) faults.push({ field: 'name', message: 'is required' });
    return '';
  }
  if ([...name].length < 2) faults.push({ field: 'name', message: 'must have at least 2 characters' });
  else if (!hasLetter(name)) faults.push({ field: 'name', message: 'must have at least one letter' });
  return name;
}

function readIdentifiers(read: FieldReader): Identifier[] {
  const identifiers: Identifier[] = [];
  const number = read.text('identification_number');
  if (number !== undefined) {
    const kind = read.text('identification_type') ?? '';
    const type = identificationTypeOf(kind) ?? 'other';
    const country = nationalitiesNamed(read.text('identification_country') ?? '');
    const [only] = country;
    identifiers.push({ type, value: number, ...(only !== undefined && country.length === 1 && { country: only }) });
  }
  for (const [field, type] of [
    ['business_registration_number', 'registration_number'],
    ['imo_number', 'imo'],
    ['tail_number', 'tail_number'],
  ] as const) {
    const value = read.text(field);
    if (value !== undefined) identifiers.push({ type, value });
  }
  return identifiers;
}

interface FieldReader {
  /** A text without blanks around it; undefined when it is absent, null or empty. */
  text(field: string): string | undefined;
  flag(field: string): boolean | undefined;
  score(field: string): number | undefined;
  words<T>(field: string, named: (text: string) => T | undefined, allowed: string): T[];
}

function fieldReader(body: Readonly<Record<string, unknown>>, faults: FieldError[]): FieldReader {
  const value = (field: string): unknown => body[field] ?? undefined;
  return {
    text(field) {
      const text = value(field);
      if (text === undefined) return undefined;
      if (typeof text === 'string') return text.trim() === '' ? undefined : text.trim();
      faults.push({ field, message: 'must be a string' });
      return undefined;
    },
    flag(field) {
      const flag = value(field);
      if (flag === undefined || typeof flag === 'boolean') return flag;
      faults.push({ field, message: 'must be true or false' });
      return undefined;
    },
    score(field) {
      const score = value(field);
      if (score === undefined) return undefined;
      if (typeof score === 'number' && score >= 0 && score <= 100) return score;
      faults.push({ field, message: 'must be a number from 0 to 100' });
      return undefined;
    },
    words(field, named, allowed) {
      const list = value(field);
      if (list === undefined) return [];
      const words = new Set<ReturnType<typeof named>>();
      for (const word of Array.isArray(list) ? list : [list]) {
        const known = typeof word === 'string' ? named(word) : undefined;
        if (known === undefined)
          faults.push({ field, message: `${JSON.stringify(word)} is not allowed; use ${allowed}` });
        words.add(known);
      }
      return [...words].filter((word) => word !== undefined);
    },
  };
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}
