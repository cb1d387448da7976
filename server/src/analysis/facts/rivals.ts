import { inWords } from '../words.js';
import { type Compared, type Comparison, describeFact, NO_PHRASE, type PhraseInput } from './fact.js';

type Level = 'none' | 'few' | 'many';

/** Other records of the same list with as close a name: a list names nobody twice. */
export const rivals = describeFact<Level>({
  noun: () => 'other records',
  compare,
  levels: {
    none: { outcome: 'agree', phrase: NO_PHRASE },
    few: { outcome: 'close', isCaution: true, phrase: others },
    many: { outcome: 'close', isCaution: true, phrase: others },
  },
  isOfMatch: true,
});

function compare({ rivals: count, isNumbered }: Comparison): readonly Compared<Level>[] {
  if (isNumbered) return [];
  if (count === 0) return [{ level: 'none', subject: null, listed: null }];
  return [{ level: count < 3 ? 'few' : 'many', subject: null, listed: String(count) }];
}

function others({ listed }: PhraseInput): string {
  return listed === '1'
    ? 'one other record on the same list matches the name equally well'
    : `${inWords(Number(listed))} other records on the same list match the name equally well`;
}
