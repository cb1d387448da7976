import type { LanguageTerms } from './language-terms.js';
import { ARABIC } from './terms/ar.js';
import { GERMAN } from './terms/de.js';
import { ENGLISH } from './terms/en.js';
import { SPANISH } from './terms/es.js';
import { PERSIAN } from './terms/fa.js';
import { FRENCH } from './terms/fr.js';
import { ITALIAN } from './terms/it.js';
import { JAPANESE } from './terms/ja.js';
import { KOREAN } from './terms/ko.js';
import { DUTCH } from './terms/nl.js';
import { POLISH } from './terms/pl.js';
import { PORTUGUESE } from './terms/pt.js';
import { RUSSIAN } from './terms/ru.js';
import { TURKISH } from './terms/tr.js';
import { UKRAINIAN } from './terms/uk.js';
import { CHINESE } from './terms/zh.js';

/** Supported languages, by ISO 639-1 code. */
export const TERMS = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fa: PERSIAN,
  fr: FRENCH,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
  uk: UKRAINIAN,
  zh: CHINESE,
} as const satisfies Readonly<Record<string, LanguageTerms>>;

export type ReadLanguage = keyof typeof TERMS;
