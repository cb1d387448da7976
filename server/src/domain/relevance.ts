import { isSameIdentifier } from '@touchstone/engine';
import type { CaseFilters, MatchedRecord, Relevance } from './case.js';
import { coveredCategories } from './category.js';
import { SAME_FACE } from './face.js';

/**
 * Tells which parts of the request a party matches, by the evidence of its hits:
 * - `profileName`: its main name, or that name in its own script, reaches the threshold; `alias` and `rcaName` likewise
 * for its other names and those of its relatives and associates. All three are false if only an identifier found it.
 * - `date`: a date of the party agrees with the requested one. False if none was requested or listed, or they are
 * merely near: a wrong date lowers the score and hides nothing, and shows here.
 * - `uniqueIdentifier`: the party holds the requested identifier.
 * - `country`: the party is tied to a requested country. A party without any known country is kept, and false here.
 * - `category`, `entityType`: it has a requested category, and exactly a requested type (a company found for an
 * organization is compatible, and false here).
 * - `image`: the face in a listed picture is the subject's.
 */
export function relevanceOf(filters: CaseFilters, records: readonly MatchedRecord[]): Relevance {
  const kinds = new Set(
    records.flatMap(({ record, hit }) => hit.matchedNames.map(({ nameIndex }) => record.names[nameIndex]?.kind)),
  );
  const wanted = new Set<string>(coveredCategories(filters.categories));
  return {
    profileName: kinds.has('primary') || kinds.has('original'),
    alias: kinds.has('aka') || kinds.has('fka') || kinds.has('nka'),
    rcaName: kinds.has('relative'),
    date: agrees(records, 'date'),
    uniqueIdentifier: holds(records, filters.uniqueIdentifier),
    country: records.some(({ record }) => record.countries.some((country) => filters.countries.includes(country))),
    category: records.some(({ record }) => record.categories.some((category) => wanted.has(category))),
    entityType: records.some(({ record }) => filters.entityTypes.includes(record.entityType)),
    image: records.some(({ faceDistance = 1 }) => faceDistance <= SAME_FACE),
  };
}

/** Matches by the evidence on this very identifier: a vessel's name may match another one. */
function holds(records: readonly MatchedRecord[], identifier: string | undefined): boolean {
  if (identifier === undefined) return false;
  return records.some(({ hit }) =>
    hit.explanation.evidence.some(
      ({ field, outcome, subject }) =>
        (field === 'identifier' || field === 'wallet_address') &&
        outcome === 'agree' &&
        isSameIdentifier(
          { value: identifier },
          { type: field === 'identifier' ? 'other' : 'wallet', value: subject ?? '' },
        ),
    ),
  );
}

function agrees(records: readonly MatchedRecord[], field: string): boolean {
  return records.some(({ hit }) =>
    hit.explanation.evidence.some((evidence) => evidence.field === field && evidence.outcome === 'agree'),
  );
}
