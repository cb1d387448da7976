import type { AnalysedParty } from './analysis.js';
import type { AnalysisMode } from './analysis-field.js';
import type { Image } from './case-request.js';
import type { Category } from './category.js';

/** Request for a customer, read and checked as far as possible without the database. */
export interface CustomerRequest {
  readonly party: AnalysedParty;
  readonly identificationType?: string;
  readonly identificationCountry?: string;
  readonly categories: readonly Category[];
  /** Set if the request named no categories: the defaults apply. */
  readonly allCategories?: true;
  readonly matchScore: number;
  readonly exactSearch: boolean;
  /** Absent: the organization's default. */
  readonly mode?: AnalysisMode;
  readonly image?: Image;
  readonly clientReference?: string;
  readonly ongoingMonitoring?: boolean;
  /** Screened against the invented demonstration list alone, whatever is loaded. */
  readonly isTest?: true;
}
