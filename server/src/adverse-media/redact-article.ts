import { normalizeName } from '@touchstone/engine';
import type { ArticleParty, StoredArticle } from '../domain/article.js';

/** The parts of an article that may name a party. */
export type ArticleWords = Pick<
  StoredArticle,
  'title' | 'text' | 'reading' | 'url' | 'author' | 'publisher' | 'thumbnail'
>;

type Span = readonly [start: number, end: number];

const BLANK = '█';
/** Between headline and text, where mentions are counted. */
const BREAK = '\n\n';
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’‐-][\p{L}\p{N}\p{M}]+)*/gu;
const WRITTEN_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Removes a party, known by any of these names, from an article: every mention is blacked out in place, so that the mentions of others
 * keep their positions. Returns `not_named` if the article does not name the party, and `names_nobody_else` if nothing would be left to
 * keep it for. A picture goes too, as does an address, author or publisher that has the name.
 */
export function redactArticle(
  article: ArticleWords,
  names: readonly string[],
): ArticleWords | 'not_named' | 'names_nobody_else' {
  const subjects = names.map(wordsOf).filter((words) => words.length > 0);
  const theirs = article.reading.parties.filter((party) => isOneOf(party, subjects));
  const strangers = article.reading.parties.filter((party) => !theirs.includes(party));
  const known = [
    ...names,
    ...names.flatMap(withInitials),
    ...theirs.flatMap(({ name, otherNames }) => [name, ...otherNames]),
  ];
  const find = nameFinder(known);
  const findWhole = nameFinder(known.filter((name) => wordsOf(name).length > 1));
  const isNamed = (text: string | undefined) => text !== undefined && find(text).length > 0;
  const { title, text, url, author, publisher, thumbnail: _, reading, ...rest } = article;
  const whole = `${title}${BREAK}${text}`;
  const kept = strangers.flatMap(({ mentions }) => mentions);
  const spans = [
    ...theirs.flatMap(({ mentions }) => mentions),
    ...findWhole(whole),
    // A family name alone may be that of a relative.
    ...find(whole).filter(([start, end]) => !kept.some(([from, to]) => start < to && from < end)),
  ];
  const address = isNamed(url && decoded(url));
  if (spans.length === 0 && theirs.length === 0 && !address && !isNamed(author) && !isNamed(publisher)) {
    return 'not_named';
  }
  // A part of the name may have been read as a party of its own.
  const others = strangers.filter(({ mentions }) => mentions.some((one) => !spans.some((span) => covers(span, one))));
  if (others.length === 0) return 'names_nobody_else';
  const left = blackedOut(whole, spans);
  return {
    ...rest,
    title: left.slice(0, title.length),
    text: left.slice(title.length + BREAK.length),
    ...(url !== undefined && !address && { url }),
    ...(author !== undefined && !isNamed(author) && { author }),
    ...(publisher !== undefined && !isNamed(publisher) && { publisher }),
    reading: {
      ...reading,
      parties: others.map((party) => ({
        ...party,
        beside: withoutWords(party.beside, known),
        grounds: party.grounds.map((ground) => ({ ...ground, text: blackedOut(ground.text, find(ground.text)) })),
        organizations: party.organizations.filter((name) => !isNamed(name)),
        persons: party.persons.filter((name) => !isNamed(name)),
      })),
    },
  };
}

/** A name of the party has the very words, in any order, or their initials; of a name of several words it may have further ones. */
function isOneOf({ name, otherNames }: ArticleParty, subjects: readonly (readonly string[])[]): boolean {
  return [name, ...otherNames]
    .map(wordsOf)
    .some((words) =>
      subjects.some(
        (subject) =>
          (subject.length > 1 ? words.length >= subject.length : words.length === 1) &&
          subject.some((word) => word.length > 1 && words.includes(word)) &&
          subject.every((word) => words.some((other) => isSameOrInitial(word, other))),
      ),
    );
}

function isSameOrInitial(word: string, other: string): boolean {
  return word === other || ((word.length === 1 || other.length === 1) && word[0] === other[0]);
}

/** A name of several words with all but one as initials: "Jane Doe" as "J Doe" and "Jane D". */
function withInitials(name: string): string[] {
  const words = wordsOf(name);
  if (words.length < 2) return [];
  return words.flatMap((full, at) =>
    full.length > 1 ? [words.map((word, index) => (index === at ? word : word.slice(0, 1))).join(' ')] : [],
  );
}

function covers([start, end]: Span, [from, to]: Span): boolean {
  return start <= from && to <= end;
}

/** Removes the words of these names from a text, and words that begin or end one of them. */
function withoutWords(text: string, names: readonly string[]): string {
  const parts = names.flatMap(wordsOf).filter((word) => word.length > 2);
  const spans = [...text.matchAll(WORD)].flatMap(({ 0: written, index }): Span[] => {
    const isPart = wordsOf(written).some(
      (word) => word.length > 2 && parts.some((part) => part.startsWith(word) || part.endsWith(word)),
    );
    return isPart ? [[index, index + written.length]] : [];
  });
  return blackedOut(text, spans);
}

/** Finds where a text has all words of one of the names side by side, in any order and spelled in any case or with any accents. */
function nameFinder(names: readonly string[]): (text: string) => Span[] {
  const sorted = (words: readonly string[]) => [...words].sort().join(' ');
  const wanted = new Map<number, Set<string>>();
  for (const words of names.map(wordsOf)) {
    if (words.length > 0) wanted.set(words.length, (wanted.get(words.length) ?? new Set()).add(sorted(words)));
  }
  const unspaced = names.filter((name) => WRITTEN_WITHOUT_SPACES.test(name));
  const normalized = new Map<string, string[]>();
  return (text) => {
    const found: Span[] = [];
    const words = [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
      const known = normalized.get(written) ?? wordsOf(written);
      normalized.set(written, known);
      return known.map((word) => ({ word, start: index, end: index + written.length }));
    });
    for (const [length, keys] of wanted) {
      for (let first = 0; first + length <= words.length; first += 1) {
        const window = words.slice(first, first + length);
        if (!keys.has(sorted(window.map(({ word }) => word)))) continue;
        found.push([window[0]?.start ?? 0, window.at(-1)?.end ?? 0]);
      }
    }
    for (const name of unspaced) {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) found.push([at, at + name.length]);
    }
    return found;
  };
}

function wordsOf(name: string): string[] {
  return normalizeName(name)
    .split(' ')
    .filter((word) => word !== '');
}

function blackedOut(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, [start, end]) => left.slice(0, start) + BLANK.repeat(end - start) + left.slice(end), text);
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
