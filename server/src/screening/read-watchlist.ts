import { buildWatchlist, type ListedEntity, type Watchlist } from '@touchstone/engine';
import { matchedPart } from '../domain/matched-part.js';
import { type ListReading, requireReadable } from '../lists/list-reading.js';

/** A list to be screened against straight from its publisher's files, without a database. */
export interface ListToRead {
  readonly source: string;
  readonly paths: readonly string[];
}

export interface ReadWatchlistDeps {
  readonly readList: (source: string, paths: readonly string[]) => Promise<ListReading>;
  /** Reports skipped or unusual content. */
  readonly warn: (text: string) => void;
}

/** Reads the lists, whole or not at all, and makes one watchlist of them. */
export async function readWatchlist(deps: ReadWatchlistDeps, lists: readonly ListToRead[]): Promise<Watchlist> {
  const entities: ListedEntity[] = [];
  for (const list of lists) {
    for (const entity of await readEntities(deps, list)) entities.push(entity);
  }
  return buildWatchlist(entities);
}

/** Reads one list, whole or not at all. */
export async function readEntities(deps: ReadWatchlistDeps, list: ListToRead): Promise<ListedEntity[]> {
  const { source, paths } = list;
  const entities: ListedEntity[] = [];
  const reading = await deps.readList(source, paths);
  for await (const record of reading.records()) entities.push(matchedPart(record));
  const outcome = reading.outcome();
  requireReadable(source, entities.length, outcome);
  for (const warning of outcome.warnings) deps.warn(warning);
  for (const { place, reason } of outcome.broken) deps.warn(`skipped ${place}: ${reason}`);
  return entities;
}
