/**
 * The form in which spellings of one sound meet: doubled letters, `kh`/`h`, `ou`/`u`, `zh`/`j`, `y`/`i`, the Arabic
 * article inside compounds (`abdurrahman`, `abdelrahman`). Takes lower-case ASCII letters and digits; two tokens
 * with the same fold are the same name in another spelling, so a rule belongs here only if it almost never joins
 * two different names. Rules are the common denominators of the romanizations named in `data/`.
 */
export function foldToken(latin: string): string {
  if (latin.length < 2) return latin;
  const known = remembered.get(latin);
  if (known !== undefined) return known;
  if (!/[a-z]/.test(latin)) return latin;
  let text = latin;
  let letters = lettersOf(text);
  for (let rule = 0; rule < RULES.length; rule += 1) {
    if ((letters & (NEEDED[rule] as number)) !== NEEDED[rule] || (letters & (ONE_OF[rule] as number)) === 0) continue;
    const [pattern, replacement] = RULES[rule] as (typeof RULES)[number];
    const folded = text.replace(pattern, replacement);
    if (folded !== text) letters = lettersOf(folded);
    text = folded;
  }
  const fold = text === '' ? latin : text;
  if (remembered.size >= MAX_CACHED) remembered.clear();
  remembered.set(latin, fold);
  return fold;
}

/** Names share their words: folding one again costs a look-up. */
const remembered = new Map<string, string>();
const MAX_CACHED = 200_000;

/** Stands for a letter that follows itself. */
const TWICE = '@';

/** Rules with the letters a word must contain for them to apply, all of `all` and one of `oneOf`: most words lack them. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string, all: string, oneOf?: string])[] = [
  [/^abd[aeiou]?l(?=[a-z]{2})/, 'abd', 'abdl'],
  [/^abd[aeiou]([rsnzdt])(?=\1)/, 'abd', 'abd'],
  [/^a?ll?ah$/, 'lah', 'lah'],
  [/(?<=[a-z]{3})(?:[uao]llah?|[ui]lah)$/, 'lah', 'la'],
  [/(?<=[a-z]{2})[aeou]{0,2}l?d?d(?:i|ee|ei|y)ne?$/, 'din', 'dn'],
  [/tsch|tch|tsh/g, 'ch', 'th'],
  [/sch/g, 'sh', 'sch'],
  // `Azhar` and `Mazhari` are z and h.
  [/dzh|dj(?=[aeiou])|(?<!^[a-z]?[ai])zh|zh(?!ar)/g, 'j', '', 'jz'],
  [/ph/g, 'f', 'ph'],
  [/gh/g, 'g', 'gh'],
  [/kh/g, 'h', 'kh'],
  [/th/g, 't', 'th'],
  [/dh/g, 'd', 'dh'],
  [/bh/g, 'b', 'bh'],
  [/c[kq]|q/g, 'k', '', 'cq'],
  [/x/g, 'ks', 'x'],
  [/ff$/, 'v', `f${TWICE}`],
  [/(?<=[oe]v|[ei]j)s$/, '', 's'],
  // `Jakubowsky`, `Dimitrow` and `Milosevic` are family names on `v` and `vich`, unlike `Farrow`.
  [/(?<=[a-z]{3}o)w(?=sk)|(?<=[a-z]{3}[^rlad]o)w$/g, 'v', 'w'],
  [/(?<=[a-z]{2}[oe]vi)c$/, 'ch', 'cvi'],
  [/(?<=[aeiou])w(?![aeiou])/g, 'u', 'w'],
  [/w/g, 'v', 'w'],
  [/c(?=[eiy])/g, 's', 'c'],
  [/c(?!h)/g, 'k', 'c'],
  [/i[yj](?=[aeou])/g, 'i', 'i'],
  [/(?<=[aeiouy])j(?![aeiouy])/g, 'i', 'j'],
  [/^ye/, 'e', 'ye'],
  [/oo|ou/g, 'u', 'o', `u${TWICE}`],
  [/ee/g, 'i', `e${TWICE}`],
  // `Qaeda`, `Ismael`, but not `Nikolaevich`.
  [/ae(?=[dl])/g, 'ai', 'ae'],
  [/[ae][iy]/g, 'ai', '', 'iy'],
  [/y/g, 'i', 'y'],
  [/ie(?=[a-z]{2})/g, 'e', 'ie'],
  // `Mashhad` is sh and h.
  [/([a-z])(?<!sh)\1+/g, '$1', TWICE],
  [/(?<=[a-z]{2}[aeiou])h$/, '', 'h'],
];

const NEEDED = RULES.map(([, , all]) => lettersOf(all));
const ONE_OF = RULES.map(([, , , oneOf]) => (oneOf === undefined ? -1 : lettersOf(oneOf)));

/** A bit for each letter that occurs, and one where any follows itself. */
function lettersOf(text: string): number {
  let letters = 0;
  let last = 0;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    letters |= 1 << (letter & 31);
    if (letter === last) letters |= 1;
    last = letter;
  }
  return letters;
}
