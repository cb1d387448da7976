/**
 * The consonants of a folded token in sound classes, a first vowel as `a`: what stays the same when a name is
 * written down by ear. Empty when fewer than three consonants would carry the comparison.
 */
export function soundSkeleton(fold: string): string {
  let skeleton = '';
  for (let i = 0; i < fold.length; i += 1) {
    const char = fold[i] as string;
    const sound = SOUNDS[char];
    if (sound === undefined) {
      if (i === 0) skeleton = 'a';
      continue;
    }
    if (skeleton.at(-1) !== sound) skeleton += sound;
  }
  return skeleton.length >= 3 ? skeleton : '';
}

/** Sounds that ears and romanizations confuse, after the groups of Soundex and Daitch-Mokotoff, but finer. */
const SOUNDS: Readonly<Record<string, string>> = {
  b: 'b',
  p: 'p',
  f: 'f',
  v: 'f',
  k: 'k',
  g: 'g',
  j: 's',
  z: 's',
  s: 's',
  c: 's',
  d: 't',
  t: 't',
  l: 'r',
  r: 'r',
  m: 'm',
  n: 'n',
};

/**
 * Reduces a word in an abjad (Arabic, Hebrew) and its romanizations to a common key: consonants in wide classes, without
 * vowels, semi-vowels and a final h. The key only brings the two together; `abjadDistance` measures how alike they are.
 * A word of one consonant keeps the semi-vowels between its vowels too (`Azzawi`, `Awad`).
 */
export function abjadSkeleton(fold: string): string {
  const skeleton = consonantClasses(fold, false);
  if (skeleton.length >= 2) return skeleton;
  return consonantClasses(fold, true);
}

function consonantClasses(fold: string, semivowels: boolean): string {
  let skeleton = '';
  const end = fold.endsWith('h') ? fold.length - 1 : fold.length;
  for (let i = 0; i < end; i += 1) {
    const char = fold[i] as string;
    // `sh` and the French `ch` are one letter.
    if (char === 'h' && (fold[i - 1] === 's' || fold[i - 1] === 'c')) continue;
    const sound =
      ABJAD_SOUNDS[char] ??
      (semivowels && isVowelLike(fold[i - 1]) && isVowelLike(fold[i + 1]) ? SEMIVOWELS[char] : undefined);
    if (sound !== undefined && skeleton.at(-1) !== sound) skeleton += sound;
  }
  return skeleton;
}

function isVowelLike(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiou'.includes(letter);
}

/** Arabic jim is g in Egypt, qaf is g in the Maghreb and the Gulf, dhal and zah are d or z; there is no p. */
const ABJAD_SOUNDS: Readonly<Record<string, string>> = {
  b: 'b',
  p: 'b',
  c: 's',
  s: 's',
  d: 'd',
  z: 'd',
  g: 'k',
  j: 'k',
  k: 'k',
  f: 'f',
  h: 'h',
  l: 'l',
  m: 'm',
  n: 'n',
  r: 'r',
  t: 't',
};

const SEMIVOWELS: Readonly<Record<string, string>> = { u: 'w', v: 'w', w: 'w', i: 'y', y: 'y' };
