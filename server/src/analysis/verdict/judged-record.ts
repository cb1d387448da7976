import type { AnalysedRecord, RecordVerdict } from '../../domain/analysis.js';

/** Record with the conclusion about it. */
export interface JudgedRecord {
  readonly analysed: AnalysedRecord;
  readonly verdict: RecordVerdict;
}
