import type { TransformCallback } from 'node:stream';
import { CsvError, type Options, Parser } from 'csv-parse';

const PIECE = 4096;

/**
 * The library's parser with a limit of bytes of a row that holds: its own counts the text of cells, not delimiters and quotes, of
 * which a row of any length may consist. A row is refused at the latest two pieces beyond the limit.
 */
export class CsvParser extends Parser {
  readonly #maxBytes: number;
  /** Bytes that ended no row, since the last that did. */
  #pending = 0;
  #rows = 0;

  constructor(options: Options & { readonly max_record_size: number }) {
    super(options);
    this.#maxBytes = options.max_record_size;
  }

  /** Other work has its turn after every piece: it may hold a thousand rows, and a row with other cells than the header costs 40 µs. */
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
