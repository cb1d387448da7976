import { both, type Compared, type Comparison, describeFact, IDENTICAL, isPerson, missing } from './fact.js';

type Level = 'same' | 'other';

export const gender = describeFact<Level>({
  noun: () => 'gender',
  fields: ['gender'],
  isFor: isPerson,
  compare: (comparison) => [compare(comparison)],
  levels: {
    // Half of mankind shares a gender: it never counts towards a true positive.
    same: { outcome: 'agree', phrase: IDENTICAL },
    other: { outcome: 'conflict', phrase: (input) => `genders differ (${both(input)})` },
  },
  conflict: 'hard',
  missing: { askRank: 4, isNotedWhenUnknown: true, incomparable: (phrases) => phrases.genderInconclusive },
});

function compare({ party: { gender: own }, analysed }: Comparison): Compared<Level> {
  const listed = analysed.record.gender;
  if (own === undefined || listed === undefined || own === 'other' || listed === 'other')
    return missing(own ?? null, listed ?? null);
  return { level: own === listed ? 'same' : 'other', subject: own, listed };
}
