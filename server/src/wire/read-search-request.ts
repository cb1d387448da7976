import type { EntityType, PartialDate } from '@touchstone/engine';
import type { CaseRequest, Image } from '../domain/case-request.js';
import { type Category, categoryOf } from '../domain/category.js';
import { countryCode } from '../domain/country.js';
import type { Fault } from '../domain/refusal.js';
import { fromWireDate } from './date.js';
import { readImage } from './read-image.js';
import { AI_RISK_FIELDS, type AiRiskField } from './search-request.js';
import { entityTypeOf } from './subject.js';

const DEFAULT_MATCH_SCORE = 80;
const DEFAULT_PER_PAGE = 160;
const MAX_PER_PAGE = 500;

/** Of which an AI risk analysis takes one at most: each names the party by itself. */
const IDENTIFIER_FIELDS: readonly AiRiskField[] = [
  'identification_number',
  'business_registration_number',
  'imo_number',
  'tail_number',
];

/** Says what is wrong with a callback URL, if anything is (`notify/callback-url-fault.ts`). */
export type UrlFault = (url: string) => string | undefined;

/**
 * The body of `POST /api/search` as a request to make a case, with every fault of it, so that one answer can name them
 * all. `shapeFaults` are those that the schema found: a field named there is not looked at again. The request means
 * nothing unless `faults` is empty.
 */
export function readSearchRequest(
  body: unknown,
  shapeFaults: readonly Fault[],
  urlFault: UrlFault,
): { request: CaseRequest; faults: readonly Fault[] } {
  const faults: Fault[] = [...shapeFaults];
  const fields = new Fields(isRecord(body) ? body : {}, faults);

  const name = readName(fields);
  const categories = fields.words('categories', categoryOf);
  const entityTypes = fields.words('entity_type', entityTypeOf);
  const date = readDate(fields);
  const uniqueIdentifier = readUniqueIdentifier(fields);
  const image = readBiometricImage(fields);
  const callbackUrl = readWebhook(fields, categories, urlFault);
  const countries = fields.words('countries', countryCode);
  const exactSearch = fields.flag('exact_search', false);
  const clientReference = fields.optionalText('client_reference');
  const searchProfile = fields.optionalText('search_profile');
  const riskScoreEngineId = fields.optionalText('risk_score_engine_id');
  const runAiRisk = fields.flag('run_ai_risk', false);
  checkAiRisk(fields, { runAiRisk, entityTypes, identified: date !== undefined || image !== undefined });

  return {
    request: {
      filters: {
        name,
        entityTypes,
        categories,
        countries,
        ...(date && { date }),
        ...(uniqueIdentifier !== undefined && { uniqueIdentifier }),
        aliasSearch: fields.flag('alias_search', true),
        rcaSearch: fields.flag('rca_search', true),
        matchScore: exactSearch ? 100 : fields.number('match_score', DEFAULT_MATCH_SCORE),
        exactSearch,
        groupData: fields.flag('group_data', false),
        ongoingMonitoring: fields.flag('ongoing_monitoring', false),
        adverseMediaMonitoring: fields.flag('adverse_media_monitoring', false),
        ...(clientReference !== undefined && { clientReference }),
        ...(callbackUrl !== undefined && { callbackUrl }),
        ...(searchProfile !== undefined && { searchProfile }),
        page: fields.number('page', 1),
        perPage: Math.min(fields.number('per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE),
        retrieveResults: fields.flag('retrieve_results', true),
      },
      ...(riskScoreEngineId !== undefined && { riskScoreEngineId }),
      runAiRisk,
      ...(image && { image }),
    },
    faults,
  };
}

function readName(fields: Fields): string {
  const name = (fields.text('name') ?? '').trim();
  if (fields.sound('name')) {
    if ([...name].length < 2) fields.fault('name', 'must have 2 to 100 characters, not counting blanks around it');
    else if (!/\p{L}/u.test(name)) fields.fault('name', 'must have at least one letter');
  }
  return name;
}

function readDate(fields: Fields): PartialDate | undefined {
  const text = fields.text('birth_incorporation_date');
  if (text === undefined) return undefined;
  const date = fromWireDate(text);
  if (date === undefined) {
    const rule = 'must be a date that exists, as DD-MM-YYYY with 00 for unknown parts, or as YYYY-MM-DD';
    fields.fault('birth_incorporation_date', rule);
  }
  return date;
}

function readUniqueIdentifier(fields: Fields): string | undefined {
  const identifier = fields.text('unique_identifier')?.trim();
  if (identifier === undefined || !fields.sound('unique_identifier')) return identifier;
  if ([...identifier].length < 2) fields.fault('unique_identifier', 'must have 2 to 50 characters');
  else if (!/[\p{L}\p{N}]/u.test(identifier)) {
    fields.fault('unique_identifier', 'must have at least one letter or digit');
  }
  return identifier;
}

function readBiometricImage(fields: Fields): Image | undefined {
  const text = fields.text('biometric_search_image');
  if (text === undefined) return undefined;
  const image = readImage(text);
  if (!('fault' in image)) return image;
  fields.fault('biometric_search_image', image.fault);
  return undefined;
}

function readWebhook(fields: Fields, categories: readonly Category[], urlFault: UrlFault): string | undefined {
  const url = fields.text('webhook');
  if (url === undefined) {
    if (categories.includes('Adverse Media') && fields.sound('webhook')) {
      fields.fault('webhook', 'is required with the category Adverse Media');
    }
    return undefined;
  }
  const fault = fields.sound('webhook') ? urlFault(url) : undefined;
  if (fault !== undefined) fields.fault('webhook', fault);
  return url;
}

/** The rules for `ai_risk_fields` in the specification's section on POST /api/search. They hold whether or not it runs. */
function checkAiRisk(
  fields: Fields,
  asked: { runAiRisk: boolean; entityTypes: readonly EntityType[]; identified: boolean },
): void {
  const mode = fields.text('ai_risk_mode');
  const given = fields.filledIn('ai_risk_fields', AI_RISK_FIELDS);
  if (given.includes('imo_number') && !asked.entityTypes.includes('Vessel')) {
    fields.fault('ai_risk_fields.imo_number', 'is allowed only when entity_type includes Vessel');
  }
  if (given.includes('tail_number') && !asked.entityTypes.includes('Aircraft')) {
    fields.fault('ai_risk_fields.tail_number', 'is allowed only when entity_type includes Aircraft');
  }
  if (given.filter((field) => IDENTIFIER_FIELDS.includes(field)).length > 1) {
    fields.fault('ai_risk_fields', `at most one of ${IDENTIFIER_FIELDS.join(', ')} may be given`);
  }
  if (asked.runAiRisk && mode === 'AiRisk Advanced' && !asked.identified && given.length === 0) {
    const rule = 'AiRisk Advanced needs a birth or incorporation date, an image, or at least one of these fields';
    fields.fault('ai_risk_fields', rule);
  }
}

/** The fields of a body, read with their defaults while faults are gathered. Null is the same as left out. */
class Fields {
  constructor(
    private readonly body: Readonly<Record<string, unknown>>,
    private readonly faults: Fault[],
  ) {}

  fault(field: string, message: string): void {
    this.faults.push({ field, message });
  }

  /** False for a field that already has a fault, and for every field of a body that is faulty as a whole. */
  sound(field: string): boolean {
    return !this.faults.some(
      (fault) =>
        fault.field === '' ||
        fault.field === field ||
        fault.field.startsWith(`${field}.`) ||
        fault.field.startsWith(`${field}[`),
    );
  }

  text(field: string): string | undefined {
    const value = this.body[field];
    return typeof value === 'string' ? value : undefined;
  }

  /** A text that may as well be sent empty for "none". */
  optionalText(field: string): string | undefined {
    const value = this.text(field)?.trim();
    return value === '' ? undefined : value;
  }

  flag(field: string, otherwise: boolean): boolean {
    const value = this.body[field];
    return typeof value === 'boolean' ? value : otherwise;
  }

  number(field: string, otherwise: number): number {
    const value = this.body[field];
    return typeof value === 'number' ? value : otherwise;
  }

  /** The words of a list in canonical form, each once. That every word is one of ours, the schema has seen to. */
  words<T>(field: string, named: (text: string) => T | undefined): T[] {
    const value = this.body[field];
    if (!Array.isArray(value)) return [];
    const known = value.map((text: unknown) => (typeof text === 'string' ? named(text) : undefined));
    return [...new Set(known.filter((word) => word !== undefined))];
  }

  /** Which of the keys of a nested object hold text other than blanks. */
  filledIn<K extends string>(field: string, keys: readonly K[]): K[] {
    const value = this.body[field];
    if (!isRecord(value)) return [];
    return keys.filter((key) => typeof value[key] === 'string' && value[key].trim() !== '');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
