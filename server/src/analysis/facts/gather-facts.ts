import type { EntityType } from '@touchstone/engine';
import type { AnalysedParty, AnalysedRecord } from '../../domain/analysis.js';
import { OTHER_FACE, SAME_FACE } from '../../domain/face.js';
import type { ListedRecord } from '../../domain/listed-record.js';
import { showDate } from '../../domain/partial-date.js';
import { dateFact } from './date-fact.js';
import { type Fact, fact, missing } from './fact.js';
import { identifierFacts } from './identifier-facts.js';
import type { NameMeeting } from './meet-names.js';
import { nameFacts } from './name-facts.js';
import { type CountryShares, countryFact, nationalityFact } from './place-facts.js';
import { relationFacts } from './relation-facts.js';
import { addressFact, industryFact, knownAliasFact, occupationFact } from './text-facts.js';

/**
 * Every fact of the customer beside the same of one record, of the kinds that an entity of its type has. What one side does
 * not tell is there as `missing`: the narrative names it. `rivals` is how many others of the list have as near a name.
 */
export function gatherFacts(
  party: AnalysedParty,
  analysed: AnalysedRecord,
  meeting: NameMeeting,
  rivals: number,
  shares: CountryShares,
): readonly Fact[] {
  const { record } = analysed;
  const person = record.entityType === 'Person';
  const organized = record.entityType === 'Company' || record.entityType === 'Organization';
  const dated = record.entityType !== 'Crypto_Wallet';
  const identifiers = identifierFacts(party, record);
  // A wallet, a ship or an aircraft that is called by its number: there is no name to compare.
  const numbered = identifiers.some(({ outcome, subject }) => outcome === 'agree' && subject === party.name);
  const type = entityTypeFact(party.entityTypes, record, numbered);
  const facts = [
    ...(numbered ? [] : nameFacts(meeting, record, rivals)),
    ...(dated ? [dateFact(party.date, record.dates)] : []),
    ...identifiers,
    ...(dated ? [nationalityFact(party, record, shares)] : []),
    countryFact(party, record, shares),
    ...(person ? [genderFact(party, record.gender), ...deceasedFact(analysed), imageFact(analysed)] : []),
    addressFact(party, record),
    ...(person ? [occupationFact(party, record)] : []),
    ...(organized ? [industryFact(party, record)] : []),
    ...(person || organized ? relationFacts(party, record) : []),
    knownAliasFact(party, record, meeting.met),
  ];
  // Of what a party of another type has and the customer did not give, nothing is missed: a wallet has no date of birth.
  const isOther = type.outcome === 'conflict' || type.level === 'holder';
  const isOfBoth = ({ code, outcome, subject }: Fact) =>
    outcome !== 'missing' || subject !== null || code === 'identifier';
  return [type, ...(isOther ? facts.filter(isOfBoth) : facts)];
}

/**
 * Company and organization are told apart by law and not by lists; the others exclude each other. A wallet is listed under whoever
 * holds it, of whatever type, and found by its address whatever type was chosen.
 */
function entityTypeFact(
  asked: readonly EntityType[],
  { entityType: listed, identifiers }: ListedRecord,
  numbered: boolean,
): Fact {
  const shown = asked.length === 0 ? null : asked.join(', ');
  if (asked.length === 0) return missing('entity_type', shown, listed);
  if (asked.includes(listed)) return fact('entity_type', 'agree', 'same', shown, listed);
  if (identifiers.some(({ type }) => type === 'wallet') && (numbered || asked.includes('Crypto_Wallet')))
    return fact('entity_type', 'close', 'holder', shown, listed);
  const organized: readonly EntityType[] = ['Company', 'Organization'];
  const compatible = organized.includes(listed) && asked.some((type) => organized.includes(type));
  return fact('entity_type', compatible ? 'close' : 'conflict', compatible ? 'compatible' : 'other', shown, listed);
}

function genderFact(party: AnalysedParty, listed: AnalysedRecord['record']['gender']): Fact {
  const own = party.gender;
  if (own === undefined || listed === undefined || own === 'other' || listed === 'other')
    return missing('gender', own ?? null, listed ?? null);
  return fact('gender', own === listed ? 'agree' : 'conflict', own === listed ? 'same' : 'other', own, listed);
}

/** Told where the publisher says it; it weighs nothing, because names of the dead are used by the living. */
function deceasedFact({ record }: AnalysedRecord): readonly Fact[] {
  const [died] = record.deathDates;
  return died === undefined ? [] : [fact('deceased', 'close', 'died', null, showDate(died))];
}

function imageFact({ faceDistance }: AnalysedRecord): Fact {
  if (faceDistance === undefined) return missing('image', null, null);
  const shown = faceDistance.toFixed(2);
  if (faceDistance <= SAME_FACE) return fact('image', 'agree', 'same', null, shown);
  return faceDistance < OTHER_FACE
    ? fact('image', 'close', 'alike', null, shown)
    : fact('image', 'conflict', 'other', null, shown);
}
