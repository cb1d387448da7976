/** Stores many texts outside the JavaScript heap, at eight bytes of overhead each. */
export interface TextStore {
  /** Stores a text and returns its handle: 0, 1, 2 … */
  add(text: string): number;
  get(handle: number): string;
}

const CHUNK = 8 * 1024 * 1024;

export function textStore(): TextStore {
  const chunks: Buffer[] = [];
  /** Start of each text, as number of the chunk × SPAN + offset. */
  let starts = new Float64Array(1024);
  let count = 0;
  let used = 0;
  return {
    add(text) {
      const bytes = Buffer.from(text);
      let chunk = chunks.at(-1);
      if (chunk === undefined || used + bytes.length + LENGTH > chunk.length) {
        chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK, bytes.length + LENGTH));
        chunks.push(chunk);
        used = 0;
      }
      if (count === starts.length) {
        const more = new Float64Array(starts.length * 2);
        more.set(starts);
        starts = more;
      }
      starts[count] = (chunks.length - 1) * SPAN + used;
      chunk.writeUInt32LE(bytes.length, used);
      bytes.copy(chunk, used + LENGTH);
      used += LENGTH + bytes.length;
      count += 1;
      return count - 1;
    },
    get(handle) {
      const start = starts[handle] ?? 0;
      const chunk = chunks[Math.floor(start / SPAN)];
      if (handle >= count || chunk === undefined) throw new RangeError(`There is no text ${handle}`);
      const offset = (start % SPAN) + LENGTH;
      return chunk.toString('utf8', offset, offset + chunk.readUInt32LE(offset - LENGTH));
    },
  };
}

/** The bytes of a length, and more than any chunk is long. */
const LENGTH = 4;
const SPAN = 2 ** 32;
