import type { TransformCallback } from 'node:stream';
import { CsvError, type Options, Parser } from 'csv-parse';

const PIECE = 4096;

/**
 * The library's parser with a reliable limit on the bytes of a row: its own limit counts only cell text, and a row of any
 * length can consist of delimiters and quotes. A row is refused at the latest two pieces beyond the limit.
 */
export class CsvParser extends Parser {
  readonly #maxBytes: number;
  /** Bytes of the pieces since the last one that ended a row. */
  #pending = 0;
  #rows = 0;

  constructor(options: Options & { readonly max_record_size: number }) {
    super(options);
    this.#maxBytes = options.max_record_size;
  }

  /** Yields to other work after every piece: a piece may hold a thousand rows, and a row with other cells than the header costs 40 µs. */
  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    const error = this.#parse(chunk.subarray(0, PIECE), encoding);
    const rest = chunk.subarray(PIECE);
    if (error || rest.length === 0) done(error);
    else setImmediate(() => (this.destroyed ? done() : this._transform(rest, encoding, done)));
  }

  /** Parses at once; the library calls back before it returns. */
  #parse(piece: Buffer, encoding: BufferEncoding): Error | null | undefined {
    let failure: Error | null | undefined;
    super._transform(piece, encoding, (error) => {
      failure = error;
    });
    const rows = this.info.records + this.info.empty_lines + this.info.comment_lines;
    this.#pending = rows === this.#rows ? this.#pending + piece.length : 0;
    this.#rows = rows;
    if (failure || this.#pending <= this.#maxBytes) return failure;
    return new CsvError('CSV_MAX_RECORD_SIZE', `a row exceeds ${this.#maxBytes} bytes`, undefined, {
      lines: this.info.lines,
    });
  }
}
