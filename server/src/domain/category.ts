/** The categories of the public interface, in canonical spelling: what a record is listed for. */
export const CATEGORIES = [
  'Adverse Media',
  'PEP',
  'PEP Level 1',
  'PEP Level 2',
  'PEP Level 3',
  'PEP Level 4',
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

/** What `PEP` means in a request: a PEP of any level, or of none that is known. */
const PEP_CATEGORIES = ['PEP', 'PEP Level 1', 'PEP Level 2', 'PEP Level 3', 'PEP Level 4'] as const;

const canonical = new Map<string, Category>(CATEGORIES.map((category) => [folded(category), category]));

/** The category in canonical spelling, whatever its case and blanks; undefined when there is no such category. */
export function categoryOf(text: string): Category | undefined {
  return canonical.get(folded(text));
}

/** The categories that a request's choice covers: itself, and for `PEP` every PEP level. In canonical order, each once. */
export function coveredCategories(chosen: readonly Category[]): Category[] {
  const covered = new Set<Category>(chosen);
  if (covered.has('PEP')) for (const category of PEP_CATEGORIES) covered.add(category);
  return CATEGORIES.filter((category) => covered.has(category));
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
