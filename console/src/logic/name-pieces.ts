type Span = readonly [start: number, end: number];

/** A part of a name that has a partner on the other side, or none. */
export interface Part {
  /** Place in the displayed text, in UTF-16 units; without it, the text is searched for. */
  readonly span?: Span | undefined;
  readonly text: string;
  /** The number that both sides share; absent for a word without a partner. */
  readonly pair?: number;
  /** Why it has none. */
  readonly why?: string;
}

export interface Piece {
  readonly text: string;
  readonly part: Part | undefined;
}

/** Cuts a name at its parts. The joined pieces are the name, whatever the parts. */
export function namePieces(name: string, parts: readonly Part[]): readonly Piece[] {
  const placed: { part: Part; span: Span }[] = [];
  for (const part of parts) {
    const span =
      part.span ??
      found(
        name,
        part.text,
        placed.map((other) => other.span),
      );
    if (
      span !== undefined &&
      isFree(
        name,
        span,
        placed.map((other) => other.span),
      )
    )
      placed.push({ part, span });
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { part, span } of placed.toSorted((one, other) => one.span[0] - other.span[0])) {
    if (span[0] > at) pieces.push({ text: name.slice(at, span[0]), part: undefined });
    pieces.push({ text: name.slice(span[0], span[1]), part });
    at = span[1];
  }
  if (at < name.length) pieces.push({ text: name.slice(at), part: undefined });
  return pieces;
}

function isFree(name: string, [start, end]: Span, taken: readonly Span[]): boolean {
  return (
    start >= 0 && start < end && end <= name.length && taken.every((other) => end <= other[0] || start >= other[1])
  );
}

function found(name: string, text: string, taken: readonly Span[]): Span | undefined {
  const [whole, part] = [name.toLowerCase(), text.toLowerCase()];
  if (part === '' || whole.length !== name.length) return undefined;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const span: Span = [at, at + part.length];
    if (isFree(name, span, taken)) return span;
  }
  return undefined;
}
