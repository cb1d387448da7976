import type { ListedRecord } from './listed-record.js';

/** Edition of a list, or version of a custom list, in which a record began or ended. */
interface RecordEdition {
  /** `ofac_sdn@2026-11-20T04:00:00Z`, `custom:691f0c2f8e6b1a5d3c000001@7`. */
  readonly version: string;
  /** Time of its import; absent for custom lists, which keep none. */
  readonly at?: Date;
}

/** Version of a record as its list has kept it. */
export interface StoredVersion {
  readonly record: ListedRecord;
  readonly from: RecordEdition;
  /** First edition without this version; absent while it is in force. */
  readonly until?: RecordEdition;
}

/** Change of a record in an edition of its list. */
export type RecordEvent =
  | { readonly change: 'added' | 'removed'; readonly edition: RecordEdition }
  | {
      readonly change: 'changed';
      readonly edition: RecordEdition;
      readonly before: ListedRecord;
      readonly after: ListedRecord;
    };

/** Events of a record, newest first, from its versions, oldest first. */
export function eventsOf(versions: readonly StoredVersion[]): readonly RecordEvent[] {
  const events: RecordEvent[] = [];
  for (const [place, { record, from, until }] of versions.entries()) {
    const previous = versions[place - 1];
    events.push(
      previous?.until?.version === from.version
        ? { change: 'changed', edition: from, before: previous.record, after: record }
        : { change: 'added', edition: from },
    );
    if (until !== undefined && versions[place + 1]?.from.version !== until.version) {
      events.push({ change: 'removed', edition: until });
    }
  }
  return events.reverse();
}

/** The version of a record that an edition had; undefined if it lacked the record, or is of another list. */
export function versionAt(versions: readonly StoredVersion[], edition: string): StoredVersion | undefined {
  return versions.find(
    ({ from, until }) =>
      isAtOrAfter(edition, from.version) && (until === undefined || !isAtOrAfter(edition, until.version)),
  );
}

/** Editions of one list end with their time, or with a number where the list keeps none. */
function isAtOrAfter(edition: string, other: string): boolean {
  const [[source, at], [otherSource, otherAt]] = [placeOf(edition), placeOf(other)];
  if (source !== otherSource) return false;
  return /^\d+$/.test(at) ? Number(at) >= Number(otherAt) : at >= otherAt;
}

function placeOf(edition: string): [source: string, at: string] {
  const end = edition.lastIndexOf('@');
  return [edition.slice(0, end), edition.slice(end + 1)];
}
