import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Counts and hashes what passes; `result` is complete when the stream has ended. */
export class Meter extends Transform {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  get result(): { readonly bytes: number; readonly sha256: string } {
    return { bytes: this.#bytes, sha256: this.#hash.copy().digest('hex') };
  }
}
