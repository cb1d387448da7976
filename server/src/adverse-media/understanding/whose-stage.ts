import type { FoundName } from './found-name.js';
import type { Bystander, Stage } from './language-terms.js';
import type { Cue } from './lexicon.js';
import type { Sentence } from './places-of-names.js';
import { isSubjectOf } from './subject-of-stage.js';

type StageCue = Cue & { readonly value: Stage };

/** Offices of a trial: their holder either is the subject of an accusation or has no part in it. */
const OF_THE_COURT: ReadonlySet<Bystander> = new Set(['judge', 'prosecutor', 'lawyer', 'journalist']);

/** Words for an accused person; the words they govern state the act, unless they govern the name itself. */
const PERSON_ACCUSED =
  /^(?:(?:co-)?defendants?|suspects?|prisoner|acusad[oa]s?|imputad[oa]s?|procesad[oa]s?|réus?|arguid[oa]s?|suspeit[oa]s?|prévenue?s?|accusée?s?|angeklagten?|beschuldigten?|verdächtigen?|подсудим\p{L}+|обвиняем\p{L}+)$/iu;
/** "the defendant, John Doe", "identified the defendant as John Doe", "defendants are A and B". */
const IS_THE_NAME =
  /^(?:[,:–-]|\s(?:is|are|was|were|as|named|called|identified as|es|son|fue|é|são|est|sont|ist|sind))?\s["“]?(?:(?:\p{Lu}[\p{L}.]*|mr\.?|mrs\.?|ms\.?|dr\.?|sr\.?|sra\.?|el|la|o|a|der|die|named|nurse|lawyer|doctor|businessman)\s){0,3}$/iu;

/** Tells whether a stage behind a name concerns somebody or something else. */
export function isNotOfNameBefore(text: string, sentence: Sentence, name: FoundName, cue: StageCue): boolean {
  if (isSubjectOf(text, name, cue)) return false;
  if (name.title !== undefined && OF_THE_COURT.has(name.title)) return true;
  // "Commissioner Doe announced that 34 people were charged."
  return sentence.cues.some(
    ({ kind, start, end }) =>
      kind === 'speaking' &&
      start >= name.end &&
      end <= cue.start &&
      (start - name.end <= 24 || text.startsWith(' that ', end)),
  );
}

/** Tells whether a stage before a name concerns somebody else, named before it or only called "the defendant". */
export function isNotOfNameBehind(
  text: string,
  sentence: Sentence,
  party: number,
  name: FoundName,
  cue: StageCue,
  outright: boolean,
): boolean {
  if (name.title !== undefined && OF_THE_COURT.has(name.title) && !outright) return true;
  if (PERSON_ACCUSED.test(text.slice(cue.start, cue.end)) && !IS_THE_NAME.test(text.slice(cue.end, name.start)))
    return !/^[^.;]{0,60}:/.test(text.slice(cue.end, name.start)) && !isEnumerated(text.slice(cue.end, name.start));
  return sentence.places.some(
    (place) =>
      place.person &&
      place.party !== party &&
      place.name.end <= cue.start &&
      !sentence.harmed.has(place.name) &&
      isSubjectOf(text, place.name, cue),
  );
}

/** "defendants John Doe, 41, and": another name of the list in between. */
function isEnumerated(between: string): boolean {
  return /^(?:[,:]|\s(?:are|as|were|son|são|sont|sind))?\s\p{Lu}/u.test(between);
}
