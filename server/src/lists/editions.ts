import { AppError } from '../domain/app-error.js';
import { type Actor, type AuditEntry, COMMAND_LINE } from '../domain/audit.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { Clock, NewId } from '../domain/ports.js';
import { editionTime, editionVersion, type NumberedEdition } from '../domain/source.js';

/** A record to be imported; compared with the stored one by its content hash. */
export interface IncomingRecord {
  readonly sourceId: string;
  readonly contentHash: string;
  /** The whole record as JSON. */
  readonly json: string;
}

/** An edition before it is compared with the previous one. */
export type EditionFacts = Omit<NumberedEdition, 'number' | 'added' | 'changed' | 'removed'>;

/** Import, in one transaction. */
export interface EditionImport {
  /** The edition in force, which stays in force if the import is rejected. */
  readonly latest: NumberedEdition | undefined;
  stage(records: readonly IncomingRecord[]): Promise<void>;
  /** Records, when the transaction commits, that the publisher has nothing newer than the edition then in force. */
  confirm(at: Date): Promise<void>;
  /** Stages all records of an earlier edition of the source. */
  stageEdition(edition: NumberedEdition): Promise<void>;
  /** Makes the staged records the edition in force, with its audit entry; announced when the transaction commits. */
  commit(facts: EditionFacts, audit: (created: NumberedEdition) => AuditEntry): Promise<NumberedEdition>;
}

/** A record that differs between two editions of a source, as JSON texts; absent where the edition lacks it. */
export interface RecordChange {
  readonly sourceId: string;
  readonly before?: string;
  readonly after?: string;
}

/** Lists as editions. Keeps every version of every record, with the editions it was valid in. */
export interface EditionStore {
  /** Runs `work` in one transaction; imports of one source wait for each other. Rolled back when `work` throws. */
  importing<T>(source: string, work: (edition: EditionImport) => Promise<T>): Promise<T>;
  /** The editions in force, one per source, by source. */
  inForce(): Promise<readonly NumberedEdition[]>;
  /** Reads all editions of a source, newest first. */
  history(source: string): Promise<readonly NumberedEdition[]>;
  /** The records of an edition as JSON texts, in batches, by source id. */
  recordTexts(edition: NumberedEdition): AsyncIterable<readonly string[]>;
  /**
   * Differences between two editions of a source, by their numbers (0 is before the first), in batches by source id.
   * Undefined, without reading them, when more than `most` records differ.
   */
  changes(
    source: string,
    from: number,
    to: number,
    most?: number,
  ): Promise<{ readonly count: number; readonly runs: AsyncIterable<readonly RecordChange[]> } | undefined>;
  /** The records with these ids as of these editions, in the order of `wanted`; one query. */
  records(
    wanted: readonly { readonly source: string; readonly sourceId: string }[],
    editions: readonly NumberedEdition[],
  ): Promise<readonly ListedRecord[]>;
}

/** Finds an edition by its version (`ofac_sdn@2026-11-20T04:00:00Z`), the time in it, or its number. Throws `unknown_edition`. */
export function editionNamed(source: string, history: readonly NumberedEdition[], name: string): NumberedEdition {
  const found = history.find(
    ({ version, number }) => version === name || version === `${source}@${name}` || String(number) === name,
  );
  if (found !== undefined) return found;
  const newest = history.slice(0, 5).map(({ number, version }) => `${number} (${version})`);
  const allowed = newest.length === 0 ? 'it has none' : `the newest are ${newest.join(', ')}`;
  throw new AppError('unknown_edition', { text: `${source} has no edition "${name}"; ${allowed}` });
}

/** Difference of one record between two editions: the whole record if added or removed, the changed fields otherwise. */
export type EditionDifference =
  | { readonly change: 'added' | 'removed'; readonly sourceId: string; readonly record: ListedRecord }
  | {
      readonly change: 'changed';
      readonly sourceId: string;
      readonly name: string;
      readonly fields: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
    };

/** Differences from one edition of a source to another, by source id. */
export async function* diffEditions(
  editions: Pick<EditionStore, 'history' | 'changes'>,
  source: string,
  from: string,
  to: string,
): AsyncGenerator<EditionDifference> {
  const history = await editions.history(source);
  const [before, after] = [editionNamed(source, history, from), editionNamed(source, history, to)];
  const changes = await editions.changes(source, before.number, after.number);
  for await (const batch of changes?.runs ?? []) {
    for (const { sourceId, before: was, after: is } of batch) {
      if (was !== undefined && is !== undefined) yield changed(sourceId, JSON.parse(was), JSON.parse(is));
      else if (is !== undefined) yield { change: 'added', sourceId, record: JSON.parse(is) };
      else if (was !== undefined) yield { change: 'removed', sourceId, record: JSON.parse(was) };
    }
  }
}

function changed(sourceId: string, was: ListedRecord, is: ListedRecord): EditionDifference {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof ListedRecord>;
  const fields: Record<string, { before: unknown; after: unknown }> = {};
  for (const name of names) {
    const [before, after] = [was[name] ?? null, is[name] ?? null];
    if (JSON.stringify(before) !== JSON.stringify(after)) fields[name] = { before, after };
  }
  return { change: 'changed', sourceId, name: is.names[0]?.full ?? '', fields };
}

interface RollbackListDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly editions: EditionStore;
}

/**
 * Rolls a source back to an earlier edition: the one before that whose content is in force, or the one named. Makes a new
 * edition of the same content, so that history only grows. Updates do not import the withdrawn content again.
 */
export async function rollbackList(
  { now, newId, editions }: RollbackListDeps,
  source: string,
  name?: string,
  by: Actor = COMMAND_LINE,
): Promise<NumberedEdition> {
  return editions.importing(source, async (edition) => {
    const { latest } = edition;
    const history = await editions.history(source);
    if (latest === undefined) throw new AppError('unknown_edition', { text: `${source} has no edition to roll back` });
    const target = name === undefined ? editionBefore(latest, history) : editionNamed(source, history, name);
    if (target === undefined) {
      throw new AppError('unknown_edition', {
        text: `${latest.version} is the first edition; there is none to roll back to`,
      });
    }
    await edition.stageEdition(target);
    const importedAt = editionTime(latest, now());
    const { publishedAt, recordCount, nameCount, brokenCount, checksum, format, readerVersion, origin } = target;
    const facts = {
      id: newId(),
      source,
      version: editionVersion(source, importedAt),
      ...(publishedAt === undefined ? {} : { publishedAt }),
      importedAt,
      ...{ recordCount, nameCount, brokenCount, checksum, format, readerVersion, origin },
      restoredFrom: target.restoredFrom ?? target.number,
    };
    return edition.commit(facts, ({ added, changed, removed, version }) => ({
      ...{ id: newId(), at: importedAt, actor: by, action: 'list.rolled_back' },
      target: { kind: 'list', id: source },
      details: { from: latest.version, to: target.version, version, added, changed, removed },
    }));
  });
}

function editionBefore(
  { number, restoredFrom }: NumberedEdition,
  history: readonly NumberedEdition[],
): NumberedEdition | undefined {
  const inForce = restoredFrom ?? number;
  return history.find((edition) => edition.number < inForce);
}
