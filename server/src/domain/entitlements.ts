import type { AnalysisMode } from './analysis-field.js';
import { AppError } from './app-error.js';
import type { Configuration } from './configuration.js';

/** Credits of an organization for one mode. */
interface Entitlement {
  readonly enabled: boolean;
  /** Analyses that may still be started; null is without limit. */
  readonly credits: number | null;
}

export type Entitlements = Readonly<Record<AnalysisMode, Entitlement>>;

/** Largest number of credits; far above any purchase, and within the column. */
export const MAX_CREDITS = 1_000_000_000;

/** Entitlements of a self-hosted installation: everything. */
export const FIRST_ENTITLEMENTS: Entitlements = {
  lite: { enabled: true, credits: null },
  advanced: { enabled: true, credits: null },
};

/** Entitlements and settings of an organization for the AI risk module. */
export interface AiRiskSettings {
  readonly entitlements: Entitlements;
  readonly configuration: Configuration;
}

const MODE_WORDS: Readonly<Record<AnalysisMode, string>> = { lite: 'Lite', advanced: 'Advanced' };

/** Refuses where the module is off, as a whole or by its master switch. */
export function requireAiRisk({ entitlements, configuration }: AiRiskSettings): void {
  if (!entitlements.lite.enabled && !entitlements.advanced.enabled) throw new AppError('ai_risk_not_enabled');
  if (!configuration.enabled) throw new AppError('ai_risk_switched_off');
}

/** Refuses a mode that was not bought. */
export function requireMode(entitlements: Entitlements, mode: AnalysisMode): void {
  if (!entitlements[mode].enabled) throw modeNotAvailable(mode);
}

export function modeNotAvailable(mode: AnalysisMode): AppError {
  const text = `AiRisk ${MODE_WORDS[mode]} mode is not available for this organization.`;
  return new AppError('ai_risk_mode_not_available', { text });
}

/**
 * Throws if no credit is left. Only an early check, to save the work: the credit is taken in the transaction that
 * stores what it pays for.
 */
export function requireCredit(entitlements: Entitlements, mode: AnalysisMode): void {
  if (entitlements[mode].credits === 0) throw insufficientCredits(mode);
}

export function insufficientCredits(mode: AnalysisMode): AppError {
  return new AppError('insufficient_credits', { text: `Insufficient AiRisk ${MODE_WORDS[mode]} credits.` });
}

/** Returns the requested mode or the default; throws if the organization has no right or credit for it. */
export function modeFor(settings: AiRiskSettings, requested: AnalysisMode | undefined): AnalysisMode {
  requireAiRisk(settings);
  const mode = requested ?? settings.configuration.defaultMode;
  requireMode(settings.entitlements, mode);
  requireCredit(settings.entitlements, mode);
  return mode;
}
