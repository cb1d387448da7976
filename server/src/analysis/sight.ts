import type { AnalysedParty, AnalysisInput } from '../domain/analysis.js';
import { LITE_FIELDS } from '../domain/analysis-field.js';
import { withoutPlaceholders } from '../domain/placeholders.js';
import { FACTS } from './facts/facts.js';

/** Reason why a supplied value is not compared: Lite does not use it, or the organization disabled it. */
type Withheld = 'lite' | 'switched_off';

/** Fields that an analysis may use. */
export interface Sight {
  /** The customer with what is looked at: core fields in Lite, and in both modes only what is switched on. */
  readonly party: AnalysedParty;
  /** Supplied values that are not used. */
  readonly withheld: ReadonlyMap<string, Withheld>;
  /** Tells whether a value would be used if the customer supplied it. */
  readonly isUsed: (code: string) => boolean;
}

/** Fields of a customer with the code they are compared as, besides name and entity type. */
const COMPARED: readonly (readonly [keyof AnalysedParty, string])[] = FACTS.flatMap(([code, { fields = [] }]) =>
  fields.map((field) => [field, code] as const),
);

/** Cannot be disabled in Advanced: the countries are part of the search itself. */
const ALWAYS_IN_ADVANCED: ReadonlySet<string> = new Set(['countries', 'gender']);

export function sightOf({ party: supplied, mode, fields }: Pick<AnalysisInput, 'party' | 'mode' | 'fields'>): Sight {
  const party = withoutPlaceholders(supplied);
  const on = new Set<string>(fields);
  const isOn = (field: string) =>
    mode === 'lite' ? isLiteField(field) && on.has(field) : on.has(field) || ALWAYS_IN_ADVANCED.has(field);
  const seen = Object.entries(party).filter(([key]) => key === 'name' || key === 'entityTypes' || isOn(key));
  const used = new Set(COMPARED.filter(([field]) => isOn(field)).map(([, code]) => code));
  const given = COMPARED.filter(([field]) => isGiven(party[field]));
  const compared = new Set(given.filter(([field]) => isOn(field)).map(([, code]) => code));
  const withheld = given
    .filter(([, code]) => !compared.has(code))
    .map(([field, code]) => [code, mode === 'lite' && !isLiteField(field) ? 'lite' : 'switched_off'] as const);
  return {
    party: Object.fromEntries(seen) as unknown as AnalysedParty,
    withheld: new Map(withheld),
    isUsed: (code) => used.has(code),
  };
}

function isLiteField(field: string): boolean {
  return (LITE_FIELDS as readonly string[]).includes(field);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
