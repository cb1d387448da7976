import { type Cue, findCues, isUnparted } from './lexicon.js';
import type { ReadLanguage } from './terms.js';
import { sentencesOf, type TextWord } from './text-words.js';
import { wordsIn } from './words-of-language.js';

/** A headline and its text as one, with everything found in one pass; offsets count UTF-16 code units. */
export interface ReadText {
  readonly language: ReadLanguage;
  readonly unparted: boolean;
  /** The headline, two line breaks, the text. */
  readonly text: string;
  readonly titleLength: number;
  readonly length: number;
  readonly words: readonly TextWord[];
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
  readonly cues: readonly Cue[];
}

/** Maximum length read, in code units: the first pages of a text state its topic. */
const MAX_LENGTH = 40_000;

export function readText(title: string, body: string, language: ReadLanguage): ReadText {
  const text = `${title}\n\n${body}`.slice(0, MAX_LENGTH);
  const unparted = isUnparted(language);
  const words = unparted ? [] : wordsIn(text, language);
  return {
    language,
    unparted,
    text,
    titleLength: title.length,
    length: text.length,
    words,
    sentences: sentencesOf(text, words),
    cues: findCues(text, words, language),
  };
}
