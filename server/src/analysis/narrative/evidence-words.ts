import type { EntityType } from '@touchstone/engine';
import type { AnalysisInput } from '../../domain/analysis.js';
import type { IdentityEvidence } from '../../domain/identity-evidence.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { type ChangedPhrases, changedPhrases } from '../changed-phrases.js';
import { both, type FactLevel, IDENTICAL, NO_PHRASE, type PhraseInput } from '../facts/fact.js';
import { factOf } from '../facts/facts.js';
import { capital, enumerate } from '../words.js';

/**
 * Tells whether a fact supports a match, contradicts it, or calls for caution: a weak alias adds to the model's sum and
 * still limits the rest. Undefined on neither side: missing facts, and those that hold for almost every record.
 */
export function sideOf(evidence: IdentityEvidence): 'for' | 'against' | 'caution' | undefined {
  const { outcome, weight } = evidence;
  if (outcome === 'missing') return undefined;
  if (outcome === 'conflict') return 'against';
  if (levelOf(evidence)?.isCaution) return 'caution';
  return weight > 0 ? 'for' : weight < 0 ? 'against' : undefined;
}

/** Context for the wording of a fact. */
export interface About {
  readonly type: EntityType;
  readonly mainName: string | undefined;
  /** The customer's name: another name that matched is a known alias. */
  readonly customer: string;
  readonly isRareName: boolean;
  readonly phrases: ChangedPhrases;
}

export function aboutRecord(
  { entityType, names }: Pick<ListedRecord, 'entityType' | 'names'>,
  evidence: readonly IdentityEvidence[],
  input: Pick<AnalysisInput, 'party' | 'narrativeVersion'>,
): About {
  const isRareName = evidence.some(({ code, level }) => code === 'name_rarity' && level === 'rare');
  const phrases = changedPhrases(input);
  return { type: entityType, mainName: names[0]?.full, customer: input.party.name, isRareName, phrases };
}

/** Compared facts without the rarity of a name that does not match. */
export function comparedFacts(evidence: readonly IdentityEvidence[]): readonly IdentityEvidence[] {
  const isNamed = !evidence.some(({ code, outcome }) => code === 'name' && outcome === 'conflict');
  return evidence.filter(({ code, outcome }) => outcome !== 'missing' && (isNamed || code !== 'name_rarity'));
}

/** Facts that have words of their own in a narrative. */
export function hasPhrase(evidence: IdentityEvidence): boolean {
  const phrase = levelOf(evidence)?.phrase;
  return phrase !== undefined && phrase !== NO_PHRASE;
}

/** Joins all identical facts in one clause (empty without any), then gives every other its own. */
export function evidenceClauses(
  chosen: readonly IdentityEvidence[],
  about: About,
): { readonly identical: string; readonly others: readonly string[] } {
  const identical: string[] = [];
  const others: string[] = [];
  for (const evidence of chosen) {
    const clause = clauseOf(evidence, about);
    if (typeof clause === 'string') others.push(clause);
    // The name first, because everything else is compared once a name is near.
    else if (evidence.code === 'name') identical.unshift(clause.identical);
    else identical.push(clause.identical);
  }
  return { identical: identicalClause(identical), others };
}

/** Words one compared fact as a key driver; empty without a phrase. */
export function evidenceLine(evidence: IdentityEvidence, about: About): string {
  const level = levelOf(evidence);
  if (level === undefined) return '';
  const input = phraseInputOf(evidence, about);
  if (level.driver !== undefined) return level.driver(input);
  const clause = clauseOf(evidence, about);
  if (typeof clause === 'string') return capital(clause);
  const identicalAs = evidence.code === 'name' ? `${input.noun} (${input.subject})` : clause.identical;
  return `${capital(identicalAs)} is identical`;
}

function identicalClause(parts: readonly string[]): string {
  if (parts.length === 0) return '';
  const all = enumerate(parts.map((part) => `the ${part}`)).replaceAll(',,', ',');
  return `${all} ${parts.length === 1 ? 'is' : 'are'} identical`;
}

function clauseOf(evidence: IdentityEvidence, about: About): string | { readonly identical: string } {
  const phrase = levelOf(evidence)?.phrase ?? NO_PHRASE;
  if (phrase === NO_PHRASE) return '';
  const input = phraseInputOf(evidence, about);
  const clause = phrase === IDENTICAL ? phrase : phrase(input);
  if (clause !== IDENTICAL) return clause;
  return { identical: factOf(evidence.code).identicalAs?.(input) ?? `${input.noun} (${both(input)})` };
}

function levelOf({ code, level }: IdentityEvidence): FactLevel | undefined {
  return factOf(code).levels[level];
}

function phraseInputOf({ code, subject, listed }: IdentityEvidence, about: About): PhraseInput {
  const { type, mainName, customer, isRareName, phrases } = about;
  const isAlias = code === 'name' && subject !== customer;
  return {
    subject: subject ?? '',
    listed: listed ?? '',
    type,
    noun: isAlias ? 'known alias' : factOf(code).noun(type),
    isMainName: listed === mainName,
    isRareName,
    phrases,
  };
}
