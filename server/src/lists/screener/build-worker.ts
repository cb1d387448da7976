import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  applyChanges,
  buildWatchlist,
  type ListedEntity,
  openWatchlist,
  screen,
  type Watchlist,
} from '@touchstone/engine';
import { matchedPart } from '../../domain/matched-part.js';
import { readIndexFile, writeIndexFile } from '../index-file.js';
import type { BuiltWatchlist, FromBuildWorker, ToBuildWorker } from './messages.js';

/**
 * Makes one watchlist, tries it out, and hands over its shared memory: from records as JSON texts, from an earlier
 * watchlist and what has changed since, or from a file.
 */
const port = parentPort;
if (port === null) throw new Error('build-worker runs as a worker thread only');

// On Linux this is of the thread that asks for it; elsewhere it would slow the whole process down.
if (workerData.givesWay === true && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Those that are new to the watchlist: all, or what has changed. */
let entities: ListedEntity[] = [];
let drops = new Map<string, string[]>();
let watchlist: Watchlist | undefined;
let begun = 0;

port.on('message', (message: ToBuildWorker) => {
  if (begun === 0) begun = performance.now();
  work(message).then(answer, (error: unknown) =>
    answer({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

async function work(message: ToBuildWorker): Promise<FromBuildWorker> {
  switch (message.kind) {
    case 'base':
      watchlist = openWatchlist(message.shared.buffer, message.shared.delta);
      return { kind: 'done' };
    case 'records':
      for (const text of message.texts) entities.push(matchedPart(JSON.parse(text)));
      return { kind: 'done' };
    case 'changes':
      for (const text of message.put) entities.push(matchedPart(JSON.parse(text)));
      drops.set(message.source, [...(drops.get(message.source) ?? []), ...message.drop]);
      return { kind: 'done' };
    case 'finish':
      watchlist = watchlist === undefined ? buildWatchlist(entities) : changed(watchlist);
      return { kind: 'built', built: built(watchlist) };
    case 'load':
      watchlist = await readIndexFile(message.file);
      return { kind: 'built', built: built(watchlist) };
    case 'save': {
      const made = watchlist;
      if (made === undefined) throw new Error('there is no watchlist to save');
      await writeIndexFile(message.file, async () => made);
      return { kind: 'done' };
    }
  }
}

function changed(before: Watchlist): Watchlist {
  const sources = new Set([...drops.keys(), ...entities.map(({ source }) => source)]);
  let now = before;
  for (const source of sources) {
    const put = entities.filter((entity) => entity.source === source);
    now = applyChanges(now, source, { put, drop: drops.get(source) ?? [] }).watchlist;
  }
  return now;
}

function built(made: Watchlist): BuiltWatchlist {
  const tried = selfTest(made);
  entities = [];
  drops = new Map();
  return {
    buffer: made.buffer,
    ...(made.delta && { delta: made.delta }),
    entities: made.info.entities,
    names: made.info.names,
    milliseconds: performance.now() - begun,
    ...tried,
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
