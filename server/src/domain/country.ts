import { COUNTRY_ROWS } from './country-table.js';

export interface Country {
  /** ISO 3166-1 alpha-2, or XK. */
  readonly code: string;
  readonly alpha3: string;
  readonly name: string;
}

/** Counts records without a known country. */
export const INTERNATIONAL = 'International';

/** Countries by code. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(([code, alpha3, name]) => ({ code, alpha3, name }));

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));
const byAlpha3 = new Map(COUNTRIES.map((country) => [country.alpha3, country.code]));
const byName = new Map<string, string>();
const byDemonym = new Map<string, readonly string[]>();

/** Names that more than one country answers to when a customer writes them; a publisher means the first. */
const SHARED_NAMES: Readonly<Record<string, readonly string[]>> = {
  congo: ['CG', 'CD'],
  korea: ['KR', 'KP'],
  'virgin islands': ['VI', 'VG'],
};

for (const [code, , name, demonyms, others] of COUNTRY_ROWS) {
  byName.set(fold(name), code);
  for (const other of split(others)) if (!byName.has(fold(other))) byName.set(fold(other), code);
  for (const demonym of split(demonyms)) byDemonym.set(fold(demonym), [...(byDemonym.get(fold(demonym)) ?? []), code]);
}

export function isCountryCode(code: string): boolean {
  return byCode.has(code);
}

/** The alpha-2 code that a request names, in any case; undefined when it is none: requests take codes only, no names. */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return byCode.has(code) ? code : undefined;
}

/** The English short name of an alpha-2 code; the code itself when it is none of ours. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code;
}

/**
 * Returns the alpha-2 code of a country as publishers write it: an upper-case code, a usual form of its name ("Korea,
 * North", "Gambia, The"), or a demonym of one country only. Undefined if unknown or ambiguous.
 */
export function countryNamed(text: string): string | undefined {
  const trimmed = text.trim().replace(/[.\s]+$/, '');
  if (byCode.has(trimmed)) return trimmed;
  const code = byAlpha3.get(trimmed);
  if (code !== undefined) return code;
  const folded = fold(trimmed);
  const named = byName.get(folded) ?? byName.get(inverted(folded));
  if (named !== undefined) return named;
  const demonym = byDemonym.get(folded);
  return demonym?.length === 1 ? demonym[0] : undefined;
}

/**
 * Every country a customer's nationality can mean: a code in any case, a name, or a demonym ("Congolese" is two).
 * Empty when the text names none: it then counts as not supplied and contradicts nothing.
 */
export function nationalitiesNamed(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === 'na' || trimmed === 'n/a') return [];
  const folded = fold(trimmed);
  const shared = SHARED_NAMES[folded] ?? byDemonym.get(folded);
  if (shared !== undefined) return shared;
  const code = countryNamed(trimmed) ?? countryNamed(trimmed.toUpperCase());
  return code === undefined ? [] : [code];
}

/** "Congo, Democratic Republic of the" is "Democratic Republic of the Congo". */
function inverted(folded: string): string {
  const comma = folded.indexOf(',');
  return comma < 0 ? folded : fold(`${folded.slice(comma + 1)} ${folded.slice(0, comma)}`);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`']/g, '')
    .replace(/&/g, ' and ')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/[.()]/g, ' ')
    .replace(/(^|\s)the(?=\s|$)/g, ' ')
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

function split(text: string): string[] {
  return text === '' ? [] : text.split('|');
}
