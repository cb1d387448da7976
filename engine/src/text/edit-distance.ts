const LONGEST = 48;
const rows = [new Float64Array(LONGEST + 2), new Float64Array(LONGEST + 2), new Float64Array(LONGEST + 2)] as const;

/**
 * Edits (insert, delete, substitute, swap neighbours: optimal string alignment) between two short byte strings.
 * Answers `limit + 1` as soon as more than `limit` are needed.
 */
export function editDistance(a: Uint8Array, b: Uint8Array, limit: number): number {
  const n = Math.min(a.length, LONGEST);
  const m = Math.min(b.length, LONGEST);
  if (Math.abs(n - m) > limit) return limit + 1;
  let [before, previous, current] = rows as unknown as [Float64Array, Float64Array, Float64Array];
  for (let j = 0; j <= m; j += 1) previous[j] = j;
  for (let i = 1; i <= n; i += 1) {
    current[0] = i;
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    if (from > 1) current[from - 1] = limit + 1;
    let best = from === 1 ? i : limit + 1;
    const ca = a[i - 1] as number;
    for (let j = from; j <= to; j += 1) {
      const cb = b[j - 1] as number;
      const above = j === i + limit ? limit + 1 : (previous[j] as number);
      let cost = (previous[j - 1] as number) + (ca === cb ? 0 : 1);
      if (above + 1 < cost) cost = above + 1;
      if ((current[j - 1] as number) + 1 < cost) cost = (current[j - 1] as number) + 1;
      if (i > 1 && j > 1 && ca === b[j - 2] && a[i - 2] === cb && (before[j - 2] as number) + 1 < cost) {
        cost = (before[j - 2] as number) + 1;
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[m] as number, limit + 1);
}

/**
 * The same edits, each at the price of how easily it happens in names: vowels for one another, letters of like
 * sound and `h` are cheap, a different first letter is dear, and a `?` stands for any one letter.
 */
export function soundDistance(a: Uint8Array, b: Uint8Array): number {
  const n = Math.min(a.length, LONGEST);
  const m = Math.min(b.length, LONGEST);
  let [before, previous, current] = rows as unknown as [Float64Array, Float64Array, Float64Array];
  previous[0] = 0;
  for (let j = 1; j <= m; j += 1) previous[j] = (previous[j - 1] as number) + gapCost(b[j - 1] as number);
  for (let i = 1; i <= n; i += 1) {
    const ca = a[i - 1] as number;
    const gapA = gapCost(ca);
    current[0] = (previous[0] as number) + gapA;
    for (let j = 1; j <= m; j += 1) {
      const cb = b[j - 1] as number;
      let cost = (previous[j - 1] as number) + (ca === cb ? 0 : swapCost(ca, cb));
      const deleted = (previous[j] as number) + gapA;
      if (deleted < cost) cost = deleted;
      const inserted = (current[j - 1] as number) + gapCost(cb);
      if (inserted < cost) cost = inserted;
      if (i > 1 && j > 1 && ca === b[j - 2] && a[i - 2] === cb) {
        const turned = (before[j - 2] as number) + LETTER_COSTS.turned;
        if (turned < cost) cost = turned;
      }
      current[j] = cost;
    }
    [before, previous, current] = [previous, current, before];
  }
  const first = n > 0 && m > 0 && a[0] !== b[0] && !(n > 1 && a[1] === b[0]) && !(m > 1 && b[1] === a[0]);
  return (
    (previous[m] as number) +
    (first ? LETTER_COSTS.firstLetter : 0) +
    (otherGender(a, b, n, m) ? LETTER_COSTS.otherGender : 0)
  );
}

/**
 * Counts the edits between a Latin word and a word in an abjad: vowels that the script does not write are almost
 * free, long ones that it writes cost a little, consonants of one class cost less than others.
 */
export function abjadDistance(abjad: Uint8Array, latin: Uint8Array): number {
  const n = Math.min(abjad.length, LONGEST);
  const m = Math.min(latin.length, LONGEST);
  let [, previous, current] = rows as unknown as [Float64Array, Float64Array, Float64Array];
  previous[0] = 0;
  for (let j = 1; j <= m; j += 1) previous[j] = (previous[j - 1] as number) + unwritten(latin[j - 1] as number);
  for (let i = 1; i <= n; i += 1) {
    const ca = abjad[i - 1] as number;
    // The last vowel is always written, and makes another name (`Muhammad`, `Muhammadi`).
    const long = i === n ? ABJAD_COSTS.last : ABJAD_COSTS.written;
    const written = kinds[ca] === CLASS_VOWEL ? long : ca === 104 ? ABJAD_COSTS.breath : 1;
    current[0] = (previous[0] as number) + written;
    for (let j = 1; j <= m; j += 1) {
      const cb = latin[j - 1] as number;
      let cost = (previous[j - 1] as number) + (ca === cb ? 0 : (abjadSwaps[ca * 256 + cb] as number));
      const deleted = (previous[j] as number) + written;
      if (deleted < cost) cost = deleted;
      // A silent French `e` is no vowel.
      const short = j === m && cb !== 101 && kinds[cb] === CLASS_VOWEL ? ABJAD_COSTS.written : unwritten(cb);
      const inserted = (current[j - 1] as number) + short;
      if (inserted < cost) cost = inserted;
      current[j] = cost;
    }
    [previous, current] = [current, previous];
  }
  return previous[m] as number;
}

function unwritten(letter: number): number {
  return kinds[letter] === CLASS_VOWEL ? ABJAD_COSTS.unwritten : letter === 104 ? ABJAD_COSTS.breath : 1;
}

/** In edits. By hand, from what the letters stand for. */
const ABJAD_COSTS = {
  unwritten: 0.12,
  written: 0.35,
  last: 1,
  breath: 0.3,
  /** `i` for `e`, `u` for `o`: one letter in the script. */
  sameLetter: 0.05,
  otherVowel: 0.25,
  sameClass: 0.3,
} as const;

/** In edits. Fitted by hand on the typing errors and romanizations of the labelled persons, not on single pairs. */
const LETTER_COSTS = {
  vowelForVowel: 0.6,
  likeSound: 0.7,
  vowelGap: 0.7,
  breathGap: 0.5,
  turned: 0.7,
  firstLetter: 0.2,
  unknown: 0.2,
  otherGender: 0.8,
  misread: 0.25,
} as const;

/** Digits and the letters that they are read for by machines. */
const MISREAD = ['0o', '1i', '1l', '3e', '5s', '8b', '4a', '6g', '2z'];

const LIKE_SOUNDS = [
  'bp',
  'bv',
  'fv',
  'fp',
  'td',
  'kg',
  'kh',
  'gh',
  'sz',
  'zj',
  'sj',
  'cs',
  'ck',
  'cj',
  'lr',
  'mn',
  'ij',
  'uv',
  'gj',
];

/** `Antonia` is not `Antonio`, `Joaquina` not `Joaquin`: a final `a` alone makes another person. */
function otherGender(a: Uint8Array, b: Uint8Array, n: number, m: number): boolean {
  if (n < 4 || m < 4) return false;
  const [x, y] = [a[n - 1] as number, b[m - 1] as number];
  if ((x === 97) === (y === 97)) return false;
  const [longer, end, other] = x === 97 ? [a, n, y] : [b, m, x];
  // Slavic family names have a feminine form, and lists and papers mix the two.
  const before = longer[end - 2] as number;
  if (before === 118 || (before === 110 && longer[end - 3] === 105)) return false;
  return other === 111 || kinds[other] !== CLASS_VOWEL;
}

const CLASS_VOWEL = 1;
const kinds = new Uint8Array(256);
for (const vowel of 'aeiouy') kinds[vowel.charCodeAt(0)] = CLASS_VOWEL;
const swaps = new Float64Array(256 * 256).fill(1);
for (const pair of LIKE_SOUNDS) {
  const [x, y] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  swaps[x * 256 + y] = LETTER_COSTS.likeSound;
  swaps[y * 256 + x] = LETTER_COSTS.likeSound;
}
for (const pair of MISREAD) {
  const [x, y] = [pair.charCodeAt(0), pair.charCodeAt(1)];
  swaps[x * 256 + y] = LETTER_COSTS.misread;
  swaps[y * 256 + x] = LETTER_COSTS.misread;
}
for (const x of 'aeiouy') {
  for (const y of 'aeiouy') swaps[x.charCodeAt(0) * 256 + y.charCodeAt(0)] = x === y ? 0 : LETTER_COSTS.vowelForVowel;
}
for (let x = 0; x < 256; x += 1) {
  swaps[63 * 256 + x] = LETTER_COSTS.unknown;
  swaps[x * 256 + 63] = LETTER_COSTS.unknown;
}

const abjadSwaps = new Float64Array(256 * 256).fill(1);
const abjadPairs = (groups: readonly string[], cost: number) => {
  for (const group of groups)
    for (const x of group)
      for (const y of group) if (x !== y) abjadSwaps[x.charCodeAt(0) * 256 + y.charCodeAt(0)] = cost;
};
abjadPairs(['aeiouy'], ABJAD_COSTS.otherVowel);
abjadPairs(['iey', 'uovw', 'ae'], ABJAD_COSTS.sameLetter);
abjadPairs(['gjk', 'dz', 'bp', 'sc', 'hk'], ABJAD_COSTS.sameClass);

function swapCost(x: number, y: number): number {
  return swaps[x * 256 + y] as number;
}

function gapCost(x: number): number {
  return kinds[x] === CLASS_VOWEL ? LETTER_COSTS.vowelGap : x === 104 ? LETTER_COSTS.breathGap : 1;
}
