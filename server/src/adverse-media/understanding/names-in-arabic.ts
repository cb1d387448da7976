import { ARABIC_NAME_WORDS, type ArabicNameWords, PERSIAN_NAME_WORDS } from './arabic-name-words.js';
import type { FoundName } from './found-name.js';
import type { Bystander } from './language-terms.js';
import { MAX_NAMES } from './name-spans.js';
import type { ReadText } from './read-text.js';
import type { TextWord } from './text-words.js';

/** Particles written as part of the next word: "and", "for", "by", "like". */
const ATTACHED = /^[وفبلك](?=.{3})/u;
const QUOTE = /["“”«»]/u;

/** Finds persons and organizations in Arabic and Persian, which have no capitals: by known given names, titles and lists. */
export function namesInArabic(read: ReadText): FoundName[] {
  const { text, words, cues, language } = read;
  const lists = language === 'fa' ? PERSIAN_NAME_WORDS : ARABIC_NAME_WORDS;
  // "القاضي" is a judge, and a family name.
  const cueWords = new Set(
    cues
      .filter(
        ({ kind, start }) =>
          kind !== 'unrelated' && kind !== 'negation' && !(kind === 'bystander' && text.startsWith('ال', start)),
      )
      .map(({ start }) => start),
  );
  const found: FoundName[] = [];
  for (let at = 0; at < words.length && found.length < MAX_NAMES; at += 1) {
    const word = words[at] as TextWord;
    const bare = word.fold.replace(ATTACHED, '');
    if (lists.organizations.has(bare)) {
      const quoted = endOfQuoted(text, words, at + 1);
      const last = quoted ?? endOfName(lists, words, text, at + 1, 2, cueWords);
      if (last > at) {
        found.push(nameOf('organization', words, quoted === undefined ? at : at + 1, last));
        at = last;
      }
      continue;
    }
    const attached = !lists.given.has(word.fold) && lists.given.has(bare) ? word.fold.length - bare.length : 0;
    const given = attached > 0 || lists.given.has(word.fold);
    const named = given || isIntroduced(lists, words, text, at, cueWords);
    // Behind an office, or in a list behind a name: "وزير الزراعة", too, begins like that.
    const isPossible = !named && (followsOffice(read, at, cueWords) || followsName(found.at(-1), text, word));
    if ((!named && !isPossible) || lists.stop.has(word.fold)) continue;
    const last = endOfName(lists, words, text, at + 1, named ? 3 : 2, cueWords);
    if (isPossible && words.slice(at, last + 1).some(({ fold }) => lists.given.has(fold))) continue;
    if (last <= at && !(lists.aged && isAged(text, word.end))) continue;
    const title = titleBefore(words, cues, at);
    found.push({
      ...nameOf('person', words, at, Math.max(last, at), attached),
      ...(title && { title }),
      ...(isAccused(lists, words, at) ? { accused: true as const } : {}),
      ...(isPossible && { possible: true as const }),
    });
    at = Math.max(last, at);
  }
  const all = [...found, ...namedAgain(lists, words, found, cueWords)];
  return [...all, ...quotedNames(read, all)].sort((a, b) => a.start - b.start);
}

/** Tells whether a word that names nothing else stands right behind an office. */
function followsOffice({ text, words, cues }: ReadText, at: number, cueWords: ReadonlySet<number>): boolean {
  const [before, word] = [words[at - 1], words[at] as TextWord];
  // "رئيس البلدية" is an office and its body.
  if (before === undefined || cueWords.has(word.start) || !/^(?!ال).{3}/u.test(word.fold)) return false;
  if (!/^[ \u00a0]$/.test(text.slice(before.end, word.start))) return false;
  return cues.some(({ kind, start, end }) => kind === 'bystander' && start <= before.start && end >= before.end);
}

/** Tells whether only "and" stands between the name before and the word, which is none of the sentence's own. */
function followsName(name: FoundName | undefined, text: string, { start, fold }: TextWord): boolean {
  return name !== undefined && fold.length > 2 && /^(?:،|,)?\s?و\s?$|^،\s$/u.test(text.slice(name.end, start));
}

/** Finds the family names of persons named before, alone: "السيوفي". */
function namedAgain(
  { stop }: ArabicNameWords,
  words: readonly TextWord[],
  found: readonly FoundName[],
  cueWords: ReadonlySet<number>,
): FoundName[] {
  const families = new Set(
    found.flatMap(({ type, words: own }) => (type === 'person' && own.length > 1 ? [own.at(-1) as string] : [])),
  );
  return words.flatMap((word): FoundName[] => {
    const bare = families.has(word.fold) ? word.fold : word.fold.replace(ATTACHED, '');
    if (bare.length < 4 || !families.has(bare) || stop.has(bare) || cueWords.has(word.start)) return [];
    const start = word.start + (word.fold.length - bare.length);
    if (found.some((other) => other.start < word.end && start < other.end)) return [];
    return [{ type: 'person', start, end: word.end, words: [bare] }];
  });
}

function nameOf(
  type: FoundName['type'],
  words: readonly TextWord[],
  first: number,
  last: number,
  attached = 0,
): FoundName {
  return {
    type,
    start: (words[first] as TextWord).start + attached,
    end: (words[last] as TextWord).end,
    words: words.slice(first, last + 1).map(({ fold }, i) => (i === 0 ? fold.slice(attached) : fold)),
  };
}

/** Returns the last word of a name that continues at `from`: the second word always belongs to it, later ones if they look like names. */
function endOfName(
  { stop, given, joining, accused, family }: ArabicNameWords,
  words: readonly TextWord[],
  text: string,
  from: number,
  most: number,
  cueWords: ReadonlySet<number>,
): number {
  let last = from - 1;
  let taken = 0;
  for (let at = from; at < words.length && taken < most; at += 1) {
    const word = words[at] as TextWord;
    const gap = text.slice((words[at - 1] as TextWord).end, word.start);
    // A half-space joins the parts of one Persian word.
    if (gap === '\u200c' && taken > 0) {
      last = at;
      continue;
    }
    if (!/^[ \u00a0\u200c]$/.test(gap) || stop.has(word.fold)) break;
    if (joining.has(word.fold)) continue;
    if (cueWords.has(word.start) && !given.has(word.fold)) break;
    if (taken > 0 && ((!given.has(word.fold) && !family.test(word.fold)) || accused.has(word.fold))) break;
    last = at;
    taken += 1;
  }
  return last;
}

/** Returns the last word of a name in quotation marks that opens right before `from`. */
function endOfQuoted(text: string, words: readonly TextWord[], from: number): number | undefined {
  const [before, first] = [words[from - 1], words[from]];
  if (before === undefined || first === undefined || !QUOTE.test(text.slice(before.end, first.start))) return undefined;
  for (let at = from; at < Math.min(words.length, from + 6); at += 1) {
    const behind = text.slice((words[at] as TextWord).end, words[at + 1]?.start ?? text.length);
    if (QUOTE.test(behind)) return at;
  }
  return undefined;
}

/** Finds what may be names in quotation marks: firms and aliases, which have no capitals to be known by. */
function quotedNames({ text, words, cues }: ReadText, found: readonly FoundName[]): FoundName[] {
  const names: FoundName[] = [];
  for (const match of text.matchAll(/["“«]([^"“”«»،.؛:؟!\n]{3,40})["”»]/gu)) {
    const [start, end] = [match.index + 1, match.index + match[0].length - 1];
    const own = words.filter((word) => word.start >= start && word.end <= end);
    const isKnown = ({ start: from, end: to }: { start: number; end: number }) => from < end && start < to;
    if (own.length === 0 || own.length > 4 || found.some(isKnown) || names.length >= MAX_NAMES) continue;
    if (cues.some((cue) => cue.kind !== 'unrelated' && isKnown(cue))) continue;
    names.push({ type: 'organization', start, end, words: own.map(({ fold }) => fold), possible: true });
  }
  return names;
}

/** Tells whether a name follows: behind a word for an accused, a courtesy, or an opening quotation mark. */
function isIntroduced(
  { accused, introducing, stop }: ArabicNameWords,
  words: readonly TextWord[],
  text: string,
  at: number,
  cueWords: ReadonlySet<number>,
): boolean {
  const [before, word] = [words[at - 1], words[at] as TextWord];
  if (before === undefined || cueWords.has(word.start) || stop.has(word.fold)) return false;
  const gap = text.slice(before.end, word.start);
  const bare = before.fold.replace(ATTACHED, '');
  return (
    /^[ \u00a0]?["“«]?$/u.test(gap) &&
    (accused.has(before.fold) || accused.has(bare) || introducing.has(before.fold) || introducing.has(bare))
  );
}

function isAccused({ accused }: ArabicNameWords, words: readonly TextWord[], at: number): boolean {
  const before = words[at - 1]?.fold ?? '';
  return accused.has(before) || accused.has(before.replace(/^[وفبلك]/u, ''));
}

function isAged(text: string, end: number): boolean {
  return /^\s(?:\d|[۰-۹]){2}\sساله/u.test(text.slice(end, end + 10));
}

function titleBefore(words: readonly TextWord[], cues: ReadText['cues'], at: number): Bystander | undefined {
  for (const back of [1, 2]) {
    const before = words[at - back];
    const cue =
      before && cues.find(({ kind, start, end }) => kind === 'bystander' && start <= before.start && end >= before.end);
    if (cue?.kind === 'bystander') return cue.value;
  }
  return undefined;
}
