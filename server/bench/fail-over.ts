import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newClient } from '../src/platform/database/database-hosts.js';
import { type PatroniCluster, startCluster } from './running/patroni-cluster.js';
import { serviceProcess } from './running/service-process.js';

/**
 * `npm run drill:failover`: the service on PostgreSQL with two standbys, Patroni and etcd on loopback, under searches and an upload, while
 * the primary is killed, handed over in order, and cut off. Prints what was acknowledged, lost and doubled, and how long writes were refused.
 * Fails if anything was lost or doubled.
 */
const CALLERS = 4;
const UPLOADED_ROWS = 500;
/** Time of searches before and after each event. */
const CALM_MS = 5000;

const cluster = await startCluster();
const service = serviceProcess({ DATABASE_URL: cluster.url, LONG_TURNS: '' });
let failed = false;
try {
  const { url } = await service.start();
  const headers = await service.headers();
  const drills: [string, (cluster: PatroniCluster) => Promise<() => Promise<void>>][] = [
    [
      'kill -9 of the primary',
      async ({ primary, kill, start }) => {
        const lost = await primary();
        await kill(lost);
        return async () => start(lost);
      },
    ],
    [
      'planned switch-over',
      async ({ switchOver }) => {
        await switchOver();
        return async () => {};
      },
    ],
    [
      'primary cut off, with all its connections open',
      async ({ primary, freeze, thaw }) => {
        const lost = await primary();
        freeze(lost);
        return async () => thaw(lost);
      },
    ],
  ];
  const table: Record<string, object> = {};
  for (const [name, event] of drills) {
    table[name] = await drill(url, headers, event);
    process.stdout.write(`${name}: ${JSON.stringify(table[name])}\n`);
  }
  console.table(table);
} finally {
  await service.remove();
  await cluster.remove();
}
if (failed) process.exitCode = 1;

async function drill(
  url: string,
  headers: Record<string, string>,
  event: (cluster: PatroniCluster) => Promise<() => Promise<void>>,
): Promise<object> {
  await cluster.whole();
  const searches = searchWithoutEnd(url, headers);
  await delay(CALM_MS);
  const uploadId = await upload(url, headers);
  const repair = await event(cluster);
  const begun = performance.now();
  await searches.acknowledgedSince(begun);
  await delay(CALM_MS);
  await searches.stop();
  const rows = await followed(url, headers, uploadId);
  await repair();
  await cluster.whole();
  const { acknowledged, longestGap } = searches;
  const { lost, doubled } = await compare(acknowledged);
  const unfinished = UPLOADED_ROWS - rows;
  if (lost > 0 || doubled > 0 || unfinished !== 0) failed = true;
  return {
    'searches acknowledged': acknowledged.size,
    ...{ lost, doubled },
    'uploaded rows': UPLOADED_ROWS,
    'rows lost or doubled': Math.abs(unfinished),
    'seconds without an acknowledgement': (longestGap() / 1000).toFixed(1),
  };
}

/** Callers that search one after another, each search with a name of its own, repeated with its key until it is acknowledged. */
function searchWithoutEnd(url: string, headers: Record<string, string>) {
  /** Name searched, by reference of the case. */
  const acknowledged = new Map<string, string>();
  const times: number[] = [];
  let stopped = false;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!stopped) {
      const [key, name] = [randomUUID(), `Drill ${randomUUID().replaceAll('-', ' ')}`];
      for (let done = false; !done; ) {
        const answer = await send(url, '/api/search', {
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ name, entity_type: ['Person'], categories: ['Sanctions'] }),
        });
        done = answer?.status === 200;
        if (done) {
          const { search_reference } = (answer as { data: { search_reference: string } }).data;
          acknowledged.set(search_reference, name);
          times.push(performance.now());
        } else if (answer !== undefined && answer.status < 500 && answer.status !== 409) {
          throw new Error(`a search was answered ${answer.status}`);
        } else await delay(250);
      }
    }
  });
  return {
    acknowledged,
    longestGap: () => Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))),
    async acknowledgedSince(begun: number) {
      // Answers that were on their way before the event came count for nothing.
      while (!times.some((time) => time > begun + 1000)) await delay(100);
    },
    async stop() {
      stopped = true;
      await Promise.all(callers);
    },
  };
}

async function send(
  url: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: string | FormData },
): Promise<{ readonly status: number; readonly data: unknown } | undefined> {
  try {
    const method = body === undefined ? 'GET' : 'POST';
    const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
  } catch {
    return undefined;
  }
}

async function upload(url: string, headers: Record<string, string>): Promise<string> {
  const rows = Array.from(
    { length: UPLOADED_ROWS },
    (_, row) => `Drill Customer ${randomUUID()},c-${row}-${randomUUID()}\n`,
  );
  const body = new FormData();
  body.append('ai_risk_mode', 'AiRisk Lite');
  body.append('file', new Blob([`name,client_reference\n${rows.join('')}`]), 'drill.csv');
  const answer = await send(url, '/api/customers/bulk-upload', { headers, body });
  if (answer?.status !== 200) throw new Error(`the upload was answered ${answer?.status}`);
  return (answer.data as { upload_id: string }).upload_id;
}

/** Customers of an upload once it is over. */
async function followed(url: string, headers: Record<string, string>, id: string): Promise<number> {
  for (;;) {
    const answer = await send(url, `/api/customers/bulk-upload/${id}`, { headers });
    const upload = (answer?.data as { upload?: { status: string; customers_processed: number } } | undefined)?.upload;
    if (upload?.status === 'Completed' || upload?.status === 'Failed') return upload.customers_processed;
    await delay(500);
  }
}

/** Acknowledged searches that the database does not hold, and names that it holds twice. */
async function compare(acknowledged: ReadonlyMap<string, string>): Promise<{ lost: number; doubled: number }> {
  const client = newClient(cluster.url);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id::text from cases where id::text = any($1)', [
      [...acknowledged.keys()],
    ]);
    const { rowCount } = await client.query(
      `select from cases where filters->>'name' = any($1) group by filters->>'name' having count(*) > 1`,
      [[...acknowledged.values()]],
    );
    return { lost: acknowledged.size - rows.length, doubled: rowCount ?? 0 };
  } finally {
    await client.end();
  }
}
