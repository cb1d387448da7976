import { foldToken } from '../text/fold-token.js';
import { type NameToken, ROLE, withoutMark } from './prepared-name.js';

/** Marks repeated words (`Boutros Boutros-Ghali`, `Sberbank Insurance, insurance company`): they may be left out. */
export function withRepeatedWords(tokens: readonly NameToken[]): readonly NameToken[] {
  let distinct: NameToken[] | undefined;
  for (let i = 1; i < tokens.length; i += 1) {
    const token = tokens[i] as NameToken;
    if (!mayBeRepeated(token)) continue;
    for (let k = 0; k < i; k += 1) {
      const earlier = tokens[k] as NameToken;
      if (!mayBeRepeated(earlier) || !isSameWord(earlier.key, token.key)) continue;
      distinct ??= [...tokens];
      distinct[i] = { ...token, role: ROLE.repeated };
      break;
    }
  }
  return distinct ?? tokens;
}

function mayBeRepeated({ role }: NameToken): boolean {
  return role === ROLE.name || role === ROLE.generic;
}

/** Spellings of one sound are one word; words with a different first letter are skipped. */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.charCodeAt(0) === b.charCodeAt(0) && foldToken(withoutMark(a)) === foldToken(withoutMark(b)));
}
