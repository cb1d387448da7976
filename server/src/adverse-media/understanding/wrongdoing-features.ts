import type { Cue } from './lexicon.js';

/** Features of the wrongdoing model; the same in every language, so that one model serves all. */
export const WRONGDOING_FEATURES = [
  'offence in the headline',
  'stage in the headline',
  'offences in the opening',
  'stages in the opening',
  'offences in the text',
  'stages in the text',
  'offence and stage in one sentence of the opening',
  'sentences with offence and stage',
  'specific offences in the opening',
  'unrelated words in the headline',
  'unrelated words in the text',
  'negated accusations',
  'convicted or charged in the opening',
  'headline with both',
  'likeliest accused',
  'second accused',
  'accused of a proven stage in the opening',
] as const;

/** Characters of a text that count as its opening; Chinese and Japanese say as much in fewer. */
const OPENING = 600;
const DENSE = 2.2;

/** A party with the probability that the text accuses it. */
export interface AccusedParty {
  readonly accused: number;
  readonly role: string;
  readonly mentions: readonly { readonly start: number }[];
}

const PROVEN: ReadonlySet<string> = new Set(['arrested', 'charged', 'convicted', 'sanctioned', 'acquitted']);

export interface WrongdoingText {
  /** Length of the headline, with which the text begins. */
  readonly titleLength: number;
  readonly length: number;
  readonly unparted: boolean;
  readonly cues: readonly Cue[];
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
}

/** Returns the features of `WRONGDOING_FEATURES`, in its order, each about 0 to 3. `parties`: those named in the text. */
export function wrongdoingFeatures(text: WrongdoingText, parties: readonly AccusedParty[]): number[] {
  const { titleLength, unparted, sentences } = text;
  const dense = unparted ? DENSE : 1;
  const openingEnd = titleLength + OPENING / dense;
  const denied = negatedCues(text.cues);
  const cues = text.cues.filter((cue) => !denied.has(cue));
  const negated = [...denied].filter(({ kind }) => kind === 'stage').length;
  const inTitle = (cue: Cue) => cue.end <= titleLength;
  const inOpening = (cue: Cue) => cue.start < openingEnd;
  const offences = cues.filter(({ kind }) => kind === 'offence');
  const stages = cues.filter(({ kind }) => kind === 'stage');
  const unrelated = cues.filter(({ kind }) => kind === 'unrelated');
  const thousands = Math.max(1, (text.length * dense) / 1000);
  const both = sentences.filter(
    ({ start, end }) =>
      offences.some((cue) => cue.start >= start && cue.end <= end) &&
      stages.some((cue) => cue.start >= start && cue.end <= end),
  );
  const titleOffence = offences.some(inTitle) ? 1 : 0;
  const titleStage = stages.some(inTitle) ? 1 : 0;
  const specific = new Set(offences.filter(inOpening).map(({ value }) => value));
  specific.delete('unnamed');
  const proven = stages.filter((cue) => inOpening(cue) && cue.value !== 'suspected' && cue.value !== 'acquitted');
  const likely = parties.map(({ accused }) => accused).sort((a, b) => b - a);
  const inOpeningProven = parties
    .filter(({ role, mentions }) => PROVEN.has(role) && (mentions[0]?.start ?? openingEnd) < openingEnd)
    .map(({ accused }) => accused);
  return [
    titleOffence,
    titleStage,
    Math.log1p(offences.filter(inOpening).length),
    Math.log1p(stages.filter(inOpening).length),
    Math.log1p((4 * offences.length) / thousands) / 2,
    Math.log1p((4 * stages.length) / thousands) / 2,
    both.some(({ start }) => start < openingEnd) ? 1 : 0,
    both.length / Math.max(1, sentences.length),
    Math.min(3, specific.size) / 2,
    unrelated.some(inTitle) ? 1 : 0,
    Math.log1p((4 * unrelated.length) / thousands) / 2,
    Math.log1p(negated),
    Math.log1p(proven.length),
    titleOffence * titleStage,
    likely[0] ?? 0,
    likely[1] ?? 0,
    Math.max(0, ...inOpeningProven),
  ];
}

/** Returns the cues with a negation shortly before. `cues`: in the order of the text. */
export function negatedCues(cues: readonly Cue[]): ReadonlySet<Cue> {
  const negated = new Set<Cue>();
  let near: Cue[] = [];
  for (const cue of cues) {
    near = near.filter(({ start }) => cue.start - start <= 24);
    if (near.some(({ end }) => end <= cue.start)) negated.add(cue);
    if (cue.kind === 'negation') near.push(cue);
  }
  return negated;
}
