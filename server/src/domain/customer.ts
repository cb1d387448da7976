import type { AnalysedParty } from './analysis.js';
import { ADVANCED_VALUES, type AnalysisMode } from './analysis-field.js';
import type { CaseFilters } from './case.js';
import type { Category } from './category.js';
import type { Recommendation } from './recommendation.js';
import type { Verdict } from './verdict.js';

/** Requested, running or done. A failure is no state: it ends as done and uncertain, for review. */
export type CustomerStatus = 'pending' | 'in_progress' | 'completed';

/** Decision of an analyst on the verdict. */
export type AnalystDecision = 'confirmed' | 'declined';

/** A party that is analysed for an organization. Its screening is the case with `caseId`. */
export interface Customer {
  readonly id: string;
  readonly organizationId: string;
  /** User who made it. */
  readonly userId: string;
  readonly caseId: string;
  readonly party: AnalysedParty;
  /** The document that `party.identificationNumber` is of, and its issuer, as they were written. */
  readonly identificationType?: string;
  readonly identificationCountry?: string;
  readonly categories: readonly Category[];
  /** 0 to 100. */
  readonly matchScore: number;
  readonly exactSearch: boolean;
  readonly hasImage: boolean;
  /** Absent where the request said nothing of it. */
  readonly ongoingMonitoring?: boolean;
  readonly clientReference?: string;
  /** Invented, to test a connection: takes no credit. */
  readonly isTest?: true;
  /** `API` when made one at a time, the file's name when it came in a file, empty when it came of a search. */
  readonly uploadSource: string;
  readonly mode: AnalysisMode;
  readonly status: CustomerStatus;
  /** Number of the analysis, from 1: each is stored once, however often it runs. */
  readonly round: number;
  /** User who requested the current analysis. */
  readonly requestedBy: string;
  /** Outcome of the last finished analysis; absent until there is one. It stands while another runs. */
  readonly outcome?: CustomerOutcome;
  readonly decision?: AnalystDecision;
  readonly decisionReason?: string;
  readonly deleted?: { readonly at: Date; readonly reason: string };
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Outcome of a customer's analysis, as in the list of searches. */
export type CustomerStanding = Pick<Customer, 'id' | 'caseId' | 'mode' | 'status' | 'outcome' | 'decision' | 'deleted'>;

/** Tells whether the customer came in a bulk upload. */
export function isOfBatch({ uploadSource }: Pick<Customer, 'uploadSource'>): boolean {
  return uploadSource !== '' && uploadSource !== 'API';
}

interface CustomerOutcome {
  readonly verdict: Verdict;
  readonly recommendation: Recommendation;
  readonly narrative: string;
  /** Sentences, the strongest first. */
  readonly keyDrivers: readonly string[];
  readonly analysedAt: Date;
}

/** Entry in the history of decisions on a customer. */
export interface DecisionEntry {
  /** Absent where only a reason was given, or where a new verdict took the decision back. */
  readonly decision?: AnalystDecision;
  readonly reason?: string;
  /** Absent where the service took the decision back by itself. */
  readonly userId?: string;
  /** The verdict it was about; absent before there was one. */
  readonly verdict?: Verdict;
  readonly at: Date;
}

/** Decision of an analyst on a customer; at least one of the two. */
export interface Decision {
  readonly decision?: AnalystDecision;
  readonly reason?: string;
}

/**
 * The reason that stands once a decision was made: its own. Another decision without one takes the earlier reason away, which
 * was of something else; the same again leaves it.
 */
export function reasonAfter(before: Decision, { decision, reason }: Decision): string | undefined {
  const isAnother = decision !== undefined && decision !== before.decision;
  return reason ?? (isAnother ? undefined : before.reason);
}

/** A customer with everything that is known of it, its picture and its history included. */
export interface WholeCustomer {
  readonly customer: Customer;
  /** Image as sent. */
  readonly image?: string;
  /** Oldest first. */
  readonly decisions: readonly DecisionEntry[];
}

/** Filter of the queue: all given fields must match. Days are UTC, YYYY-MM-DD, inclusive. */
export interface CustomerFilter {
  /** Words; each must begin a word of the name or of the upload source. */
  readonly search?: string;
  readonly verdict?: Verdict;
  /** `pending` without a decision. */
  readonly decision?: AnalystDecision | 'pending';
  readonly mode?: AnalysisMode;
  readonly from?: string;
  readonly until?: string;
  readonly includeDeleted: boolean;
  readonly clientReference?: string;
  /** Whole name; compared in normalized form. */
  readonly name?: string;
  readonly status?: CustomerStatus;
  /** Of its case, as the next one. */
  readonly isMonitored?: boolean;
  readonly assigneeId?: string;
}

/** Derives the party of an analysis from the filters of a case. */
export function partyOfCase(filters: Pick<CaseFilters, PartyKey>): AnalysedParty {
  const { name, entityTypes, date, countries, uniqueIdentifier, party } = filters;
  return {
    name,
    entityTypes,
    ...(date && { date }),
    ...(countries.length > 0 && { countries }),
    ...(uniqueIdentifier !== undefined && { identificationNumber: { value: uniqueIdentifier } }),
    ...party,
  };
}

type PartyKey = 'name' | 'entityTypes' | 'date' | 'countries' | 'uniqueIdentifier' | 'party';

/** An Advanced analysis of a name alone could conclude nothing. */
export function isEnoughForAdvanced(party: AnalysedParty, hasImage: boolean): boolean {
  return hasImage || party.date !== undefined || ADVANCED_VALUES.some((field) => party[field] !== undefined);
}

/** Tells whether an Advanced analysis may follow: a finished Lite analysis left the identity open. */
export function mayEscalate({ mode, status, outcome, deleted }: Customer): boolean {
  const isOpen = outcome?.verdict === 'potential_match' || outcome?.verdict === 'uncertain';
  return mode === 'lite' && status === 'completed' && isOpen && deleted === undefined;
}
