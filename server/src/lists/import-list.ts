import { createHash } from 'node:crypto';
import { type Actor, type AuditEntry, COMMAND_LINE } from '../domain/audit.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import { editionTime, editionVersion, type NumberedEdition, withdrawnBy } from '../domain/source.js';
import type { EditionImport, EditionStore, IncomingRecord } from './editions.js';
import { type ListOutcome, type ListReading, listError, requireReadable } from './list-reading.js';

export interface ImportListDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly editions: EditionStore;
  /** Source for the plausible size of a list; an unknown source has no minimum. */
  readonly sourceNamed: SourceNamed;
}

export interface ImportListRequest {
  readonly source: string;
  /** File names or addresses, stored with the edition. */
  readonly origin: readonly string[];
  /**
   * Reason to accept a list that is much smaller than the edition in force, or than is plausible; absent: it is
   * rejected.
   */
  readonly acceptSmaller?: string;
  /** Default: the command line. */
  readonly by?: Actor;
  /** For automatic updates: content that was rolled back is not imported again. */
  readonly unlessWithdrawn?: boolean;
  /** Called now and then with the number of records read. */
  readonly progress?: (records: number) => void;
}

export interface ListImport {
  /** The edition in force after the import. */
  readonly edition: NumberedEdition;
  /** True when the same content is already in force; nothing was changed. */
  readonly unchanged: boolean;
  readonly outcome: ListOutcome;
}

/**
 * Share of the edition in force below which a list counts as incomplete, in records and in names: aliases come in a separate
 * file that can be forgotten.
 */
const MIN_SHARE = 0.8;
const BATCH = 500;

/**
 * Imports a list as the edition in force, in one transaction. Throws `list_refused`, with nothing changed, for a list
 * without records, with more than 1 % broken ones, or (unless accepted) with fewer records than plausible for the
 * source or less than 80 % of the records or names of the edition in force; also throws the reader's errors.
 */
export async function importList(
  { now, newId, editions, sourceNamed }: ImportListDeps,
  reading: ListReading,
  request: ImportListRequest,
): Promise<ListImport> {
  return editions.importing(request.source, async (edition) => {
    const counts = await stageAll(edition, reading, request.progress);
    const outcome = reading.outcome();
    const { latest } = edition;
    if (latest?.checksum === outcome.checksum && latest.readerVersion === reading.readerVersion) {
      await edition.confirm(now());
      return { edition: latest, unchanged: true, outcome };
    }
    if (request.unlessWithdrawn === true && latest !== undefined) {
      const withdrawn = withdrawnBy(latest, await editions.history(request.source));
      if (withdrawn.some(({ checksum }) => checksum === outcome.checksum)) {
        const warning = `${request.source}: the published list was rolled back and is not imported again; import its files to use it`;
        return { edition: latest, unchanged: true, outcome: { ...outcome, warnings: [...outcome.warnings, warning] } };
      }
    }
    requireReadable(request.source, counts.records, outcome);
    requireUnshrunk(request, counts, latest);
    requirePlausible(request, counts, latest, sourceNamed(request.source)?.minRecords);
    const importedAt = editionTime(latest, now());
    const facts = {
      id: newId(),
      source: request.source,
      version: editionVersion(request.source, importedAt),
      ...(outcome.publishedAt === undefined ? {} : { publishedAt: outcome.publishedAt }),
      importedAt,
      recordCount: counts.records,
      nameCount: counts.names,
      brokenCount: outcome.brokenCount,
      checksum: outcome.checksum,
      format: reading.format,
      readerVersion: reading.readerVersion,
      origin: request.origin,
    };
    await edition.confirm(importedAt);
    const imported = await edition.commit(facts, (committed) => auditOf(committed, newId(), request));
    const warnings = [...outcome.warnings, ...warningsOfAge(imported, latest)];
    return { edition: imported, unchanged: false, outcome: { ...outcome, warnings } };
  });
}

function auditOf(edition: NumberedEdition, id: string, { by, acceptSmaller }: ImportListRequest): AuditEntry {
  const { source, version, checksum, recordCount, added, changed, removed, origin } = edition;
  return {
    ...{ id, at: edition.importedAt, actor: by ?? COMMAND_LINE, action: 'list.imported' },
    target: { kind: 'list', id: source },
    details: {
      ...{ version, checksum, records: recordCount, added, changed, removed, origin },
      accepted_smaller: acceptSmaller !== undefined,
      ...(acceptSmaller !== undefined && { accepted_smaller_reason: acceptSmaller }),
    },
  };
}

async function stageAll(
  edition: EditionImport,
  reading: ListReading,
  progress: ImportListRequest['progress'],
): Promise<{ records: number; names: number }> {
  let records = 0;
  let names = 0;
  let batch: IncomingRecord[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await edition.stage(batch);
    batch = [];
    progress?.(records);
  };
  for await (const record of reading.records()) {
    records += 1;
    names += record.names.length;
    batch.push(incoming(record));
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { records, names };
}

function incoming(record: ListedRecord): IncomingRecord {
  const json = JSON.stringify(record);
  return { sourceId: record.sourceId, contentHash: createHash('sha256').update(json).digest('hex'), json };
}

/** An edition in force below the least was accepted once: the next ones are compared with that one alone. */
function requirePlausible(
  { source, acceptSmaller }: ImportListRequest,
  { records }: { records: number },
  latest: NumberedEdition | undefined,
  least = 0,
): void {
  if (records >= least || acceptSmaller !== undefined || (latest !== undefined && latest.recordCount < least)) return;
  throw listError(
    source,
    `it has ${records} records, and this list has at least ${least}; if the file really is the whole list, import it with --accept-smaller <reason>`,
  );
}

function requireUnshrunk(
  { source, acceptSmaller }: ImportListRequest,
  { records, names }: { records: number; names: number },
  latest: NumberedEdition | undefined,
): void {
  if (latest === undefined || acceptSmaller !== undefined) return;
  const compare = (count: number, before: number, unit: string): void => {
    if (count >= before * MIN_SHARE) return;
    const share = Math.round((count / before) * 100);
    throw listError(
      source,
      `it has ${count} ${unit}, ${share} % of the ${before} in ${latest.version}, which stays in force; if the list really has become smaller, import it with --accept-smaller <reason>`,
    );
  };
  compare(records, latest.recordCount, 'records');
  compare(names, latest.nameCount, 'names');
}

/** Warns of a download older than the edition in force, which lacks parties listed since; accepted, as it may be intended. */
function warningsOfAge(imported: NumberedEdition, latest: NumberedEdition | undefined): string[] {
  const [now, before] = [imported.publishedAt, latest?.publishedAt];
  if (now === undefined || before === undefined || now >= before) return [];
  return [
    `WARNING: this edition was published on ${now.toISOString()}, before the one it replaces (${before.toISOString()}); ${imported.removed} records are no longer searched`,
  ];
}
