import { countryNamed } from '../../domain/country.js';
import { GIVEN_NAMES } from './data/given-names.js';
import type { Bystander } from './data/language-terms.js';
import {
  KNOWN_ORGANIZATIONS,
  LEGAL_FORMS,
  NAME_PARTICLES,
  NOT_ORGANIZATIONS,
  ORGANIZATION_PARTICLES,
  ORGANIZATION_WORDS,
  OTHER_WORDS,
  PLACES,
  STOP_WORDS,
} from './data/name-words.js';
import type { FoundName } from './found-name.js';
import type { Cue } from './lexicon.js';
import type { ReadText } from './read-text.js';
import type { TextWord } from './text-words.js';

/** Names in a script with capitals: runs of capitalised words, judged by their own words and by what stands beside. */
export function namesInWords(read: ReadText): FoundName[] {
  const runs = runsIn(read).slice(0, MOST_NAMES);
  const found: FoundName[] = [];
  const surnames = new Map<string, number>();
  const persons = new Set<string>();
  for (const run of runs) {
    if (run.start < read.titleLength) continue;
    const name = judge(run, read);
    if (name === undefined) continue;
    found.push(name);
    if (name.type === 'person' && name.words.length > 1) {
      surnames.set(surnameOf(name.words), (surnames.get(surnameOf(name.words)) ?? 0) + 1);
      persons.add(name.words.join(' '));
    }
  }
  found.push(...forcesIn(read, found));
  // "Capitol Waste" is no person where "Capitol Waste Inc." is named as well.
  const firms = new Set(found.filter(({ type }) => type === 'organization').map(({ words }) => bareFirm(words)));
  for (const [at, name] of found.entries()) {
    if (name.type === 'person' && name.words.length > 1 && firms.has(name.words.join(' '))) {
      found[at] = { ...name, type: 'organization' };
      persons.delete(name.words.join(' '));
      surnames.delete(surnameOf(name.words));
    }
  }
  // "Rite Aid Corporation (Rite Aid)": what stands in brackets behind an organization is its short name.
  for (const [at, name] of found.entries()) {
    if (name.type === 'person' && isShortName(read.text, found, name)) {
      for (const [same, other] of found.entries())
        if (other.words.join(' ') === name.words.join(' ')) found[same] = { ...other, type: 'organization' };
      persons.delete(name.words.join(' '));
      surnames.delete(surnameOf(name.words));
      found[at] = { ...name, type: 'organization' };
    }
  }
  const full = new Set(found.map(({ words }) => words.join(' ')));
  for (const run of runs) {
    if (found.some(({ start, end }) => start < run.end && run.start < end)) continue;
    const again = knownAgain(run, read, surnames, full, persons);
    if (again !== undefined) found.push(again);
  }
  return found.sort((a, b) => a.start - b.start);
}

const FORCES = new Set(
  'forces government army police troops coalition opposition military authorities fighters'.split(' '),
);

/** "Iraqi security forces", "the Syrian opposition": a country's adjective and a small word name the organization. */
function forcesIn({ words, text, language }: ReadText, found: readonly FoundName[]): FoundName[] {
  if (language !== 'en') return [];
  const forces: FoundName[] = [];
  for (const [at, word] of words.entries()) {
    if (!isCapital(text, word) || !isPlace(word.fold)) continue;
    for (let last = at + 1; last <= at + 3 && last < words.length; last += 1) {
      const end = words[last] as TextWord;
      if (
        !/^[ \u00a0]$/.test(text.slice((words[last - 1] as TextWord).end, end.start)) ||
        stopWords(language).has(end.fold)
      )
        break;
      if (!FORCES.has(end.fold)) continue;
      if (found.some((other) => other.start < end.end && word.start < other.end)) break;
      forces.push({
        type: 'organization',
        start: word.start,
        end: end.end,
        words: words.slice(at, last + 1).map(({ fold }) => fold),
      });
      break;
    }
  }
  return forces;
}

/** Consecutive words that may be one name. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** Begins a sentence: its capital means nothing. */
  readonly opens: boolean;
}

/** No name is longer, whatever is capitalised. */
const MOST_WORDS = 14;
/** A text that names more is a list, and is cut. */
const MOST_NAMES = 600;
const FIRM_WORDS = new Set('company sons co co. partners associates brothers'.split(' '));
const LAW_WORDS = new Set(
  'act acts law laws code rule rules regulation regulations treaty convention agreement statute amendment bill resolution project program'.split(
    ' ',
  ),
);
/** Words that are the end of a family name as well. */
const SURNAMES_TOO = new Set(
  'white field hill hall lake park forest west north day march banks woods wood brooks rivers marsh stone gates bridges street page price young green brown black castle mount lane cross small'.split(
    ' ',
  ),
);
const PLACE_BEGINNINGS = new Set('san santa st. saint los las fort mount port new north south east west'.split(' '));
const BEFORE_NAMES = new Set(
  'defendant co-defendant defendants paralegal president-elect suspect accountant fugitive businessman businesswoman owner including'.split(
    ' ',
  ),
);

const SUFFIXES = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv']);

function runsIn(read: ReadText): Run[] {
  const { text, words, sentences, language, titleLength } = read;
  const stops = stopWords(language);
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
    if (stops.has((words[i] as TextWord).fold) && !GIVEN_NAMES.has((words[i] as TextWord).fold)) {
      i += 1;
      continue;
    }
    let last = i;
    for (let next = i + 1; next < words.length && next - i < MOST_WORDS; next += 1) {
      const gap = text.slice((words[next - 1] as TextWord).end, (words[next] as TextWord).start);
      const word = words[next] as TextWord;
      if (opening.has(next) || (word.start >= titleLength && (words[i] as TextWord).start < titleLength)) break;
      if (!/^(?: | & |, |-|\u00a0|\.\s| ["“'‘]|["”'’]+ )$/.test(gap)) break;
      if (gap === ', ' && !SUFFIXES.has(word.fold) && !LEGAL_FORMS.has(word.fold)) break;
      if (
        gap === '. ' &&
        !/^\p{Lu}$/u.test(text.slice((words[next - 1] as TextWord).start, (words[next - 1] as TextWord).end))
      )
        break;
      if (isCapital(text, word) && !(stops.has(word.fold) && !GIVEN_NAMES.has(word.fold))) {
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

/**
 * A title in a run with a person behind it: "ICE Director John Morton" is an organization's word, a title and a name.
 * The name has to look like one: "Attorney General's Office", "Justice Department" have none.
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
      !GIVEN_NAMES.has(name.fold)
    )
      continue;
    return { first: at, after };
  }
  return undefined;
}

/** A run that is broken where a particle does not fit: "John Smith of Acme" is two names, "Bank of America" one. */
function parted(of: {
  readonly words: readonly TextWord[];
  readonly text: string;
  readonly first: number;
  readonly last: number;
  readonly opens: boolean;
  readonly language: string;
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
    const isParticle = NAME_PARTICLES.has(fold(i));
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
      !GIVEN_NAMES.has(fold(after));
    const joinsFirm = small === 'and' && after === last && FIRM_WORDS.has(fold(last));
    if (joins || joinsAnd || joinsFirm) continue;
    from = after;
    return [make(first, i - 1), ...parted({ ...of, first: from, opens: false })];
  }
  return [make(first, last)];
}

function judge(run: Run, read: ReadText): FoundName | undefined {
  const { words, text } = read;
  let { first, last } = run;
  const fold = (i: number) => (words[i] as TextWord).fold;
  const title = titleBefore(run, read);
  if (title !== undefined) first = title.after;
  while (first <= last && isTitleWord(read, first) && !isOrganizationRun(read, first, last)) first += 1;
  while (first < last && isBeforeName(read, first)) first += 1;
  const titled =
    title?.value ?? (first > run.first ? titleAt(read, run.first) : undefined) ?? titleJustBefore(read, first);
  if (first > last) return undefined;
  const folds = Array.from({ length: last - first + 1 }, (_, k) => fold(first + k));
  const surface = text.slice((words[first] as TextWord).start, (words[last] as TextWord).end);
  const respectful =
    first > 0 && /^(?:mr|mrs|ms|dr|m|mme|mlle|sr|sra|herr|frau|don|doña|г-н|г-жа)\.?$/.test(fold(first - 1));
  const base = (type: 'person' | 'organization', keep = folds): FoundName => ({
    type,
    start: (words[first] as TextWord).start,
    end: endOf(text, words[first + keep.length - 1] as TextWord),
    words: keep,
    ...(titled === undefined ? {} : { title: titled }),
  });
  if (isQuoted(text, run) || folds.every(isPlace) || isPlace(folds.join(' '))) return undefined;
  if (folds.length === 1) {
    const [word] = folds as [string];
    if (word.length < 2) return undefined;
    if (LEGAL_FORMS.has(word) || NOT_ORGANIZATIONS.has(word) || isPlace(word)) return undefined;
    if (KNOWN_ORGANIZATIONS.has(word)) return base('organization');
    if (/^[\p{Lu}\d&-]{3,8}$/u.test(surface) && /\p{Lu}{2}/u.test(surface))
      return isShouting(read, run) ? undefined : base('organization');
    if ((titled !== undefined || respectful) && !isOrganizationWord(word) && !OTHER_WORDS.has(word) && !run.opens)
      return base('person');
    return undefined;
  }
  if (isShouting(read, run) || LAW_WORDS.has(folds.at(-1) as string)) return undefined;
  if (LEGAL_FORMS.has(folds.at(-1) as string)) return base('organization');
  const organizationAt = folds.findIndex(isOrganizationWord);
  const given = GIVEN_NAMES.has(folds[0] as string);
  const initials = folds.some((word) => /^\p{L}\.?$/u.test(word)) || SUFFIXES.has(folds.at(-1) as string);
  const aged =
    /^["”'’]?\s*(?:,\s*|\(\s*|（\s*)(?:aged?\s+|âgé\w*\s+de\s+|de\s+)?\d{1,2}\b(?!\s*(?:percent|%|million))/u.test(
      text.slice((words[last] as TextWord).end),
    );
  if (organizationAt >= 0 && !(given && folds.length <= 3 && (initials || aged)) && !(titled && organizationAt > 1))
    return base('organization');
  const ending = folds.at(-1) as string;
  if (OTHER_WORDS.has(ending) && !aged && !(given && (initials || titled || SURNAMES_TOO.has(ending))))
    return undefined;
  if (PLACE_BEGINNINGS.has(folds[0] as string) && !aged && titled === undefined) return undefined;
  if (first > 0 && /^an?$/.test(fold(first - 1)) && !aged) return undefined;
  if (given || initials || aged || titled !== undefined || respectful) {
    if (countryNamed(folds[0] as string) !== undefined && !given && titled === undefined) return undefined;
    return folds.length > 6 ? undefined : base('person');
  }
  if (folds.some((word) => OTHER_WORDS.has(word) || KNOWN_ORGANIZATIONS.has(word))) {
    return folds.some((word) => KNOWN_ORGANIZATIONS.has(word)) ? base('organization') : undefined;
  }
  if (read.language === 'de' || folds.some(isAbstract)) return undefined;
  if (folds.some((word) => isPlace(word) || countryNamed(word) !== undefined)) return undefined;
  return folds.length <= 4 && !stopWords(read.language).has(folds[0] as string) ? base('person') : undefined;
}

/** "Defendant Smith", "CPA Steven McCann": what stands before a name without being a title of office. */
function isBeforeName(read: ReadText, at: number): boolean {
  const { words, text } = read;
  const word = words[at] as TextWord;
  if (BEFORE_NAMES.has(word.fold)) return true;
  return /^\p{Lu}{2,4}$/u.test(text.slice(word.start, word.end)) && GIVEN_NAMES.has((words[at + 1] as TextWord).fold);
}

/** In quotation marks of its own: the title of a thing. */
function isQuoted(text: string, { start, end }: Run): boolean {
  return /["“«]/.test(text[start - 1] ?? '') && /["”»,]/.test(text[end] ?? '');
}

/** A surname alone, or a name in the headline, is known by a full name elsewhere in the text. */
function knownAgain(
  run: Run,
  read: ReadText,
  surnames: ReadonlyMap<string, number>,
  full: ReadonlySet<string>,
  persons: ReadonlySet<string>,
): FoundName | undefined {
  const { words } = read;
  for (let first = run.first; first <= run.last; first += 1) {
    for (let last = run.last; last >= first; last -= 1) {
      const folds = Array.from({ length: last - first + 1 }, (_, k) => (words[first + k] as TextWord).fold);
      const name = folds.join(' ');
      const bySurname =
        folds.length === 1 && surnames.has(name) && !stopWords(read.language).has(name) && name.length > 1;
      if (!bySurname && !(folds.length > 1 && full.has(name))) continue;
      const type = bySurname || persons.has(name) ? 'person' : 'organization';
      const titled = titleJustBefore(read, first);
      return {
        type,
        start: (words[first] as TextWord).start,
        end: endOf(read.text, words[last] as TextWord),
        words: folds,
        ...(titled === undefined ? {} : { title: titled }),
      };
    }
  }
  return undefined;
}

function bareFirm(words: readonly string[]): string {
  let count = words.length;
  while (
    count > 1 &&
    (LEGAL_FORMS.has(words[count - 1] as string) ||
      FIRM_WORDS.has(words[count - 1] as string) ||
      words[count - 1] === 'and')
  )
    count -= 1;
  return words.slice(0, count).join(' ');
}

function stopWords(language: string): ReadonlySet<string> {
  return STOP_WORDS[language] ?? new Set();
}

function isShortName(text: string, found: readonly FoundName[], name: FoundName): boolean {
  const opening = /\s\(["“'‘]?$/.exec(text.slice(Math.max(0, name.start - 4), name.start));
  if (opening === null || !/^["”'’]?\)/.test(text.slice(name.end, name.end + 2))) return false;
  return found.some(({ type, end }) => type === 'organization' && end === name.start - opening[0].length);
}

/** Without the sign of possession. */
function endOf(text: string, word: TextWord): number {
  return /['’]s$/.test(text.slice(word.start, word.end)) ? word.end - 2 : word.end;
}

export function surnameOf(words: readonly string[]): string {
  const own = words.filter((word) => !SUFFIXES.has(word));
  return (own.at(-1) ?? words.at(-1)) as string;
}

/** A title that the run itself begins with: "Judge Edmund Sargus". */
function titleBefore(run: Run, read: ReadText): { value: Bystander; after: number } | undefined {
  const cue = cueAt(read, read.words[run.first] as TextWord);
  if (cue?.kind !== 'bystander' || cue.start !== run.start || cue.end >= run.end) return undefined;
  let after = run.first;
  while (after <= run.last && (read.words[after] as TextWord).end <= cue.end) after += 1;
  // "Justice Department", "Attorney General's Office": the title belongs to an organization.
  if (isOrganizationRun(read, after, run.last)) return undefined;
  while (after <= run.last && ['of', 'for', 'the'].includes((read.words[after] as TextWord).fold)) return undefined;
  return after > run.last ? undefined : { value: cue.value, after };
}

function isOrganizationRun(read: ReadText, first: number, last: number): boolean {
  const word = read.words[last]?.fold ?? '';
  return first <= last && (isOrganizationWord(word) || LEGAL_FORMS.has(word));
}

function isTitleWord(read: ReadText, at: number): boolean {
  return titleAt(read, at) !== undefined;
}

function titleAt(read: ReadText, at: number): Bystander | undefined {
  const word = read.words[at] as TextWord;
  const cue = cueAt(read, word);
  return cue?.kind === 'bystander' ? cue.value : undefined;
}

const titles = new WeakMap<readonly Cue[], ReadonlyMap<number, Cue>>();

/** The title that a word belongs to. */
function cueAt({ cues, words }: ReadText, word: TextWord): Cue | undefined {
  let byWord = titles.get(cues);
  if (byWord === undefined) {
    const made = new Map<number, Cue>();
    let at = 0;
    for (const cue of cues) {
      if (cue.kind !== 'bystander') continue;
      while (at < words.length && (words[at] as TextWord).start < cue.start) at += 1;
      for (let i = at; i < words.length && (words[i] as TextWord).end <= cue.end; i += 1)
        made.set((words[i] as TextWord).start, cue);
    }
    byWord = made;
    titles.set(cues, byWord);
  }
  return byWord.get(word.start);
}

/** "prosecutor Jane Doe": the title is written small, right before the name. */
function titleJustBefore(read: ReadText, first: number): Bystander | undefined {
  const before = read.words[first - 1];
  if (before === undefined) return undefined;
  const gap = read.text.slice(before.end, (read.words[first] as TextWord).start);
  return /^[ \u00a0]$/.test(gap) ? titleAt(read, first - 1) : undefined;
}

function isCapital(text: string, word: TextWord): boolean {
  const surface = text.slice(word.start, word.end);
  return /^(?:\p{Lu}|al-\p{Lu}|el-\p{Lu}|ad-\p{Lu}|ar-\p{Lu}|as-\p{Lu}|d['’]\p{Lu}|l['’]\p{Lu}|\d+(?:st|nd|rd|th)$)/u.test(
    surface,
  );
}

/** A whole sentence in capitals tells nothing by them. */
function isShouting(read: ReadText, run: Run): boolean {
  const around = read.text.slice(Math.max(read.titleLength, run.start - 40), run.end + 40);
  return !/\p{Ll}{2}/u.test(around);
}

/** Nouns of doing and being are no names: "Removal Operations", "Criminal Investigation". */
function isAbstract(fold: string): boolean {
  return (
    !GIVEN_NAMES.has(fold) &&
    !fold.startsWith('mc') &&
    /(?:tions?|ments?|[bdlrsv]ity|ities|ship|ness|isms?|ances?|ences?|ings|ology|cies)$/.test(fold)
  );
}

function isOrganizationWord(fold: string): boolean {
  return ORGANIZATION_WORDS.has(fold);
}

function isPlace(fold: string): boolean {
  return PLACES.has(fold) || countryNamed(fold) !== undefined;
}
