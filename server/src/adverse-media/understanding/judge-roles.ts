import { endsAcquitted } from './acquittals.js';
import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import type { Bystander, Stage } from './language-terms.js';
import { partyFeatures } from './party-features.js';
import { partyProbability } from './party-model.js';
import { placesOf, type Sentence } from './places-of-names.js';
import { isPublicBody } from './public-bodies.js';
import type { ReadText } from './read-text.js';
import { type Reference, referencesBack } from './refer-back.js';
import { type Findings, type Ground, isStage, type Role, STAGE_STRENGTH, weighMention } from './weigh-mentions.js';

export interface JudgedParty extends NamedParty {
  /** Stage of the accusation if the party is accused; otherwise its role beside one. */
  readonly role: Role;
  readonly beside: Role;
  /** Probability, 0 to 1, that the text accuses the party. */
  readonly accused: number;
  /** Reason in the text's words: the cue and its meaning. */
  readonly grounds: readonly Ground[];
  /** Values of `PARTY_FEATURES`. */
  readonly features: readonly number[];
}

/** Probability from which a party counts as accused: in cross-validation, precision is high and few accused are missed. */
export const ACCUSED_BAR = 0.35;
/** Weight of the accusations at which the rules alone accuse. */
const RULE_BAR = 1.5;
const STAGE_ORDER: readonly Stage[] = ['suspected', 'arrested', 'charged', 'sanctioned', 'convicted'];
/** Points for an offence named behind a party: alone they never make it accused, however many. */
const OFFENCE_ALONE = 0.4;
/** Points for statements about a party in sentences that do not name it. */
const REFERENCE = 1.6;
/** Maximum number of mentions weighed for one party; the first ones identify it. */
const MAX_MENTIONS = 30;

/** Judges who is accused in a text, how far the accusation has come, and who is only named beside it. */
export function judgeRoles(read: ReadText, parties: readonly NamedParty[]): JudgedParty[] {
  const sentences = placesOf(read, parties);
  const byName = new Map(sentences.flatMap((sentence) => sentence.places.map(({ name }) => [name, sentence] as const)));
  const references = referencesBack(read, sentences, parties);
  return parties.map((party, index) =>
    judge(
      read,
      party,
      index,
      byName,
      references.filter((reference) => reference.party === index),
    ),
  );
}

function judge(
  read: ReadText,
  party: NamedParty,
  index: number,
  sentences: ReadonlyMap<FoundName, Sentence>,
  references: readonly Reference[],
): JudgedParty {
  const findings: Findings = {
    grounds: [],
    verdicts: [],
    outright: false,
    mentions: { subject: 0, object: 0, listed: 0, noun: 0, aged: 0, harmed: 0, speaking: 0 },
  };
  for (const name of party.mentions.slice(0, MAX_MENTIONS)) {
    const sentence = sentences.get(name);
    if (sentence !== undefined) weighMention(read, party, name, index, sentence, findings);
  }
  const referred = references.map(
    ({ cue }): Ground => ({
      kind: cue.value,
      points: REFERENCE * STAGE_STRENGTH[cue.value],
      text: read.text.slice(cue.start, cue.end),
    }),
  );
  findings.grounds.push(...referred);
  const stages = new Map<Stage, number>();
  const bystanders = new Map<Bystander, number>();
  for (const { kind, points } of findings.grounds) {
    if (kind === 'mentioned') continue;
    if (isStage(kind)) stages.set(kind, (stages.get(kind) ?? 0) + points);
    else bystanders.set(kind, (bystanders.get(kind) ?? 0) + points);
  }
  const features = partyFeatures(
    read,
    party,
    findings,
    Math.log1p(referred.reduce((sum, { points }) => sum + points, 0)),
    isAccusedByRule(party, findings),
  );
  const publicBody = party.type === 'organization' && isPublicBody(party.name);
  const isAccusable =
    !publicBody &&
    [...findings.grounds, ...referred].some(({ kind, points }) => isStage(kind) && points > OFFENCE_ALONE);
  const accused = isAccusable ? partyProbability(features) : 0;
  const grounds = findings.grounds.sort((a, b) => b.points - a.points).slice(0, 8);
  const beside = [...bystanders].sort((a, b) => b[1] - a[1])[0]?.[0] ?? (publicBody ? 'official' : 'mentioned');
  if (accused < ACCUSED_BAR) return { ...party, role: beside, beside, accused, grounds, features };
  const proven = STAGE_ORDER.filter((stage) => (stages.get(stage) ?? 0) >= 1).at(-1);
  const most = [...stages].filter(([stage]) => stage !== 'acquitted').sort((a, b) => b[1] - a[1])[0]?.[0];
  const role = endsAcquitted(read, findings.verdicts) ? 'acquitted' : (proven ?? most ?? 'suspected');
  return { ...party, role, beside, accused, grounds, features };
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
