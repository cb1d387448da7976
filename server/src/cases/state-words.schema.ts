import Type from 'typebox';

/** The closed vocabularies of answers, each a list of words that the schema names, so that clients can rely on them. */
const words =
  <const Words extends readonly string[]>(all: Words) =>
  (description: string) =>
    Type.Enum([...all] as unknown as Writable<Words>, { description });
type Writable<Words extends readonly string[]> = { -readonly [Key in keyof Words]: Words[Key] };

/** Description of the status of a case, for every answer that has one. */
export const CASE_STATUS =
  'Status of most results: `Passed`, `Failed` or `For Review`; without results `Passed`. Never `Passed` while adverse media is ' +
  'attached, or the verdict on the customer is open or was declined by an analyst (docs/states.md).';

export const adverseMediaStatus = words(['Not Requested', 'Pending', 'Completed', 'Failed']);
export const callbackStatus = words(['Not Required', 'Pending', 'Delivered', 'Failed']);
export const caseStatus = words(['Passed', 'Failed', 'For Review']);
export const MATCH_STATUSES = ['No Match', 'Potential Match', 'True Positive', 'False Positive', 'Unknown'] as const;
export const matchStatus = words(MATCH_STATUSES);
export const resultStatus = words(['Potential Match', 'True Positive', 'False Positive', 'Unknown']);
export const riskLevel = words(['Low', 'Medium', 'High']);
export const riskDecision = words(['Passed', 'For Review', 'Failed']);
export const platform = words(['API', 'CONSOLE', 'BULK']);
