import { type ListedEntity, screen, type Watchlist } from '@touchstone/engine';

/** Most records tried per source; each takes tens of milliseconds. */
const MAX_TRIED = 8;

/** Sample of every source's records, with which a watchlist is tested before it is put into use. */
export interface TriedRecords {
  offer(entity: ListedEntity): void;
  taken(): readonly ListedEntity[];
}

interface OfSource {
  seen: number;
  /** Interval of the sample, growing with the source. */
  every: number;
  taken: ListedEntity[];
}

export function triedRecords(): TriedRecords {
  const sources = new Map<string, OfSource>();
  return {
    offer(entity) {
      const source = sources.get(entity.source) ?? { seen: 0, every: 1, taken: [] };
      if (source.seen === 0) sources.set(entity.source, source);
      source.seen += 1;
      if (source.seen % source.every !== 0 || !findsItself(entity)) return;
      source.taken.push(entity);
      if (source.taken.length <= MAX_TRIED) return;
      source.taken = source.taken.filter((_, index) => index % 2 === 1);
      source.every *= 2;
    },
    taken: () => [...sources.values()].flatMap(({ taken }) => taken),
  };
}

/** A name of a few signs, or a weak one, need not reach the bar by itself. */
function findsItself({ names: [name] }: ListedEntity): boolean {
  return name !== undefined && name.quality !== 'weak' && (name.full.match(/\p{L}/gu) ?? []).length >= 8;
}

/** Lists records that do not find themselves in a watchlist that holds them, as `source source_id`. */
export function lostRecords(watchlist: Watchlist, tried: readonly ListedEntity[]): readonly string[] {
  const isLost = ({ source, sourceId, entityType, names }: ListedEntity) => {
    const subject = { name: names[0]?.full ?? '', entityTypes: [entityType] };
    const hits = screen(watchlist, subject, { minScore: 80, limit: 0 });
    return !hits.some((hit) => hit.source === source && hit.sourceId === sourceId);
  };
  return tried.filter(isLost).map(({ source, sourceId }) => `${source} ${sourceId}`);
}
