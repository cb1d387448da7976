interface Explained {
  readonly alignment: readonly { readonly points: number }[];
  readonly evidence: readonly { readonly points: number }[];
  readonly score: number;
}

/** Lists the points of the name and the effect of limits and rounding, so that the rows add up to the score. */
export function pointsTable({ alignment, evidence, score }: Explained): {
  readonly name: number;
  readonly rest: number;
} {
  const sum = (rows: readonly { readonly points: number }[]) => rows.reduce((total, { points }) => total + points, 0);
  const name = sum(alignment);
  const rest = score - name - sum(evidence);
  return { name, rest: Math.abs(rest) < 0.05 ? 0 : rest };
}
