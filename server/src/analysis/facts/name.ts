import { type EntityType, nameInformation } from '@touchstone/engine';
import type { ListedRecord } from '../../domain/listed-record.js';
import { type Fact, fact } from './fact.js';
import { COMPATIBLE_NAME, type NameMeeting } from './meet-names.js';

/** Name scores from which on a level holds. Below the last but one two names are not compatible, whatever else agrees. */
const LEVELS = [
  { from: 99.5, level: 'equal', outcome: 'agree' },
  { from: 92, level: 'same', outcome: 'agree' },
  { from: 86, level: 'alike', outcome: 'close' },
  { from: 78, level: 'partly', outcome: 'close' },
  { from: COMPATIBLE_NAME, level: 'hardly', outcome: 'close' },
  { from: 0, level: 'different', outcome: 'conflict' },
] as const;

/** Decimal digits of rarity (`nameInformation`) from which on a name is rare, or at least no crowd's. */
const RARE_FROM = 9;
const USUAL_FROM = 6;

/**
 * The name, how rare it is, of which kind the listed name is, and how many others of the same list have one as near.
 * `rivals` counts those others.
 */
export function nameFacts(meeting: NameMeeting, record: ListedRecord, rivals: number): readonly Fact[] {
  const { score, subject, met } = meeting;
  const { level, outcome } = LEVELS.find(({ from }) => score >= from) as (typeof LEVELS)[number];
  return [
    fact('name', outcome, level, subject, met?.full ?? record.names[0]?.full ?? null),
    rarityFact(meeting, record.entityType),
    aliasFact(meeting),
    rivals === 0
      ? fact('rivals', 'agree', 'none', null, null)
      : fact('rivals', 'close', rivals < 3 ? 'few' : 'many', null, String(rivals)),
  ];
}

/** By the words that agree: what a customer's name has beside them tells nothing of this record. */
function rarityFact({ agreeing, subject }: NameMeeting, type: EntityType): Fact {
  // A wallet's owner has a name like a person's.
  const digits = nameInformation(agreeing.join(' '), type === 'Crypto_Wallet' ? 'Person' : type);
  const level = digits >= RARE_FROM ? 'rare' : digits >= USUAL_FROM ? 'usual' : 'common';
  return fact('name_rarity', level === 'rare' ? 'agree' : 'close', level, subject, null);
}

function aliasFact({ met, subject }: NameMeeting): Fact {
  if (met === undefined) return fact('alias_quality', 'close', 'none', subject, null);
  if (met.kind === 'relative') return fact('alias_quality', 'close', 'relative', subject, met.full);
  if (met.quality === 'weak') return fact('alias_quality', 'close', 'weak', subject, met.full);
  const level = met.kind === 'primary' || met.kind === 'original' ? 'primary' : 'alias';
  return fact('alias_quality', 'agree', level, subject, met.full);
}
