import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { en } from './en.js';
import { type Formats, formatsOf } from './formats.js';
import type { Words } from './words.js';

export interface Language {
  readonly locale: string;
  readonly words: Words;
  readonly formats: Formats;
}

const LanguageContext = createContext<Language>({ locale: 'en', words: en, formats: formatsOf('en') });

/** The sentences of the console in the user's language. */
export const useWords = (): Words => useContext(LanguageContext).words;

/** Numbers, dates, lists and ages as the user's language writes them. */
export const useFormats = (): Formats => useContext(LanguageContext).formats;

/** The tags that Unicode reserves for pseudo-locales: accented and longer, and the same from right to left. */
const PSEUDO = /^(en-XA|ar-XB)$/;

interface Props {
  /** The user's choice; `''` follows the browser. */
  readonly language: string;
  /** An IANA zone; `''` is the browser's. */
  readonly timeZone: string;
  readonly isoDates: boolean;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, timeZone, isoDates, children }: Props) {
  const tag = language || navigator.language;
  const [words, setWords] = useState<Words | undefined>(PSEUDO.test(tag) ? undefined : en);
  const value = useMemo<Language>(
    () => ({ locale: tag, words: words ?? en, formats: formatsOf(tag, timeZone || undefined, isoDates) }),
    [tag, words, timeZone, isoDates],
  );
  useEffect(() => {
    if (PSEUDO.test(tag)) void import('./pseudo.js').then(({ pseudo }) => setWords(pseudo(en)));
    else setWords(en);
    document.documentElement.lang = tag;
    document.documentElement.dir = tag === 'ar-XB' ? 'rtl' : 'ltr';
  }, [tag]);
  if (words === undefined) return null;
  return (
    <I18nProvider locale={tag}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </I18nProvider>
  );
}
