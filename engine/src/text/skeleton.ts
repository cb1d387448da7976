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
 * The consonants that an abjad (Arabic, Hebrew) would write, from either a Latin token or one that was
 * transliterated letter by letter: vowels, semi-vowels and a final h are left out.
 */
export function abjadSkeleton(fold: string): string {
  let skeleton = '';
  for (const char of fold.replace(/h$/, '')) {
    if ('aeiouyvw'.includes(char)) continue;
    const sound = char === 'p' ? 'b' : char === 'c' ? 's' : char;
    if (skeleton.at(-1) !== sound) skeleton += sound;
  }
  return skeleton.length >= 2 ? skeleton : '';
}
