import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { byCase, type PersonalData } from '../platform/database/personal-data.js';
import { caseResults, cases } from './case.table.js';
import { caseImages } from './case-images.table.js';
import { caseRounds } from './case-rounds.table.js';
import { recordDecisions, whitelistedPairs, whitelistUses } from './case-work.table.js';
import { CLIENT_REFERENCES_PERSONAL_DATA } from './client-references.repository.js';
import { workItems } from './work-items.table.js';

/** Searches with their results, images and decisions, and whitelistings of their subjects. */
export const CASES_PERSONAL_DATA: readonly PersonalData[] = [
  { table: recordDecisions, of: byCase(recordDecisions) },
  {
    // Before the pairs, by which they are found.
    table: whitelistUses,
    of: (subjects) =>
      and(
        eq(whitelistUses.organizationId, subjects.organizationId),
        sql`${whitelistUses.pairId} in (select ${whitelistedPairs.id} from ${whitelistedPairs} where ${pairsOf(subjects)})`,
      ),
  },
  { table: whitelistedPairs, of: pairsOf },
  { table: caseImages, of: byCase(caseImages) },
  { table: caseResults, of: byCase(caseResults) },
  { table: caseRounds, of: byCase(caseRounds) },
  { table: workItems, of: byCase(workItems) },
  CLIENT_REFERENCES_PERSONAL_DATA,
  {
    table: cases,
    of: ({ organizationId, caseIds }) => and(eq(cases.organizationId, organizationId), inArray(cases.id, [...caseIds])),
  },
];

function pairsOf({ organizationId, caseIds, subjectKeys }: Parameters<PersonalData['of']>[0]): SQL | undefined {
  return and(
    eq(whitelistedPairs.organizationId, organizationId),
    or(inArray(whitelistedPairs.caseId, [...caseIds]), inArray(whitelistedPairs.subjectKey, [...subjectKeys])),
  );
}
