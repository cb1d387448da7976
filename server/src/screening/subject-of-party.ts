import type { Identifier, Subject } from '@touchstone/engine';
import type { AnalysedParty } from '../domain/analysis.js';
import { nationalitiesNamed } from '../domain/country.js';
import { identifiersInName } from '../domain/identifiers-in-name.js';
import { namesInField } from '../domain/parts-of-field.js';

/** A customer as the engine screens it: with every field, so that a disabled one hides no hit. */
export function subjectOfParty(party: AnalysedParty): Subject {
  const { name, entityTypes, date, nationality, countries, gender, knownAlias } = party;
  const aliases = namesInField(knownAlias);
  const nationalities = nationality === undefined ? [] : nationalitiesNamed(nationality);
  return {
    name,
    entityTypes,
    identifiers: [...identifiersInName(name, entityTypes), ...identifiersOf(party)],
    ...(date && { date }),
    ...(nationalities.length > 0 && { nationalities }),
    ...(countries !== undefined && countries.length > 0 && { countries }),
    ...(gender && { gender }),
    ...(aliases.length > 0 && { aliases }),
  };
}

function identifiersOf(party: AnalysedParty): Identifier[] {
  const { identificationNumber: own, businessRegistrationNumber, imoNumber, tailNumber } = party;
  const found: Identifier[] = [];
  if (own !== undefined) found.push({ ...own, type: own.type ?? 'other' });
  if (businessRegistrationNumber !== undefined)
    found.push({ type: 'registration_number', value: businessRegistrationNumber });
  if (imoNumber !== undefined) found.push({ type: 'imo', value: imoNumber });
  if (tailNumber !== undefined) found.push({ type: 'tail_number', value: tailNumber });
  return found;
}
