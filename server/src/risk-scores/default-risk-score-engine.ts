import type { RiskScoreEngine } from '../domain/risk-score.js';
import { countryScores } from './country-risk.js';

/**
 * Engine of every organization without one of its own. The weights and scores are a starting point for a risk-based
 * approach (FATF Recommendation 1 and its guidance for banks): the grounds of the listing weigh most, then the
 * countries, then the articles. A plain average would rate a sanctioned party without a risky country as medium: hence
 * the floors.
 */
export const DEFAULT_RISK_SCORE_ENGINE: RiskScoreEngine = {
  id: '746f756368730000000000d1',
  version: 1,
  title: 'Default risk score engine',
  weightages: { categories: 50, countries: 30, crimes: 20, customLists: 0 },
  categoryScores: {
    Sanctions: 100,
    'Law Enforcement': 90,
    'PEP Level 1': 85,
    'Warnings and Regulatory Enforcement': 75,
    PEP: 75,
    'PEP Level 2': 70,
    SIP: 70,
    SIE: 70,
    'Adverse Media': 65,
    'PEP Level 3': 55,
    RCA: 55,
    'Fitness and Probity': 50,
    'PEP Level 4': 45,
    Insolvency: 40,
    'State Owned Enterprise': 40,
    Businessperson: 10,
  },
  countryScores: countryScores(),
  floors: [
    { when: 'sanctions', atLeast: 75 },
    { when: 'custom_blocklist', atLeast: 75 },
    { when: 'current_pep_level_1', atLeast: 51 },
  ],
};
