import type { AnalysedParty, AnalysisInput } from '../domain/analysis.js';
import { LITE_FIELDS } from '../domain/analysis-field.js';
import type { EvidenceCode } from '../domain/identity-evidence.js';
import { withoutPlaceholders } from '../domain/placeholders.js';

/** Why something that the customer gave is not compared: Lite has no use for it, or the organization switched it off. */
type Withheld = 'lite' | 'switched_off';

/** What an analysis may look at. */
export interface Sight {
  /** The customer with what is looked at: core fields in Lite, and in both modes only what is switched on. */
  readonly party: AnalysedParty;
  /** What the customer gave and is not looked at. */
  readonly withheld: ReadonlyMap<EvidenceCode, Withheld>;
  /** Whether a value would be looked at if the customer gave it. */
  readonly isUsed: (code: EvidenceCode) => boolean;
}

/** As what each field of a customer is compared, beside name and entity type. */
const CODES: Readonly<Partial<Record<keyof AnalysedParty, EvidenceCode>>> = {
  date: 'date',
  countries: 'country',
  nationality: 'nationality',
  gender: 'gender',
  identificationNumber: 'identifier',
  businessRegistrationNumber: 'identifier',
  imoNumber: 'identifier',
  tailNumber: 'identifier',
  address: 'address',
  occupation: 'occupation',
  industry: 'industry',
  knownAlias: 'known_alias',
  parent: 'parent',
  spouse: 'spouse',
  sibling: 'sibling',
};
const COMPARED = Object.entries(CODES);

/** Not switchable in Advanced: the countries are part of the search itself. */
const ALWAYS_IN_ADVANCED: ReadonlySet<string> = new Set(['countries', 'gender']);

export function sightOf({ party: told, mode, fields }: Pick<AnalysisInput, 'party' | 'mode' | 'fields'>): Sight {
  const party = withoutPlaceholders(told);
  const on = new Set<string>(fields);
  const isOn = (field: string) =>
    mode === 'lite' ? isLiteField(field) && on.has(field) : on.has(field) || ALWAYS_IN_ADVANCED.has(field);
  const seen = Object.entries(party).filter(([key]) => key === 'name' || key === 'entityTypes' || isOn(key));
  const used = new Set(COMPARED.filter(([field]) => isOn(field)).map(([, code]) => code));
  const given = COMPARED.filter(([field]) => isGiven(party[field as keyof AnalysedParty]));
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
