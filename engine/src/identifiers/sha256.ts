/** SHA-256 (FIPS 180-4) of a few bytes: the checksum of most chains' addresses. The engine asks nothing of its surroundings. */
export function sha256(message: Uint8Array): Uint8Array {
  const { initial, rounds } = CONSTANTS;
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = Uint32Array.from(initial);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [at(words, i - 15), at(words, i - 2)];
      const one = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const two = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + one + at(words, i - 7) + two;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + at(rounds, i) + at(words, i)) | 0;
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + value;
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [i, word] of state.entries()) out.setUint32(i * 4, word);
  return digest;
}

type Eight = [number, number, number, number, number, number, number, number];

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes. */
const CONSTANTS = constants();

function constants(): { initial: Uint32Array; rounds: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return {
    initial: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
}

/** 32 bits behind the point. A root of a small number has 48 of them. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Uint32Array, index: number): number {
  return words[index] as number;
}
