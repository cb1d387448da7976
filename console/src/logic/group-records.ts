interface Record {
  readonly id: string;
  readonly name: string;
  readonly birthDates: readonly string[];
  readonly genders: readonly string[];
  readonly types: readonly string[];
}

/**
 * Records that share a name and contradict each other nowhere are proposed as one party: groups in the order of their first
 * record, which every record is in exactly once.
 */
export function groupRecords<Item extends Record>(records: readonly Item[]): readonly (readonly Item[])[] {
  const groups: Item[][] = [];
  for (const record of records) {
    const group = groups.find((members) => members.every((member) => isSameParty(member, record)));
    if (group === undefined) groups.push([record]);
    else group.push(record);
  }
  return groups;
}

function isSameParty(one: Record, other: Record): boolean {
  return (
    normalised(one.name) === normalised(other.name) &&
    agree(one.birthDates.map(yearOf), other.birthDates.map(yearOf)) &&
    agree(one.genders, other.genders) &&
    agree(one.types, other.types)
  );
}

/** A value missing on one side is no contradiction. */
function agree(one: readonly string[], other: readonly string[]): boolean {
  return one.length === 0 || other.length === 0 || one.some((value) => other.includes(value));
}

const yearOf = (date: string) => date.slice(0, 4);

function normalised(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.toSorted().join(' ');
}
