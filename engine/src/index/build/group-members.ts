/** Calls `each` for every pair of a group and a member, the same pairs in the same order each time. */
type Pairs = (each: (group: number, member: number) => void) => void;

/**
 * Members sorted by group, in pair order: group starts (with one extra at the end), and the members. A member that comes
 * into a group twice in a row is in it once.
 */
export function groupMembers(pairs: Pairs, groups: number): [Uint32Array, Uint32Array] {
  const starts = new Uint32Array(groups + 1);
  eachOnce(pairs, groups, (group) => {
    starts[group + 1] = (starts[group + 1] as number) + 1;
  });
  for (let group = 0; group < groups; group += 1)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const fill = starts.slice();
  const members = new Uint32Array(starts[groups] as number);
  eachOnce(pairs, groups, (group, member) => {
    members[fill[group] as number] = member;
    fill[group] = (fill[group] as number) + 1;
  });
  return [starts, members];
}

function eachOnce(pairs: Pairs, groups: number, each: (group: number, member: number) => void): void {
  const last = new Uint32Array(groups);
  pairs((group, member) => {
    if (last[group] === member + 1) return;
    last[group] = member + 1;
    each(group, member);
  });
}
