import type { ListedRecord } from '../../src/domain/listed-record.js';

/** A list file of these records, read whole: what `importList` stores. */
export function readingOf(records: readonly ListedRecord[]) {
  return {
    format: 'sample',
    readerVersion: 1,
    async *records() {
      yield* records;
    },
    outcome: () => ({ checksum: JSON.stringify(records), broken: [], brokenCount: 0, warnings: [] }),
  };
}
