import { quoted } from '../words.js';
import { type Compared, describeFact, isOrganized, isPerson, missing, type PhraseInput } from './fact.js';
import { share, wordsOf } from './shared-words.js';

type Level = 'same' | 'alike';

const LEVELS = {
  same: { outcome: 'agree', phrase: (stated: PhraseInput) => phrase(stated, 'matches') },
  alike: { outcome: 'close', phrase: (stated: PhraseInput) => phrase(stated, 'is similar to') },
} as const;

/** Offices and trades. */
export const occupation = describeFact<Level>({
  noun: () => 'occupation',
  fields: ['occupation'],
  isFor: isPerson,
  compare: ({ party, analysed: { record } }) => [
    compare(party.occupation, [...record.positions.map(({ title }) => title), ...record.occupations]),
  ],
  levels: LEVELS,
  agreement: 'occupation',
  missing: { askRank: 6, incomparable: (phrases) => phrases.noCommonWord },
});

/** Line of business; lists say little about it. */
export const industry = describeFact<Level>({
  noun: () => 'industry',
  fields: ['industry'],
  isFor: isOrganized,
  compare: ({ party, analysed: { record } }) => {
    const { particulars, notes, listing } = record;
    const reason = listing.reason === undefined ? [] : [listing.reason];
    const compared = compare(party.industry, [...Object.values(particulars).flat(), ...notes, ...reason]);
    // Text without a common word may be about anything.
    return [compared.level === 'missing' ? { ...compared, listed: null } : compared];
  },
  levels: LEVELS,
  missing: { incomparable: (phrases) => phrases.noCommonWord },
});

function phrase({ noun, subject, listed }: PhraseInput, verb: string): string {
  return `the ${noun} ${quoted(subject)} ${verb} ${quoted(listed)}`;
}

/** Compares free text: agreement is evidence, a difference is not. */
function compare(own: string | undefined, stated: readonly string[]): Compared<Level> {
  const [first = null] = stated;
  if (own === undefined || first === null) return missing(own ?? null, first);
  const words = wordsOf(own);
  const best = stated
    .map((text) => ({ text, share: share(words, new Set(wordsOf(text))) }))
    .reduce((a, b) => (b.share > a.share ? b : a));
  if (words.length > 0 && best.share >= 0.6) return { level: 'same', subject: own, listed: best.text };
  return best.share > 0 ? { level: 'alike', subject: own, listed: best.text } : missing(own, first);
}
