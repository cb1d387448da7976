export interface Mentionable {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
}

interface Mention {
  /** Place of the `@`. */
  readonly start: number;
  readonly query: string;
}

const MOST = 6;

/** The mention that is being typed before the caret; undefined elsewhere. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const [, query] = /(?:^|[\s(,;])@([^\s@,;()]*)$/.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}

/** Colleagues of whom a word of the name, or the e-mail address, begins with the query. */
export function mentionable<Colleague extends Mentionable>(
  colleagues: readonly Colleague[],
  query: string,
): Colleague[] {
  const wanted = plain(query);
  return colleagues
    .filter(({ name, email }) => [...name.split(/[\s-]+/), email].some((word) => plain(word).startsWith(wanted)))
    .slice(0, MOST);
}

/** The text with the mention completed, and where the caret then stands. */
export function mentioned(text: string, { start, query }: Mention, email: string): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${email} `;
  return { text: before + text.slice(start + 1 + query.length).replace(/^ /, ''), caret: before.length };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
