import { SCORER_VERSION } from '../score.js';
import { LAYOUT_VERSION } from './layout.js';
import { openWatchlist, type Watchlist } from './open-watchlist.js';

const MAGIC = 0x504e5354;
/** Magic, layout version, checksum, length of the list, length of the changes, three reserved words. */
const HEADER_BYTES = 32;

/**
 * A watchlist as the bytes of a file: the engine itself has no disk. In pieces, to be written one after another,
 * so that a large list is not held twice.
 */
export function saveSnapshot(watchlist: Watchlist): readonly Uint8Array[] {
  const parts = [watchlist.buffer, watchlist.delta]
    .filter((buffer) => buffer !== undefined)
    .map((buffer) => new Uint8Array(buffer));
  const header = new Uint8Array(HEADER_BYTES);
  const sum = parts.reduce((hash, part) => checksum(part, hash), 1);
  new Uint32Array(header.buffer).set([
    MAGIC,
    LAYOUT_VERSION,
    sum,
    watchlist.buffer.byteLength,
    watchlist.delta?.byteLength ?? 0,
  ]);
  return [header, ...parts];
}

/**
 * The watchlist of a snapshot. Throws, with what to do, when the bytes are damaged, cut off, of another layout or scorer
 * version or no snapshot at all: such a file is built again from the lists.
 */
export function loadSnapshot(bytes: Uint8Array): Watchlist {
  if (bytes.length < HEADER_BYTES) throw new Error('not a snapshot: too short');
  const header = new Uint32Array(bytes.slice(0, HEADER_BYTES).buffer);
  const [magic, version, sum, length, deltaLength] = header as unknown as [number, number, number, number, number];
  if (magic !== MAGIC) throw new Error('not a snapshot: the first bytes are wrong');
  if (version !== LAYOUT_VERSION)
    throw new Error(`snapshot of layout ${version}, this engine reads ${LAYOUT_VERSION}: build it again`);
  if (bytes.length !== HEADER_BYTES + length + deltaLength) throw new Error('snapshot is cut off: build it again');
  const list = shared(bytes, HEADER_BYTES, length);
  const delta = deltaLength === 0 ? undefined : shared(bytes, HEADER_BYTES + length, deltaLength);
  let found = checksum(new Uint8Array(list), 1);
  if (delta !== undefined) found = checksum(new Uint8Array(delta), found);
  if (found !== sum) throw new Error('snapshot is damaged: its checksum is wrong; build it again');
  const watchlist = openWatchlist(list, delta);
  // It was built with different folding or weights, so some words would not match.
  const { scorerVersion } = watchlist.info;
  if (scorerVersion !== SCORER_VERSION)
    throw new Error(`snapshot of scorer ${scorerVersion}, this engine has ${SCORER_VERSION}: build it again`);
  return watchlist;
}

function shared(bytes: Uint8Array, from: number, length: number): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(length);
  new Uint8Array(buffer).set(bytes.subarray(from, from + length));
  return buffer;
}

/** A hash of 32 bits over words of 32 bits: finds damage, not intent. Buffers are multiples of eight bytes long. */
function checksum(bytes: Uint8Array, seed: number): number {
  const words = new Uint32Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength >> 2);
  let [a, b] = [seed | 0, 0x9e3779b9 | 0];
  for (let i = 0; i < words.length; i += 1) {
    a = Math.imul(a ^ (words[i] as number), 0x85ebca6b);
    a = (a << 13) | (a >>> 19);
    b = (b + a) | 0;
  }
  return (a ^ b ^ words.length) >>> 0;
}
