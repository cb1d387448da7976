import type { Analysis } from '../../domain/analysis.js';
import type { CitedSentence, NumberedFact } from '../../domain/narration.js';
import { RECOMMENDATIONS } from '../../domain/recommendation.js';
import { VERDICTS } from '../../domain/verdict.js';
import { CONNECTING } from './checked-words.js';
import { VERDICT_WORDS } from './record-words.js';

const MAX_SENTENCES = 30;
const MAX_SENTENCE_LENGTH = 2000;
const MAX_FACTS = 2;

/**
 * FieldErrors of a language model's prose about an analysis; empty when it may be shown. A sentence states one or two facts, each
 * whole, in its own words and order, and adds only connecting words, so that nothing is invented, inverted, swapped between facts
 * or half stated. Verdict, recommendation and every needed fact must be stated. Strict, because the template is always available.
 */
export function faultsOfPhrasing(
  sentences: readonly CitedSentence[],
  facts: readonly NumberedFact[],
  analysis: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  if (sentences.length === 0 || sentences.length > MAX_SENTENCES)
    return [`there must be 1 to ${MAX_SENTENCES} sentences`];
  const byNumber = new Map(facts.map((fact) => [fact.number, fact]));
  const faults = sentences.flatMap((sentence, index) =>
    faultsOfSentence(sentence, byNumber, analysis).map((fault) => `sentence ${index + 1}: ${fault}`),
  );
  const cited = new Set(sentences.flatMap((sentence) => sentence.facts));
  for (const { number, needed } of facts) if (needed && !cited.has(number)) faults.push(`fact ${number} is missing`);
  const all = sentences.map(({ text }) => text).join(' ');
  if (!all.toLowerCase().includes(VERDICT_WORDS[analysis.verdict]))
    faults.push(`the result is not called ${VERDICT_WORDS[analysis.verdict]}`);
  if (!all.includes(analysis.recommendation)) faults.push(`the recommendation ${analysis.recommendation} is missing`);
  return faults;
}

function faultsOfSentence(
  { text, facts: numbers }: CitedSentence,
  byNumber: ReadonlyMap<number, NumberedFact>,
  analysis: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  if (text.trim().length < 3 || text.length > MAX_SENTENCE_LENGTH)
    return [`must have 3 to ${MAX_SENTENCE_LENGTH} characters`];
  if (/[\p{Cc}<>{}[\]`*#|\\]|https?:|www\./u.test(text)) return ['must be plain text in one line'];
  if (numbers.length === 0) return ['cites no fact'];
  const unknown = numbers.filter((number) => !byNumber.has(number));
  if (unknown.length > 0) return [`cites facts that do not exist: ${unknown.join(', ')}`];
  if (numbers.length > MAX_FACTS) return [`cites more than ${MAX_FACTS} facts`];
  const cited = numbers.map((number) => byNumber.get(number)?.text ?? '');
  return [...ungrounded(text, cited), ...overruling(text, cited.join(' '), analysis)];
}

/** Words, numbers and signs that the cited facts do not hold; where they hold them all, another order, or some left out. */
function ungrounded(text: string, cited: readonly string[]): string[] {
  const facts = cited.map(weightyOf);
  const there = new Set(facts.flat());
  const written = weightyOf(text);
  const signs = (text.match(/[^\p{L}\p{M}\p{N} .,;:'’"()–—-]/gu) ?? []).filter(
    (sign) => !cited.some((fact) => fact.includes(sign)),
  );
  const strange = [...written.filter((word) => !there.has(word)), ...signs];
  if (strange.length > 0) return [...new Set(strange)].map((word) => `${word} is in no cited fact`);
  const hasFacts = [facts, facts.toReversed()].some((order) => order.flat().join(' ') === written.join(' '));
  return hasFacts ? [] : ['does not tell each fact that it cites whole, in its own words and their order'];
}

/** Another verdict, or another recommendation, than ours. */
function overruling(
  text: string,
  ground: string,
  { verdict, recommendation }: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  const written = text.toLowerCase();
  const faults: string[] = [];
  for (const other of VERDICTS) {
    const words = VERDICT_WORDS[other].replace(/^a /, '');
    if (other !== verdict && written.includes(words) && !ground.includes(words))
      faults.push(`the verdict is not ${words}`);
  }
  for (const other of RECOMMENDATIONS)
    if (other !== recommendation && written.includes(other.toLowerCase()))
      faults.push(`the recommendation is not ${other}`);
  return faults;
}

/** The numbers and words of a text in their order, without those that only connect. */
function weightyOf(text: string): string[] {
  const words = text.match(/-?\p{N}(?:[\p{N}:.,\-/TZ]*\p{N})?|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map((word) => word.toLowerCase()).filter((word) => !CONNECTING.has(word));
}
