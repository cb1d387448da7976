import type { LanguageTerms } from './language-terms.js';
import { ARABIC } from './terms-ar.js';
import { GERMAN } from './terms-de.js';
import { ENGLISH } from './terms-en.js';
import { SPANISH } from './terms-es.js';
import { FRENCH } from './terms-fr.js';
import { JAPANESE } from './terms-ja.js';
import { PORTUGUESE } from './terms-pt.js';
import { RUSSIAN } from './terms-ru.js';
import { CHINESE } from './terms-zh.js';

/** Supported languages, by ISO 639-1 code. */
export const TERMS = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  ja: JAPANESE,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  zh: CHINESE,
} as const satisfies Readonly<Record<string, LanguageTerms>>;

export type ReadLanguage = keyof typeof TERMS;
