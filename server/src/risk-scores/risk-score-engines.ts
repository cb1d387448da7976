import type { AuditEntry } from '../domain/audit.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import type { KeptRiskScoreEngine } from '../domain/risk-score-engine.js';

/** The own engines of organizations. A version that was written is never changed. */
export interface RiskScoreEngines {
  /** The one that searches use which name none; undefined means the default engine. */
  active(organizationId: string): Promise<RiskScoreEngine | undefined>;
  /** A version of an own engine; without a number the active one, or else the newest. */
  find(organizationId: string, id: string, version?: number): Promise<KeptRiskScoreEngine | undefined>;
  /** The newest version of each, newest engine first. */
  list(organizationId: string): Promise<readonly KeptRiskScoreEngine[]>;
  /** Version 1 makes an engine; a later one refuses with `not_found` unless its engine is there and it is the next. */
  add(organizationId: string, table: RiskScoreEngine, audit: AuditEntry): Promise<void>;
  /** Undefined as an engine is the default one. False when there is no such version. */
  activate(
    organizationId: string,
    engine: { id: string; version: number } | undefined,
    audit: AuditEntry,
  ): Promise<boolean>;
  /** Cases keep the table they were computed with. False when there is no such engine; refuses with `engine_is_active`. */
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}
