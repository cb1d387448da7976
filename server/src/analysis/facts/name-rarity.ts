import { nameInformation } from '@touchstone/engine';
import { type Compared, type Comparison, describeFact, NO_PHRASE } from './fact.js';

type Level = 'rare' | 'usual' | 'common';

/** Decimal digits of rarity (`nameInformation`) from which on a name is rare, or at least not common. */
const RARE_FROM = 9;
const USUAL_FROM = 6;

export const nameRarity = describeFact<Level>({
  noun: () => 'rarity of the name',
  compare,
  levels: {
    rare: { outcome: 'agree', phrase: NO_PHRASE, driver: ({ subject }) => `Rare name: ${subject}` },
    usual: { outcome: 'close', phrase: NO_PHRASE },
    common: {
      outcome: 'close',
      isCaution: true,
      phrase: () => 'the name is common, so a name match alone is weak evidence',
      driver: ({ subject }) => `Common name; a name match alone is weak evidence: ${subject}`,
    },
  },
  isOfMatch: true,
});

/** Compares the agreeing words: the rest of the customer's name does not concern this record. */
function compare({ meeting, analysed, isNumbered }: Comparison): readonly Compared<Level>[] {
  if (isNumbered) return [];
  const { agreeing, subject } = meeting;
  const { entityType: type } = analysed.record;
  // A wallet's owner has a name like a person's.
  const digits = nameInformation(agreeing.join(' '), type === 'Crypto_Wallet' ? 'Person' : type);
  return [{ level: digits >= RARE_FROM ? 'rare' : digits >= USUAL_FROM ? 'usual' : 'common', subject, listed: null }];
}
