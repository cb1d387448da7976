import { SERVICE } from '../domain/audit.js';
import type { NumberedEdition } from '../domain/source.js';
import { type ImportListDeps, importList } from './import-list.js';
import { FeedError, type ListCheck, type ListChecks, type ListFeeds, type Validator } from './list-feeds.js';

export interface UpdateListsDeps extends ImportListDeps {
  readonly feeds: ListFeeds;
  readonly checks: ListChecks;
}

/** How the update of one source ended. */
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
  readonly progress?: (source: string, what: string) => void;
}

/** Sources are looked after once a day; a little earlier, so that none is ever called too old in the ordinary course. */
const DUE_AFTER_MS = 20 * 3_600_000;
const HOUR_MS = 3_600_000;
const LONGEST_WAIT_HOURS = 12;

/**
 * Fetches sources from their publishers and makes what is new an edition, one after another. What fails is remembered and
 * told, and never keeps the others; the edition in force then stays.
 */
export async function* updateLists(
  deps: UpdateListsDeps,
  sources: readonly string[],
  listener: UpdateListener = {},
): AsyncGenerator<ListUpdate> {
  const checks = new Map((await deps.checks.all()).map((check) => [check.source, check]));
  const inForce = await deps.editions.inForce();
  for (const source of sources) {
    // A list that is not there, or that newer readers may find more in, is fetched whatever its publisher said last time.
    const read = inForce.some((edition) => edition.source === source && isReadAsNow(deps, edition));
    yield await updateList(deps, source, read ? (checks.get(source)?.validators ?? []) : [], listener);
  }
}

/**
 * The sources to look after now: those of the defaults, and others that are fetched already, whose publisher was last asked
 * a day ago. After a failure an hour later, then two, four, and twice a day in the end.
 */
export async function dueSources({
  feeds,
  checks,
  now,
}: Pick<UpdateListsDeps, 'feeds' | 'checks' | 'now'>): Promise<readonly string[]> {
  const known = await checks.all();
  const fetched = known.filter(({ validators }) => validators.length > 0).map(({ source }) => source);
  const wanted = new Set([...feeds.byDefault, ...fetched.filter((source) => feeds.known.includes(source))]);
  const at = now().getTime();
  return [...wanted].filter((source) => {
    const check = known.find((one) => one.source === source);
    return check === undefined || isDue(check, at);
  });
}

function isDue({ failures, failedAt, confirmedAt }: ListCheck, at: number): boolean {
  if (failedAt !== undefined && failures > 0) {
    return at - failedAt.getTime() >= Math.min(2 ** (failures - 1), LONGEST_WAIT_HOURS) * HOUR_MS * 0.9;
  }
  return confirmedAt === undefined || at - confirmedAt.getTime() >= DUE_AFTER_MS;
}

function isReadAsNow({ feeds }: UpdateListsDeps, { readerVersion }: NumberedEdition): boolean {
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
        acceptSmaller: false,
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
