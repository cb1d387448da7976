/**
 * Parts of a checklist. Each row stands for one row of a table of the interface specification, in our own words and
 * as data; `walk.ts` proves it against the running service.
 */

/** `string|null`, `string[]`, `record<integer>` (name to whole number), `object-id` (`{ $oid }`), `moment` (`{ $date }`). */
export type Shape =
  | 'string'
  | 'string|null'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'object'
  | 'array'
  | 'string[]'
  | 'record<integer>'
  | 'record<number>'
  | 'object-id'
  | 'moment'
  | 'moment|null';

/**
 * One field of an answer. Every sample must have it in this shape, and at least one must have it filled: text that is not
 * empty, a list or object with something in it, a boolean that is true.
 */
export interface AnswerField {
  /** `results[].data.summary.alias`: `[]` goes through the items of a list, `{}` through the values of an object. */
  readonly field: string;
  readonly is: Shape;
  /** How it looks if unknown: the first sample, the bare one, must have it so. */
  readonly empty?: '' | null | readonly [] | false;
  /** All that it can say. */
  readonly words?: readonly string[];
  /** How what it says is written, when it says something. */
  readonly form?: keyof typeof FORMS;
  /** Values that must have been seen. */
  readonly seen?: readonly unknown[];
  /** Why this row does not hold, where it does not. */
  readonly notMet?: string;
}

export interface AnswerRecord {
  readonly title: string;
  /** Which answers are looked at, by their name in `play.ts`; the first is the bare one. */
  readonly samples: readonly string[];
  readonly fields: readonly AnswerField[];
}

/** One field of a request. */
export interface RequestField {
  readonly field: string;
  readonly is: 'string' | 'integer' | 'boolean' | 'string[]' | 'object' | 'string or integer';
  readonly required?: true;
  /** The rule in words. */
  readonly rule?: string;
  /** Values that are taken; a pair has what else the body needs for it. */
  readonly takes?: readonly Probe[];
  /** Values that are refused with a fault of this field (or of another, where the pair says so). */
  readonly refuses?: readonly Probe[];
  /** Expected answer if the field is left out: path and value. */
  readonly otherwise?: readonly [path: string, value: unknown];
  /** Expected answer if the field is sent: the value, and then the path and what is there. */
  readonly answers?: readonly (readonly [value: unknown, path: string, said: unknown])[];
  readonly notMet?: string;
}

export interface Probe {
  readonly value: unknown;
  /** Other fields of the body that go with it: such a probe is sent alone, others together with those of other fields. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** The field that the fault names, when it is not the probed one. */
  readonly fault?: string;
}

export interface RequestTable {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The smallest body that is taken, by its name in `play.ts`; a query starts from nothing. */
  readonly sound?: string;
  readonly fields: readonly RequestField[];
}

/** Rule on behaviour; `proof` names the function of `proofs.ts` that proves it. */
interface RuleRow<Proof extends string = string> {
  readonly row: string;
  readonly proof: Proof;
  readonly notMet?: string;
}

export interface RuleTable<Proof extends string = string> {
  readonly title: string;
  readonly rows: readonly RuleRow<Proof>[];
}

export const FORMS = {
  id: { pattern: /^[0-9a-f]{24}$/, words: '24 lower-case hex characters' },
  'UTC time': { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/, words: 'ISO 8601 UTC with fractions of a second' },
  day: { pattern: /^\d{4}-\d\d-\d\d$/, words: 'YYYY-MM-DD' },
  'partial day': { pattern: /^\d{4}(-\d\d){0,2}$/, words: 'YYYY-MM-DD, YYYY-MM or YYYY' },
  'customer date': { pattern: /^(\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})$/, words: 'YYYY-MM-DD, or DD-MM-YYYY with 00' },
  'HTTP date': { pattern: /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/, words: 'an HTTP date' },
  'number as text': { pattern: /^\d{1,3}(\.\d+)?$/, words: 'a number, as text' },
} as const;

export const MODES = ['AiRisk Lite', 'AiRisk Advanced'] as const;
export const ENTITY_TYPE_WORDS = ['Person', 'Company', 'Organization', 'Crypto_Wallet', 'Vessel', 'Aircraft'] as const;
export const VERDICT_WORDS = [
  'true_positive',
  'false_positive',
  'true_negative',
  'uncertain',
  'potential_match',
] as const;
export const CATEGORY_WORDS = [
  'Adverse Media',
  'PEP',
  'PEP Level 1',
  'PEP Level 2',
  'PEP Level 3',
  'PEP Level 4',
  'Sanctions',
  'SIP',
  'SIE',
  'Insolvency',
  'Warnings and Regulatory Enforcement',
  'Fitness and Probity',
] as const;

export const value = (...values: readonly unknown[]): Probe[] => values.map((one) => ({ value: one }));
/** Fault of the body, which is its only one. */
export const alone = (...values: readonly unknown[]): Probe[] => values.map((one) => ({ value: one, beside: {} }));
export const x = (length: number): string => 'x'.repeat(length);
