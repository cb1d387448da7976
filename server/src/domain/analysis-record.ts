import { createHash } from 'node:crypto';
import type { AnalysisInput } from './analysis.js';
import { canonicalJson } from './canonical-json.js';
import type { Narration } from './narration.js';

/** Stored analysis: everything needed to repeat it, and its wording. */
export interface AnalysisRecord {
  readonly customerId: string;
  /** Counts the analyses of the customer, from 1. */
  readonly round: number;
  readonly input: AnalysisInput;
  /** The analysis in canonical JSON: the bytes that a repetition must give. */
  readonly output: string;
  readonly narration: Narration;
  /** Reason why the analysis failed; absent if it succeeded. */
  readonly failure?: string;
}

/** SHA-256 over everything that was stored, hex. The audit log holds it: whatever is altered later shows. */
export function fingerprintOf({ customerId, round, input, output, narration, failure }: AnalysisRecord): string {
  const record = canonicalJson({ format: 1, customerId, round, input, output, narration, failure });
  return createHash('sha256').update(record).digest('hex');
}
