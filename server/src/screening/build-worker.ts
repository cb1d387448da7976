import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import {
  applyChanges,
  joinParties,
  type ListedEntity,
  openWatchlist,
  type PreparedParties,
  partyPreparer,
  type Stretch,
  type Watchlist,
} from '@touchstone/engine';
import { matchedPart } from '../domain/matched-part.js';
import { readIndexFile, writeIndexFile } from './index-file.js';
import type { BuiltWatchlist, FromBuildWorker, ToBuildWorker } from './messages.js';
import { lostRecords, triedRecords } from './tried-records.js';

/**
 * Makes one watchlist, tests it, and hands over its shared memory: from records as JSON texts, some of which another
 * such thread may have prepared; from an earlier watchlist and its changes; or from a file.
 */
const port = parentPort;
if (port === null) throw new Error('build-worker runs as a worker thread only');

// Linux applies the priority to the calling thread; elsewhere it would slow down the whole process.
if (workerData.givesWay === true && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Prepared records, sent from one thread to another. */
interface Part {
  readonly prepared: PreparedParties;
  readonly tried: readonly ListedEntity[];
}

let preparer = partyPreparer();
const samples = triedRecords();
/** Changes since the watchlist that is started from. */
const entities: ListedEntity[] = [];
const drops = new Map<string, string[]>();
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
      for (const text of message.texts) preparer.add(read(text));
      return { kind: 'done' };
    case 'changes':
      for (const text of message.put) entities.push(read(text));
      drops.set(message.source, [...(drops.get(message.source) ?? []), ...message.drop]);
      return { kind: 'done' };
    case 'part':
      message.to.postMessage(ownPart());
      return { kind: 'done' };
    case 'join':
      return { kind: 'built', built: await joined(message.stretches, message.others) };
    case 'change':
      if (watchlist === undefined) throw new Error('there is no watchlist to change');
      watchlist = changed(watchlist);
      return { kind: 'built', built: built(watchlist, samples.taken()) };
    case 'load':
      watchlist = await readIndexFile(message.file);
      return { kind: 'built', built: built(watchlist, []) };
    case 'save': {
      const created = watchlist;
      if (created === undefined) throw new Error('there is no watchlist to save');
      await writeIndexFile(message.file, async () => created);
      return { kind: 'done' };
    }
  }
}

function read(text: string): ListedEntity {
  const entity = matchedPart(JSON.parse(text));
  samples.offer(entity);
  return entity;
}

function ownPart(): Part {
  const prepared = preparer.finish();
  preparer = partyPreparer();
  return { prepared, tried: samples.taken() };
}

/** Joins what this thread has prepared with what others send, each as soon as it is done. */
async function joined(stretches: readonly Stretch[], others: readonly MessagePort[]): Promise<BuiltWatchlist> {
  const sent = others.map(async (other): Promise<Part> => {
    const [part] = await once(other, 'message');
    other.close();
    return part;
  });
  const parts = [ownPart(), ...(await Promise.all(sent))];
  watchlist = joinParties(
    parts.map(({ prepared }) => prepared),
    stretches,
  );
  return built(
    watchlist,
    parts.flatMap(({ tried }) => tried),
  );
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

function built(created: Watchlist, tried: readonly ListedEntity[]): BuiltWatchlist {
  return {
    buffer: created.buffer,
    ...(created.delta && { delta: created.delta }),
    entities: created.info.entities,
    names: created.info.names,
    milliseconds: performance.now() - begun,
    tried: tried.length,
    lost: lostRecords(created, tried),
  };
}

function answer(message: FromBuildWorker): void {
  port?.postMessage(message);
}
