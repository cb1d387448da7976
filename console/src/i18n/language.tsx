import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { SHARED } from './en/shared.js';
import { type Formats, formatsOf } from './formats.js';
import type { Loose, Words } from './words.js';

/** Says an English catalogue in the language. */
type Translate = <Catalogue extends object>(catalogue: Catalogue) => Loose<Catalogue>;

export interface Language {
  readonly locale: string;
  /** The texts of every page, with those of one. */
  readonly wordsWith: Translate;
  readonly formats: Formats;
}

const inEnglish = wordsIn((catalogue) => catalogue as Loose<typeof catalogue>);

const LanguageContext = createContext<Language>({ locale: 'en', wordsWith: inEnglish, formats: formatsOf('en') });

const NONE = {};

/**
 * The texts of every page in the user's language, with those of a part of the console: `useWords(LISTS).lists.title`. A part imports its
 * catalogue from `en/` itself, so that they are fetched together.
 */
export function useWords<Catalogue extends object = typeof NONE>(catalogue?: Catalogue): Words & Loose<Catalogue> {
  return useContext(LanguageContext).wordsWith(catalogue ?? NONE) as Words & Loose<Catalogue>;
}

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
  const [wordsWith, setWords] = useState<{ readonly in: Translate } | undefined>(
    PSEUDO.test(tag) ? undefined : { in: inEnglish },
  );
  const value = useMemo<Language>(
    () => ({
      locale: tag,
      wordsWith: wordsWith?.in ?? inEnglish,
      formats: formatsOf(tag, timeZone || undefined, isoDates),
    }),
    [tag, wordsWith, timeZone, isoDates],
  );
  useEffect(() => {
    if (PSEUDO.test(tag)) void import('./pseudo.js').then(({ pseudo }) => setWords({ in: wordsIn(pseudo) }));
    else setWords({ in: inEnglish });
    document.documentElement.lang = tag;
    document.documentElement.dir = tag === 'ar-XB' ? 'rtl' : 'ltr';
  }, [tag]);
  if (wordsWith === undefined) return null;
  return (
    <I18nProvider locale={tag}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </I18nProvider>
  );
}

/** Each catalogue is translated once. */
function wordsIn(translate: Translate): Translate {
  const known = new WeakMap<object, object>();
  return (catalogue) => {
    const found = known.get(catalogue) ?? { ...translate(SHARED), ...translate(catalogue) };
    known.set(catalogue, found);
    return found as Loose<typeof catalogue>;
  };
}
