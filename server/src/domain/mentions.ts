import type { User } from './user.js';

/** An e-mail address behind an at sign, up to punctuation that ends a sentence. */
const MENTION = /(?<![^\s(,;])@([^\s@,;()<>]+@[^\s@,;()<>]*[^\s@,;()<>.!?:])/g;

/** Colleagues that a text names by `@` and their e-mail address; disabled ones and the author are none. */
export function mentionedIn<Colleague extends Pick<User, 'id' | 'email' | 'disabledAt'>>(
  text: string,
  authorId: string,
  colleagues: readonly Colleague[],
): readonly Colleague[] {
  const named = new Set([...text.matchAll(MENTION)].map(([, email = '']) => email.toLowerCase()));
  return colleagues.filter(
    ({ id, email, disabledAt }) => id !== authorId && disabledAt === undefined && named.has(email.toLowerCase()),
  );
}
