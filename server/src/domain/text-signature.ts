/** Likeness of a text, comparable with that of any other: MinHash over runs of words. */
export interface TextSignature {
  /** Least hash of all runs under each of 60 functions; 16 bits each. */
  readonly least: readonly number[];
  /** Different runs of words. */
  readonly size: number;
}

const HASHES = 60;
/** Hashes of a band: texts share one of the 20 bands with 93% if half of their runs are the same, with 2.7% at a ninth. */
const ROWS = 3;
const MAX_CHARACTERS = 12_000;
/** Texts with fewer runs are headlines: only the same words make them the same. */
const FEW = 12;
const FEWEST = 4;

/** Odd factors and offsets of the functions, by Mulberry32: the same on every machine. */
const FUNCTIONS = Array.from({ length: HASHES }, (_, i) => [mixed(2 * i + 1) | 1, mixed(2 * i + 2)] as const);

/**
 * Signs a text (A. Broder, "On the resemblance and containment of documents", 1997): runs of three words, or of five
 * characters where words are not parted.
 */
export function signatureOf(text: string): TextSignature {
  const runs = new Set<number>();
  for (const run of runsOf(text)) runs.add(hashOf(run));
  const least = new Uint32Array(HASHES).fill(0xffffffff);
  for (const run of runs) {
    for (let i = 0; i < HASHES; i += 1) {
      const [factor, offset] = FUNCTIONS[i] as readonly [number, number];
      const value = mixed(Math.imul(run, factor) + offset) >>> 0;
      if (value < (least[i] as number)) least[i] = value;
    }
  }
  return { least: [...least].map((value) => value >>> 16), size: runs.size };
}

/** Keys by which near-duplicates are found, 32 bits each; of another `owner` they differ. */
export function bandsOf({ least, size }: TextSignature, owner: string): number[] {
  if (size < FEWEST) return [];
  return Array.from(
    { length: HASHES / ROWS },
    (_, band) => hashOf(`${owner} ${band} ${least.slice(band * ROWS, (band + 1) * ROWS).join(' ')}`) | 0,
  );
}

/** How much two texts have in common, 0 to 1: of both together, and of the shorter one. */
export function likenessOf(
  one: TextSignature,
  other: TextSignature,
): { readonly both: number; readonly shorter: number } {
  const same = one.least.filter((value, i) => value === other.least[i]).length;
  const both = same / HASHES;
  const shared = (both * (one.size + other.size)) / (1 + both);
  return { both, shorter: Math.min(1, shared / Math.max(1, Math.min(one.size, other.size))) };
}

/** True for the same text with another headline, opening or ending, or shortened. */
export function isSameText(one: TextSignature, other: TextSignature): boolean {
  const { both, shorter } = likenessOf(one, other);
  if (Math.min(one.size, other.size) < FEW) return both >= 0.95;
  return both >= 0.6 || (both >= 0.25 && shorter >= 0.8);
}

/** As stored: hexadecimal, the size first. */
export function writeSignature({ least, size }: TextSignature): string {
  return [size, ...least].map((value) => Math.min(value, 0xffff).toString(16).padStart(4, '0')).join('');
}

/** Undefined for a signature of another version. */
export function readSignature(written: string): TextSignature | undefined {
  const [size = 0, ...least] = (written.match(/.{4}/g) ?? []).map((value) => Number.parseInt(value, 16));
  return least.length === HASHES ? { size, least } : undefined;
}

function* runsOf(text: string): Generator<string> {
  const sample = text.slice(0, MAX_CHARACTERS).toLowerCase();
  const words = sample.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length * 12 < sample.length) {
    const packed = words.join('');
    for (let i = 0; i + 5 <= packed.length; i += 1) yield packed.slice(i, i + 5);
  } else for (let i = 0; i + 3 <= words.length; i += 1) yield `${words[i]} ${words[i + 1]} ${words[i + 2]}`;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

function mixed(value: number): number {
  let hash = (value + 0x6d2b79f5) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return hash ^ (hash >>> 15);
}
