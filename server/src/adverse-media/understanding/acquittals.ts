import type { ReadText } from './read-text.js';

/** A conviction or an acquittal of one party, as reported in a text. */
export interface Verdict {
  readonly kind: 'convicted' | 'acquitted';
  readonly points: number;
  readonly cue: { readonly start: number; readonly end: number };
  /** Position of the party's name. */
  readonly name: { readonly start: number; readonly end: number };
}

/** Recognises earlier outcomes: "after having been convicted in 2019", "who was acquitted in 2010, was convicted". */
const BEFORE =
  /\b(?:after|following|had|having|despite|previously|formerly|earlier|once|originally|initially|inicialmente|originalmente|anteriormente|initialement|ursprünglich|whose|avait|ayant|après|nachdem|zuvor|früher|tras|había|após|havia|haviam)\b[^,.;]{0,40}$|(?<!\p{L})(?:ранее|после)(?!\p{L})[^,.;]{0,40}$/iu;
const ASIDE = /^\s*,?\s*(?:who|qui|der|die|que|quien|который|которая)\s[^,;]*$/iu;
/** Recognises an acquittal that overturns the conviction it is reported with. */
const UNDONE =
  /\b(?:appeals?|retrial|overturn\w*|quash\w*|berufung|revision|appel|apelación|recurso)\b|апелляц|二審|控訴審|再審|再审|二审|استئناف/iu;
const UNDONE_WITHIN = 60;
/** Words that say of a conviction that it was wrong: no other statement outweighs them. */
const WRONG = /overturn|quash|vacat|set aside|wrong|miscarriage/iu;
/** Weight of an acquittal that overturns a conviction. */
const UNDOING = 1.5;

/**
 * Tells whether a party is acquitted in the end if a text has both verdicts: the headline decides if it names only one;
 * otherwise the more frequent one, the past counting half; on a tie the first, because reports begin with the news. An
 * acquittal of one charge beside a conviction for another in the same sentence clears nobody.
 */
export function endsAcquitted(read: ReadText, verdicts: readonly Verdict[]): boolean {
  const reported = verdicts
    .filter((verdict) => !isOfAnother(read.text, verdict, verdicts))
    .map((verdict) => ({ ...verdict, now: !isPast(read.text, verdict), undoing: isUndoing(read.text, verdict) }))
    .sort((a, b) => a.cue.start - b.cue.start);
  const weigh = (kind: Verdict['kind']) =>
    reported
      .filter((one) => one.kind === kind)
      .reduce((sum, one) => {
        const outdone = reported.some(
          (other) =>
            other.kind !== kind &&
            (kind === 'convicted' ? other.undoing : other.name === one.name && other.now && !one.undoing),
        );
        return sum + one.points * (one.undoing ? UNDOING : one.now && !outdone ? 1 : 0.5);
      }, 0);
  const [acquitted, convicted] = [weigh('acquitted'), weigh('convicted')];
  if (reported.some(({ kind, cue }) => kind === 'acquitted' && overturns(read, cue))) return true;
  const [first] = reported;
  // News opens a report; the conviction it overturns is described at length further down.
  if (
    first !== undefined &&
    first.kind === 'acquitted' &&
    first.now &&
    first.points >= 1 &&
    opensAlone(reported, first)
  )
    return true;
  if (acquitted < 0.5 || convicted === 0) return acquitted >= 1;
  const headline = new Set(
    read.cues.filter(({ kind, end }) => kind === 'stage' && end <= read.titleLength).map(({ value }) => value),
  );
  if (headline.has('acquitted') !== headline.has('convicted')) return headline.has('acquitted');
  return acquitted > convicted || (acquitted === convicted && reported[0]?.kind === 'acquitted');
}

/** Tells whether the words say that a conviction was wrong. */
export function overturns({ text }: ReadText, { start, end }: Verdict['cue']): boolean {
  return WRONG.test(text.slice(start, end));
}

/** "the acquittal of A and the prison sentence of B": the words after the conjunction concern another party. */
function isOfAnother(text: string, { kind, cue, name }: Verdict, all: readonly Verdict[]): boolean {
  return (
    kind === 'convicted' &&
    cue.start >= name.end &&
    /^\s(?:and|und|et|y|e|и)\s/u.test(text.slice(name.end, name.end + 5)) &&
    all.some(
      (other) =>
        other.kind === 'acquitted' &&
        other.name === name &&
        other.cue.end <= name.start &&
        name.start - other.cue.end <= GOVERNED_WITHIN,
    )
  );
}
const GOVERNED_WITHIN = 45;

const OPENING = 200;

/** True if no conviction is reported near the acquittal that opens the report. */
function opensAlone(reported: readonly Verdict[], { cue }: Verdict): boolean {
  return !reported.some((other) => other.kind === 'convicted' && other.cue.start - cue.end < OPENING);
}

function isPast(text: string, { cue, name }: Verdict): boolean {
  const before =
    cue.start >= name.end ? text.slice(name.end, cue.start) : text.slice(Math.max(0, cue.start - 60), cue.start);
  return BEFORE.test(before) || (cue.start >= name.end && ASIDE.test(before));
}

function isUndoing(text: string, { kind, cue }: Verdict): boolean {
  return (
    kind === 'acquitted' && UNDONE.test(text.slice(Math.max(0, cue.start - UNDONE_WITHIN), cue.end + UNDONE_WITHIN))
  );
}
