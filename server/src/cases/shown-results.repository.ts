import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { CaseResult } from '../domain/case.js';
import type { RecordVersion } from '../domain/listed-record.js';
import type { Source } from '../domain/source.js';
import { findVersions, recordsOfVersions } from '../lists/record-versions.repository.js';
import type { Queries } from '../platform/database/database.js';
import type { NewRows } from '../platform/database/insert-rows.js';
import type { StoredRecord, StoredShown } from './case.table.js';
import { citedSources } from './cited-sources.table.js';

/**
 * Results of a case that keep copies of their records, so that an ordinary search is stored and read in one statement. More of them
 * refer to the records of the public lists: 5,000 hits of a request of 200 bytes would be copies of 18 MB.
 */
const MAX_COPIED = 20;

type Shown = Pick<CaseResult, 'records' | 'relevance' | 'risk'>;

/** Displayed parts of results, as their rows hold them. */
export interface StoredResults {
  /** Rows that the others refer to. */
  readonly sources: NewRows;
  shownOf(result: Shown): StoredShown;
}

/** Prepares the results of cases for storing. */
export async function storedResults(queries: Queries, cases: readonly (readonly Shown[])[]): Promise<StoredResults> {
  const shown = cases
    .flatMap((results) => (results.length > MAX_COPIED ? results : []))
    .flatMap(({ records }) => records);
  const versions =
    shown.length === 0
      ? []
      : await findVersions(
          queries,
          shown.map(({ version, record: { source, sourceId } }) => ({ version, source, sourceId })),
        );
  const versionOf = new Map(shown.map((matched, place) => [matched, versions[place]]));
  const sources = new Map<Source, typeof citedSources.$inferInsert>();
  for (const matched of versionOf.keys()) {
    const { source } = matched;
    if (versionOf.get(matched) !== undefined && !sources.has(source)) {
      const hash = createHash('sha256').update(JSON.stringify(source)).digest('base64url');
      sources.set(source, { hash, content: source });
    }
  }
  return {
    sources: { table: citedSources, rows: inOneOrder([...sources.values()]), onConflict: 'on conflict do nothing' },
    shownOf: ({ records, relevance, risk }) => ({
      records: records.map((matched): StoredRecord => {
        const version = versionOf.get(matched);
        const source = sources.get(matched.source);
        if (version === undefined || source === undefined) return matched;
        return { ...matched, source: source.hash, record: version };
      }),
      ...{ relevance, risk },
    }),
  };
}

/** Removes duplicates and sorts: transactions that add the same rows at the same moment must not deadlock. */
function inOneOrder(rows: readonly (typeof citedSources.$inferInsert)[]): (typeof citedSources.$inferInsert)[] {
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return [...byHash.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1));
}

/** Rows with what their results showed, byte for byte. Throws if a record that one refers to is missing. */
export async function withRecords<Row extends { readonly shown: StoredShown }>(
  queries: Queries,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'shown'> & { readonly shown: Shown })[]> {
  const referring = rows.flatMap(({ shown }) => shown.records.filter(isReference));
  if (referring.length === 0) return rows as readonly (Row & { readonly shown: Shown })[];
  const records = await recordsOfVersions(
    queries,
    referring.map(({ record }) => record),
  );
  const recordOf = new Map(referring.map((one, place) => [one, records[place]]));
  const cited = await queries
    .select()
    .from(citedSources)
    .where(inArray(citedSources.hash, [...new Set(referring.map(({ source }) => source))]));
  const sourceOf = new Map(cited.map(({ hash, content }) => [hash, content]));
  return rows.map((row) => {
    const shown = row.shown.records.map((stored) => {
      if (!isReference(stored)) return stored;
      const [source, record] = [sourceOf.get(stored.source), recordOf.get(stored)];
      if (source === undefined || record === undefined)
        throw new Error(`the source of ${stored.recordId} is not stored`);
      return { ...stored, source, record };
    });
    return { ...row, shown: { ...row.shown, records: shown } as unknown as Shown };
  });
}

type Referring = StoredRecord & { readonly source: string; readonly record: RecordVersion };

function isReference(stored: StoredRecord): stored is Referring {
  return typeof stored.source === 'string';
}
