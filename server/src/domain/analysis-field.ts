/** Lite looks at the core identifiers alone; Advanced at everything that is known and switched on. */
export type AnalysisMode = 'lite' | 'advanced';

/** What an organization can switch on for Lite (the configuration's `lite_inputs`). */
export const LITE_FIELDS = ['name', 'date', 'image', 'countries'] as const;

/** What an analysis in Advanced mode looks at besides name, date and image. */
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

/** What an organization can switch on for Advanced (the configuration's `advanced_fields`). */
export const ADVANCED_FIELDS = ['name', 'date', 'image', ...ADVANCED_VALUES] as const;

/** A field of the customer that an analysis may look at. The name is always looked at. */
export type AnalysisField = (typeof LITE_FIELDS)[number] | (typeof ADVANCED_FIELDS)[number];
