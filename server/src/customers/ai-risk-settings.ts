import type { AnalysisMode } from '../domain/analysis-field.js';
import type { AuditEntry } from '../domain/audit.js';
import type { Configuration } from '../domain/configuration.js';
import type { AiRiskSettings, Entitlements } from '../domain/entitlements.js';

/** By mode; null credits are without limit, and nothing can be added to those. */
export type EntitlementChanges = Readonly<
  Partial<
    Record<AnalysisMode, { readonly enabled?: boolean; readonly credits?: number | null; readonly addCredits?: number }>
  >
>;

/** What each organization may use of the AI risk module, and how it wants to. */
export interface Settings {
  read(organizationId: string): Promise<AiRiskSettings>;
  saveConfiguration(organizationId: string, configuration: Configuration, audit: AuditEntry): Promise<void>;
  /**
   * Changes what an organization has bought, whatever is taken meanwhile: what is not named stays, and credits are either set
   * or added to. Answers what there is then.
   */
  entitle(organizationId: string, changes: EntitlementChanges, audit: AuditEntry): Promise<Entitlements>;
}
