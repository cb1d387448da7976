/** A record as its publisher numbers it: it stays the same through every edition. */
export interface RecordReference {
  readonly source: string;
  readonly sourceId: string;
}

/** Two records of different lists that an organization declares to be different parties, whatever they share. */
export interface RecordSplit {
  readonly id: string;
  readonly organizationId: string;
  /** References by source and id. */
  readonly records: readonly [RecordReference, RecordReference];
  readonly reason: string;
  /** E-mail address of the user who split them, or `command line`. */
  readonly by: string;
  readonly at: Date;
}

/** An organization that splits more than this needs another rule for joining. */
export const MAX_SPLITS = 1000;

/** The same for a pair in either order. */
export function splitKey(a: RecordReference, b: RecordReference): string {
  return [a, b].map(referenceKey).sort().join();
}

export function referenceKey({ source, sourceId }: RecordReference): string {
  return JSON.stringify([source, sourceId]);
}
