import { LEGAL_FORMS, NAME_PARTICLES, ORGANIZATION_PARTICLES, OTHER_WORDS } from './name-words.js';
import type { ReadText } from './read-text.js';
import type { ReadLanguage } from './terms.js';
import type { TextWord } from './text-words.js';
import { titleAt } from './titles-of-names.js';
import { FIRM_WORDS, isCapital, isGivenName, isOrganizationWord, isPlace, SUFFIXES, stopWords } from './word-kinds.js';
import type { Run } from './word-run.js';

/** Maximum number of words in a name. */
const MAX_WORDS = 14;

/** Finds runs of capitalised words that may be names, in order. */
export function nameRuns(read: ReadText): Run[] {
  const { text, words, sentences, language, titleLength } = read;
  const stops = stopWords(language);
  const isGiven = (word: TextWord) => isGivenName(language, word, text.slice(word.start, word.end));
  const runs: Run[] = [];
  const opening = new Set<number>();
  let s = 0;
  for (const [i, word] of words.entries()) {
    while (s < sentences.length && (sentences[s] as { end: number }).end <= word.start) s += 1;
    const sentence = sentences[s];
    if (sentence !== undefined && (i === 0 || (words[i - 1] as TextWord).end <= sentence.start)) opening.add(i);
  }
  let i = 0;
  while (i < words.length) {
    if (!isCapital(text, words[i] as TextWord) || (opening.has(i) && stops.has((words[i] as TextWord).fold))) {
      i += 1;
      continue;
    }
    if (stops.has((words[i] as TextWord).fold) && !isGiven(words[i] as TextWord)) {
      i += 1;
      continue;
    }
    let last = i;
    for (let next = i + 1; next < words.length && next - i < MAX_WORDS; next += 1) {
      const gap = text.slice((words[next - 1] as TextWord).end, (words[next] as TextWord).start);
      const word = words[next] as TextWord;
      if (opening.has(next) || (word.start >= titleLength && (words[i] as TextWord).start < titleLength)) break;
      if (
        !/^(?: | & |, |-|\u00a0|\.\s| ["“'‘]|["”'’]+ | (?:[dl]|dell)['’])$/i.test(gap) &&
        !isNickname(text, gap, word)
      )
        break;
      if (gap === ', ' && !SUFFIXES.has(word.fold) && !LEGAL_FORMS.has(word.fold)) break;
      if (
        gap === '. ' &&
        !/^\p{Lu}$/u.test(text.slice((words[next - 1] as TextWord).start, (words[next - 1] as TextWord).end))
      )
        break;
      const isForm = LEGAL_FORMS.has(word.fold) && /^\p{Lu}{2,}$/u.test(text.slice(word.start, word.end));
      if (isCapital(text, word) && (isForm || !stops.has(word.fold) || isGiven(word))) {
        last = next;
        continue;
      }
      if ((NAME_PARTICLES.has(word.fold) || ORGANIZATION_PARTICLES.has(word.fold)) && next - last < 3) continue;
      break;
    }
    const titled = titleWithin(read, i, last);
    if (titled !== undefined) {
      if (titled.first > i)
        runs.push(...parted({ words, text, first: i, last: titled.first - 1, opens: opening.has(i), language }));
      runs.push(...parted({ words, text, first: titled.after, last, opens: false, language }));
    } else runs.push(...parted({ words, text, first: i, last, opens: opening.has(i), language }));
    i = last + 1;
  }
  return runs;
}

/** Recognises a quoted nickname in brackets: "Andres (“Andy”) Fernandez". */
function isNickname(text: string, gap: string, { start, end }: TextWord): boolean {
  return (
    (/^ \(["“'‘]$/.test(gap) && /^["”'’]\) \p{Lu}/u.test(text.slice(end, end + 4))) ||
    (/^["”'’]\) $/.test(gap) && /^\p{Lu}/u.test(text.slice(start, start + 1)))
  );
}

/**
 * Finds a title inside a run with a person behind it: "ICE Director John Morton" is an organization, a title and a name.
 * The name has to look like one: "Attorney General's Office" and "Justice Department" have none.
 */
function titleWithin(read: ReadText, first: number, last: number): { first: number; after: number } | undefined {
  const { words, text } = read;
  for (let at = first; at < last; at += 1) {
    if (titleAt(read, at) === undefined || !isCapital(text, words[at] as TextWord)) continue;
    let after = at;
    while (after <= last && titleAt(read, after) !== undefined) after += 1;
    const [name, next] = [words[after], words[after + 1]];
    if (
      name === undefined ||
      after > last ||
      /['’]s$/.test(text.slice((words[after - 1] as TextWord).start, (words[after - 1] as TextWord).end))
    )
      continue;
    if (!isCapital(text, name) || isOrganizationWord(name.fold) || OTHER_WORDS.has(name.fold) || isPlace(name.fold))
      continue;
    if (
      after < last &&
      next !== undefined &&
      (isOrganizationWord(next.fold) || LEGAL_FORMS.has(next.fold)) &&
      !isGivenName(read.language, name, text.slice(name.start, name.end))
    )
      continue;
    return { first: at, after };
  }
  return undefined;
}

/** Splits "Paulo Melo e Edson Albertassi" and "Breceda y Rojas", but not "Ramón y Cajal". */
function joinsTwoPersons(
  {
    words,
    text,
    first,
    last,
    language,
  }: { words: readonly TextWord[]; text: string; first: number; last: number; language: ReadLanguage },
  at: number,
) {
  const [and, next] = [(words[at] as TextWord).fold, words[at + 1]];
  return (
    (and === 'y' || and === 'e') &&
    ((next !== undefined && isGivenName(language, next, text.slice(next.start, next.end))) ||
      (at === first + 1 && at + 1 === last))
  );
}

/** Splits a run where a particle does not fit: "John Smith of Acme" is two names, "Bank of America" one. */
function parted(of: {
  readonly words: readonly TextWord[];
  readonly text: string;
  readonly first: number;
  readonly last: number;
  readonly opens: boolean;
  readonly language: ReadLanguage;
}): Run[] {
  const { words, first, last } = of;
  const fold = (i: number) => (words[i] as TextWord).fold;
  const make = (from: number, to: number): Run => ({
    first: from,
    last: to,
    start: (words[from] as TextWord).start,
    end: (words[to] as TextWord).end,
    opens: of.opens && from === first,
  });
  for (let i = first + 1; i < last; i += 1) {
    if (isCapital(of.text, words[i] as TextWord)) continue;
    // In Italian press, "Mario Rossi di Napoli" is a name and a place.
    const isParticle = NAME_PARTICLES.has(fold(i)) && of.language !== 'it' && !joinsTwoPersons(of, i);
    let from = first;
    let organization = false;
    for (let k = first; k < i; k += 1) if (isOrganizationWord(fold(k))) organization = true;
    if (isParticle && (of.language !== 'en' || !ORGANIZATION_PARTICLES.has(fold(i))) && !organization) continue;
    let after = i + 1;
    while (after < last && !isCapital(of.text, words[after] as TextWord)) after += 1;
    const small = fold(i);
    const joins =
      organization &&
      small !== 'and' &&
      small !== 'y' &&
      small !== 'et' &&
      small !== 'und' &&
      small !== 'in' &&
      small !== 'to' &&
      small !== 'at' &&
      small !== 'on' &&
      small !== 'against' &&
      small !== 'with';
    const joinsAnd =
      ['and', 'et', 'y', 'und', 'e'].includes(small) &&
      organization &&
      isOrganizationWord(fold(last)) &&
      !LEGAL_FORMS.has(fold(i - 1)) &&
      !isGivenName(of.language, words[after] as TextWord, '');
    const joinsFirm = small === 'and' && after === last && FIRM_WORDS.has(fold(last));
    if (joins || joinsAnd || joinsFirm) continue;
    from = after;
    return [make(first, i - 1), ...parted({ ...of, first: from, opens: false })];
  }
  return [make(first, last)];
}
