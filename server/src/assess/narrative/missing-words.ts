import type { EntityType } from '@touchstone/engine';
import type { EvidenceCode, IdentityEvidence } from '../../domain/identity-evidence.js';
import { factName } from './evidence-words.js';
import { enumerate } from './record-words.js';

/** Facts that are worth asking for, most telling first. */
const TELLING: readonly EvidenceCode[] = [
  'identifier',
  'date',
  'nationality',
  'gender',
  'address',
  'occupation',
  'parent',
  'spouse',
  'sibling',
];

/** What could not be compared, by who does not tell it, as whole sentences. A face is spoken of only when there is one. */
export function missingSentences(evidence: readonly IdentityEvidence[], type: EntityType): string[] {
  const missing = evidence.filter(({ outcome, code }) => outcome === 'missing' && code !== 'image');
  const ofCustomer = missing.filter(({ subject, listed }) => subject === null && listed !== null);
  const ofRecord = missing.filter(({ subject, listed }) => subject !== null && listed === null);
  const ofBoth = missing.filter(({ subject, listed }) => subject === null && listed === null);
  const named = (chosen: readonly IdentityEvidence[]) => enumerate(chosen.map(({ code }) => factName(code, type)));
  return [
    ...(ofCustomer.length > 0
      ? [`Known of the listed party but not compared for want of the customer's: ${named(ofCustomer)}.`]
      : []),
    ...(ofRecord.length > 0 ? [`Given by the customer and found nowhere in the record: ${named(ofRecord)}.`] : []),
    ...(ofBoth.length > 0 ? [`Unknown on both sides: ${named(ofBoth)}.`] : []),
  ];
}

/** What the customer could be asked for, because the record holds it: the most telling first, three at most. */
export function worthAsking(evidence: readonly IdentityEvidence[], type: EntityType): string[] {
  const held = new Set(
    evidence
      .filter(({ outcome, subject, listed }) => outcome === 'missing' && subject === null && listed !== null)
      .map(({ code }) => code),
  );
  return TELLING.filter((code) => held.has(code))
    .slice(0, 3)
    .map((code) => factName(code, type));
}
