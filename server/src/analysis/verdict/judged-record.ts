import type { AnalysedRecord, RecordVerdict } from '../../domain/analysis.js';

/** One record with what was concluded of it. */
export interface JudgedRecord {
  readonly analysed: AnalysedRecord;
  readonly verdict: RecordVerdict;
}
