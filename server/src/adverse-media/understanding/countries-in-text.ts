import { COUNTRIES, countryNamed } from '../../domain/country.js';
import type { ReadLanguage } from './terms.js';
import { foldWord } from './text-words.js';

/** Country names by language, folded; as written for languages without spaces. */
const names = new Map<ReadLanguage, readonly (readonly [name: string, code: string])[]>();
const known = new Map<string, string | undefined>();

/** Finds the countries in a stretch of text (alpha-2), by name in its language or, in English, by adjective. */
export function countriesInText(text: string, language: ReadLanguage): string[] {
  const found = new Set<string>();
  if (language === 'ja' || language === 'zh') {
    for (const [name, code] of namesIn(language)) if (text.includes(name)) found.add(code);
    return [...found];
  }
  const words = text.match(/[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu) ?? [];
  const own = language === 'en' ? undefined : new Map(namesIn(language));
  const folded: string[] = [];
  const fold = (at: number): string => {
    folded[at] ??= foldWord(words[at] as string);
    return folded[at];
  };
  for (let at = 0; at < words.length; at += 1) {
    if (language !== 'ar' && !/^\p{Lu}/u.test(words[at] as string)) continue;
    for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
      const name = Array.from({ length }, (_, k) => fold(at + k)).join(' ');
      const code =
        own === undefined
          ? english(name)
          : (own.get(name.replace(/^(?:[وفبل]?ال|[وفبل])(?=.{3})/u, '')) ?? own.get(name));
      if (code === undefined) continue;
      found.add(code);
      at += length - 1;
      break;
    }
  }
  return [...found];
}

function english(name: string): string | undefined {
  if (!known.has(name)) {
    if (known.size > 20_000) known.clear();
    // "Georgia", "Jordan" and "Jersey" name other things just as often.
    known.set(
      name,
      name.length < 4 && name !== 'usa' && name !== 'u.s.' ? undefined : name === 'u.s.' ? 'US' : countryNamed(name),
    );
  }
  return known.get(name);
}

function namesIn(language: ReadLanguage): readonly (readonly [string, string])[] {
  let table = names.get(language);
  if (table === undefined) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const unparted = language === 'ja' || language === 'zh';
    table = COUNTRIES.flatMap(({ code }) => {
      const name = display.of(code);
      if (name === undefined || name.length < 2) return [];
      return [[unparted ? name : name.split(/\s+/).map(foldWord).join(' ').replace(/^ال/u, ''), code] as const];
    });
    names.set(language, table);
  }
  return table;
}
