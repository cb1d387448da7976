import { quoted } from '../words.js';
import { type Compared, type Comparison, describeFact, NO_PHRASE } from './fact.js';

type Level = 'primary' | 'alias' | 'weak' | 'relative' | 'none';

/** Kind of the listed name that matched. */
export const aliasQuality = describeFact<Level>({
  noun: () => 'kind of name',
  compare,
  levels: {
    primary: { outcome: 'agree', phrase: NO_PHRASE },
    alias: { outcome: 'agree', phrase: NO_PHRASE },
    weak: {
      outcome: 'close',
      isCaution: true,
      phrase: ({ listed }) => `the match rests on a weak alias alone (${quoted(listed)})`,
    },
    relative: {
      outcome: 'close',
      isCaution: true,
      phrase: ({ listed }) => `the matching name is that of a relative or associate (${quoted(listed)})`,
    },
    none: { outcome: 'close', isCaution: true, phrase: () => 'the record was found by an identifier, not by name' },
  },
  isOfMatch: true,
});

function compare({ meeting: { met, subject }, isNumbered }: Comparison): readonly Compared<Level>[] {
  if (isNumbered) return [];
  if (met === undefined) return [{ level: 'none', subject, listed: null }];
  const level = met.kind === 'relative' ? 'relative' : met.quality === 'weak' ? 'weak' : undefined;
  const strong = met.kind === 'primary' || met.kind === 'original' ? 'primary' : 'alias';
  return [{ level: level ?? strong, subject, listed: met.full }];
}
