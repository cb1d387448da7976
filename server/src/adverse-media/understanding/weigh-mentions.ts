import type { Verdict } from './acquittals.js';
import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import { GOVERNED, isRightBefore, type Place } from './harmed-by.js';
import type { Bystander, Stage } from './language-terms.js';
import type { Cue } from './lexicon.js';
import { LISTED, type Sentence } from './places-of-names.js';
import type { ReadText } from './read-text.js';
import { isSubjectOf } from './subject-of-stage.js';
import { isNotOfNameBefore, isNotOfNameBehind } from './whose-stage.js';

/** Role of a party in an accusation: its stage, or a role beside it. */
export type Role = Stage | Bystander | 'mentioned';

export interface Ground {
  readonly kind: Role;
  readonly text: string;
  readonly points: number;
  /** Position of the text: code units. */
  readonly at: readonly [start: number, end: number];
}

/** Finding of a text about one party. */
export interface Findings {
  readonly grounds: Ground[];
  readonly verdicts: Verdict[];
  /** True for the subject of an arrest, a charge or a verdict. */
  outright: boolean;
  /** Mentions as the subject of a stage, as its object, in a list behind one, behind the word for an accused, with an age, and harmed. */
  readonly mentions: Record<'subject' | 'object' | 'listed' | 'noun' | 'aged' | 'harmed' | 'speaking', number>;
}

/**
 * Points for and against, chosen by us on the labelled press releases. Words right beside a name count most; a cue
 * elsewhere in its sentence counts only if no other name stands between.
 */
const POINTS = {
  accusedWord: 4,
  accusedNoun: 2,
  respectedWord: 3,
  title: 3,
  laterTitle: 3,
  formerTitle: 0.5,
  subjectOfStage: 2,
  objectOfStage: 1.7,
  listedAfterStage: 1.5,
  looselyListed: 1.2,
  offenceAfter: 0.8,
  offenceBefore: 0.4,
  age: 0.7,
  harmed: 2.5,
  speaks: 2,
  headline: 1,
} as const;

export const STAGE_STRENGTH: Readonly<Record<Stage, number>> = {
  suspected: 0.6,
  arrested: 0.9,
  charged: 1,
  sanctioned: 1,
  convicted: 1,
  acquitted: 1,
};
/** Languages whose sentences end with what happened; the suspicion stands before. */
const VERB_FINAL: ReadonlySet<string> = new Set(['fa', 'ja', 'ko', 'tr']);
/** Stages that apply to the object named right behind them, whatever its office. */
const OUTRIGHT: ReadonlySet<Stage> = new Set(['arrested', 'acquitted']);
/** Outcomes of a suspicion, told behind it: "suspected of fraud, was arrested". */
const OUTCOMES: ReadonlySet<Stage> = new Set(['arrested', 'sanctioned', 'acquitted']);
/** Adds the points of one mention to its party. */
export function weighMention(
  read: ReadText,
  party: NamedParty,
  name: FoundName,
  index: number,
  sentence: Sentence,
  findings: Findings,
): void {
  const { text, unparted } = read;
  const add = (kind: Role, points: number, cue?: { start: number; end: number }) => {
    const { start, end } = cue ?? name;
    findings.grounds.push({ kind, points, text: text.slice(start, end), at: [start, end] });
    if (cue !== undefined && isVerdict(kind)) findings.verdicts.push({ kind, points, cue, name });
  };
  if (name.accused) add('suspected', POINTS.accusedWord);
  if (name.respected) add('mentioned', 0);
  const after = text.slice(name.end, name.end + 90);
  const before = text.slice(Math.max(0, name.start - 40), name.start);
  if (name.title !== undefined) add(name.title, isFormer(text, name.start) ? POINTS.formerTitle : POINTS.title);
  if (party.type === 'person') {
    if (
      /^["”'’]?\s*[,(（]\s*(?:aged?\s+|âgé\w*\s+de\s+|de\s+)?\d{1,2}(?:\s*(?:years?|ans|años|anos|jahre|лет|歳|岁|عام))?\s*[,)）.]/iu.test(
        after,
      )
    ) {
      findings.mentions.aged += 1;
      add('suspected', POINTS.age);
    }
    const later = titleAfter(sentence, name, after);
    if (later !== undefined && name.title === undefined) add(later.value, POINTS.laterTitle, later);
    const shared = name.title === undefined ? titleOfList(sentence, name, text) : undefined;
    if (shared !== undefined) add(shared, POINTS.title);
    const speaking = sentence.cues.find(
      ({ kind, start, end }) =>
        kind === 'speaking' &&
        ((start >= name.end && start - name.end <= 3) || (end <= name.start && name.start - end <= 2)),
    );
    if (speaking !== undefined) {
      findings.mentions.speaking += 1;
      add('official', POINTS.speaks, speaking);
    }
  }
  const harmed = sentence.harmed.get(name);
  if (harmed !== undefined) {
    findings.mentions.harmed += 1;
    add('victim', POINTS.harmed, harmed);
    // The rest of the sentence is about the offender.
    return;
  }
  const noun = sentence.cues.find((cue) => cue.kind === 'accused' && isRightBefore(read, sentence, cue, name));
  if (noun !== undefined) {
    findings.mentions.noun += 1;
    add('suspected', POINTS.accusedNoun, noun);
  }
  const titled =
    party.type === 'person' && name.title === undefined ? titleInApposition(sentence, name, text) : undefined;
  if (titled !== undefined) add(titled.value, POINTS.title, titled);
  // "The victim, Jane Doe, …"
  const aside = sentence.cues.find(
    ({ kind, value, end }) =>
      kind === 'bystander' &&
      value === 'victim' &&
      /^,?\s(?:then[- ])?(?:\d{1,2}[- ]year[- ]old\s)?$/.test(text.slice(end, name.start)),
  );
  if (aside !== undefined && party.type === 'person') add('victim', POINTS.title, aside);
  const inTitle = name.end <= read.titleLength;
  const isRelated = RELATIVE_OF.test(text.slice(Math.max(0, name.start - 80), name.start));
  const own = verdictBehind(read, sentence, index, name);
  let nearest: (Cue & { value: Stage }) | undefined;
  for (const cue of sentence.cues) {
    if (cue.kind === 'stage') {
      const strength = STAGE_STRENGTH[cue.value];
      if (cue.start >= name.end) {
        if (isRelated) continue;
        // 容疑者 ("suspect") has been counted already.
        if (name.accused && cue.value !== 'convicted' && cue.start - name.end < 3) continue;
        if (nearest !== undefined && !isFurther(sentence, nearest, cue, VERB_FINAL.has(read.language))) continue;
        if (blocked(read.text, sentence, index, name.end, cue.start)) continue;
        nearest ??= cue;
        if (!unparted && isNotOfNameBefore(text, sentence, name, cue)) continue;
        if (isSubjectOf(text, name, cue)) {
          findings.mentions.subject += 1;
          if (strength >= STAGE_STRENGTH.arrested) findings.outright = true;
        }
        const far = cue.start - name.end > (unparted ? 60 : 140);
        add(cue.value, (far ? 0.4 : 1) * strength * (inTitle ? POINTS.headline : POINTS.subjectOfStage), cue);
      } else if (cue.end <= name.start) {
        if (unparted) {
          // Chinese puts the verb first: "指控原副市长郑国栋"; Japanese never does.
          if (read.language === 'zh' && isRightBefore(read, sentence, cue, name))
            add(cue.value, strength * POINTS.objectOfStage, cue);
          continue;
        }
        // "A was convicted and B acquitted": each verdict has its own name.
        if (own !== undefined && isVerdict(cue.value) && cue.value !== own && isOfNameBefore(sentence, index, name))
          continue;
        if (BY.test(before.slice(-24))) continue;
        const between = text.slice(cue.end, name.start);
        const governed = OUTRIGHT.has(cue.value) && GOVERNED.test(between);
        if (isNotOfNameBehind(text, sentence, index, name, cue, governed)) continue;
        if (
          /:/.test(between) &&
          !sentence.cues.some(({ kind, start }) => kind === 'speaking' && start > cue.end && start < name.start)
        ) {
          add(cue.value, strength * POINTS.listedAfterStage, cue);
          continue;
        }
        if (ANOTHER_CLAUSE.test(between)) continue;
        const direct = between.length <= 60 && !blocked(read.text, sentence, index, cue.end, name.start);
        if (direct && governed && !/ing$|^(?:bail|bond|arrests?)$|custody/i.test(text.slice(cue.start, cue.end)))
          findings.outright = true;
        if (direct) {
          findings.mentions.object += 1;
          add(cue.value, strength * (inTitle ? POINTS.headline : POINTS.objectOfStage), cue);
        } else if (isListed(sentence, cue.end, name, text)) {
          const before = sentence.places[sentence.places.findIndex((place) => place.name === name) - 1];
          const strict = before !== undefined && LISTED.test(text.slice(before.name.end, name.start));
          findings.mentions.listed += 1;
          add(cue.value, strength * (strict ? POINTS.listedAfterStage : POINTS.looselyListed), cue);
        }
      }
    } else if (cue.kind === 'offence' && cue.value !== 'regulatory') {
      if (cue.start >= name.end && !blocked(read.text, sentence, index, name.end, cue.start)) {
        add('suspected', POINTS.offenceAfter * 0.5, cue);
      }
    }
  }
}

/** The verdict stated behind a name, before any other name. */
function verdictBehind(
  { text }: ReadText,
  sentence: Sentence,
  index: number,
  name: FoundName,
): Verdict['kind'] | undefined {
  const cue = sentence.cues.find(
    ({ kind, value, start }) => kind === 'stage' && isVerdict(value as Stage) && start >= name.end,
  );
  return cue?.kind === 'stage' && isVerdict(cue.value) && !blocked(text, sentence, index, name.end, cue.start)
    ? cue.value
    : undefined;
}

/** Tells whether a sentence states a conviction of the party named, behind its name. */
export function isConvictedIn({ text }: ReadText, sentence: Sentence, index: number, name: FoundName): boolean {
  return sentence.cues.some(
    ({ kind, value, start }) =>
      kind === 'stage' &&
      value === 'convicted' &&
      start >= name.end &&
      !blocked(text, sentence, index, name.end, start),
  );
}

/** Tells whether the sentence names another person first, to whom what stands before the name belongs. */
function isOfNameBefore(sentence: Sentence, index: number, name: FoundName): boolean {
  return sentence.places.some((place) => place.person && place.party !== index && place.name.end <= name.start);
}

/** The name behind is that of who acts: "arrested by officer Doe". */
const BY = /(?<!\p{L})(?:by|par|por|pelo|pela|von|vom|door|przez|da|dal|dalla|dallo|dai|dagli)\s(?!\d)/iu;
/** Text in between that concerns something other than the name behind it. */
const ANOTHER_CLAUSE =
  /[;:]|\b(?:by|said|announced|told|claimed|claims|yelled|shouted|denied|testified|insisted|wrote|however|while|but|although|because|according)\b/i;
/** Recognises statements about a relative: "The brother of John Doe was sentenced". */
const RELATIVE_OF =
  /(?<!\p{L})(?:(?:brother|sister|son|daughter|wife|husband|widow|widower|mother|father|parents|nephew|niece|cousin|uncle|aunt|friend|girlfriend|boyfriend|fiancée?|lawyer|aide|ally|killer|murderer|assassin|supporters?|followers?|family) of|(?:frère|sœur|fils|fille|femme|épouse|mari|veuve|mère|père|neveu|cousin|avocate?|assassin|meurtrier) (?:de|du)|(?:hermano|hermana|hijo|hija|esposa|esposo|marido|viuda|madre|padre|sobrino|primo|abogado|abogada|asesino) (?:de|del)|(?:irmão|irmã|filho|filha|esposa|marido|viúva|mãe|pai|sobrinho|primo|advogado|advogada|assassino) (?:de|do|da)|(?:fratello|sorella|figlio|figlia|moglie|marito|vedova|madre|padre|nipote|cugino|zio|amico|compagna|compagno|fidanzata|legale|avvocato|difensore|assassino|killer) (?:di|del|della)|(?:broer|zus|zoon|dochter|vrouw|echtgenote|man|weduwe|moeder|vader|neef|oom|vriend|vriendin|advocaat|moordenaar) van|(?:brat|siostra|syn|córka|żona|mąż|wdowa|matka|ojciec|adwokat|obrońca|zabójca|morderca|partnerka)|(?:брат|сестра|син|дочка|донька|дружина|чоловік|вдова|мати|батько|адвокат|захисник|вбивця)|(?:Bruder|Schwester|Sohn|Tochter|Frau|Ehefrau|Mann|Ehemann|Witwe|Mutter|Vater|Neffe|Anwalt|Mörder) (?:von|des|der)|(?:брат|сестра|сын|дочь|жена|муж|вдова|мать|отец|племянник|адвокат|убийца))\s(?:[\p{L}\p{M}\d'’-]+\s){0,6}$/iu;

/**
 * Selects the stages behind a name that count: the next one, a verdict of the other kind ("acquitted of one charge, convicted
 * of another"), and the outcome of a suspicion ("suspected of fraud, was arrested"). No other name stands between them.
 */
function isFurther(
  sentence: Sentence,
  nearest: { readonly value: Stage; readonly end: number },
  cue: { readonly value: Stage; readonly start: number },
  verbFinal: boolean,
): boolean {
  const isOther = isVerdict(nearest.value) && isVerdict(cue.value) && nearest.value !== cue.value;
  const isMore =
    nearest.value === 'suspected' && (verbFinal || OUTCOMES.has(cue.value)) && cue.start - nearest.end <= 80;
  return (
    (isOther || isMore) &&
    !sentence.places.some(({ person, name }) => person && name.start >= nearest.end && name.end <= cue.start)
  );
}

/** Finds the title that is written once for a whole list: "Trial Attorneys A, B and C". */
function titleOfList(sentence: Sentence, name: FoundName, text: string): Bystander | undefined {
  const at = sentence.places.findIndex((place) => place.name === name);
  for (let i = at; i > 0; i -= 1) {
    const [before, here] = [sentence.places[i - 1] as Place, sentence.places[i] as Place];
    if (
      !before.person ||
      !/^\s*(?:(?:,|and|&|et|y|e|ed|en|i|oraz|ve|та|і|й|und|и|、|与|和|و)\s*)+$/iu.test(
        text.slice(before.name.end, here.name.start),
      )
    )
      return undefined;
    if (before.name.title !== undefined) return before.name.title;
  }
  return undefined;
}

/** Tells whether another name stands between, which the statement then concerns. Lists ("A, B and C were charged") and victims do not block. */
function blocked(text: string, sentence: Sentence, index: number, from: number, to: number): boolean {
  const between = sentence.places.filter(
    ({ party, person, name }) =>
      person &&
      party !== index &&
      name.start >= from &&
      name.end <= to &&
      sentence.harmed.get(name)?.kind !== 'harming',
  );
  if (between.length === 0) return false;
  let at = from;
  let joined = between.length > 1;
  for (const { name } of between) {
    const gap = text.slice(at, name.start);
    if (!isEnumeration(gap)) return true;
    if (!/^,\s$/.test(gap)) joined = true;
    at = name.end;
  }
  // "In a ruling of A, B was convicted": a list of two would have an "and".
  return !joined;
}

/** Tells whether the name is in a list that the cue opens: "charging A, 34, of Houston; B, 28; and C with …". */
function isListed(sentence: Sentence, from: number, name: FoundName, text: string): boolean {
  let at = from;
  for (const { person, name: other } of sentence.places) {
    if (!person || other.start < from || other.end > name.start) continue;
    if (at !== from && !isEnumeration(text.slice(at, other.start))) return false;
    at = other.end;
  }
  return at === from ? name.start - from < 60 : isEnumeration(text.slice(at, name.start));
}

function isEnumeration(between: string): boolean {
  return (
    between.length < 120 &&
    /(?:,|;|(?<!\p{L})(?:and|et|y|und|e|ed|en|i|oraz|ve|ile|та|і|й|и|or)(?!\p{L})|、|と|和|و|&|\baka\b|\bincluding\b|\ba\/k\/a\b)\s*(?:\p{L}+\s){0,3}$/iu.test(
      between,
    ) &&
    !/\b(?:said|announced|told|judge|attorney|who|that|when|by)\b/i.test(between)
  );
}

/** Finds an office before the name, which explains it: "il gup di Ancona, Paola Moscaroli", "(Vorsitz: Marion Hohenecker)". */
function titleInApposition(
  sentence: Sentence,
  name: FoundName,
  text: string,
): (Cue & { value: Bystander }) | undefined {
  const cue = sentence.cues.findLast(({ kind, end }) => kind === 'bystander' && end <= name.start);
  if (cue?.kind !== 'bystander' || cue.value === 'victim' || isFormer(text, cue.start + 1)) return undefined;
  const between = text.slice(cue.end, name.start);
  return /^(?:\s(?:of|for|di|del|della|de|du|des|da|do|von|van|in|w|у|в|للا|ب)\s?[\p{L}\p{M}'’. -]{2,30})?(?:,|:)\s$/u.test(
    between,
  )
    ? cue
    : undefined;
}

/** Finds an office behind the name: "Jane Doe, Acting Assistant Attorney General". */
function titleAfter(sentence: Sentence, name: FoundName, after: string): (Cue & { value: Bystander }) | undefined {
  const lead =
    /^\s*(?:,|\()\s*(?:(?:the|an?|le|la|el|der|die|o|acting|then|u\.s\.|us|its|his|her|senior|deputy|assistant|executive|chief|special|associate|regional)\s+)*/iu.exec(
      after,
    );
  if (
    lead === null ||
    /^\s*,\s*(?:a|an|the|un|une)?\s*(?:former|ex|retired|ancien|ancienne|exp?|ehemalige\w*|бывш\w*)\b/iu.test(after)
  )
    return undefined;
  const from = name.end + lead[0].length;
  const cue = sentence.cues.find(
    ({ kind, start, end }) => kind === 'bystander' && start >= name.end && start <= from + 28 && end > from,
  );
  if (cue === undefined || cue.kind !== 'bystander') return undefined;
  const between = after.slice(lead[0].length, Math.max(lead[0].length, cue.start - name.end));
  return /[,;.()]|\b(?:to|by|with|of|for|and|was|were|told|against)\b/i.test(between) ? undefined : cue;
}

/** Recognises former offices, which do not clear a party: "former Senator John Doe". */
function isFormer(text: string, start: number): boolean {
  return /(?<!\p{L})(?:former|ex-?|retired|ancien|ancienne|antiguo|exministro|ehemalige\p{L}*|früher\p{L}*|бывш\p{L}*|then-|voormalig\p{L}*|oud-|były|była|byłego|byłej|byłym|колишн\p{L}*|екс-?|eski|سابق|السابق|السابقة|الأسبق|پیشین)\s*(?:[\p{L}\p{M}\d.'’-]+\s+){0,4}$/iu.test(
    text.slice(Math.max(0, start - 60), start),
  );
}

export function isStage(role: Role): role is Stage {
  return role in STAGE_STRENGTH;
}

function isVerdict(role: Role): role is Verdict['kind'] {
  return role === 'convicted' || role === 'acquitted';
}
