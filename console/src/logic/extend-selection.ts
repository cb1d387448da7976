/** The selection after one row was switched on or off. */
export function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection after a step from one row to the next with Shift: both are in it. */
export function extended(
  selection: ReadonlySet<string>,
  from: string | undefined,
  to: string | undefined,
): ReadonlySet<string> {
  return new Set([...selection, ...[from, to].filter((id) => id !== undefined)]);
}
