const LANES = 25;
const RATE = 136;
const MASK = (1n << 64n) - 1n;

/**
 * Keccak-256 with the padding it had before it became SHA-3 (Bertoni et al., "The Keccak reference", 2011): what Ethereum
 * (EIP-55) and Monero check their addresses with. For a few bytes.
 */
export function keccak256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80;
  const view = new DataView(padded.buffer);
  const lanes = new Array<bigint>(LANES).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let i = 0; i < RATE / 8; i += 1) lanes[i] = lane(lanes, i) ^ view.getBigUint64(block + i * 8, true);
    permute(lanes);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 4; i += 1) out.setBigUint64(i * 8, lane(lanes, i), true);
  return digest;
}

function permute(lanes: bigint[]): void {
  for (const constant of ROUND_CONSTANTS) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((parity, row) => parity ^ lane(lanes, x + row), 0n),
    );
    for (let i = 0; i < LANES; i += 1) {
      lanes[i] = lane(lanes, i) ^ lane(columns, (i + 4) % 5) ^ rotate(lane(columns, (i + 1) % 5), 1);
    }
    const moved = new Array<bigint>(LANES).fill(0n);
    for (let x = 0; x < 5; x += 1)
      for (let y = 0; y < 5; y += 1)
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane(lanes, x + 5 * y), OFFSETS[x + 5 * y] as number);
    for (let y = 0; y < LANES; y += 5)
      for (let x = 0; x < 5; x += 1)
        lanes[x + y] = lane(moved, x + y) ^ (~lane(moved, ((x + 1) % 5) + y) & MASK & lane(moved, ((x + 2) % 5) + y));
    lanes[0] = lane(lanes, 0) ^ constant;
  }
}

/** Triangular numbers along the path that visits every lane but the first. */
const OFFSETS = offsets();

function offsets(): readonly number[] {
  const found = new Array<number>(LANES).fill(0);
  let [x, y] = [1, 0];
  for (let t = 0; t < 24; t += 1) {
    found[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return found;
}

/** Bits of a linear feedback shift register of eight, at the positions 2^j - 1. */
const ROUND_CONSTANTS = roundConstants();

function roundConstants(): readonly bigint[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j += 1) {
      if ((register & 1) === 1) constant |= 1n << BigInt(2 ** j - 1);
      register = (register << 1) ^ ((register >> 7) * 0x171);
    }
    return constant;
  });
}

function rotate(value: bigint, bits: number): bigint {
  return ((value << BigInt(bits)) | (value >> BigInt(64 - bits))) & MASK;
}

function lane(lanes: readonly bigint[], index: number): bigint {
  return lanes[index] as bigint;
}
