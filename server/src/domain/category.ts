/** The levels of politically exposed persons, highest office first. */
export const PEP_LEVELS = ['PEP Level 1', 'PEP Level 2', 'PEP Level 3', 'PEP Level 4'] as const;

/** The categories of the public interface, in canonical spelling: what a record is listed for. */
export const CATEGORIES = [
  'Adverse Media',
  'PEP',
  ...PEP_LEVELS,
  'Sanctions',
  'SIP',
  'SIE',
  'Insolvency',
  'Warnings and Regulatory Enforcement',
  'Fitness and Probity',
  'RCA',
  'Law Enforcement',
  'Businessperson',
  'State Owned Enterprise',
] as const;

export type Category = (typeof CATEGORIES)[number];

const canonical = new Map<string, Category>(CATEGORIES.map((category) => [folded(category), category]));

/** The category in canonical spelling, whatever its case and blanks; undefined when there is no such category. */
export function categoryOf(text: string): Category | undefined {
  return canonical.get(folded(text));
}

/** The categories that a request's choice covers: itself, and for `PEP` every level. In canonical order, each once. */
export function coveredCategories(chosen: readonly Category[]): Category[] {
  const covered = new Set<Category>(chosen);
  if (covered.has('PEP')) for (const level of PEP_LEVELS) covered.add(level);
  return CATEGORIES.filter((category) => covered.has(category));
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
