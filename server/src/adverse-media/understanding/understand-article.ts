import { type ArticleParty, type ArticleReading, WRONGDOING_BAR } from '../../domain/article.js';
import type { Offence } from '../../domain/offence.js';
import { countriesInText } from './countries-in-text.js';
import { findNames } from './find-names.js';
import { gatherParties } from './gather-parties.js';
import { ACCUSED_BAR, type JudgedParty, judgeRoles } from './judge-roles.js';
import { probabilityOf } from './probability.js';
import { type ReadText, readText } from './read-text.js';
import { READER_MODEL } from './reader-model.js';
import { type Span, suspiciousSpans, withoutSpans } from './suspicious-text.js';
import { type ReadLanguage, TERMS } from './terms.js';
import { wordsOf } from './text-words.js';
import { negatedCues, wrongdoingFeatures } from './wrongdoing-features.js';

/** Version of article reading, raised with every change, to recognise older readings. */
export const READER_VERSION = 8;

/** Maximum parties per text, and others named with each; a text that names hundreds is a list and is cut. */
const MAX_PARTIES = 120;
const MAX_ADJACENT = 8;

/**
 * Reads an article: whether it reports wrongdoing, of what kind, and whether each party named is accused or merely
 * mentioned. Pure: the same text gives the same reading. `language` is ISO 639-1; a text in an unsupported
 * language gets English rules, which find Latin names and little else.
 */
export function understandArticle(article: { title: string; text: string }, language: string): ArticleReading {
  const { read, cues, isSuspicious } = readSoundText(article, language);
  const offences: Partial<Record<Offence, number>> = {};
  for (const cue of cues) if (cue.kind === 'offence') offences[cue.value] = (offences[cue.value] ?? 0) + 1;
  const parties = gatherParties(findNames(read), read.text).slice(0, MAX_PARTIES);
  const judged = judgeRoles(read, parties);
  const likely = probabilityOf(READER_MODEL.wrongdoing, wrongdoingFeatures(read, judged));
  const isOutright = likely < WRONGDOING_BAR && judged.some((party) => isAccusedOutright(party, read, cues));
  const wrongdoing = isOutright ? WRONGDOING_BAR : likely;
  const bad = cues.filter(({ kind }) => kind === 'offence' || kind === 'stage').length;
  const good = cues.filter(({ kind, value }) => kind === 'unrelated' || value === 'acquitted').length;
  return {
    version: READER_VERSION,
    language,
    wrongdoing: rounded(wrongdoing),
    offences,
    sentiment: rounded((good - bad) / Math.max(6, good + bad)),
    countries: countriesInText(read.text.slice(0, 6000), read.language),
    ...(isSuspicious && { suspiciousText: true }),
    parties: judged
      .filter(({ accused, mentions }) => accused >= ACCUSED_BAR || !mentions.every(({ possible }) => possible))
      .map((party) => describe(read, party, judged, offences, wrongdoing >= WRONGDOING_BAR)),
  };
}

/** A text without the parts that address software, and the cues in it that nothing negates. */
export function readSoundText(
  article: { readonly title: string; readonly text: string },
  language: string,
): { readonly read: ReadText; readonly cues: ReadText['cues']; readonly isSuspicious: boolean } {
  const written = readText(article.title, article.text, isRead(language) ? language : 'en');
  const suspicious = suspiciousSpans(
    written.text,
    written.sentences,
    written.unparted ? wordsOf(written.text) : written.words,
  );
  const read = suspicious.length === 0 ? written : readAgain(written, suspicious);
  const negated = negatedCues(read.cues);
  return { read, cues: read.cues.filter((cue) => !negated.has(cue)), isSuspicious: suspicious.length > 0 };
}

/** Reads a text without the parts that address software; offsets are preserved. */
function readAgain({ text, titleLength, language }: ReadText, suspicious: readonly Span[]): ReadText {
  const rest = withoutSpans(text, suspicious);
  return readText(rest.slice(0, titleLength), rest.slice(titleLength + 2), language);
}

function isRead(language: string): language is ReadLanguage {
  return Object.hasOwn(TERMS, language);
}

/** Equals the weight of the subject of a stage in `judgeRoles`. */
const OUTRIGHT = 1.8;

/** Stages that count by themselves; for firms only an acquittal, as they are often merely named in a case. */
const OUTRIGHT_ROLES: Readonly<Record<ArticleParty['type'], ReadonlySet<string>>> = {
  person: new Set(['arrested', 'charged', 'convicted', 'acquitted']),
  organization: new Set(['acquitted']),
};

/** Characters within which a report states its topic; a speech may name past criminals further down. */
const OPENING = 600;

/**
 * Tells whether the opening of a text reports a person arrested for, charged with or convicted of a named offence, or any
 * party acquitted of one. It then reports wrongdoing whatever the rest is about: the headline may only say "Bank
 * manager", and the plea follow below.
 */
function isAccusedOutright(
  { type, accused, role, grounds, mentions }: JudgedParty,
  { sentences }: ReadText,
  cues: ReadText['cues'],
): boolean {
  if (accused < ACCUSED_BAR || !OUTRIGHT_ROLES[type].has(role)) return false;
  if (!grounds.some(({ kind, points }) => kind === role && points >= OUTRIGHT)) return false;
  return sentences.some(
    ({ start, end }) =>
      start < OPENING &&
      mentions.some((name) => name.start >= start && name.start < end) &&
      cues.some((cue) => cue.kind === 'offence' && cue.value !== 'unnamed' && cue.start >= start && cue.end <= end),
  );
}

/** Probabilities at which a text may accuse a party or not, on both sides of `ACCUSED_BAR`. */
const UNCERTAIN = [0.15, 0.6] as const;

function isUncertain({ accused }: JudgedParty): boolean {
  return accused >= UNCERTAIN[0] && accused < UNCERTAIN[1];
}

function describe(
  read: ReadText,
  party: JudgedParty,
  all: readonly JudgedParty[],
  offences: ArticleReading['offences'],
  wrongdoing: boolean,
): ArticleParty {
  const adverse = wrongdoing && party.accused >= ACCUSED_BAR;
  const { text } = read;
  const near = party.mentions.slice(0, 12).map(({ start, end }) => ({
    before: text.slice(Math.max(0, start - 60), start),
    after: text.slice(end, end + 100),
  }));
  const sentences = read.sentences.filter(({ start, end }) =>
    party.mentions.some((name) => name.start >= start && name.start < end),
  );
  const together = all.filter(
    (other) =>
      other !== party &&
      !other.mentions.every(({ possible }) => possible) &&
      other.mentions.some((name) => sentences.some(({ start, end }) => name.start >= start && name.start < end)),
  );
  const own = new Set(
    read.cues.flatMap((cue) =>
      cue.kind === 'offence' && sentences.some(({ start, end }) => cue.start >= start && cue.end <= end)
        ? [cue.value]
        : [],
    ),
  );
  if (own.size > 1) own.delete('unnamed');
  // A death caused by a firm's safety breach is not a murder by the firm.
  if (party.type === 'organization' && own.has('regulatory')) own.delete('murder');
  const named = adverse && own.size === 0 ? (Object.keys(offences) as Offence[]).slice(0, 3) : [...own];
  return {
    type: party.type,
    name: party.name,
    otherNames: [
      ...new Set(
        party.mentions.flatMap(({ start, end, nominatives = [] }) => [text.slice(start, end), ...nominatives]),
      ),
    ].filter((name) => name !== party.name),
    role: adverse ? party.role : party.beside,
    adverse,
    ...(wrongdoing && isUncertain(party) && { likelihood: rounded(party.accused) }),
    grounds: party.grounds,
    offences: adverse ? named : [],
    ages: party.type === 'person' ? agesIn(near) : [],
    birthYears: party.type === 'person' ? birthYearsIn(near) : [],
    countries: [
      ...new Set(
        near.flatMap(({ before, after }) =>
          countriesInText(`${before.slice(-40)} | ${upToNextName(after)}`, read.language),
        ),
      ),
    ],
    organizations: together
      .filter(({ type, beside }) => type === 'organization' && beside !== 'official')
      .map(({ name }) => name)
      .slice(0, MAX_ADJACENT),
    persons: together
      .filter(({ type }) => type === 'person')
      .map(({ name }) => name)
      .slice(0, MAX_ADJACENT),
    beside: near
      .slice(0, 3)
      .map(({ before, after }) => `${before.slice(-50)} ${after.slice(0, 70)}`)
      .join(' ')
      .replace(/\s+/g, ' '),
    mentions: party.mentions.map(({ start, end }) => [start, end]),
  };
}

/** Returns the text directly behind a name, to the end of the apposition. */
function upToNextName(after: string): string {
  return /^[^.;:。；\n]{0,80}/u.exec(after)?.[0] ?? '';
}

const AGE_AFTER =
  /^["”'’]?\s*(?:容疑者|被告|さん|氏)?\s*(?:[,(（、，]\s*)?(?:aged?\s+|âgée?\s+de\s+|de\s+|lat\s+)?(\d{1,3})(?!\d|[.,]\d)\s*(?:[,)）]|years?[- ]old|ans\b|años|anos|jahre|jähr|лет|год|歳|岁|歲|عام)/iu;
const AGE_BEFORE =
  /(\d{1,3})(?:[- ]years?[- ]old|[- ]jährige[nrs]?|\s+ans,?|\s*歳の|岁的|-летн\p{L}+)\s+(?:\p{L}+\s+){0,3}$/iu;

function agesIn(near: readonly { before: string; after: string }[]): number[] {
  const ages = near.flatMap(({ before, after }) => [AGE_AFTER.exec(after)?.[1], AGE_BEFORE.exec(before)?.[1]]);
  return [
    ...new Set(
      ages.flatMap((age) => (age === undefined ? [] : [Number(age)])).filter((age) => age >= 10 && age <= 110),
    ),
  ];
}

const BIRTH_YEAR =
  /(?:born|née?|nacid[oa]|nascid[oa]|geboren|geb\.|родил\p{L}+|生于|出生于|生まれ|مواليد)\D{0,30}((?:19|20)\d{2})/iu;

function birthYearsIn(near: readonly { after: string }[]): number[] {
  return [...new Set(near.flatMap(({ after }) => BIRTH_YEAR.exec(after)?.[1] ?? []).map(Number))];
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
