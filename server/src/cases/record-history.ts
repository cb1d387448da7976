import { AppError } from '../domain/app-error.js';
import type { Caller } from '../domain/caller.js';
import type { MatchedRecord } from '../domain/case.js';
import type { CustomList } from '../domain/custom-list.js';
import { recordId } from '../domain/id.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { SourceNamed } from '../domain/ports.js';
import { eventsOf, type RecordEvent, type StoredVersion, versionAt } from '../domain/record-history.js';
import type { Edition } from '../domain/source.js';
import type { SameRecord } from './case-history.js';
import { sourceOf, sourceOfOwn } from './results-of-case.js';

export interface RecordVersions {
  /** All versions of an official record, oldest first; none where no edition ever held it. */
  ofLists(recordId: string): Promise<readonly StoredVersion[]>;
  /** The same of an entry of the organization's own lists; undefined where it has no such entry. */
  ofOrganization(
    organizationId: string,
    recordId: string,
  ): Promise<{ readonly list: CustomList; readonly versions: readonly StoredVersion[] } | undefined>;
  /** Decisions of the organization on the record, with the newest `most`. */
  decisions(organizationId: string, recordId: string, most: number): Promise<SameRecord>;
}

/** A record with what happened to it, as one organization sees it. */
export interface RecordHistory {
  /** As in force, or as it was last. */
  readonly shown: Omit<MatchedRecord, 'hit'>;
  readonly isInForce: boolean;
  /** Newest first. */
  readonly events: readonly RecordEvent[];
  readonly decisions: SameRecord;
}

const LAST_DECISIONS = 5;

interface RecordHistoryDeps {
  readonly versions: RecordVersions;
  readonly sourceNamed: SourceNamed;
  /** The editions that are searched. */
  readonly editions: () => readonly Edition[];
  /** The demonstration list, which has no stored edition. */
  readonly demonstration: () => Promise<{ readonly edition: Edition; readonly records: readonly ListedRecord[] }>;
}

/**
 * Reads a record of an official list, or of a custom list of the caller's organization, as it was last or as of an edition
 * (`version`). Any other id, and an edition without the record, throws `not_found`.
 */
export async function recordHistory(
  deps: RecordHistoryDeps,
  caller: Caller,
  id: string,
  version?: string,
): Promise<RecordHistory> {
  const found = await findRecord(deps, caller, id, version);
  return { ...found, decisions: await deps.versions.decisions(caller.organizationId, id, LAST_DECISIONS) };
}

type Found = Omit<RecordHistory, 'decisions'>;

/** The same without decisions. */
export async function findRecord(
  deps: RecordHistoryDeps,
  { organizationId }: Caller,
  id: string,
  version?: string,
): Promise<Found> {
  const found =
    (await official(deps, id, version)) ??
    (await own(deps, organizationId, id, version)) ??
    (await invented(deps, id, version));
  if (found === undefined) throw new AppError('not_found');
  return found;
}

async function official(
  { versions, sourceNamed }: RecordHistoryDeps,
  id: string,
  wanted: string | undefined,
): Promise<Found | undefined> {
  return foundIn(id, await versions.ofLists(id), wanted, (source) => sourceOf(sourceNamed, source));
}

async function own(
  { versions }: RecordHistoryDeps,
  organizationId: string,
  id: string,
  wanted: string | undefined,
): Promise<Found | undefined> {
  const entry = await versions.ofOrganization(organizationId, id);
  return entry && foundIn(id, entry.versions, wanted, () => sourceOfOwn(entry.list));
}

async function invented(deps: RecordHistoryDeps, id: string, wanted: string | undefined): Promise<Found | undefined> {
  const { edition, records } = await deps.demonstration();
  const record = records.find(({ source, sourceId }) => recordId(source, sourceId) === id);
  if (record === undefined) return undefined;
  const from = { version: edition.version, at: edition.importedAt };
  const found = foundIn(id, [{ record, from }], wanted, (source) => sourceOf(deps.sourceNamed, source));
  return found && { ...found, isInForce: deps.editions().some(({ source }) => source === edition.source) };
}

function foundIn(
  id: string,
  versions: readonly StoredVersion[],
  wanted: string | undefined,
  sourceNamed: (name: string) => MatchedRecord['source'],
): Found | undefined {
  const last = versions.at(-1);
  const shown = wanted === undefined ? last : versionAt(versions, wanted);
  if (last === undefined || shown === undefined) return undefined;
  const { record, from } = shown;
  return {
    shown: { recordId: id, record, version: from.version, source: sourceNamed(record.source) },
    isInForce: last.until === undefined,
    events: eventsOf(versions),
  };
}
