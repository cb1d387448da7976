import type { Analysis } from '../../domain/analysis.js';
import type { CitedSentence, NumberedFact } from '../../domain/narration.js';
import { RECOMMENDATIONS } from '../../domain/recommendation.js';
import { VERDICTS } from '../../domain/verdict.js';
import { ACCUSATIONS, CLEARANCES, MEANINGS, NUMBER_WORDS, OPENINGS } from './data/checked-words.js';
import { VERDICT_WORDS } from './record-words.js';

const MOST_SENTENCES = 30;
const LONGEST_SENTENCE = 600;

/**
 * What is wrong with prose about an analysis; empty when it may be shown. Every sentence cites facts that exist; every number,
 * date, name and grave word in it stands in the facts it cites; agreement stays agreement and difference difference; verdict and
 * recommendation are said and are ours; what speaks against is not left out. Strict, because the template is always there.
 */
export function faultsOfPhrasing(
  sentences: readonly CitedSentence[],
  facts: readonly NumberedFact[],
  analysis: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES)
    return [`there must be 1 to ${MOST_SENTENCES} sentences`];
  const byNumber = new Map(facts.map((fact) => [fact.number, fact]));
  const faults = sentences.flatMap((sentence, index) =>
    faultsOfSentence(sentence, byNumber, analysis).map((fault) => `sentence ${index + 1}: ${fault}`),
  );
  const cited = new Set(sentences.flatMap((sentence) => sentence.facts));
  for (const { number, needed } of facts) if (needed && !cited.has(number)) faults.push(`fact ${number} is not told`);
  const all = sentences.map(({ text }) => text).join(' ');
  if (!all.toLowerCase().includes(VERDICT_WORDS[analysis.verdict]))
    faults.push(`the result is not called ${VERDICT_WORDS[analysis.verdict]}`);
  if (!all.includes(analysis.recommendation)) faults.push(`the recommendation ${analysis.recommendation} is not told`);
  return faults;
}

function faultsOfSentence(
  { text, facts: numbers }: CitedSentence,
  byNumber: ReadonlyMap<number, NumberedFact>,
  analysis: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  if (text.trim().length < 3 || text.length > LONGEST_SENTENCE)
    return [`must have 3 to ${LONGEST_SENTENCE} characters`];
  if (/[\p{Cc}<>{}[\]`*#|\\]|https?:|www\./u.test(text)) return ['must be plain text in one line'];
  if (numbers.length === 0) return ['cites no fact'];
  const unknown = numbers.filter((number) => !byNumber.has(number));
  if (unknown.length > 0) return [`cites facts that do not exist: ${unknown.join(', ')}`];
  const ground = numbers.map((number) => byNumber.get(number)?.text ?? '').join(' ');
  return [...ungrounded(text, ground), ...overruling(text, ground, analysis)];
}

/** Numbers, names, foreign letters and grave words that the cited facts do not hold. */
function ungrounded(text: string, ground: string): string[] {
  const numbersThere = new Set(numbersOf(ground));
  const wordsThere = new Set(wordsOf(ground));
  const faults = numbersOf(text)
    .filter((number) => !numbersThere.has(number))
    .map((number) => `the number ${number} is in no cited fact`);
  for (const [index, { word, capital, foreign }] of shapedWords(text).entries()) {
    if (wordsThere.has(word)) continue;
    if (foreign) faults.push(`the word ${word} is in no cited fact`);
    else if (capital && !(index === 0 && OPENINGS.has(word))) faults.push(`the name ${word} is in no cited fact`);
    else if (NUMBER_WORDS.has(word)) faults.push(`the number ${word} is in no cited fact`);
    else if (ACCUSATIONS.some((stem) => word.startsWith(stem)))
      faults.push(`the accusation ${word} is in no cited fact`);
    else if (CLEARANCES.has(word)) faults.push(`the word ${word} decides what is not the writer's to decide`);
  }
  // Editions are cited with an @, and so are addresses of mail.
  for (const sign of text.match(/[^\s(]*@[^\s,;)]*/g) ?? [])
    if (!ground.includes(sign.replace(/[.:]+$/, ''))) faults.push(`${sign} is in no cited fact`);
  const said = wordsOf(text);
  for (const meaning of MEANINGS) {
    const has = (words: Iterable<string>) => [...words].some((word) => meaning.has(word));
    const found = said.find((word) => meaning.has(word));
    if (found !== undefined && !has(wordsThere)) faults.push(`the word ${found} says what no cited fact says`);
    if (has(wordsThere) && meaning === MEANINGS[0] && !has(said)) faults.push('a difference is not told as one');
  }
  return faults;
}

/** Another verdict, or another recommendation, than ours. */
function overruling(
  text: string,
  ground: string,
  { verdict, recommendation }: Pick<Analysis, 'verdict' | 'recommendation'>,
): string[] {
  const said = text.toLowerCase();
  const faults: string[] = [];
  for (const other of VERDICTS) {
    const words = VERDICT_WORDS[other].replace(/^a /, '');
    if (other !== verdict && said.includes(words) && !ground.includes(words))
      faults.push(`the verdict is not ${words}`);
  }
  for (const other of RECOMMENDATIONS)
    if (other !== recommendation && said.includes(other.toLowerCase()))
      faults.push(`the recommendation is not ${other}`);
  return faults;
}

function numbersOf(text: string): string[] {
  return text.match(/\p{N}(?:[\p{N}:.,\-/TZ]*\p{N})?/gu) ?? [];
}

function wordsOf(text: string): string[] {
  return shapedWords(text).map(({ word }) => word);
}

function shapedWords(text: string): { word: string; capital: boolean; foreign: boolean }[] {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.map((word) => ({
    word: word.toLowerCase(),
    capital: /^\p{Lu}/u.test(word) || /\p{Lu}/u.test(word.slice(1)),
    foreign: !/^[A-Za-z]+$/.test(word),
  }));
}
