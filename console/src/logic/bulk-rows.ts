import { type Evidence, holding, type Reason } from './supported-reasons.js';

/** An open record of a selected case. */
export interface BulkRecord {
  readonly reference: string;
  readonly record: string;
  readonly version: number;
  readonly subject: string;
  readonly listed: string;
  readonly evidence: readonly Evidence[];
}

/** A record that may be ruled out, with the values that differ. */
export interface BulkRow extends BulkRecord {
  readonly values: Pick<Evidence, 'subject' | 'listed'>;
}

/** The most that one request rules out. */
const MOST = 200;

/** Returns the records whose evidence supports the reason, at most 200; the others stay as they are. */
export function bulkRows(records: readonly BulkRecord[], reason: Reason): readonly BulkRow[] {
  return records
    .flatMap((record) => {
      const values = holding(reason, record.evidence);
      return values ? [{ ...record, values }] : [];
    })
    .slice(0, MOST);
}

/** Reasons that evidence can hold, with how many of the records it does. */
export function bulkReasons(records: readonly BulkRecord[], reasons: readonly Reason[]) {
  return reasons
    .filter(({ match_status, supported_by }) => match_status === 'False Positive' && supported_by.length > 0)
    .map((reason) => ({ reason, count: bulkRows(records, reason).length }));
}
