// npm run check:rolling -- <folder>: shows that a built installation of the previous release keeps working beside this version
// on one database: both screen, decide, create customers and take uploads at once and read each other's searches; the older
// one, once stopped, does not start again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ADMIN = { email: 'admin@example.com', password: 'copper meadow lantern' };
const NAME = 'Gavril Tverdokhlebenko';
const ROUNDS = 8;
const ROWS = 40;
const previous = process.argv[2];
if (previous === undefined) throw new Error('name the folder of the previous release, built');

const folder = mkdtempSync(join(tmpdir(), 'touchstone-rolling-'));
const running = new Set();
try {
  const older = await startNode(previous);
  await work(older);
  const newer = await startNode('.');
  await Promise.all([work(older), work(newer), upload(older), upload(newer)]);
  for (const reader of [older, newer]) {
    const { searches } = await reader.call('/api/searches', { page_size: 100 });
    for (const { search_reference: reference } of searches) await reader.call(`/api/searches/${reference}`);
    console.log(`${reader.folder} reads ${searches.length} searches`);
  }
  await stop(older);
  const refusal = await startNode(previous).then(
    () => 'it started',
    ({ message }) => message,
  );
  if (!refusal.includes('belong to a newer version')) throw new Error(`the older version on newer tables: ${refusal}`);
  await work(newer);
  await stop(newer);
  console.log('both versions worked on one database at once, and the older one did not start on it again');
} finally {
  for (const { child } of running) child.kill('SIGINT');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
}

async function startNode(where) {
  const child = spawn(process.execPath, ['server/dist/src/main.js'], {
    cwd: where,
    env: {
      ...{
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        SCREENING_THREADS: '1',
        LOG_LEVEL: 'error',
      },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ENCRYPTION_KEY: 'rolling '.repeat(8) },
      ...{ LISTS_AUTO_UPDATE: 'false', MEDIA_AUTO_UPDATE: 'false', FACES_ENABLED: 'false' },
    },
  });
  const node = { child, folder: where, ended: once(child, 'exit').then(([code]) => code) };
  running.add(node);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said = `${said}${text}`));
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /answers at (\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    node.ended.then(() => {
      running.delete(node);
      reject(new Error(said));
    });
  });
  const call = async (path, body, form) => {
    const answer = await fetch(`${address}${path}`, {
      method: body === undefined && form === undefined ? 'GET' : 'POST',
      headers: {
        ...(node.token && { authorization: `Bearer ${node.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    const { data, error } = await answer.json();
    if (answer.status !== 200) throw new Error(`${where} ${path}: ${answer.status} ${JSON.stringify(error)}`);
    return data;
  };
  node.token = (await call('/api/get-access-token', ADMIN)).access_token;
  return Object.assign(node, { call, said: () => said });
}

async function stop(node) {
  node.child.kill('SIGTERM');
  const code = await node.ended;
  running.delete(node);
  if (code !== 0 || /"level":"(error|fatal)"/.test(node.said()))
    throw new Error(`${node.folder}: ${code} ${node.said()}`);
}

/** Searches, a decision, a comment and a customer, several times. */
async function work({ call }) {
  const subject = { name: NAME, entity_type: ['Person'], categories: ['Sanctions', 'PEP'] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { search_reference: reference, results } = await call('/api/search', {
      ...subject,
      ongoing_monitoring: true,
    });
    const decision = { match_status: 'False Positive', reason: 'Born in another year.' };
    await call(`/api/searches/${reference}/records/${results[0].id}`, decision);
    await call(`/api/searches/${reference}/comments`, { comment: 'Asked the branch for a document.' });
    await call('/api/ai-risk-customers', { ...subject, match_score: 80 });
  }
}

/** A file, until every row is a customer. */
async function upload({ call, folder: where }) {
  const rows = Array.from({ length: ROWS }, (_, row) => `${row % 4 === 0 ? NAME : `Person Number ${row}`},Person`);
  const form = new FormData();
  form.append('file', new Blob([`name,entity_type\n${rows.join('\n')}\n`]), 'customers.csv');
  const { upload_id: id } = await call('/api/customers/bulk-upload', undefined, form);
  for (;;) {
    const { upload: found } = await call(`/api/customers/bulk-upload/${id}`);
    if (found.status === 'Completed' && found.customers_created === ROWS) break;
    if (['Failed', 'Cancelled'].includes(found.status))
      throw new Error(`the upload of ${where}: ${JSON.stringify(found)}`);
    await delay(200);
  }
  console.log(`${where}: ${ROWS} rows of an upload are customers`);
}
