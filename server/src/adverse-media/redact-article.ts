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
  const others = article.reading.parties.filter((party) => !theirs.includes(party));
  const find = nameFinder([...names, ...theirs.flatMap(({ name, otherNames }) => [name, ...otherNames])]);
  const isNamed = (text: string | undefined) => text !== undefined && find(text).length > 0;
  const { title, text, url, author, publisher, thumbnail: _, reading, ...rest } = article;
  const whole = `${title}${BREAK}${text}`;
  const kept = others.flatMap(({ mentions }) => mentions);
  const spans = [
    ...theirs.flatMap(({ mentions }) => mentions),
    ...find(whole).filter(([start, end]) => !kept.some(([from, to]) => start < to && from < end)),
  ];
  const address = isNamed(url && decoded(url));
  if (spans.length === 0 && theirs.length === 0 && !address && !isNamed(author) && !isNamed(publisher)) {
    return 'not_named';
  }
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
        beside: blackedOut(party.beside, find(party.beside)),
        grounds: party.grounds.map((ground) => ({ ...ground, text: blackedOut(ground.text, find(ground.text)) })),
        organizations: party.organizations.filter((name) => !isNamed(name)),
        persons: party.persons.filter((name) => !isNamed(name)),
      })),
    },
  };
}

/** A name of the party has the very words, in any order; of a name of several words it may have further ones. */
function isOneOf({ name, otherNames }: ArticleParty, subjects: readonly (readonly string[])[]): boolean {
  return [name, ...otherNames]
    .map(wordsOf)
    .some((words) =>
      subjects.some(
        (subject) =>
          (subject.length > 1 ? words.length >= subject.length : words.length === 1) &&
          subject.every((word) => words.includes(word)),
      ),
    );
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
