import type { AnalysisMode } from '../../domain/analysis-field.js';
import type { Configuration } from '../../domain/configuration.js';
import type { AiRiskSettings, Entitlements } from '../../domain/entitlements.js';

/** What each organization may use of the AI risk module, and how it wants to. */
export interface Settings {
  read(organizationId: string): Promise<AiRiskSettings>;
  saveConfiguration(organizationId: string, configuration: Configuration): Promise<void>;
  saveEntitlements(organizationId: string, entitlements: Entitlements): Promise<void>;
  /** Adds to what is left of a mode, however many are taken meanwhile; answers what there is then, null without limit. */
  addCredits(organizationId: string, mode: AnalysisMode, count: number): Promise<number | null>;
}
