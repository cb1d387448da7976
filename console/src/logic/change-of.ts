/** Change that somebody else made in between, as the service reports it. */
export interface Change {
  /** Who did what, and when: `Ana Silva decided on Jonas Feldhuber as True Positive at 22 Nov 2026, 12:11`. */
  readonly what: string;
  /** State of the case since; absent if only its version is another. */
  readonly state?: string;
}

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const ID = /\b(article )?([0-9a-f]{24})\b/g;

/** Reads the message of a conflict, with instants and ids as the reader knows them; undefined if it names no change. */
export function changeOf(
  message: string,
  instant: (at: string) => string,
  nameOf: (id: string) => string | undefined,
): Change | undefined {
  const [, state, rest] = /^(?:.*\bis )?(\w+) since (.*?)(?:; reopen it first)?$/s.exec(message) ?? [];
  if (rest === undefined) return undefined;
  const what = rest.replace(INSTANT, instant).replace(ID, (found, _kind, id: string) => nameOf(id) ?? found);
  return { what, ...(state !== undefined && !/^\d+$/.test(state) && { state }) };
}
