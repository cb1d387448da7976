/** Lite compares core identifiers only; Advanced everything known and enabled. */
export type AnalysisMode = 'lite' | 'advanced';

/** Fields that an organization can enable for Lite (`lite_inputs`). */
export const LITE_FIELDS = ['name', 'date', 'image', 'countries'] as const;

/** Values that an Advanced analysis uses besides name, date and image. */
export const ADVANCED_VALUES = [
  'nationality',
  'identificationNumber',
  'businessRegistrationNumber',
  'imoNumber',
  'tailNumber',
  'parent',
  'sibling',
  'spouse',
  'occupation',
  'industry',
  'address',
  'knownAlias',
] as const;

/** Fields that an organization can enable for Advanced (`advanced_fields`). */
export const ADVANCED_FIELDS = ['name', 'date', 'image', ...ADVANCED_VALUES] as const;

/** Field of the customer that an analysis may use. The name is always used. */
export type AnalysisField = (typeof LITE_FIELDS)[number] | (typeof ADVANCED_FIELDS)[number];
