import type { Article, CaseResult } from '../../../api/case.js';

/** Subject of a decision: a record or an article. */
export interface Decidable {
  readonly id: string;
  readonly kind: 'record' | 'article';
  readonly name: string;
  readonly evidence: CaseResult['explanation']['evidence'];
}

export function decidableRecord({ id, name, explanation }: CaseResult): Decidable {
  return { id, kind: 'record', name, evidence: explanation.evidence };
}

/** No evidence is compared with an article: every reason needs a note. */
export function decidableArticle({ id, title }: Article): Decidable {
  return { id, kind: 'article', name: title, evidence: [] };
}
