import { endsAcquitted, overturns } from './acquittals.js';
import { treesProbability } from './boosted-trees.js';
import { contextFeatures, surroundingsOf } from './context-features.js';
import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import type { Bystander, Stage } from './language-terms.js';
import type { Cue } from './lexicon.js';
import { neighbourFeatures } from './neighbour-features.js';
import { partyFeatures } from './party-features.js';
import { placesOf, type Sentence } from './places-of-names.js';
import { isPublicBody } from './public-bodies.js';
import type { ReadText } from './read-text.js';
import { READER_MODEL } from './reader-model.js';
import { type Reference, referencesBack } from './refer-back.js';
import {
  type Findings,
  type Ground,
  isConvictedIn,
  isStage,
  type Role,
  STAGE_STRENGTH,
  weighMention,
} from './weigh-mentions.js';

export interface JudgedParty extends NamedParty {
  /** Stage of the accusation if the party is accused; otherwise its role beside one. */
  readonly role: Role;
  readonly beside: Role;
  /** Probability, 0 to 1, that the text accuses the party. */
  readonly accused: number;
  /** Reason in the text's words: the cue and its meaning. */
  readonly grounds: readonly Ground[];
  /** Its stage if it is accused, whatever the probability. */
  readonly stage: Stage;
  /** False if no weights can make it accused. */
  readonly accusable: boolean;
  /** Values of `PARTY_FEATURES`, `CONTEXT_FEATURES` and `NEIGHBOUR_FEATURES`. */
  readonly features: readonly number[];
}

/** Probability from which a party counts as accused, chosen on the part `check`: lower, more bystanders than wrongdoers are added. */
export const ACCUSED_BAR = 0.45;
/** Weight of the accusations at which the rules alone accuse. */
const RULE_BAR = 1.5;
const STAGE_ORDER: readonly Stage[] = ['suspected', 'arrested', 'charged', 'sanctioned', 'convicted'];
/** Stages that an acquittal of all defendants ends. */
const BEFORE_VERDICT: ReadonlySet<Stage> = new Set(['suspected', 'arrested', 'charged']);
/** Points for an offence named behind a party: alone they never make it accused, however many. */
const OFFENCE_ALONE = 0.4;
/** Points for an accusation somewhere in a sentence that names the party, where nothing else speaks against it. */
const IN_SENTENCE = 0.5;
/** The same of a sentence beside it: "They were arrested. The third man, …". */
const IN_NEXT_SENTENCE = 0.45;
/** Points for statements about a party in sentences that do not name it. */
const REFERENCE = 1.6;
/** Maximum number of mentions weighed for one party; the first ones identify it. */
const MAX_MENTIONS = 30;

/** A party with what the rules found of it. */
interface Weighed {
  readonly party: NamedParty;
  readonly findings: Findings;
  readonly referred: readonly Ground[];
  readonly ruled: boolean;
  readonly aside: number;
  /** A conviction is stated of it. */
  readonly isConvicted: boolean;
  /** An acquittal in a sentence that names the party and nowhere a conviction stated of it, or a conviction overturned by a sentence that names nobody. */
  readonly maybeCleared: boolean;
  /** Acquitted with all defendants, and nowhere a conviction stated of it. */
  readonly cleared: boolean;
}

/** Judges who is accused in a text, how far the accusation has come, and who is only named beside it. */
export function judgeRoles(read: ReadText, parties: readonly NamedParty[]): JudgedParty[] {
  const sentences = placesOf(read, parties);
  const sentenceOf = new Map(
    sentences.flatMap((sentence, at) => sentence.places.map(({ name }) => [name, at] as const)),
  );
  const references = referencesBack(read, sentences, parties);
  const weighed = parties.map((party, index) =>
    weigh(
      read,
      party,
      index,
      sentences,
      (name) => sentenceOf.get(name),
      references.filter((reference) => reference.party === index),
    ),
  );
  const clears = sentences.some((sentence) => clearsAll(read, sentence));
  const undoes = sentences.some((sentence) => undoesConviction(read, sentence));
  const around = surroundingsOf(read, sentences, parties, weighed);
  return weighed.map((one, index) =>
    judge(read, { ...one, maybeCleared: undoes || one.maybeCleared, cleared: clears && !one.isConvicted }, [
      ...contextFeatures(around, index, sentenceOf),
      ...neighbourFeatures(read, one.party, sentences, sentenceOf),
    ]),
  );
}

function weigh(
  read: ReadText,
  party: NamedParty,
  index: number,
  sentences: readonly Sentence[],
  sentenceAt: (name: FoundName) => number | undefined,
  references: readonly Reference[],
): Weighed {
  const sentenceOf = (name: FoundName) => sentences[sentenceAt(name) ?? -1];
  const findings: Findings = {
    grounds: [],
    verdicts: [],
    outright: false,
    mentions: { subject: 0, object: 0, listed: 0, noun: 0, aged: 0, harmed: 0, speaking: 0 },
  };
  for (const name of party.mentions.slice(0, MAX_MENTIONS)) {
    const sentence = sentenceOf(name);
    if (sentence !== undefined) weighMention(read, party, name, index, sentence, findings);
  }
  if (!findings.grounds.some(({ kind, points }) => isStage(kind) && points > OFFENCE_ALONE)) {
    const own = [...new Set(party.mentions.flatMap((name) => sentenceAt(name) ?? []))];
    const within = nearestStage(
      party.mentions,
      own.map((at) => sentences[at] as Sentence),
    );
    const nearest =
      within ??
      nearestStage(
        party.mentions,
        own.flatMap((at) => [sentences[at - 1] ?? [], sentences[at + 1] ?? []].flat()),
      );
    if (nearest !== undefined)
      findings.grounds.push({
        kind: nearest.value,
        points: within === undefined ? IN_NEXT_SENTENCE : IN_SENTENCE,
        text: read.text.slice(nearest.start, nearest.end),
        at: [nearest.start, nearest.end],
      });
  }
  const referred = references.map(
    ({ cue }): Ground => ({
      kind: cue.value,
      points: REFERENCE * STAGE_STRENGTH[cue.value],
      text: read.text.slice(cue.start, cue.end),
      at: [cue.start, cue.end],
    }),
  );
  const [first] = party.mentions as readonly [FoundName, ...FoundName[]];
  for (const { cue } of references)
    if (cue.value === 'convicted' || cue.value === 'acquitted')
      findings.verdicts.push({ kind: cue.value, points: REFERENCE, cue, name: { start: first.start, end: first.end } });
  const aside = findings.grounds.reduce(
    (sum, { kind, points }) => (kind === 'mentioned' || isStage(kind) ? sum : sum + points),
    0,
  );
  const ruled = isAccusedByRule(party, { ...findings, grounds: [...findings.grounds, ...referred] });
  const stated = party.mentions.flatMap((name) => {
    const sentence = sentenceOf(name);
    return sentence === undefined
      ? []
      : [{ acquittal: sentence.cues.some(isAcquittal), conviction: isConvictedIn(read, sentence, index, name) }];
  });
  const isConvicted = stated.some(({ conviction }) => conviction);
  const maybeCleared = stated.some(({ acquittal }) => acquittal) && !isConvicted;
  return { party, findings, referred, ruled, aside, isConvicted, maybeCleared, cleared: false };
}

function isAcquittal({ kind, value }: Cue): boolean {
  return kind === 'stage' && value === 'acquitted';
}

/** "All defendants were acquitted": an acquittal of everybody, with no name between. */
function clearsAll({ text }: ReadText, { start, end, cues, places }: Sentence): boolean {
  return cues.filter(isAcquittal).some((cue) => {
    const from = Math.max(start, cue.start - EVERYBODY_WITHIN);
    const names = places.filter(({ person, name }) => person && name.end <= cue.start).map(({ name }) => name.end);
    const to = places.find(({ person, name }) => person && name.start >= cue.end)?.name.start ?? end;
    return (
      EVERYBODY.test(text.slice(Math.max(from, ...names), cue.start)) ||
      EVERYBODY.test(text.slice(cue.end, Math.min(to, cue.end + EVERYBODY_WITHIN / 3)))
    );
  });
}
const EVERYBODY_WITHIN = 100;
/** "The convictions were quashed": whose they were is told elsewhere. */
function undoesConviction(read: ReadText, { cues, places }: Sentence): boolean {
  return places.every(({ person }) => !person) && cues.some((cue) => isAcquittal(cue) && overturns(read, cue));
}

const EVERYBODY =
  /(?<!\p{L})(?:all|both|every one|the (?:\p{L}+ )?(?:defendants|accused|suspects)|tous|toutes|les (?:prévenus|accusés)|todos|todas|los acusados|os réus|tutti|gli imputati|alle|die angeklagten|de verdachten|de beklaagden|wszyscy|wszystkich|oskarżonych|все|всех|подсудимых|усі|усіх|всі|всіх|обвинувачених|sanıklar\p{L}*|hepsi\p{L}*|tamamı\p{L}*)(?!\p{L})|جميع|همه متهمان|全員|全部|모두|전원/iu;

/** Finds the accusation nearest to a name within the sentences that name the party. */
function nearestStage(
  mentions: readonly FoundName[],
  sentences: readonly Sentence[],
): (Cue & { readonly value: Stage }) | undefined {
  let best: { readonly cue: Cue & { readonly value: Stage }; readonly distance: number } | undefined;
  for (const { cues } of sentences)
    for (const cue of cues) {
      if (cue.kind !== 'stage' || cue.value === 'acquitted') continue;
      for (const { start, end } of mentions) {
        const distance = Math.max(cue.start - end, start - cue.end);
        if (best === undefined || distance < best.distance) best = { cue, distance };
      }
    }
  return best?.cue;
}

/**
 * Tells whether a party may be accused at all: something in its sentences or beside them accuses, it is no public body, and the
 * harm done to it does not outweigh what speaks against it.
 */
function isAccusable({ party, findings: { grounds } }: Weighed): boolean {
  if (party.type === 'organization' && isPublicBody(party.name)) return false;
  let [against, harmed] = [0, 0];
  for (const { kind, points } of grounds) {
    if (isStage(kind)) against += points;
    else if (kind === 'victim') harmed += points;
  }
  return against > harmed;
}

function judge(read: ReadText, weighed: Weighed, context: readonly number[]): JudgedParty {
  const { party, findings, referred, ruled } = weighed;
  findings.grounds.push(...referred);
  const stages = new Map<Stage, number>();
  const bystanders = new Map<Bystander, number>();
  for (const { kind, points } of findings.grounds) {
    if (kind === 'mentioned') continue;
    if (isStage(kind)) stages.set(kind, (stages.get(kind) ?? 0) + points);
    else bystanders.set(kind, (bystanders.get(kind) ?? 0) + points);
  }
  const features = [
    ...partyFeatures(read, party, findings, Math.log1p(referred.reduce((sum, { points }) => sum + points, 0)), ruled),
    ...context,
  ];
  const accusable = isAccusable(weighed);
  const accused = accusable ? treesProbability(READER_MODEL.party, features) : 0;
  const grounds = findings.grounds.sort((a, b) => b.points - a.points).slice(0, 8);
  const beside =
    [...bystanders].sort((a, b) => b[1] - a[1])[0]?.[0] ??
    (party.type === 'organization' && isPublicBody(party.name) ? 'official' : 'mentioned');
  const proven = STAGE_ORDER.filter((stage) => (stages.get(stage) ?? 0) >= 1).at(-1);
  const most = [...stages].filter(([stage]) => stage !== 'acquitted').sort((a, b) => b[1] - a[1])[0]?.[0];
  const told = proven ?? most ?? 'suspected';
  const isAcquitted = endsAcquitted(read, findings.verdicts) || (weighed.cleared && BEFORE_VERDICT.has(told));
  const likely = isAcquitted ? 'acquitted' : told;
  const stage = likely === 'convicted' && weighed.maybeCleared ? 'charged' : likely;
  const role = accused < ACCUSED_BAR ? beside : stage;
  return { ...party, role, beside, stage, accused, accusable, grounds, features };
}

/** Applies the rule without the model: a party is accused if accusations outweigh signs of another role. */
function isAccusedByRule(party: NamedParty, { grounds, outright }: Findings): boolean {
  let against = 0;
  let aside = 0;
  for (const { kind, points } of grounds) {
    if (kind === 'mentioned') continue;
    if (isStage(kind)) against += points;
    // An arrested judge is still called a judge; only victims keep their role.
    else if (!outright || kind === 'victim') aside += points;
  }
  // Abbreviations never spelled out are mostly authorities and laws.
  const unknown =
    party.type === 'organization' &&
    party.mentions.every(({ words }) => words.length === 1) &&
    /^\p{Lu}+$/u.test(party.name);
  return !unknown && against >= RULE_BAR && against > aside;
}
