import type { CaseResult, Explanation } from '../../../api/case.js';

type Span = readonly [number, number];

/** What the service adds to an explanation so that the parts can be found again in the names. */
interface Spans {
  readonly subject_name?: string;
  readonly listed_name?: string;
  readonly subject_rest?: readonly Rest[];
  readonly listed_rest?: readonly Rest[];
}

interface Rest {
  readonly text: string;
  readonly span: Span;
  readonly why: string;
}

export interface ComparedNames {
  readonly subject: string;
  readonly listed: string;
  readonly rest: { readonly subject: readonly Rest[]; readonly listed: readonly Rest[] };
}

/** The very names that were compared: an alias where that was the closest. */
export function comparedNames(searched: string, { name, explanation, matched_names }: CaseResult): ComparedNames {
  const spans: Explanation & Spans = explanation;
  const cap = explanation.evidence.find(({ outcome, listed }) => outcome === 'cap' && listed !== null);
  return {
    subject: spans.subject_name ?? searched,
    listed: spans.listed_name ?? cap?.listed ?? matched_names[0]?.matched_name ?? name,
    rest: { subject: spans.subject_rest ?? [], listed: spans.listed_rest ?? [] },
  };
}
