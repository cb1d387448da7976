import type { Offence } from '../../domain/offence.js';
import type { Bystander, LanguageTerms, Stage } from './language-terms.js';
import { type ReadLanguage, TERMS } from './terms.js';
import type { TextWord } from './text-words.js';
import { foldTerm } from './words-of-language.js';

/** A term found in a text, with its meaning. */
export type Cue = { readonly start: number; readonly end: number } & CueMeaning;

type CueMeaning =
  | { readonly kind: 'offence'; readonly value: Offence }
  | { readonly kind: 'stage'; readonly value: Stage }
  | { readonly kind: 'bystander'; readonly value: Bystander }
  | {
      readonly kind: 'negation' | 'harmed' | 'harming' | 'accused' | 'figurative' | 'speaking' | 'unrelated';
      readonly value: '';
    };

interface WordPattern {
  readonly text: string;
  readonly mode: 'exact' | 'prefix' | 'suffix' | 'any';
}

interface Term {
  readonly words: readonly WordPattern[];
  readonly meaning: CueMeaning;
}

/** The terms of one language, arranged for one pass over a text. */
interface Lexicon {
  readonly byWord: ReadonlyMap<string, readonly Term[]>;
  /** Terms by their first two to four letters. */
  readonly byBeginning: ReadonlyMap<string, readonly Term[]>;
  /** Terms by their last four letters. */
  readonly byEnd: ReadonlyMap<string, readonly Term[]>;
  /** Terms of languages without spaces: by the first character, longest first. */
  readonly byCharacter: ReadonlyMap<string, readonly { readonly text: string; readonly meaning: CueMeaning }[]>;
}

const UNPARTED: ReadonlySet<ReadLanguage> = new Set(['ja', 'zh']);
const compiled = new Map<ReadLanguage, Lexicon>();

/** True if a text has no blanks between its words. */
export function isUnparted(language: ReadLanguage): boolean {
  return UNPARTED.has(language);
}

function lexiconOf(language: ReadLanguage): Lexicon {
  let lexicon = compiled.get(language);
  if (lexicon === undefined) {
    lexicon = compile(TERMS[language], language);
    compiled.set(language, lexicon);
  }
  return lexicon;
}

/** Finds every term of a text, in order; the longest of overlapping terms of one kind. */
export function findCues(text: string, words: readonly TextWord[], language: ReadLanguage): Cue[] {
  const lexicon = lexiconOf(language);
  const cues = isUnparted(language) ? cuesInCharacters(text, lexicon) : cuesInWords(words, lexicon, language === 'ar');
  const figures = cues.filter(({ kind }) => kind === 'figurative');
  return figures.length === 0 ? cues : cues.filter((cue) => !isWithin(cue, figures));
}

/** Tells whether a cue is, or lies within, one of these figures, given in the order of the text. */
function isWithin(cue: Cue, figures: readonly Cue[]): boolean {
  let from = 0;
  let to = figures.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((figures[middle] as Cue).end <= cue.start) from = middle + 1;
    else to = middle;
  }
  const figure = figures[from];
  return figure !== undefined && figure.start <= cue.start && cue.end <= figure.end;
}

function compile(terms: LanguageTerms, language: ReadLanguage): Lexicon {
  const unparted = isUnparted(language);
  const byWord = new Map<string, Term[]>();
  const byBeginning = new Map<string, Term[]>();
  const byEnd = new Map<string, Term[]>();
  const byCharacter = new Map<string, { text: string; meaning: CueMeaning }[]>();
  for (const [text, meaning] of meaningsOf(terms)) {
    if (unparted) {
      push(byCharacter, text[0] as string, { text, meaning });
      continue;
    }
    const words = text.split(' ').map((word) => patternOf(word, language));
    const first = words[0] as WordPattern;
    const term = { words, meaning };
    if (first.mode === 'exact') push(byWord, first.text, term);
    else if (first.mode === 'prefix') push(byBeginning, first.text.slice(0, 4), term);
    else push(byEnd, first.text.slice(-4), term);
  }
  for (const list of byCharacter.values()) list.sort((a, b) => b.text.length - a.text.length);
  return { byWord, byBeginning, byEnd, byCharacter };
}

function* meaningsOf(terms: LanguageTerms): Generator<[string, CueMeaning]> {
  for (const kind of ['offence', 'stage', 'bystander'] as const) {
    const table = kind === 'offence' ? terms.offences : kind === 'stage' ? terms.stages : terms.bystanders;
    for (const [value, list] of Object.entries(table)) {
      for (const text of textsOf(list)) yield [text, { kind, value } as CueMeaning];
    }
  }
  for (const [kind, list] of [
    ['negation', terms.negations],
    ['harmed', terms.harmed],
    ['harming', terms.harming],
    ['accused', terms.accused],
    ['figurative', terms.figurative],
    ['speaking', terms.speaking],
    ['unrelated', terms.unrelated],
  ] as const) {
    for (const text of textsOf(list)) yield [text, { kind, value: '' }];
  }
}

/** Expands spelling variants: `organi?ed` with s or z, `offen?e` with s or c. */
function textsOf(list: string): string[] {
  return list
    .split('|')
    .filter((text) => text !== '')
    .flatMap((text) => (text.includes('?') ? ['s', 'z', 'c'].map((letter) => text.replaceAll('?', letter)) : [text]));
}

function patternOf(word: string, language: ReadLanguage): WordPattern {
  const text = foldTerm(word.replaceAll('*', ''), language);
  if (word === '*') return { text, mode: 'any' };
  if (word.endsWith('*')) return { text, mode: 'prefix' };
  return { text, mode: word.startsWith('*') ? 'suffix' : 'exact' };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function cuesInWords(words: readonly TextWord[], lexicon: Lexicon, arabic: boolean): Cue[] {
  const cues: Cue[] = [];
  const until = new Map<string, number>();
  for (let at = 0; at < words.length; at += 1) {
    const best = new Map<string, { term: Term; length: number }>();
    for (const form of formsOf((words[at] as TextWord).fold, arabic)) {
      for (const term of candidates(form, lexicon)) {
        const length = term.words.length;
        if (!matches(term, words, at, form, arabic)) continue;
        const { kind } = term.meaning;
        if ((until.get(kind) ?? 0) > at || (best.get(kind)?.length ?? 0) >= length) continue;
        best.set(kind, { term, length });
      }
    }
    for (const [kind, { term, length }] of best) {
      until.set(kind, at + length);
      const last = words[at + length - 1] as TextWord;
      cues.push({ start: (words[at] as TextWord).start, end: last.end, ...term.meaning });
    }
  }
  return cues;
}

function* candidates(fold: string, lexicon: Lexicon): Generator<Term> {
  yield* lexicon.byWord.get(fold) ?? [];
  for (let length = 1; length <= Math.min(4, fold.length); length += 1) {
    yield* lexicon.byBeginning.get(fold.slice(0, length)) ?? [];
  }
  if (fold.length >= 4) yield* lexicon.byEnd.get(fold.slice(-4)) ?? [];
}

function matches(term: Term, words: readonly TextWord[], at: number, first: string, arabic: boolean): boolean {
  if (at + term.words.length > words.length || !fits(term.words[0] as WordPattern, first)) return false;
  for (let i = 1; i < term.words.length; i += 1) {
    const forms = formsOf((words[at + i] as TextWord).fold, arabic);
    if (!forms.some((form) => fits(term.words[i] as WordPattern, form))) return false;
  }
  return true;
}

function fits({ text, mode }: WordPattern, fold: string): boolean {
  if (mode === 'exact') return fold === text;
  if (mode === 'prefix') return fold.startsWith(text);
  return mode === 'any' || fold.endsWith(text);
}

/** Arabic prefixes: "and", "the", "by" and "for" are written as part of the word. */
function formsOf(fold: string, arabic: boolean): readonly string[] {
  if (!arabic || fold.length < 4) return [fold];
  const forms = [fold];
  const bare = fold.replace(/^[وف]/, '');
  for (const form of new Set([fold, bare])) {
    const without = form.replace(/^(?:[بكل]?ال|لل|[بكل])/, '');
    if (without.length >= 3) forms.push(without);
    if (form.length >= 3) forms.push(form);
  }
  return [...new Set(forms)];
}

function cuesInCharacters(text: string, lexicon: Lexicon): Cue[] {
  const cues: Cue[] = [];
  const until = new Map<string, number>();
  for (let at = 0; at < text.length; at += 1) {
    for (const term of lexicon.byCharacter.get(text[at] as string) ?? []) {
      const { kind } = term.meaning;
      if ((until.get(kind) ?? 0) > at || !text.startsWith(term.text, at)) continue;
      until.set(kind, at + term.text.length);
      cues.push({ start: at, end: at + term.text.length, ...term.meaning });
    }
  }
  return cues;
}
