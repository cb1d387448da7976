/**
 * The form in which spellings of one sound meet: doubled letters, `kh`/`h`, `ou`/`u`, `zh`/`j`, `y`/`i`, the Arabic
 * article inside compounds (`abdurrahman`, `abdelrahman`). Takes lower-case ASCII letters and digits; two tokens
 * with the same fold are the same name in another spelling, so a rule belongs here only if it almost never joins
 * two different names. Rules are the common denominators of the romanizations named in `data/`.
 */
export function foldToken(latin: string): string {
  if (latin.length < 2 || !/[a-z]/.test(latin)) return latin;
  const known = remembered.get(latin);
  if (known !== undefined) return known;
  let text = latin;
  for (const [pattern, replacement] of RULES) text = text.replace(pattern, replacement);
  const fold = text === '' ? latin : text;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(latin, fold);
  return fold;
}

/** Names share their words: folding one again costs a look-up. */
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 200_000;

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^abd[aeiou]?l(?=[a-z]{2})/, 'abd'],
  [/^abd[aeiou]([rsnzdt])(?=\1)/, 'abd'],
  [/^a?ll?ah$/, 'lah'],
  [/(?<=[a-z]{3})(?:[uao]llah?|[ui]lah)$/, 'lah'],
  [/(?<=[a-z]{2})[aeou]{0,2}l?d?d(?:i|ee|ei|y)ne?$/, 'din'],
  [/tsch|tch|tsh/g, 'ch'],
  [/sch/g, 'sh'],
  [/dzh|dj(?=[aeiou])|zh/g, 'j'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/kh/g, 'h'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh/g, 'b'],
  [/c[kq]|q/g, 'k'],
  [/x/g, 'ks'],
  [/ff$/, 'v'],
  [/(?<=[oe]v|[ei]j)s$/, ''],
  [/(?<=[aeiou])w(?![aeiou])/g, 'u'],
  [/w/g, 'v'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/i[yj](?=[aeou])/g, 'i'],
  [/(?<=[aeiouy])j(?![aeiouy])/g, 'i'],
  [/^ye/, 'e'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/[ae][iy]/g, 'ai'],
  [/y/g, 'i'],
  [/ie(?=[a-z]{2})/g, 'e'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=[a-z]{2}[aeiou])h$/, ''],
];
