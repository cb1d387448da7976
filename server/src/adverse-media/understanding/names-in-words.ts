import type { FoundName } from './found-name.js';
import { judgeRun } from './judge-run.js';
import { nameRuns } from './name-runs.js';
import { LEGAL_FORMS } from './name-words.js';
import { possibleName } from './possible-names.js';
import type { ReadText } from './read-text.js';
import { nominatives, surnameForms } from './russian-cases.js';
import { foldWord, type TextWord } from './text-words.js';
import { titleJustBefore } from './titles-of-names.js';
import { endOf, FIRM_WORDS, isCapital, isGivenName, isPlace, stopWords, surnameOf } from './word-kinds.js';
import type { Run } from './word-run.js';

/** Finds names in scripts with capitals: runs of capitalised words, judged by their own words and their context. */
export function namesInWords(read: ReadText): FoundName[] {
  const runs = nameRuns(read).slice(0, MAX_NAMES);
  const found: FoundName[] = [];
  const surnames = new Map<string, number>();
  const persons = new Set<string>();
  const isSentence = isWrittenAsSentence(read);
  for (const run of runs) {
    if (run.start < read.titleLength && !isSentence) continue;
    const judged = judgeRun(run, read) ?? nameBehind(run, read) ?? possibleName(run, read);
    if (judged === undefined) continue;
    const name = read.language === 'ru' && judged.type === 'person' ? inNominative(judged, read.text) : judged;
    found.push(name);
    if (name.type === 'person' && name.words.length > 1 && name.possible === undefined) {
      surnames.set(surnameOf(name.words), (surnames.get(surnameOf(name.words)) ?? 0) + 1);
      persons.add(name.words.join(' '));
    }
  }
  found.push(...forcesIn(read, found));
  // "Capitol Waste" is not a person if "Capitol Waste Inc." is also named.
  const firms = new Set(found.filter(({ type }) => type === 'organization').map(({ words }) => bareFirm(words)));
  for (const [at, name] of found.entries()) {
    if (name.type === 'person' && name.words.length > 1 && firms.has(name.words.join(' '))) {
      found[at] = { ...name, type: 'organization' };
      persons.delete(name.words.join(' '));
      surnames.delete(surnameOf(name.words));
    }
  }
  // "Rite Aid Corporation (Rite Aid)": a name in brackets behind an organization is its short name.
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

/** Tells whether the headline has capitals where a sentence has: names can be told in it. German capitalises more words. */
function isWrittenAsSentence({ text, words, titleLength }: ReadText): boolean {
  const long = words.filter(({ start, end }) => end <= titleLength && end - start > 3);
  return long.filter((word) => !isCapital(text, word)).length >= 0.3 * long.length;
}

/** Finds the person whom a run ends with, by the given name: "Brasília Vicente Rivera Ramos", "DPD Senior Corporal Melvin Williams". */
function nameBehind(run: Run, read: ReadText): FoundName | undefined {
  for (let first = run.first + 1; first < run.last; first += 1) {
    const { start, end } = read.words[first] as TextWord;
    if (!isGivenName(read.language, read.words[first] as TextWord, read.text.slice(start, end))) continue;
    return judgeRun({ ...run, first, start, opens: false }, read);
  }
  return undefined;
}

/** Adds a Russian name's possible nominatives; the first is used for comparison. */
function inNominative(name: FoundName, text: string): FoundName {
  const forms = nominatives(text.slice(name.start, name.end));
  const [first] = forms;
  return first === undefined ? name : { ...name, words: first.split(' ').map(foldWord), nominatives: forms };
}

const FORCES = new Set(
  'forces government army police troops coalition opposition military authorities fighters'.split(' '),
);

/** Finds organizations named by a country's adjective and lower-case words: "Iraqi security forces", "the Syrian opposition". */
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

/** Maximum names per text; a text with more is a list and is cut. */
const MAX_NAMES = 600;
/** Recognises a surname alone, or a name in the headline, by a full name elsewhere in the text. */
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
      const written = Array.from({ length: last - first + 1 }, (_, k) => (words[first + k] as TextWord).fold);
      const surname = first === last ? surnameKnown(read, words[first] as TextWord, surnames) : undefined;
      const folds = surname === undefined ? written : [surname];
      const name = folds.join(' ');
      const bySurname = surname !== undefined && !stopWords(read.language).has(name) && name.length > 1;
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

/** Returns the surname in the nominative; undefined if the word is not a surname. */
function surnameKnown(
  { text, language }: ReadText,
  word: TextWord,
  surnames: ReadonlyMap<string, number>,
): string | undefined {
  if (surnames.has(word.fold)) return word.fold;
  if (language !== 'ru') return undefined;
  return surnameForms(text.slice(word.start, word.end))
    .map(foldWord)
    .find((form) => surnames.has(form));
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

function isShortName(text: string, found: readonly FoundName[], name: FoundName): boolean {
  const opening = /\s\(["“'‘]?$/.exec(text.slice(Math.max(0, name.start - 4), name.start));
  if (opening === null || !/^["”'’]?\)/.test(text.slice(name.end, name.end + 2))) return false;
  return found.some(({ type, end }) => type === 'organization' && end === name.start - opening[0].length);
}
