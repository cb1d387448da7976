interface Reference {
  readonly source: string;
  readonly source_id: string;
}

/** Finds the split of two records, in whatever order it names them. */
export function splitOf<Split extends { readonly records: readonly Reference[] }>(
  splits: readonly Split[],
  pair: readonly [Reference, Reference],
): Split | undefined {
  const isIn = ({ records }: Split, one: Reference) =>
    records.some(({ source, source_id }) => source === one.source && source_id === one.source_id);
  return splits.find((split) => pair.every((one) => isIn(split, one)));
}
