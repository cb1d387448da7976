import type { Bystander } from './language-terms.js';
import type { Cue } from './lexicon.js';
import { LEGAL_FORMS } from './name-words.js';
import type { ReadText } from './read-text.js';
import type { TextWord } from './text-words.js';
import { isOrganizationWord } from './word-kinds.js';
import type { Run } from './word-run.js';

/** Finds a title at the beginning of the run: "Judge Edmund Sargus". */
export function titleBefore(run: Run, read: ReadText): { value: Bystander; after: number } | undefined {
  const cue = cueAt(read, read.words[run.first] as TextWord);
  if (cue?.kind !== 'bystander' || cue.start !== run.start || cue.end >= run.end) return undefined;
  let after = run.first;
  while (after <= run.last && (read.words[after] as TextWord).end <= cue.end) after += 1;
  // "Justice Department", "Attorney General's Office": the title belongs to an organization.
  if (isOrganizationRun(read, after, run.last)) return undefined;
  while (after <= run.last && ['of', 'for', 'the'].includes((read.words[after] as TextWord).fold)) return undefined;
  return after > run.last ? undefined : { value: cue.value, after };
}

/** Tells whether the last word marks an organization. */
export function isOrganizationRun(read: ReadText, first: number, last: number): boolean {
  const word = read.words[last]?.fold ?? '';
  return first <= last && (isOrganizationWord(word) || LEGAL_FORMS.has(word));
}

/** Returns the role stated by the title at a word, if any. */
export function titleAt(read: ReadText, at: number): Bystander | undefined {
  const word = read.words[at] as TextWord;
  const cue = cueAt(read, word);
  return cue?.kind === 'bystander' ? cue.value : undefined;
}

const titles = new WeakMap<readonly Cue[], ReadonlyMap<number, Cue>>();

/** Returns the title that a word belongs to. */
function cueAt({ cues, words }: ReadText, word: TextWord): Cue | undefined {
  let byWord = titles.get(cues);
  if (byWord === undefined) {
    const created = new Map<number, Cue>();
    let at = 0;
    for (const cue of cues) {
      if (cue.kind !== 'bystander') continue;
      while (at < words.length && (words[at] as TextWord).start < cue.start) at += 1;
      for (let i = at; i < words.length && (words[i] as TextWord).end <= cue.end; i += 1)
        created.set((words[i] as TextWord).start, cue);
    }
    byWord = created;
    titles.set(cues, byWord);
  }
  return byWord.get(word.start);
}

/** Finds a lower-case title right before the name: "prosecutor Jane Doe". */
export function titleJustBefore(read: ReadText, first: number): Bystander | undefined {
  const before = read.words[first - 1];
  if (before === undefined) return undefined;
  const gap = read.text.slice(before.end, (read.words[first] as TextWord).start);
  return /^[ \u00a0]$/.test(gap) ? titleAt(read, first - 1) : undefined;
}
