import type { AnalysedMedia, Analysis, AnalysisInput, RecordOfCase } from '../domain/analysis.js';
import type { AnalysisRecord } from '../domain/analysis-record.js';
import type { Case } from '../domain/case.js';
import type { Configuration } from '../domain/configuration.js';
import type { Customer } from '../domain/customer.js';
import type { Narration } from '../domain/narration.js';

/** Inputs of an analysis to be made. */
export interface AnalysisWork {
  readonly customer: Customer;
  readonly editions: Case['editions'];
  /** All records of the case. */
  readonly records: readonly RecordOfCase[];
  readonly gaps: Case['gaps'];
  /** Articles of the case, if requested. */
  readonly adverseMedia?: AnalysedMedia;
  readonly configuration: Configuration;
}

/** A finished analysis, or its safe ending if it failed. */
export interface FinishedAnalysis {
  readonly id: string;
  readonly customer: Pick<Customer, 'id' | 'round'>;
  readonly input: AnalysisInput;
  readonly analysis: Analysis;
  /** The narrative shown, and how it was written. */
  readonly narration: Narration;
  /** `analysis` as canonical JSON. */
  readonly output: string;
  /** Hash of everything stored of it. */
  readonly fingerprint: string;
  /** Reason of the failure; the credit is returned. */
  readonly failure?: string;
  /** True if the configuration requires a follow-up for its verdict. */
  readonly followUp: boolean;
  readonly at: Date;
}

/** A stored analysis with its fingerprint in the audit log. */
export interface StoredAnalysis extends AnalysisRecord {
  /** Absent if the audit entry was removed or erased. */
  readonly fingerprint?: string;
}

export interface AnalysesRepository {
  /** Sets unfinished customers to in progress and returns their inputs. */
  begin(customerIds: readonly string[], at: Date): Promise<readonly AnalysisWork[]>;
  /**
   * Stores analyses with the customers' new state, returned credits and events, in one transaction. Skips those that another run
   * has finished: each round has one outcome and one event.
   */
  finish(finished: readonly FinishedAnalysis[]): Promise<void>;
  /** Queues a job for each customer. */
  separate(customers: readonly Pick<Customer, 'id' | 'organizationId'>[]): Promise<void>;
  /** A customer with all its analyses, oldest first; undefined if it does not exist. */
  stored(
    customerId: string,
  ): Promise<{ readonly customer: Customer; readonly analyses: readonly StoredAnalysis[] } | undefined>;
}
