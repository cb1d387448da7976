import { SERVICE } from '../domain/audit.js';
import { FeedError } from '../domain/feed-error.js';
import type { NumberedEdition } from '../domain/source.js';
import { type ImportListDeps, importList } from './import-list.js';
import type { ListReading } from './list-reading.js';

/** Validators of a fetched file, for a conditional request next time. */
export interface Validator {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
}

type FetchedList =
  /** The publisher still has what these validators are of. */
  | { readonly kind: 'not_modified' }
  | {
      readonly kind: 'fetched';
      readonly reading: ListReading;
      readonly validators: readonly Validator[];
      /** Deletes the downloaded files; always to be called. */
      remove(): Promise<void>;
    };

/** Publishers on the internet. */
export interface ListFeeds {
  readonly known: readonly string[];
  readonly byDefault: readonly string[];
  /** Version of the list readers. */
  readonly readerVersion: number;
  addresses(source: string): readonly string[] | undefined;
  /** Hours from one download of a source to the next; undefined is daily. */
  everyHours(source: string): number | undefined;
  /** Throws a `FeedError`, or `list_refused` as a reader does. */
  fetch(
    source: string,
    options: {
      readonly validators: readonly Validator[];
      readonly progress?: (bytes: number, ofBytes: number | undefined) => void;
    },
  ): Promise<FetchedList>;
}

/** Freshness of one source. */
export interface ListCheck {
  readonly source: string;
  /** Time when the publisher last had nothing newer than the edition in force. */
  readonly confirmedAt?: Date;
  /** Validators of the download of the edition in force; empty when it was imported from files. */
  readonly validators: readonly Validator[];
  /** Failed updates since the last successful one. */
  readonly failures: number;
  readonly failedAt?: Date;
  readonly failure?: string;
}

/** Outcome of the last update of each list. */
export interface ListChecks {
  all(): Promise<readonly ListCheck[]>;
  /** Records a successful update. */
  confirm(source: string, at: Date, validators: readonly Validator[]): Promise<void>;
  fail(source: string, at: Date, reason: string): Promise<void>;
}

export interface UpdateListsDeps extends ImportListDeps {
  readonly feeds: ListFeeds;
  readonly checks: ListChecks;
}

/** Outcome of the update of one source. */
export type ListUpdate = { readonly source: string } & (
  | {
      readonly outcome: 'updated' | 'unchanged';
      readonly edition: NumberedEdition;
      readonly warnings: readonly string[];
    }
  | { readonly outcome: 'not_modified' }
  | { readonly outcome: 'failed' | 'unreachable'; readonly reason: string; readonly error: Error }
);

interface UpdateListener {
  /** Bytes of the download, then records. */
  readonly progress?: (source: string, text: string) => void;
}

/** Sources are updated daily; a little sooner, so that none becomes overdue between two updates. */
const DUE_AFTER_MS = 20 * 3_600_000;
const HOUR_MS = 3_600_000;
const MAX_WAIT_HOURS = 12;

/**
 * Fetches sources from their publishers, one after another, and imports what is new as an edition. A failed source keeps its
 * edition in force, is recorded and reported, and does not stop the others.
 */
export async function* updateLists(
  deps: UpdateListsDeps,
  sources: readonly string[],
  listener: UpdateListener = {},
): AsyncGenerator<ListUpdate> {
  const checks = new Map((await deps.checks.all()).map((check) => [check.source, check]));
  const inForce = await deps.editions.inForce();
  for (const source of sources) {
    // Fetched unconditionally when there is no edition, or newer readers may extract more from it.
    const isCurrent = inForce.some((edition) => edition.source === source && isReadByCurrentReader(deps, edition));
    yield await updateList(deps, source, isCurrent ? (checks.get(source)?.validators ?? []) : [], listener);
  }
}

/**
 * The sources to update now: the defaults, and others that were fetched before, last updated a day ago (or as long as the
 * publisher's interval). After failures the
 * wait is one hour, then two, four, up to twelve.
 */
export async function dueSources({
  feeds,
  checks,
  now,
}: Pick<UpdateListsDeps, 'feeds' | 'checks' | 'now'>): Promise<readonly string[]> {
  const existing = await checks.all();
  const fetched = existing.filter(({ validators }) => validators.length > 0).map(({ source }) => source);
  const wanted = new Set([...feeds.byDefault, ...fetched.filter((source) => feeds.known.includes(source))]);
  const at = now().getTime();
  return [...wanted].filter((source) => {
    const check = existing.find((candidate) => candidate.source === source);
    return check === undefined || isDue(check, at, feeds.everyHours(source));
  });
}

function isDue({ failures, failedAt, confirmedAt }: ListCheck, at: number, everyHours: number | undefined): boolean {
  if (failedAt !== undefined && failures > 0) {
    return at - failedAt.getTime() >= Math.min(2 ** (failures - 1), MAX_WAIT_HOURS) * HOUR_MS * 0.9;
  }
  return (
    confirmedAt === undefined ||
    at - confirmedAt.getTime() >= (everyHours === undefined ? DUE_AFTER_MS : everyHours * HOUR_MS)
  );
}

function isReadByCurrentReader({ feeds }: UpdateListsDeps, { readerVersion }: NumberedEdition): boolean {
  return readerVersion === feeds.readerVersion;
}

async function updateList(
  deps: UpdateListsDeps,
  source: string,
  validators: readonly Validator[],
  { progress }: UpdateListener,
): Promise<ListUpdate> {
  const { feeds, checks, now } = deps;
  try {
    const fetched = await feeds.fetch(source, {
      validators,
      progress: (bytes, ofBytes) => progress?.(source, downloaded(bytes, ofBytes)),
    });
    if (fetched.kind === 'not_modified') {
      await checks.confirm(source, now(), validators);
      return { source, outcome: 'not_modified' };
    }
    try {
      const { edition, unchanged, outcome } = await importList(deps, fetched.reading, {
        source,
        origin: fetched.validators.map(({ address }) => address),
        unlessWithdrawn: true,
        by: SERVICE,
        progress: (records) => progress?.(source, `${records} records`),
      });
      await checks.confirm(source, now(), fetched.validators);
      return { source, outcome: unchanged ? 'unchanged' : 'updated', edition, warnings: outcome.warnings };
    } finally {
      await fetched.remove();
    }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const unreachable = error instanceof FeedError && error.unreachable;
    await checks.fail(source, now(), error.message.slice(0, 1000));
    return { source, outcome: unreachable ? 'unreachable' : 'failed', reason: error.message, error };
  }
}

function downloaded(bytes: number, ofBytes: number | undefined): string {
  const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
  if (ofBytes === undefined || ofBytes === 0) return megabytes(bytes);
  const done = Math.min(20, Math.round((bytes / ofBytes) * 20));
  return `[${'#'.repeat(done)}${'.'.repeat(20 - done)}] ${megabytes(bytes)} of ${megabytes(ofBytes)}`;
}
