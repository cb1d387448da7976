import type { FoundName } from './found-name.js';
import { LEGAL_FORMS } from './name-words.js';
import { surnameOf } from './word-kinds.js';

/** Person or organization of an article, with all its mentions. */
export interface NamedParty {
  readonly type: FoundName['type'];
  /** Fullest name in the text. */
  readonly name: string;
  readonly mentions: readonly FoundName[];
}

/** Groups mentions by party: a surname belongs to the last full name with it, a short name to its long form. */
export function gatherParties(names: readonly FoundName[], text: string): NamedParty[] {
  const parties: {
    type: FoundName['type'];
    words: readonly string[];
    shortNames: Set<string>;
    mentions: FoundName[];
  }[] = [];
  const longestFirst = [...names].sort((a, b) => b.words.length - a.words.length || a.start - b.start);
  for (const name of longestFirst) {
    const fits = parties.filter(
      (party) =>
        party.type === name.type && (isShortFor(name, party.words) || party.shortNames.has(name.words.join(' '))),
    );
    const nearest = fits.reduce<(typeof parties)[number] | undefined>(
      (best, party) =>
        best === undefined || distance(party.mentions, name) < distance(best.mentions, name) ? party : best,
      undefined,
    );
    if (nearest === undefined)
      parties.push({
        type: name.type,
        words: name.words,
        shortNames: shortNamesOf(name, names, text),
        mentions: [name],
      });
    else {
      nearest.mentions.push(name);
      for (const short of shortNamesOf(name, names, text)) nearest.shortNames.add(short);
    }
  }
  return parties
    .map(({ type, mentions }) => {
      const inOrder = mentions.sort((a, b) => a.start - b.start);
      const fullest = inOrder.reduce((best, one) => (isFuller(one, best) ? one : best));
      return { type, name: text.slice(fullest.start, fullest.end).replace(/\s+/g, ' '), mentions: inOrder };
    })
    .sort((a, b) => (a.mentions[0] as FoundName).start - (b.mentions[0] as FoundName).start);
}

/** Prefers the name with more words; of equally long ones, the nominative. */
function isFuller(one: FoundName, best: FoundName): boolean {
  return (
    one.words.length > best.words.length ||
    (one.words.length === best.words.length && best.nominatives !== undefined && one.nominatives === undefined)
  );
}

/** Finds names in brackets right behind: "Aerolinhas Brasileiras S.A. (ABSA)". */
function shortNamesOf(name: FoundName, names: readonly FoundName[], text: string): Set<string> {
  const behind = names.filter(
    ({ type, start }) =>
      type === name.type &&
      start > name.end &&
      start - name.end <= 3 &&
      /^\s\(["“]?$/.test(text.slice(name.end, start)),
  );
  return new Set(behind.map(({ words }) => words.join(' ')));
}

/** True if `name` can be a shorter form of `full`. */
function isShortFor(name: FoundName, full: readonly string[]): boolean {
  const words = name.type === 'organization' ? withoutForms(name.words) : name.words;
  const long = name.type === 'organization' ? withoutForms(full) : full;
  if (words.join(' ') === long.join(' ')) return true;
  if (name.type === 'organization') {
    const [only] = words;
    if (words.length === 1 && (only === initials(long) || only === initials(full))) return true;
    return words.length > 0 && words.length < long.length && words.every((word, i) => word === long[i]);
  }
  if (words.length === 1)
    return words[0] === surnameOf(long) || (long.length === 1 && (long[0] as string).startsWith(words[0] as string));
  if (words.length < long.length && words.every((word, i) => word === long[long.length - words.length + i]))
    return true;
  // "Roy Belfast", "Roy M. Belfast Jr.": same first and last name, with words omitted.
  return words[0] === long[0] && surnameOf(words) === surnameOf(long);
}

function initials(words: readonly string[]): string {
  return words.map((word) => word[0]).join('');
}

function withoutForms(words: readonly string[]): readonly string[] {
  const bare = words.filter((word) => !LEGAL_FORMS.has(word) && word !== 'the');
  return bare.length > 0 ? bare : words;
}

/** Characters back to the nearest mention; later mentions count as infinitely far. */
function distance(mentions: readonly FoundName[], name: FoundName): number {
  return Math.min(
    ...mentions.map(({ start }) => (start <= name.start ? name.start - start : 1_000_000 + start - name.start)),
  );
}
