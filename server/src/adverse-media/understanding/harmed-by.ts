import type { FoundName } from './found-name.js';
import type { Cue } from './lexicon.js';
import type { ReadText } from './read-text.js';
import { isSubjectOf } from './subject-of-stage.js';

/** A name in a sentence, with its party. */
export interface Place {
  readonly party: number;
  readonly person: boolean;
  readonly name: FoundName;
}

interface Named {
  readonly cues: readonly Cue[];
  readonly places: readonly Place[];
}

/** Words whose object follows them: "X, killing two", "X за убийство Y", "X over the kidnapping of Y". */
const GOVERNS =
  /(?:\s(?:of|de|du|des|von|an|auf|del|da|do|a|на|على)|^(?:killing|murdering|injuring|defrauding|against|contra|matou|杀害|谋杀|убийств\p{L}*|гибель|смерт\p{L}*|похищени\p{L}*|избиени\p{L}*|отравлени\p{L}*|(?:ال)?(?:مقتل|اغتيال|قتل|خطف|اختطاف|وفاة|طعن|اغتصاب|تعذيب)))$/iu;
/** Honorific before harm, "宮本さん(20)を殺害": the press uses none for suspects. */
const RESPECTED_OBJECT = /^(?:さん|ちゃん|くん|君)(?:[（(][^）)]{1,8}[）)])?[をに]$/u;

/** Particles behind a name that mark it as the object of a verb at the end of the sentence. */
const OBJECT: Readonly<Partial<Record<string, RegExp>>> = {
  fa: /^\sرا\s/u,
  ko: /^\s?(?:\([^)]{1,12}\))?(?:씨|양|군)?(?:\([^)]{1,12}\))?(?:을|를|에게)\s/u,
  tr: /^['’](?:y|n)?[ıiuü]\s/u,
};
/** A participle that ends a Dutch or German clause, and the auxiliary words before it: "hat seine Frau Jane Doe erstochen". */
const AUXILIARY =
  /^\s(?:(?:heeft|hebben|had|hadden|zou|zouden|te|haben|hat|habe|hatte|hatten|zu|brutal|mit \p{L}+|met \p{L}+ \p{L}+)\s)*$/u;
const VIOLENT: ReadonlySet<string> = new Set([
  'murder',
  'kidnapping',
  'sexual_exploitation',
  'theft',
  'extortion',
  'fraud',
]);

/** Tells whether the person named suffers a harm named behind: the object of a verb that ends the clause. */
function isObjectOf({ text, language }: ReadText, { places }: Named, cue: Cue, name: FoundName): boolean {
  const { kind, start, end } = cue;
  const violent = kind === 'harming' || (kind === 'offence' && VIOLENT.has(cue.value));
  if (!violent || start < name.end || start - name.end > 45) return false;
  const between = text.slice(name.end, start);
  if (language === 'nl' || language === 'de')
    return kind === 'harming' && AUXILIARY.test(between) && /(?:en|d|t)$/u.test(text.slice(start, end));
  return (
    OBJECT[language]?.test(`${between} `) === true &&
    !places.some((place) => place.name.start >= name.end && place.name.end <= start)
  );
}

/** Characters behind a name within which harm to its bearer may be stated. */
const FAR = 160;

/**
 * Finds harm done to the person named: "was robbed" behind the name, "the murder of", "who robbed jeweller" before it.
 */
export function harmedBy(read: ReadText, sentence: Named, name: FoundName): Cue | undefined {
  const { text, unparted } = read;
  return sentence.cues.find((cue) => {
    const { kind, start, end } = cue;
    if (kind === 'harming')
      return start >= name.end
        ? start - name.end <= FAR && isSubjectOf(text, name, cue)
        : isRightBefore(read, sentence, cue, name);
    if (isObjectOf(read, sentence, cue, name)) return true;
    if (kind === 'offence')
      return read.language === 'ja' && start >= name.end && RESPECTED_OBJECT.test(text.slice(name.end, start));
    if (kind !== 'harmed') return false;
    if (start >= name.end) return start - name.end <= (unparted ? 4 : 12) && !GOVERNS.test(text.slice(start, end));
    return (
      end <= name.start &&
      name.start - end <= (unparted ? 2 : 14) &&
      !/^(?:contra|against)$/i.test(text.slice(start, end))
    );
  });
}

/** Text allowed between a word and the name it governs: no punctuation, and no word that begins another phrase. */
export const GOVERNED =
  /^\s(?:(?!(?:by|with|from|of|and|or|in|at|to|after|before|while|who|which|that|when|for|near|on|over|against|von|vom|mit|aus|durch|bei|nach|und|für|por|con|de|del|do|da|dos|das|e|y|par|pour|avec|et|dans|en|em|qui|que|с|со|от|из|для|и|в|во|на|по|после|dal|dalla|dai|da|con|per|in|dopo|door|van|uit|voor|na|naar|bij|en|op|te|tot|z|ze|przez|od|do|dla|i|w|na|po|із|зі|від|до|й|та|у|за|після|ile|ve|için|من|في|على|إلى|عن|بعد|مع|أن)\s)[\p{L}\p{M}\d'’-]+\s){0,5}$/iu;
const GOVERNED_UNPARTED = /^(?:(?![的被因和与在])\p{Script=Han}){0,8}$/u;

/** Tells whether the word governs the name: "kidnapped the banker John Doe", "fugitive banker John Doe". */
export function isRightBefore(
  { text, unparted }: ReadText,
  { places, cues }: Named,
  cue: { readonly start: number; readonly end: number },
  name: FoundName,
): boolean {
  if (cue.end > name.start || name.start - cue.end > 50) return false;
  if (!(unparted ? GOVERNED_UNPARTED : GOVERNED).test(text.slice(cue.end, name.start))) return false;
  const isBetween = ({ start, end }: { start: number; end: number }) => start >= cue.end && end <= name.start;
  return (
    !places.some((place) => isBetween(place.name)) && !cues.some((one) => one.kind === 'accused' && isBetween(one))
  );
}
