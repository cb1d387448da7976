/** Four bands of sixteen bits: texts that differ little share one of them at least. */
const BANDS = 4;

/**
 * The likeness of texts as 64 bits (simhash over runs of three words, or of five characters where words are not
 * parted), in four bands of 16. Charikar, "Similarity estimation techniques from rounding algorithms", 2002.
 */
export function fingerprint(text: string): number[] {
  const sums = new Int32Array(BANDS * 16);
  for (const shingle of shinglesOf(text)) {
    let low = 0x811c9dc5;
    let high = 0x1b873593;
    for (let i = 0; i < shingle.length; i += 1) {
      const code = shingle.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 13);
    }
    for (let bit = 0; bit < 32; bit += 1) {
      sums[bit] = (sums[bit] as number) + (((low >>> bit) & 1) === 1 ? 1 : -1);
      sums[32 + bit] = (sums[32 + bit] as number) + (((high >>> bit) & 1) === 1 ? 1 : -1);
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    let value = 0;
    for (let bit = 0; bit < 16; bit += 1) if ((sums[band * 16 + bit] as number) > 0) value |= 1 << bit;
    return value;
  });
}

/** Bits in which two fingerprints differ, 0 to 64. */
export function apart(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, band, i) => {
    let bits = band ^ (b[i] ?? 0);
    let count = 0;
    for (; bits !== 0; bits &= bits - 1) count += 1;
    return sum + count;
  }, 0);
}

/** Texts that differ in no more bits tell the same story. */
export const SAME_STORY = 8;

function* shinglesOf(text: string): Generator<string> {
  const sample = text.slice(0, 12_000).toLowerCase();
  const words = sample.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length * 12 < sample.length) {
    const packed = words.join('');
    for (let i = 0; i + 5 <= packed.length; i += 1) yield packed.slice(i, i + 5);
  } else for (let i = 0; i + 3 <= words.length; i += 1) yield `${words[i]} ${words[i + 1]} ${words[i + 2]}`;
}
