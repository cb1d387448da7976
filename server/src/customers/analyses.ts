import type { AnalysedMedia, Analysis, AnalysisInput, RecordOfCase } from '../domain/analysis.js';
import type { AnalysisRecord } from '../domain/analysis-record.js';
import type { Case } from '../domain/case.js';
import type { Configuration } from '../domain/configuration.js';
import type { Customer } from '../domain/customer.js';
import type { Narration } from '../domain/narration.js';

/** An analysis that is to be made, with all that it is made of. */
export interface AnalysisWork {
  readonly customer: Customer;
  readonly editions: Case['editions'];
  /** Every record of the case. */
  readonly records: readonly RecordOfCase[];
  readonly gaps: Case['gaps'];
  /** The articles of the case, where they were asked for. */
  readonly adverseMedia?: AnalysedMedia;
  readonly configuration: Configuration;
}

/** An analysis that was made, or could not be. */
export interface FinishedAnalysis {
  readonly id: string;
  readonly customer: Pick<Customer, 'id' | 'round'>;
  readonly input: AnalysisInput;
  readonly analysis: Analysis;
  /** The narrative that is shown, and which way it was made. */
  readonly narration: Narration;
  /** `analysis` as canonical JSON. */
  readonly output: string;
  /** Over all that is stored of it. */
  readonly fingerprint: string;
  /** Why none could be made; the credit goes back. */
  readonly failure?: string;
  /** Its verdict asks for a follow-up, by the configuration. */
  readonly followUp: boolean;
  readonly at: Date;
}

/** A stored analysis beside what else knows of it. */
export interface StoredAnalysis extends AnalysisRecord {
  /** What the audit log holds of it; absent where its entry is gone or was erased. */
  readonly fingerprint?: string;
}

export interface Analyses {
  /** Those of these customers whose analysis is not finished; they are in progress from now on. */
  begin(customerIds: readonly string[], at: Date): Promise<readonly AnalysisWork[]>;
  /**
   * Stores what came out, with the customers' new state, credits that go back and the events, in one transaction. One that
   * another run has finished is left as it is: there is one outcome of each round, and one event.
   */
  finish(finished: readonly FinishedAnalysis[]): Promise<void>;
  /** Queues each customer by itself. */
  separate(customers: readonly Pick<Customer, 'id' | 'organizationId'>[]): Promise<void>;
  /** Every analysis of a customer, the first one first, with the customer as it is shown; undefined when there is no such. */
  stored(
    customerId: string,
  ): Promise<{ readonly customer: Customer; readonly analyses: readonly StoredAnalysis[] } | undefined>;
}
