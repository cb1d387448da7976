import type { CaseResult } from '../../api/case.js';
import { groupRecords } from '../../logic/group-records.js';

/** Records that are proposed as one party. */
export interface Party {
  readonly members: readonly CaseResult[];
  /** The members that one decision on `open` may cover: all open ones whose evidence is alike, else that record alone. */
  decidable(open: CaseResult | undefined): readonly CaseResult[];
}

export function partiesOf(results: readonly CaseResult[]): readonly Party[] {
  const records = results.map((result) => ({
    id: result.id,
    name: result.name,
    birthDates: result.birth_incorporation_date,
    genders: result.data.summary.gender,
    types: result.entity_types,
    result,
  }));
  return groupRecords(records).map((group) => {
    const members = group.map(({ result }) => result);
    return {
      members,
      decidable(open) {
        if (open === undefined) return [];
        const alike = members.filter((member) => isOpen(member) && outcomes(member) === outcomes(open));
        return alike.some(({ id }) => id === open.id) ? alike : [open];
      },
    };
  });
}

function isOpen({ match_status }: CaseResult): boolean {
  return match_status === 'Potential Match';
}

function outcomes({ explanation }: CaseResult): string {
  return explanation.evidence
    .map(({ field, outcome, listed }) => `${field} ${outcome} ${outcome === 'conflict' ? listed : ''}`)
    .toSorted()
    .join('\n');
}
