import { parentPort } from 'node:worker_threads';
import { buildWatchlist, type ListedEntity, screen, type Watchlist } from '@touchstone/engine';
import { matchedPart } from '../../domain/matched-part.js';
import type { BuiltWatchlist, FromBuildWorker, ToBuildWorker } from './messages.js';

/** Builds one watchlist from records as JSON texts, tries it out, and hands over its shared memory. */
const port = parentPort;
if (port === null) throw new Error('build-worker runs as a worker thread only');

const entities: ListedEntity[] = [];
let begun = 0;

port.on('message', (message: ToBuildWorker) => {
  try {
    if (begun === 0) begun = performance.now();
    if (message.kind === 'records') {
      for (const text of message.texts) entities.push(matchedPart(JSON.parse(text)));
      answer({ kind: 'taken' });
    } else {
      answer({ kind: 'built', built: build() });
    }
  } catch (error) {
    answer({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function build(): BuiltWatchlist {
  const watchlist = buildWatchlist(entities);
  return {
    buffer: watchlist.buffer,
    entities: entities.length,
    names: entities.reduce((count, entity) => count + entity.names.length, 0),
    milliseconds: performance.now() - begun,
    ...selfTest(watchlist),
  };
}

/** As many of each source's records as are tried; a plain scan takes tens of milliseconds for each. */
const TRIED = 8;

/** Some listed names of every source must find themselves, or the watchlist is not put into use. */
function selfTest(watchlist: Watchlist): Pick<BuiltWatchlist, 'tried' | 'lost'> {
  const lost: string[] = [];
  let tried = 0;
  for (const { source, sourceId, entityType, names } of samples()) {
    const [name] = names;
    if (name === undefined) continue;
    tried += 1;
    const hits = screen(watchlist, { name: name.full, entityTypes: [entityType] }, { minScore: 80, limit: 0 });
    if (!hits.some((hit) => hit.source === source && hit.sourceId === sourceId)) lost.push(`${source} ${sourceId}`);
  }
  return { tried, lost };
}

function samples(): ListedEntity[] {
  const bySource = new Map<string, ListedEntity[]>();
  for (const entity of entities) {
    // A name of a few signs, or a weak one, need not reach the bar by itself.
    const [name] = entity.names;
    if (name === undefined || name.quality === 'weak' || (name.full.match(/\p{L}/gu) ?? []).length < 8) continue;
    const list = bySource.get(entity.source);
    if (list === undefined) bySource.set(entity.source, [entity]);
    else list.push(entity);
  }
  return [...bySource.values()].flatMap((list) => {
    const step = Math.max(1, Math.floor(list.length / TRIED));
    return list.filter((_, index) => index % step === 0).slice(0, TRIED);
  });
}

function answer(message: FromBuildWorker): void {
  port?.postMessage(message);
}
