import type { RecordVersions } from '../cases/record-history.js';
import type { Alert } from '../domain/alert.js';
import type { CustomList } from '../domain/custom-list.js';
import type { ListedRecord } from '../domain/listed-record.js';
import { versionAt } from '../domain/record-history.js';

/** A changed match as the alert keeps it. */
interface StoredMatch {
  readonly record_id: string;
  readonly source: string;
  readonly source_id: string;
  readonly name: string;
  readonly fields?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

interface MatchVersion {
  readonly record: ListedRecord;
  /** Edition in which this version began. */
  readonly version: string;
}

/** A changed match with the whole record before and after; absent where the edition lacked it, or its custom list was deleted. */
export interface MatchDetails {
  readonly match: StoredMatch;
  /** The custom list of the record. */
  readonly list?: CustomList;
  readonly before?: MatchVersion;
  readonly after?: MatchVersion;
}

export interface AlertDetails {
  readonly alert: Alert;
  readonly matches: readonly MatchDetails[];
}

/** Matches of one alert whose records are read. */
const MOST_MATCHES = 100;

/** Reads the records of an alert as they were in the editions that it compares. */
export async function alertDetails(
  versions: Pick<RecordVersions, 'ofLists' | 'ofOrganization'>,
  organizationId: string,
  alert: Alert,
): Promise<AlertDetails> {
  const { matches = [], editions_before: before = [], editions_after: after = [] } = alert.changes as StoredChanges;
  const details: MatchDetails[] = [];
  for (const match of matches.slice(0, MOST_MATCHES)) {
    const own = await versions.ofOrganization(organizationId, match.record_id);
    const stored = own?.versions ?? (await versions.ofLists(match.record_id));
    const as = (editions: readonly string[]) => {
      const edition = editions.find((version) => version.startsWith(`${match.source}@`));
      const found = edition === undefined ? undefined : versionAt(stored, edition);
      return found && { record: found.record, version: found.from.version };
    };
    const [was, is] = [as(before), as(after)];
    details.push({ match, ...(own && { list: own.list }), ...(was && { before: was }), ...(is && { after: is }) });
  }
  return { alert, matches: details };
}

interface StoredChanges {
  readonly matches?: readonly StoredMatch[];
  readonly editions_before?: readonly string[];
  readonly editions_after?: readonly string[];
}
