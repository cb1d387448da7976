import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Headers, workService } from '../support/work-service.js';

const { address, ask, send, search, newUser, newOrganization } = await workService();

interface Event {
  readonly event: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

/** Follows topics; `until` reads events up to the first that fits, and answers all of them. */
async function follow(headers: Headers, topics: string) {
  const answer = await fetch(`${address}/api/events?topics=${topics}`, { headers });
  assert.equal(answer.status, 200, answer.status === 200 ? '' : await answer.text());
  const reader = (answer.body ?? assert.fail()).pipeThrough(new TextDecoderStream()).getReader();
  // Sent once the stream has begun.
  let left = (await reader.read()).value ?? '';
  async function next(): Promise<Event | undefined> {
    for (;;) {
      const end = left.indexOf('\n\n');
      if (end >= 0) {
        const block = left.slice(0, end);
        left = left.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (!block.startsWith(':')) {
          return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
        }
      } else {
        const { value, done } = await reader.read();
        if (done) return undefined;
        left += value;
      }
    }
  }
  async function until(fits: (event: Event) => boolean): Promise<Event[]> {
    const read: Event[] = [];
    for (let event = await next(); event !== undefined; event = await next()) {
      read.push(event);
      if (fits(event)) return read;
    }
    throw new Error('the stream ended');
  }
  return { next, until, close: () => reader.cancel() };
}

const isCounts = ({ event }: Event) => event === 'counts';

test('who follows the queue learns of a claim of a colleague, and another organization does not', async () => {
  const admin = await newOrganization();
  const stranger = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const { search_reference: reference } = await search(admin.headers);
  const [own, others] = [await follow(admin.headers, 'queue'), await follow(stranger.headers, 'queue')];
  await send('POST', '/api/queue/next', analyst.headers);
  const events = await own.until(({ event, data }) => event === 'work' && data.version === 2);
  assert.deepEqual(events.at(-1)?.data, {
    ...{ search_reference: reference, version: 2, state: 'open', assignee_id: analyst.id, unseen_alerts: 0 },
  });
  await own.until(isCounts);
  const { search_reference: theirs } = await search(stranger.headers);
  await send('POST', '/api/queue/next', stranger.headers);
  const read = await others.until(({ data }) => data.search_reference === theirs);
  assert.ok(!JSON.stringify(read).includes(reference));
  await Promise.all([own.close(), others.close()]);
});

test('who follows a case learns who views it, and of no other case', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const [watched, other] = [await search(admin.headers), await search(admin.headers)];
  const stream = await follow(admin.headers, `case:${watched.search_reference}`);
  await send('POST', `/api/searches/${watched.search_reference}/presence`, admin.headers);
  await send('POST', `/api/searches/${watched.search_reference}/presence`, analyst.headers);
  const presence = (await stream.until(({ event }) => event === 'presence')).at(-1);
  assert.deepEqual(presence?.data, { search_reference: watched.search_reference, viewers: [analyst.id] });
  const escalate = { version: 1, action: 'escalate', reason: 'Unclear' };
  await send('POST', `/api/searches/${other.search_reference}/state`, admin.headers, escalate);
  await send('POST', `/api/searches/${watched.search_reference}/state`, admin.headers, escalate);
  const events = await stream.until(({ event, data }) => event === 'work' && data.version === 2);
  assert.ok(!JSON.stringify(events).includes(other.search_reference));
  assert.equal(events.at(-1)?.data.state, 'escalated');
  await stream.close();
});

test('who follows a case learns of a comment on it at once, and of none on another', async () => {
  const admin = await newOrganization();
  const [watched, other] = [await search(admin.headers), await search(admin.headers)];
  const stream = await follow(admin.headers, `case:${watched.search_reference}`);
  const comment = (reference: string) =>
    send('POST', `/api/searches/${reference}/comments`, admin.headers, { comment: 'Look at the passport' });
  await comment(other.search_reference);
  await comment(watched.search_reference);
  const events = await stream.until(({ event }) => event === 'comments');
  assert.deepEqual(events.at(-1)?.data, { search_reference: watched.search_reference });
  assert.ok(!JSON.stringify(events).includes(other.search_reference));
  await stream.close();
});

test('an interrupted stream goes on where it was, and a long break reads all again', async () => {
  const admin = await newOrganization();
  const stream = await follow(admin.headers, 'queue');
  await search(admin.headers);
  await send('POST', '/api/queue/next', admin.headers);
  const last = (await stream.until(isCounts)).at(-1)?.id ?? '';
  await stream.close();
  const { search_reference: missed } = await search(admin.headers);
  await send('POST', '/api/queue/next', admin.headers);
  const again = await follow({ ...admin.headers, 'last-event-id': last }, 'queue');
  await again.until(({ event, data }) => event === 'work' && data.search_reference === missed && data.version === 2);
  await again.close();
  const late = await follow({ ...admin.headers, 'last-event-id': '2020-01-01T00:00:00.000Z' }, 'queue');
  assert.equal((await late.next())?.event, 'reload');
  await late.close();
});

test('a stream names what changed since the page was read, before it was opened: work and comments', async () => {
  const admin = await newOrganization();
  const { search_reference: reference } = await search(admin.headers);
  const since = new Date().toISOString();
  await send('POST', '/api/queue/next', admin.headers);
  await send('POST', `/api/searches/${reference}/comments`, admin.headers, { comment: 'Look at the passport' });
  const stream = await follow(admin.headers, `queue,case:${reference}&since=${since}`);
  const events = await stream.until(({ event }) => event === 'comments');
  assert.ok(events.some(({ event, data }) => event === 'work' && data.version === 2));
  assert.ok(events.some(isCounts));
  await stream.close();
  const wrong = await ask('GET', '/api/events?since=yesterday', { headers: admin.headers });
  assert.deepEqual([wrong.status, wrong.body.error.details.map(({ field }) => field)], [400, ['since']]);
});

test('a stream that watches a case of another organization says nothing of it: no work, comment, viewer or alert', async () => {
  const [bank, stranger] = [await newOrganization(), await newOrganization()];
  const { search_reference: reference } = await search(bank.headers);
  const since = new Date(Date.now() - 60_000).toISOString();
  const act = async () => {
    await send('POST', '/api/queue/next', bank.headers);
    await send('POST', `/api/searches/${reference}/comments`, bank.headers, { comment: 'Look at the passport' });
    await send('POST', `/api/searches/${reference}/presence`, bank.headers);
  };
  await act();
  const stream = await follow(stranger.headers, `queue,alerts,case:${reference}&since=${since}`);
  await act();
  const { search_reference: own } = await search(stranger.headers);
  await send('POST', '/api/queue/next', stranger.headers);
  const events = await stream.until(({ event, data }) => event === 'work' && data.search_reference === own);
  assert.ok(!JSON.stringify(events).includes(reference), JSON.stringify(events));
  await stream.close();
});

test('a stream ends with its session, at most five belong to a user, and topics are checked', async () => {
  const { headers } = await newOrganization();
  const streams = await Promise.all([1, 2, 3, 4, 5].map(() => follow(headers, 'queue,alerts')));
  const sixth = await ask('GET', '/api/events', { headers });
  assert.deepEqual([sixth.status, sixth.body.error.code], [429, 'too_many_streams']);
  for (const topics of ['everything', 'case:1', `queue${',queue'.repeat(10)}`]) {
    assert.equal((await ask('GET', `/api/events?topics=${topics}`, { headers })).status, 400, topics);
  }
  assert.equal((await ask('GET', '/api/events')).status, 401);
  const { search_reference: reference } = await search(headers);
  await send('POST', '/api/queue/next', headers);
  await Promise.all(streams.map((stream) => stream.until(isCounts)));
  const other = await ask('GET', `/api/searches/${reference}/work`, { headers });
  assert.equal(other.status, 200);
  assert.equal((await ask('POST', '/api/revoke-access-token', { headers })).status, 200);
  for (const stream of streams) while ((await stream.next()) !== undefined);
});
