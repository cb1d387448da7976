/** The day in which a page begins, and how many of that day's are before it; undefined past the end. */
export function startOfPage(
  days: readonly { readonly day: string; readonly count: number }[],
  offset: number,
): { day: string; skip: number } | undefined {
  let skip = offset;
  for (const { day, count } of days) {
    if (skip < count) return { day, skip };
    skip -= count;
  }
  return undefined;
}

/** Midnight UTC at the end of a day (YYYY-MM-DD). */
export function dayAfter(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
