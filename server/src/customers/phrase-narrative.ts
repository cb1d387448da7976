import { faultsOfPhrasing } from '../analysis/narrative/check-phrasing.js';
import { numberFacts } from '../analysis/narrative/number-facts.js';
import type { Analysis, AnalysisInput } from '../domain/analysis.js';
import type { Narration } from '../domain/narration.js';
import type { Narrator } from './narrator/narrator.js';

export interface PhraseNarrativeDeps {
  /** If absent, narratives follow the template. */
  readonly narrator?: Narrator;
}

/**
 * The narrative shown: by the language model if one is configured and every check passes, otherwise by the template. Verdict,
 * recommendation and key drivers are always those of the analysis. `snippets` are short texts of articles.
 */
export async function phraseNarrative(
  deps: PhraseNarrativeDeps,
  input: AnalysisInput,
  analysis: Analysis,
  snippets: readonly string[] = [],
): Promise<Narration> {
  const template = analysis.narrative;
  // Lite is for volume: a model would take longer than everything else together.
  if (deps.narrator === undefined || input.mode === 'lite') return { by: 'template', text: template };
  const facts = numberFacts(input, analysis, snippets);
  const phrasing = await deps.narrator.phrase(facts, (sentences) => faultsOfPhrasing(sentences, facts, analysis));
  const { model, promptHash, attempts } = phrasing;
  if ('sentences' in phrasing) {
    const text = phrasing.sentences.map((sentence) => sentence.text.trim()).join(' ');
    return { by: 'language_model', text, model, promptHash, attempts };
  }
  const { reason, faults } = phrasing;
  return { by: 'template_after_language_model', text: template, model, promptHash, attempts, reason, faults };
}
