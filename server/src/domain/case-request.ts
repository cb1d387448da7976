import type { AnalysisMode } from './analysis-field.js';
import type { CaseFilters } from './case.js';

/** Request for a search, read and checked as far as possible without the database. */
export interface CaseRequest {
  readonly filters: Omit<CaseFilters, 'riskScoreEngineId' | 'riskScoreEngineTitle'>;
  /** Absent: the engine that is active for the organization. */
  readonly riskScoreEngineId?: string;
  /** Screened against the invented demonstration list alone, whatever is loaded. */
  readonly isTest?: true;
  /** Screened and not stored. */
  readonly isDryRun?: true;
  readonly runAiRisk: boolean;
  /** Absent: the organization's default. */
  readonly aiRiskMode?: AnalysisMode;
  readonly image?: Image;
}

/** A face picture, known by its content and not by its name. */
export interface Image {
  readonly format: 'jpeg' | 'png';
  readonly bytes: Uint8Array;
  /** Base64 as sent, or a data URI of it. */
  readonly text: string;
}
