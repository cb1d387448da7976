import type { AnalysisMode } from '../domain/analysis-field.js';
import type { AuditEntry } from '../domain/audit.js';
import type { Configuration } from '../domain/configuration.js';
import type { AiRiskSettings, Entitlements } from '../domain/entitlements.js';

/** By mode; null credits are unlimited and cannot be added to. */
export type EntitlementChanges = Readonly<
  Partial<
    Record<AnalysisMode, { readonly enabled?: boolean; readonly credits?: number | null; readonly addCredits?: number }>
  >
>;

/** Entitlements and configurations of organizations. */
export interface SettingsRepository {
  read(organizationId: string): Promise<AiRiskSettings>;
  saveConfiguration(organizationId: string, configuration: Configuration, audit: AuditEntry): Promise<void>;
  /** Changes entitlements atomically; credits are either set or added to. Returns the new entitlements. */
  entitle(organizationId: string, changes: EntitlementChanges, audit: AuditEntry): Promise<Entitlements>;
}
