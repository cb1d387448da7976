import type { CaseResult, Explanation } from '../../api/case.js';

export type Span = readonly [number, number];

interface Rest {
  readonly text: string;
  readonly span?: Span;
  readonly why: string;
}

export interface ComparedNames {
  readonly subject: string;
  readonly listed: string;
  readonly rest: { readonly subject: readonly Rest[]; readonly listed: readonly Rest[] };
}

/** The very names that were compared: an alias where that was the closest. */
export function comparedNames(searched: string, { name, explanation, matched_names }: CaseResult): ComparedNames {
  const cap = explanation.evidence.find(({ outcome, listed }) => outcome === 'cap' && listed !== null);
  return {
    subject: explanation.subject_name || searched,
    listed: explanation.listed_name || (cap?.listed ?? matched_names[0]?.matched_name ?? name),
    rest: { subject: restOf(explanation.subject_rest), listed: restOf(explanation.listed_rest) },
  };
}

/** The two names of a comparison, as `AlignedName` draws them. */
export function namesOf(explanation: Explanation, listed: string) {
  const rest = { subject: restOf(explanation.subject_rest), listed: restOf(explanation.listed_rest) };
  const names = { subject: explanation.subject_name ?? '', listed: explanation.listed_name ?? listed, rest };
  return { names, alignment: explanation.alignment, rest };
}

function restOf(rest: Explanation['subject_rest'] = []): readonly Rest[] {
  return rest.map(({ text, why, span }) => ({ text, why, ...spanOf(span) }));
}

/** A span, if there is one: cases of older releases have none, and neither has a part whose place is another's. */
export function spanOf(span: readonly number[] | null | undefined): { readonly span?: Span } {
  const [start, end] = span ?? [];
  return start === undefined || end === undefined ? {} : { span: [start, end] };
}
