import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import type { Cue } from './lexicon.js';
import { LISTED, type Sentence } from './places-of-names.js';
import type { ReadText } from './read-text.js';
import { WRONGDOING_FEATURES, wrongdoingFeatures } from './wrongdoing-features.js';

/** Features of what stands around the mentions of a party, whatever the rules make of it; 0 to 1 unless a logarithm. */
export const CONTEXT_FEATURES = [
  'proven stage behind',
  'proven stage before',
  'suspicion behind',
  'suspicion before',
  'acquittal near',
  'offence behind',
  'offence before',
  'word for an accused before',
  'office before',
  'office behind',
  'court before or behind',
  'victim before or behind',
  'harm before',
  'harm behind',
  'harming verb before',
  'speech before',
  'speech behind',
  'negation behind',
  'mentions beside a proven stage',
  'mentions beside an offence',
  'sentence of stage and offence',
  'stage in the next sentence, which names nobody',
  'persons between the name and the nearest stage',
  'first in its sentence',
  'last before the end of its sentence',
  'in quotation marks',
  'in brackets',
  'nothing shows a name',
  'place among the parties',
  'share of the mentions',
  'other parties',
  'in a list',
  'in a list with one that the rules accuse',
  'in a list with one in an office',
  'in the headline beside a stage',
  'words of accusation in the text',
  'proven stages in the text',
  'words of other news in the text',
  'offence in the headline',
  'offence and stage in the opening',
  'written without spaces',
  'verb at the end',
  'words of the name',
] as const;

/** Parties as the rules see them: points against, and for another role. */
export interface RuledParty {
  readonly ruled: boolean;
  readonly aside: number;
}

const PROVEN: ReadonlySet<string> = new Set(['arrested', 'charged', 'convicted', 'sanctioned']);
const COURT: ReadonlySet<string> = new Set(['judge', 'prosecutor', 'lawyer', 'journalist', 'witness']);
const VERB_FINAL: ReadonlySet<string> = new Set(['fa', 'ja', 'ko', 'tr']);
/** Text between two names of a list in scripts without capitals. */
const LISTED_TOO = /^(?:[（(][^）)]{1,16}[）)])?(?:씨)?(?:、|，|和|与|及|以及|と|, |·|와 |과 | 및 |،? و ?|، )$/u;

/** The text as a whole, computed once for all its parties. */
export interface Surroundings {
  readonly read: ReadText;
  readonly sentences: readonly Sentence[];
  readonly parties: readonly NamedParty[];
  readonly ruled: readonly RuledParty[];
  readonly offenceInHeadline: number;
  readonly bothInOpening: number;
  readonly mentions: number;
  readonly accusations: number;
  readonly proven: number;
  readonly unrelated: number;
}

export function surroundingsOf(
  read: ReadText,
  sentences: readonly Sentence[],
  parties: readonly NamedParty[],
  ruled: readonly RuledParty[],
): Surroundings {
  const text = wrongdoingFeatures(read, []);
  const count = (test: (cue: Cue) => boolean) =>
    Math.log1p((1000 * read.cues.filter(test).length * (read.unparted ? 0.5 : 1)) / Math.max(300, read.length)) / 2;
  return {
    read,
    sentences,
    parties,
    ruled,
    offenceInHeadline: text[WRONGDOING_FEATURES.indexOf('offence in the headline')] as number,
    bothInOpening: text[WRONGDOING_FEATURES.indexOf('offence and stage in one sentence of the opening')] as number,
    mentions: parties.reduce((sum, { mentions }) => sum + mentions.length, 0),
    accusations: count(({ kind }) => kind === 'offence' || kind === 'stage'),
    proven: count((cue) => cue.kind === 'stage' && PROVEN.has(cue.value)),
    unrelated: count(({ kind }) => kind === 'unrelated'),
  };
}

/** Returns the features of `CONTEXT_FEATURES`, in its order. */
export function contextFeatures(
  around: Surroundings,
  index: number,
  sentenceOf: ReadonlyMap<FoundName, number>,
): number[] {
  const { read, sentences, parties, ruled } = around;
  const party = parties[index] as NamedParty;
  const { text, unparted } = read;
  // Chinese and Japanese say as much in half the characters.
  const near = (distance: number, reach: number) => Math.exp(-distance / (unparted ? reach / 2 : reach));
  const best = new Array<number>(18).fill(0);
  const raise = (at: number, value: number) => {
    if (value > (best[at] as number)) best[at] = value;
  };
  const share = { proven: 0, offence: 0, both: 0, next: 0, first: 0, last: 0, quoted: 0, bracketed: 0, headline: 0 };
  const list = { any: 0, accused: 0, aside: 0 };
  let between = 5;
  for (const name of party.mentions) {
    const at = sentenceOf.get(name);
    const sentence = at === undefined ? undefined : sentences[at];
    if (at === undefined || sentence === undefined) continue;
    let [hasProven, hasOffence] = [false, false];
    for (const cue of sentence.cues) {
      const behind = cue.start >= name.end;
      if (!behind && cue.end > name.start) continue;
      const distance = behind ? cue.start - name.end : name.start - cue.end;
      const from = behind ? name.end : cue.end;
      const to = behind ? cue.start : name.start;
      const others = () => othersBetween(sentence, index, from, to);
      if (cue.kind === 'stage') {
        if (cue.value === 'acquitted') raise(4, near(distance, 60));
        else {
          const proven = PROVEN.has(cue.value);
          hasProven ||= proven;
          const count = others();
          if (count < between) between = count;
          raise((proven ? 0 : 2) + (behind ? 0 : 1), near(distance, 70) / (1 + count));
        }
      } else if (cue.kind === 'offence') {
        hasOffence = true;
        raise(behind ? 5 : 6, near(distance, 70) / (1 + others()));
      } else if (cue.kind === 'accused' && !behind) raise(7, near(distance, 20) / (1 + others()));
      else if (cue.kind === 'bystander') {
        const value = near(distance, 20) / (1 + others());
        raise(cue.value === 'victim' ? 11 : COURT.has(cue.value) ? 10 : behind ? 9 : 8, value);
      } else if (cue.kind === 'harmed') raise(behind ? 13 : 12, near(distance, 30) / (1 + others()));
      else if (cue.kind === 'harming' && !behind) raise(14, near(distance, 30) / (1 + others()));
      else if (cue.kind === 'speaking') raise(behind ? 16 : 15, near(distance, 15) / (1 + others()));
      else if (cue.kind === 'negation' && behind) raise(17, near(distance, 30));
    }
    if (hasProven) share.proven += 1;
    if (hasOffence) share.offence += 1;
    if (hasOffence && sentence.cues.some(({ kind }) => kind === 'stage')) share.both += 1;
    if (name.end <= read.titleLength && sentence.cues.some(({ kind }) => kind === 'stage')) share.headline = 1;
    const next = sentences[at + 1];
    if (next?.places.length === 0 && next.cues.some(({ kind }) => kind === 'stage')) share.next = 1;
    const place = sentence.places.findIndex((one) => one.name === name);
    if (place === 0) share.first += 1;
    if (place === sentence.places.length - 1) share.last += 1;
    if (/["“«「‘]/u.test(text[name.start - 1] ?? '') && /["”»」’]/u.test(text[name.end] ?? '')) share.quoted = 1;
    if (/[（(]/u.test(text[name.start - 1] ?? '')) share.bracketed = 1;
    for (const step of [-1, 1]) {
      const other = sentence.places[place + step];
      if (other === undefined || other.party === index) continue;
      const gap = step > 0 ? text.slice(name.end, other.name.start) : text.slice(other.name.end, name.start);
      if (!LISTED.test(gap) && !LISTED_TOO.test(gap)) continue;
      list.any = 1;
      if (ruled[other.party]?.ruled) list.accused = 1;
      if ((ruled[other.party]?.aside ?? 0) > 1) list.aside = 1;
    }
  }
  const all = party.mentions.length;
  const words = Math.max(...party.mentions.map((name) => name.words.length));
  return [
    ...best,
    share.proven / all,
    share.offence / all,
    share.both / all,
    share.next,
    between / 5,
    share.first / all,
    share.last / all,
    share.quoted,
    share.bracketed,
    party.mentions.every(({ possible }) => possible) ? 1 : 0,
    1 / (1 + index),
    all / Math.max(1, around.mentions),
    Math.log1p(parties.length - 1) / 3,
    list.any,
    list.accused,
    list.aside,
    share.headline,
    around.accusations,
    around.proven,
    around.unrelated,
    around.offenceInHeadline,
    around.bothInOpening,
    unparted ? 1 : 0,
    VERB_FINAL.has(read.language) ? 1 : 0,
    Math.min(4, words) / 4,
  ];
}

function othersBetween(sentence: Sentence, party: number, from: number, to: number): number {
  let count = 0;
  for (const place of sentence.places)
    if (place.party !== party && place.name.possible === undefined && place.name.start >= from && place.name.end <= to)
      count += 1;
  return Math.min(4, count);
}
