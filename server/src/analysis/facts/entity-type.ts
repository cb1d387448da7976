import type { EntityType } from '@touchstone/engine';
import { type Compared, type Comparison, describeFact, isOrganized, missing, NO_PHRASE } from './fact.js';

type Level = 'same' | 'holder' | 'compatible' | 'other';

export const entityType = describeFact<Level>({
  noun: () => 'entity type',
  compare,
  levels: {
    same: { outcome: 'agree', phrase: NO_PHRASE },
    holder: { outcome: 'close', phrase: NO_PHRASE },
    compatible: { outcome: 'close', phrase: NO_PHRASE },
    other: {
      outcome: 'conflict',
      phrase: ({ subject, listed }) => `the entity types differ (${inWords(subject)}; listed as ${inWords(listed)})`,
    },
  },
  conflict: 'hard',
  isOfMatch: true,
  missing: { isNeverMissed: true },
});

/**
 * Compares types. Companies and organizations differ by law but not on lists; the others exclude each other. A wallet
 * is listed under its holder, of any type, and found by its address whatever type was chosen.
 */
function compare({ party, analysed, isNumbered }: Comparison): readonly Compared<Level>[] {
  const { entityTypes: requested } = party;
  const { entityType: listed, identifiers } = analysed.record;
  if (requested.length === 0) return [missing(null, listed)];
  const at = (level: Level) => [{ level, subject: requested.join(', '), listed }];
  if (requested.includes(listed)) return at('same');
  if (identifiers.some(({ type }) => type === 'wallet') && (isNumbered || requested.includes('Crypto_Wallet')))
    return at('holder');
  return at(isOrganized(listed) && requested.some(isOrganized) ? 'compatible' : 'other');
}

/** An entity type inside a sentence. */
export const TYPE_WORDS: Readonly<Record<EntityType, string>> = {
  Person: 'person',
  Company: 'company',
  Organization: 'organization',
  Crypto_Wallet: 'crypto wallet',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};

function inWords(types: string): string {
  return types
    .split(', ')
    .map((type) => TYPE_WORDS[type as EntityType] ?? type)
    .join(' or ');
}
