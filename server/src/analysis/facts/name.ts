import { quoted } from '../words.js';
import { type Compared, type Comparison, describeFact, IDENTICAL, isPerson, type PhraseInput } from './fact.js';
import { COMPATIBLE_NAME } from './meet-names.js';
import { isSameName, nameDifference } from './name-difference.js';

type Level = 'equal' | 'same' | 'alike' | 'partly' | 'hardly' | 'different';

/** Name scores from which on a level holds. Below the last but one, two names are not compatible, whatever else agrees. */
const FROM: readonly (readonly [number, Level])[] = [
  [99.5, 'equal'],
  [92, 'same'],
  [86, 'alike'],
  [78, 'partly'],
  [COMPATIBLE_NAME, 'hardly'],
  [0, 'different'],
];

export const name = describeFact<Level>({
  noun: (type) => (isPerson(type) ? 'full name' : 'name'),
  compare,
  levels: {
    equal: { outcome: 'agree', phrase: matching },
    same: { outcome: 'agree', phrase: matching },
    alike: { outcome: 'close', phrase: (input) => orIdentical(input, 'is similar') },
    partly: { outcome: 'close', phrase: (input) => orIdentical(input, 'is only partly similar') },
    hardly: { outcome: 'close', phrase: (input) => orIdentical(input, 'is only distantly similar') },
    different: {
      outcome: 'conflict',
      phrase: ({ noun, subject, listed }) =>
        `the ${noun} ${quoted(subject)} is not compatible with the listed name ${quoted(listed)}`,
    },
  },
  isOfMatch: true,
  identicalAs: ({ noun, isRareName }) => `${noun}${isRareName ? ', which is rare,' : ''}`,
});

function compare({ meeting, analysed, isNumbered }: Comparison): readonly Compared<Level>[] {
  if (isNumbered) return [];
  const { score, subject, met } = meeting;
  const [, level] = FROM.find(([from]) => score >= from) as (typeof FROM)[number];
  return [{ level, subject, listed: met?.full ?? analysed.record.names[0]?.full ?? null }];
}

/** A common name scores less than a rare one although it is written the same. */
function orIdentical(input: PhraseInput, verb: string): string | typeof IDENTICAL {
  return isSameName(input.subject, input.listed) ? matching(input) : `the ${input.noun} ${verb}: ${listedName(input)}`;
}

function matching(input: PhraseInput): string | typeof IDENTICAL {
  const { subject, listed, noun, isMainName } = input;
  if (!isSameName(subject, listed)) return `the ${noun} is ${listedName(input)}`;
  if (noun === 'known alias') return `the ${noun} ${quoted(subject)} is identical to the listed name`;
  return isMainName ? IDENTICAL : `the ${noun} is identical to the listed alias ${quoted(listed)}`;
}

function listedName({ subject, listed, phrases }: PhraseInput): string {
  const difference = nameDifference(subject, listed, phrases);
  return `listed as ${quoted(listed)}${difference === '' ? '' : ` (${difference})`}`;
}
