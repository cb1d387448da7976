import { AppError } from '../domain/app-error.js';
import type { ListedRecord } from '../domain/listed-record.js';
import type { SourceNamed } from '../domain/ports.js';
import type { NumberedEdition } from '../domain/source.js';
import { editionNamed } from './editions.js';

export const DIFF_KINDS = ['added', 'changed', 'removed'] as const;
type DiffKind = (typeof DIFF_KINDS)[number];
export type DiffCounts = Readonly<Record<DiffKind, number>>;

export interface DiffFilter {
  readonly source: string;
  /** Numbers of the editions; 0 is before the first. */
  readonly from: number;
  readonly to: number;
  /** Part of a name, or a whole source id. */
  readonly search?: string;
}

/** A record that differs; absent where the edition lacks it. */
export interface DifferingRecord {
  readonly sourceId: string;
  readonly before?: ListedRecord;
  readonly after?: ListedRecord;
}

export interface EditionDiffs {
  /** Newest first; only those before a number, where one is given. */
  editions(source: string, before: number | undefined, most: number): Promise<readonly NumberedEdition[]>;
  counts(filter: DiffFilter): Promise<DiffCounts>;
  /** By source id; only those after one, where one is given. */
  page(
    filter: DiffFilter,
    kind: DiffKind | undefined,
    place: { readonly after?: string; readonly most: number },
  ): Promise<readonly DifferingRecord[]>;
}

export interface EditionDiffDeps {
  readonly diffs: EditionDiffs;
  readonly sourceNamed: SourceNamed;
}

/** Editions of a source, newest first, and the number before which the next page goes on. Throws `not_found` for no source of ours. */
export async function editionsOf(
  { diffs, sourceNamed }: EditionDiffDeps,
  source: string,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<{ readonly editions: readonly NumberedEdition[]; readonly next?: number }> {
  const found = await diffs.editions(source, before, limit + 1);
  if (found.length === 0 && sourceNamed(source) === undefined) throw new AppError('not_found');
  const editions = found.slice(0, limit);
  const last = editions.at(-1);
  return { editions, ...(found.length > limit && last && { next: last.number }) };
}

interface DiffRequest {
  /** Version or number; absent: the edition before `to`. */
  readonly from?: string;
  /** Absent: the edition in force. */
  readonly to?: string;
  readonly kind?: DiffKind;
  readonly search?: string;
  /** Source id with which the page before ended. */
  readonly after?: string;
  readonly limit: number;
}

export interface EditionDiff {
  /** Absent where `to` is the first edition, which is compared with nothing. */
  readonly from?: NumberedEdition;
  readonly to: NumberedEdition;
  /** Of all kinds; on the first page alone. */
  readonly counts?: DiffCounts;
  readonly records: readonly DifferingRecord[];
  /** Source id after which the next page goes on; absent on the last one. */
  readonly next?: string;
}

/** More editions than a list has in decades. */
const ALL = 10_000;

/** Compares two editions of a source. Throws `not_found` for a source without editions, `unknown_edition` for one that it lacks. */
export async function compareEditions(
  { diffs }: EditionDiffDeps,
  source: string,
  request: DiffRequest,
): Promise<EditionDiff> {
  const { search, kind, after, limit } = request;
  const history = await diffs.editions(source, undefined, ALL);
  const to =
    request.to === undefined ? history[0] : history.length > 0 ? editionNamed(source, history, request.to) : undefined;
  if (to === undefined) throw new AppError('not_found');
  const from =
    request.from === undefined
      ? history.find(({ number }) => number < to.number)
      : editionNamed(source, history, request.from);
  const filter = { source, from: from?.number ?? 0, to: to.number, ...(search !== undefined && { search }) };
  const [counts, found] = await Promise.all([
    after === undefined ? diffs.counts(filter) : undefined,
    diffs.page(filter, kind, { ...(after !== undefined && { after }), most: limit + 1 }),
  ]);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return {
    ...(from && { from }),
    to,
    ...(counts && { counts }),
    records,
    ...(found.length > limit && last && { next: last.sourceId }),
  };
}
