import { compareNames, nameInformation } from '@touchstone/engine';
import { namesInField } from '../../domain/parts-of-field.js';
import { quoted } from '../words.js';
import { type Compared, type Comparison, describeFact, missing, type PhraseInput } from './fact.js';

type Level = 'same' | 'weak';

export const knownAlias = describeFact<Level>({
  noun: () => 'known alias',
  fields: ['knownAlias'],
  compare: (comparison) => [compare(comparison)],
  levels: {
    same: { outcome: 'agree', phrase: (input) => phrase(input, false) },
    weak: { outcome: 'close', phrase: (input) => phrase(input, true) },
  },
  agreement: 'known_alias',
  missing: { isNeverMissed: true, incomparable: (phrases) => phrases.knownAliasInconclusive, omitsListed: true },
});

function phrase({ subject, listed, phrases }: PhraseInput, isWeak: boolean): string {
  return `${phrases.knownAlias(quoted(subject), isWeak)}${subject === listed ? '' : ` (${quoted(listed)})`}`;
}

/** Other names of the customer that are other names of the record too; a repetition of the main name is no evidence. */
function compare({ party, analysed: { record }, meeting: { met } }: Comparison): Compared<Level> {
  const others = record.names.filter((name) => name !== met && name.kind !== 'relative');
  const isAnother = (a: string, b: string) => compareNames(a, b, record.entityType).score < 90;
  const own = namesInField(party.knownAlias).filter((alias) => isAnother(alias, party.name));
  for (const alias of own) {
    const same = others.find(({ full }) => !isAnother(alias, full) && (met === undefined || isAnother(full, met.full)));
    if (same === undefined) continue;
    const isTelling = same.quality === 'strong' && nameInformation(same.full, record.entityType) >= 6;
    return { level: isTelling ? 'same' : 'weak', subject: alias, listed: same.full };
  }
  return missing(party.knownAlias ?? null, others[0]?.full ?? null);
}
