import type { AnalysisMode } from '../../domain/analysis-field.js';
import type { Category } from '../../domain/category.js';
import type { Recommendation } from '../../domain/recommendation.js';
import type { Verdict } from '../../domain/verdict.js';

/** Gravity of a category, worst first. */
type Gravity = 'sanctions' | 'high_office' | 'office' | 'crime' | 'conduct';

const GRAVITIES: readonly Gravity[] = ['sanctions', 'high_office', 'office', 'crime', 'conduct'];

const GRAVITY: Readonly<Record<string, Gravity>> = {
  Sanctions: 'sanctions',
  'PEP Level 1': 'high_office',
  'PEP Level 2': 'high_office',
  // Level unknown: treated as a high one.
  PEP: 'high_office',
  'PEP Level 3': 'office',
  'PEP Level 4': 'office',
  RCA: 'office',
  'Adverse Media': 'crime',
  SIP: 'crime',
  SIE: 'crime',
  'Law Enforcement': 'crime',
  'Warnings and Regulatory Enforcement': 'crime',
  Insolvency: 'conduct',
  'Fitness and Probity': 'conduct',
  Businessperson: 'conduct',
  'State Owned Enterprise': 'conduct',
} satisfies Readonly<Record<Category, Gravity>>;

const CONFIRMED: Readonly<Record<Gravity, Recommendation>> = {
  sanctions: 'Sanctions Escalation Required',
  high_office: 'Senior Management Approval Required',
  office: 'Enhanced Due Diligence Required',
  crime: 'Enhanced Due Diligence Required',
  conduct: 'Ongoing Monitoring Recommended',
};

/**
 * Recommends an action on a record by its verdict and the worst category it is listed under. A record without a known
 * category (a custom list's) is treated like crime: somebody put it on a list.
 */
export function recommend(verdict: Verdict, categories: readonly string[], mode: AnalysisMode): Recommendation {
  const found = new Set(categories.map((category) => GRAVITY[category] ?? 'crime'));
  const gravity = GRAVITIES.find((one) => found.has(one)) ?? 'crime';
  switch (verdict) {
    case 'true_positive':
      return CONFIRMED[gravity];
    case 'potential_match':
      return gravity === 'conduct' ? 'Additional Information Required' : 'Compliance Review Required';
    case 'uncertain':
      if (gravity === 'sanctions') return 'Compliance Review Required';
      return mode === 'lite' ? 'Escalate to Advanced Analysis' : 'Additional Information Required';
    case 'false_positive':
      return 'Clear as False Positive';
    case 'true_negative':
      return 'No Further Action Required';
  }
}
