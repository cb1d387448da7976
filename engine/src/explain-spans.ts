import type { ComparedNames, ComparedSide, NameExplanation } from './explain-names.js';
import type { ComparedText, Span, UnmatchedWord } from './match.js';
import { type NameToken, ROLE } from './names/prepared-name.js';
import { MAX_TOKENS } from './names/side.js';
import { type WrittenPlace, writtenPlaces } from './text/written-places.js';

/** Finds the way back to each name once, however many hits are explained with it. */
export type PlacesOfNames = (name: string) => WrittenPlace | undefined;

export function placesOfNames(): PlacesOfNames {
  const known = new Map<string, WrittenPlace | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, writtenPlaces(name));
    return known.get(name);
  };
}

/** Where in both names the words of a comparison stand, and which have no partner. */
export function comparedText(
  name: NameExplanation,
  subjectName: string,
  listedName: string,
  places: PlacesOfNames,
): ComparedText {
  const found = name.compared;
  const subject = spansOf(name, found, 'subject', places(subjectName));
  const listed = spansOf(name, found, 'listed', writtenPlaces(listedName));
  return {
    ...{ subjectName, listedName },
    ...{ subjectSpans: subject.parts, listedSpans: listed.parts },
    subjectRest: restOf(subjectName, subject.rest),
    listedRest: restOf(listedName, listed.rest),
  };
}

interface SideSpans {
  readonly parts: readonly (Span | null)[];
  readonly rest: readonly { readonly span: Span; readonly why: UnmatchedWord['why'] }[];
}

function spansOf(
  name: NameExplanation,
  compared: ComparedNames | undefined,
  side: 'subject' | 'listed',
  written: WrittenPlace | undefined,
): SideSpans {
  if (compared === undefined || written === undefined) return { parts: name.alignment.map(() => null), rest: [] };
  const { tokens, parts, used } = compared[side];
  const taken: Span[] = [];
  const take = (words: readonly NameToken[]) => freeSpan(words, written, taken);
  const partSpans = parts.map((bits) => take(longestRun(compared[side], bits)));
  const rest = tokens.slice(0, MAX_TOKENS).flatMap((token, position) => {
    const span = (used & (1 << position)) === 0 ? take([token]) : null;
    return span === null ? [] : [{ span, why: whyUnmatched(token, name, side) }];
  });
  return { parts: partSpans, rest };
}

/** The words of a part with no word of another part between them: most parts are one such run. */
function longestRun({ tokens, used }: ComparedSide, bits: number): readonly NameToken[] {
  const own = tokens.filter((_, position) => (bits & (1 << position)) !== 0).sort((a, b) => a.from - b.from);
  const others = tokens.filter((_, position) => (used & ~bits & (1 << position)) !== 0);
  let longest: readonly NameToken[] = [];
  let run: NameToken[] = [];
  for (const token of own) {
    const last = run.at(-1);
    if (last !== undefined && others.some(({ from }) => from >= last.to && from < token.from)) run = [];
    run.push(token);
    if (run.length > longest.length) longest = [...run];
  }
  return longest;
}

/** The place of these words, as far as no other word has it: readings of one word may share theirs. */
function freeSpan(words: readonly NameToken[], written: WrittenPlace, taken: Span[]): Span | null {
  const from = Math.min(...words.map((word) => word.from));
  const to = Math.max(...words.map((word) => word.to));
  if (from >= to) return null;
  let [start, end] = written(from, to);
  for (const [begun, ended] of taken) {
    if (begun <= start) start = Math.max(start, ended);
    else end = Math.min(end, begun);
  }
  if (start >= end) return null;
  taken.push([start, end]);
  return [start, end];
}

function restOf(name: string, rest: SideSpans['rest']): readonly UnmatchedWord[] {
  const inOrder = [...rest].sort((a, b) => a.span[0] - b.span[0]);
  return inOrder.map(({ span, why }) => ({ text: name.slice(...span), span, why }));
}

function whyUnmatched(token: NameToken, name: NameExplanation, side: 'subject' | 'listed'): UnmatchedWord['why'] {
  if (token.role === ROLE.title || token.role === ROLE.vesselPrefix) return 'title';
  if (token.role === ROLE.particle || token.role === ROLE.stop) return 'particle';
  if (name.contradicted.includes(token.text)) return 'contradicted';
  return side === 'listed' && name.omitted.includes(token.text) ? 'omitted' : 'unmatched';
}
