import { foldToken } from '../text/fold-token.js';
import { commonness } from './data/common-names.js';
import { isDivineName } from './data/lookalikes.js';
import {
  BEFORE_TITLES,
  CHILD_OF,
  GENERATIONS,
  KUNYA,
  PARTICLES,
  PATRONYMIC,
  PATRONYMIC_OR_FAMILY_NAME,
  SOFT_TITLES,
  SON_OF,
  TITLES,
} from './data/person-words.js';
import { keyOf, type LatinToken, type NameToken, placeOf, ROLE, type Role, textOf } from './prepared-name.js';
import { withRepeatedWords } from './repeated-words.js';

/** Words of a person's name with the part each plays. Titles hardly count if enough other words remain for a name. */
export function personRoles(words: readonly LatinToken[]): readonly NameToken[] {
  const latin: LatinToken[] = [];
  for (const word of words) {
    if (word.latin.length > 3 || word.latin.length < 2) latin.push(readDigitsAsLetters(word));
    else for (const part of splitInitials(word)) latin.push(readDigitsAsLetters(part));
  }
  const compounds = joinServants(latin.flatMap(splitServant));
  const named = compounds.filter(
    (word) => !TITLES.has(word.latin) && word.latin.length > 1 && !PARTICLES.has(word.latin),
  ).length;
  const tokens: NameToken[] = [];
  let afterSonOf = false;
  for (const [position, word] of compounds.entries()) {
    const role: Role =
      word.readFrom === undefined ? roleOf(word.latin, position, compounds, named, afterSonOf) : ROLE.name;
    afterSonOf = role === ROLE.particle && (SON_OF.has(word.latin) || (afterSonOf && ARTICLE.test(word.latin)));
    const { beforeComma, text, from, to } = word;
    const plain: NameToken = { key: keyOf(word), role, common: rankOf(word.latin, role), text, from, to };
    const token: NameToken = beforeComma && role === ROLE.name ? { ...plain, family: true } : plain;
    const { readings, spokenIn } = word;
    if (readings === undefined && spokenIn === undefined) tokens.push(token);
    else tokens.push({ ...token, ...(readings && { readings }), ...(spokenIn && { spokenIn }) });
  }
  return withRepeatedWords(tokens);
}

/** `NameToken.common`. */
function rankOf(latin: string, role: Role): number {
  if (role === ROLE.name || role === ROLE.father) return commonness(foldToken(latin));
  if (role === ROLE.generation) return GENERATIONS.get(latin) ?? 0;
  return role === ROLE.particle && KUNYA.has(latin) ? 1 : 0;
}

function roleOf(
  latin: string,
  position: number,
  words: readonly LatinToken[],
  named: number,
  afterSonOf: boolean,
): Role {
  const last = position === words.length - 1;
  const lastGiven = last || (words[position + 1]?.beforeComma === true && words[position]?.beforeComma === false);
  if (latin.charCodeAt(0) < 58 && /^\d+$/.test(latin)) return ROLE.number;
  if (latin.length === 1) return ROLE.initial;
  if (SON_OF.has(latin) && !last && !(latin === 'ben' && position === 0)) return ROLE.particle;
  if (GENERATIONS.has(latin) && position > 0 && lastGiven) return ROLE.generation;
  if (PARTICLES.has(latin) && words.length > 1 && !last) return ROLE.particle;
  if (KUNYA.has(latin) && !last) return ROLE.particle;
  if (TITLES.has(latin) && (SOFT_TITLES.has(latin) ? named >= 2 : named >= 1) && words.length > 1) return ROLE.title;
  if (named >= 2 && BEFORE_TITLES.has(latin) && leadsToTitle(words, position + 1)) return ROLE.title;
  if (position > 1 && CHILD_OF.has(latin)) return ROLE.particle;
  // `Mammadov Elchin Vagif oglu`, but not `Davut Oglu`, a family name in two words.
  if (position > 1 && CHILD_OF.has(words[position + 1]?.latin ?? '')) return ROLE.father;
  if (
    position > 0 &&
    latin.length > 6 &&
    words.length > 2 &&
    PATRONYMIC.test(latin) &&
    !(last && PATRONYMIC_OR_FAMILY_NAME.test(latin))
  )
    return ROLE.patronymic;
  return afterSonOf ? ROLE.father : ROLE.name;
}

function leadsToTitle(words: readonly LatinToken[], position: number): boolean {
  const next = words[position]?.latin ?? '';
  return TITLES.has(next) || (BEFORE_TITLES.has(next) && leadsToTitle(words, position + 1));
}

/** `J.P.` is two initials, and so is `JC`, because no name is without a vowel. For words of two or three letters. */
function splitInitials(word: LatinToken): readonly LatinToken[] {
  if (word.readFrom !== undefined) return [word];
  const together =
    word.dotted ||
    (/^\p{Lu}{2,3}$/u.test(word.text) && /^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(word.latin) && word.latin !== 'ng');
  if (!together) return [word];
  const apart = word.latin.length === word.text.length;
  return Array.from(word.latin, (letter, i) => ({
    ...{ ...word, latin: letter, text: letter.toUpperCase() },
    ...(apart && { from: word.from + i, to: word.from + i + 1 }),
  }));
}

const LETTERS_OF_DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
};

/** Persons have no digits in their names: `Ig0r Sech1n` hides from a search. */
function readDigitsAsLetters(word: LatinToken): LatinToken {
  if (!/\d/.test(word.latin) || !/[a-z]/.test(word.latin)) return word;
  return { ...word, latin: word.latin.replace(/\d/g, (digit) => LETTERS_OF_DIGITS[digit] ?? digit) };
}

const SERVANT = /^(?:abd|abdul|abdel|abdal|abdol|abdoul|abdur|abdus|abdun|abdud|abduz|abdar|abdi|abdu)$/;
/** `abdul` with one letter changed, left out or more: a servant before a name of God. */
const MISSPELT_SERVANT =
  /^(?:adbul|abdl|abud|abdlu|bdul|[^a]bd[ue]l|a[^b]d[ue]l|ab[^d][ue]l|abd[^ueoa]l|abd[ue][^l]|a[bd][ue]l|bad[ue]l|a?abd{1,2}uu?ll?)$/;

function isServant(latin: string, next: string): boolean {
  // A cheap test before the patterns: few words are so short.
  if (latin.length > 6 || latin.length < 3) return false;
  const mayBegin = latin[0] === 'a' || latin[0] === 'b';
  return (mayBegin && SERVANT.test(latin)) || (MISSPELT_SERVANT.test(latin) && isDivineName(next));
}

/** Tells whether a servant stands behind the name of God that it belongs to. */
function standsBehind(before: string, servant: string): boolean {
  return /^abd(?:[aeo]l|ul)?$/.test(servant) && isDivineName(before);
}

const ARTICLE = /^(?:al|el|ul|ol|ar|ur|er|as|us|es|an|un|en|ad|ud|ed|az|uz|ez|at|ut|et|ash|ush|esh)$/;

/** `HumamAbd-al-Khaliq`: words that were joined where another one has hyphens of its own. */
function splitServant(word: LatinToken, position: number, words: readonly LatinToken[]): readonly LatinToken[] {
  const { latin, text, from, to } = word;
  if (!/.{3}abd$/.test(latin) || text.length !== latin.length || !ARTICLE.test(words[position + 1]?.latin ?? ''))
    return [word];
  const at = latin.length - 3;
  return [
    { ...word, to: from + at, latin: latin.slice(0, at), text: text.slice(0, at) },
    { ...word, from: to - 3, latin: 'abd', text: text.slice(at) },
  ];
}

/** `Abd al-Rahman`, `Abdul Rahman` and `Abdurrahman` are one name, "servant of the merciful": written as one token. */
function joinServants(words: readonly LatinToken[]): readonly LatinToken[] {
  const joined: LatinToken[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as LatinToken;
    const next = words[i + 1];
    const before = joined.at(-1);
    // `RAHMAN, Abdul` whose order was turned.
    if (before !== undefined && next === undefined && standsBehind(before.latin, word.latin)) {
      const parts = [before, word];
      joined[joined.length - 1] = {
        ...before,
        latin: `abdul${before.latin}`.slice(0, 40),
        text: textOf(parts),
        ...placeOf(parts),
      };
      continue;
    }
    if (next === undefined || word.readFrom !== undefined || !isServant(word.latin, next.latin)) {
      joined.push(word);
      continue;
    }
    // `Abdul R. Zahed`: the initial is of the name of God, and so the whole of the bearer's.
    if (next.latin.length === 1 && i + 2 < words.length && word.latin !== 'abdi') {
      const parts = [word, next];
      joined.push({ ...word, latin: 'a', text: textOf(parts), ...placeOf(parts) });
      i += 1;
      continue;
    }
    const article = ARTICLE.test(next.latin) && words[i + 2] !== undefined;
    const base = article ? (words[i + 2] as LatinToken) : next;
    // Without vowels the word after the article may have two letters (`عبد الحي`).
    const short = base.abjad && base.latin.length === 4;
    const stem = base.latin.startsWith('al') && (base.latin.length > 5 || short) ? base.latin.slice(2) : base.latin;
    if ((word.latin === 'abdi' && !article) || stem.length < (short ? 2 : 3)) {
      joined.push(word);
      continue;
    }
    const taken = article ? 3 : 2;
    const parts = words.slice(i, i + taken);
    const written = { text: textOf(parts), ...placeOf(parts) };
    joined.push({ ...word, latin: `abdul${stem}`.slice(0, 40), abjad: word.abjad || base.abjad, ...written });
    i += taken - 1;
  }
  return joined;
}
