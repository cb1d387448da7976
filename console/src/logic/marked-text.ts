type Span = readonly [start: number, end: number];

/** A place of a text that is highlighted, in UTF-16 units. */
export interface Mark {
  readonly span: Span;
  readonly kind: 'sentence' | 'name' | 'role' | 'offence';
}

interface MarkedPiece {
  /** Place in the whole text. */
  readonly at: number;
  readonly text: string;
  readonly kinds: ReadonlySet<Mark['kind']>;
}

export interface MarkedParagraph {
  readonly at: number;
  /** Its joined pieces are the paragraph. */
  readonly pieces: readonly MarkedPiece[];
  readonly isMarked: boolean;
}

/** Cuts a text into its paragraphs, and these at the borders of all marks, which may overlap. */
export function markedParagraphs(text: string, marks: readonly Mark[]): readonly MarkedParagraph[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index: at }) => {
    const pieces = piecesOf(paragraph, at, marks);
    return { at, pieces, isMarked: pieces.some(({ kinds }) => kinds.size > 0) };
  });
}

function piecesOf(paragraph: string, at: number, marks: readonly Mark[]): readonly MarkedPiece[] {
  const end = at + paragraph.length;
  const near = marks.filter(({ span: [from, to] }) => from < end && to > at);
  const inner = near.flatMap(({ span }) => span).filter((place) => place > at && place < end);
  const borders = [...new Set([at, ...inner, end])].toSorted((one, other) => one - other);
  return borders.slice(0, -1).map((from, index) => {
    const to = borders[index + 1] ?? end;
    const covering = near.filter(({ span }) => span[0] <= from && span[1] >= to);
    return { at: from, text: paragraph.slice(from - at, to - at), kinds: new Set(covering.map(({ kind }) => kind)) };
  });
}
