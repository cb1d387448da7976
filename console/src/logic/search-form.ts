/** Kinds of parties, as the service names them. */
export const ENTITY_TYPES = ['Person', 'Company', 'Organization', 'Vessel', 'Aircraft', 'Crypto_Wallet'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Facts of a search besides name and date, by kind of party, in the order of the form. */
const DETAILS = {
  Person: ['nationality', 'known_alias', 'address', 'occupation'],
  Company: ['business_registration_number', 'known_alias', 'address', 'industry'],
  Organization: ['business_registration_number', 'known_alias', 'address', 'industry'],
  Vessel: ['imo_number', 'known_alias'],
  Aircraft: ['tail_number', 'known_alias'],
  Crypto_Wallet: [],
} as const satisfies Readonly<Record<EntityType, readonly string[]>>;
export type Detail = (typeof DETAILS)[EntityType][number];

export const detailsOf = (type: EntityType): readonly Detail[] => DETAILS[type];

const MEDIA = 'Adverse Media';

type AnalysisMode = 'AiRisk Lite' | 'AiRisk Advanced';

/** Values entered; empty texts are fields left out. */
export interface SearchForm {
  readonly name: string;
  readonly entityType: EntityType;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly identifier: string;
  readonly details: Readonly<Partial<Record<Detail, string>>>;
  /** ISO 3166-1 alpha-2; records of other countries are left out. */
  readonly countries: readonly string[];
  /** Id of a search profile, which takes the place of the categories. */
  readonly profile: string;
  readonly categories: readonly string[];
  /** 0 to 100; NaN while the field is empty. */
  readonly matchScore: number;
  readonly aliases: boolean;
  readonly relatives: boolean;
  readonly exact: boolean;
  /** A data URI. */
  readonly image: string;
  readonly reference: string;
  readonly engine: string;
  readonly monitoring: boolean;
  readonly analysis: '' | AnalysisMode;
}

export const EMPTY_FORM: SearchForm = {
  ...{ name: '', entityType: 'Person', day: '', month: '', year: '', identifier: '', details: {}, countries: [] },
  ...{ profile: '', categories: ['Sanctions', 'PEP', 'Warnings and Regulatory Enforcement'], matchScore: 80 },
  ...{ aliases: true, relatives: true, exact: false, image: '', reference: '', engine: '' },
  ...{ monitoring: false, analysis: '' },
};

/** The request of a form. A try stores nothing, so what only a stored case has is left out of it. */
export function requestOf(form: SearchForm, isTry: boolean) {
  const date = dateOf(form);
  const named = form.details;
  const details = Object.fromEntries(
    detailsOf(form.entityType)
      .map((field) => [field, named[field]?.trim() ?? ''] as const)
      .filter(([, text]) => text !== ''),
  );
  const withoutMedia = form.categories.filter((category) => category !== MEDIA);
  const categories = isTry && withoutMedia.length > 0 ? withoutMedia : form.categories;
  return {
    name: form.name.trim(),
    entity_type: [form.entityType],
    categories: [...categories],
    ...(form.profile !== '' && { search_profile: form.profile }),
    ...(date !== '' && { birth_incorporation_date: date }),
    ...(form.identifier.trim() !== '' && { unique_identifier: form.identifier.trim() }),
    ...(form.countries.length > 0 && { countries: [...form.countries] }),
    ...(Object.keys(details).length > 0 && { ai_risk_fields: details }),
    ...(!Number.isNaN(form.matchScore) && { match_score: form.matchScore }),
    ...{ alias_search: form.aliases, rca_search: form.relatives, exact_search: form.exact },
    ...(form.image !== '' && { biometric_search_image: form.image }),
    ...(form.reference.trim() !== '' && { client_reference: form.reference.trim() }),
    ...(form.engine !== '' && { risk_score_engine_id: form.engine }),
    ...(isTry && { dry_run: true }),
    ...(!isTry && form.monitoring && { ongoing_monitoring: true }),
    ...(!isTry && form.analysis !== '' && { run_ai_risk: true, ai_risk_mode: form.analysis }),
  };
}

/** Tells whether a try leaves adverse media out. */
export const leavesMediaOut = ({ categories, profile }: SearchForm): boolean =>
  profile === '' && categories.length > 1 && categories.includes(MEDIA);

/** `17-04-1963` with `00` for what is unknown; `''` if nothing was entered. */
function dateOf({ day, month, year }: SearchForm): string {
  const [d, m, y] = [day, month, year].map((part) => part.trim());
  if (!d && !m && !y) return '';
  return `${(d || '00').padStart(2, '0')}-${(m || '00').padStart(2, '0')}-${y || '0000'}`;
}
