import { oneOf } from '../platform/http/one-of.js';

/** The closed vocabularies of the state of a case, in every answer that has one. */
const words =
  <const Words extends readonly string[]>(all: Words) =>
  (description: string) =>
    oneOf(all, description);

/** Description of the status of a case, for every answer that has one. */
export const CASE_STATUS =
  'Status of most results: `Passed`, `Failed` or `For Review`; without results `Passed`. Never `Passed` while adverse media is ' +
  'attached, `screening_status` is `Incomplete`, or the verdict on the customer is open or was declined by an analyst (docs/states.md).';

export const SCREENING_STATUS =
  '`Incomplete` if something requested was not screened or may be missing from the results: `notices` say what. That keeps ' +
  '`case_status` from `Passed` until a user closes the work or decides on the customer (`Settled`). `Unknown`: screened ' +
  'before version 0.2.0, which did not judge it.';

export const adverseMediaStatus = words(['Not Requested', 'Pending', 'Completed', 'Failed']);
export const callbackStatus = words(['Not Required', 'Pending', 'Delivered', 'Failed']);
export const CASE_STATUSES = ['Passed', 'Failed', 'For Review'] as const;
export const caseStatus = words(CASE_STATUSES);
export const MATCH_STATUSES = ['No Match', 'Potential Match', 'True Positive', 'False Positive', 'Unknown'] as const;
export const matchStatus = words(MATCH_STATUSES);
export const resultStatus = words(['Potential Match', 'True Positive', 'False Positive', 'Unknown']);
export const riskLevel = words(['Low', 'Medium', 'High']);
export const riskDecision = words(['Passed', 'For Review', 'Failed']);
export const screeningStatus = words(['Complete', 'Incomplete', 'Settled', 'Unknown']);
export const platform = words(['API', 'CONSOLE', 'BULK']);
