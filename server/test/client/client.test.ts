import assert from 'node:assert/strict';
import { mock, type TestContext, test } from 'node:test';
import {
  type ClientOptions,
  dataOf,
  pagesOf,
  TouchstoneError,
  touchstoneClient,
  verifyWebhook,
  WebhookVerificationError,
} from '@touchstone/client';
import { Webhook } from 'standardwebhooks';

const REFUSED = {
  status: 'FAIL',
  data: null,
  error: {
    code: 'rate_limited',
    message: 'Too many requests',
    request_id: 'request-1',
    details: [{ field: 'name', message: 'is required' }],
  },
};

const success = (data: object) => Response.json({ status: 'SUCCESS', data, error: false });
const refusal = (status: number, headers: Record<string, string> = {}) => Response.json(REFUSED, { status, headers });

/** A client of a service that gives these answers in turn, and what it was sent. */
function clientOf(answers: (Response | ((request: Request) => Response | Promise<Response>))[], options = {}) {
  const sent: Request[] = [];
  const fetch: ClientOptions['fetch'] = async (request) => {
    sent.push(request.clone());
    const answer = answers.shift();
    assert.ok(answer, 'one request too many');
    return typeof answer === 'function' ? answer(request) : answer;
  };
  return { sent, client: touchstoneClient({ baseUrl: 'http://service.test', apiKey: 'key', fetch, ...options }) };
}

/** Every wait ends at once; returns their milliseconds. */
function withoutWaiting({ mock }: TestContext, chance = 0.5): number[] {
  const waits: number[] = [];
  mock.method(Math, 'random', () => chance);
  mock.method(globalThis, 'setTimeout', (end: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    queueMicrotask(end);
  });
  return waits;
}

test('a client needs the absolute http or https address of the service, and the error shows what it was given', () => {
  const fetch = () => Promise.reject(new Error('nothing may be sent'));
  const wrong = [undefined, null, '', '/', 'screening.example.com', 'localhost:8080', 'ftp://example.com', 'http://'];
  for (const baseUrl of wrong) {
    const given = baseUrl === undefined ? 'missing' : JSON.stringify(baseUrl);
    const message = `baseUrl is ${given}; it must be the absolute http or https address of the service, such as https://screening.example.com`;
    assert.throws(() => touchstoneClient({ baseUrl, fetch } as never), { name: 'TypeError', message });
  }
  for (const [baseUrl, reason] of [
    [
      'https://user:secret@example.com',
      /^baseUrl contains a user name or password; pass apiKey or accessToken instead$/,
    ],
    ['https://example.com/?tenant=1', /^baseUrl contains a query or a fragment;/],
    ['https://example.com/#top', /^baseUrl contains a query or a fragment;/],
  ] as const) {
    assert.throws(() => touchstoneClient({ baseUrl, fetch }), { name: 'TypeError', message: reason });
  }
});

test('an address may have a port, a path and a trailing slash', async () => {
  for (const [baseUrl, sentTo] of [
    ['http://localhost:8080', 'http://localhost:8080/api/lists'],
    ['HTTPS://example.com/screening/', 'https://example.com/screening/api/lists'],
  ] as const) {
    const { client, sent } = clientOf([success({ lists: [] })], { baseUrl });
    await client.GET('/api/lists');
    assert.equal(sent[0]?.url, sentTo);
  }
});

test('retries and time limits outside their range are refused when the client is made', () => {
  const withOption = (option: object) => () => clientOf([], option);
  for (const [option, range] of [
    [{ retries: -1 }, 'retries is -1; it must be a whole number from 0 to 100'],
    [{ retries: 1.5 }, 'retries is 1.5; it must be a whole number from 0 to 100'],
    [{ retries: 101 }, 'retries is 101; it must be a whole number from 0 to 100'],
    [{ retries: '3' }, 'retries is "3"; it must be a whole number from 0 to 100'],
    [{ timeLimitSeconds: -1 }, 'timeLimitSeconds is -1; it must be a number of seconds from 0 to 86400'],
    [{ timeLimitSeconds: 86_401 }, 'timeLimitSeconds is 86401; it must be a number of seconds from 0 to 86400'],
    [{ timeLimitSeconds: Number.NaN }, 'timeLimitSeconds is NaN; it must be a number of seconds from 0 to 86400'],
    [
      { maxRetryWaitSeconds: Infinity },
      'maxRetryWaitSeconds is Infinity; it must be a number of seconds from 0 to 86400',
    ],
  ] as const) {
    assert.throws(withOption(option), { name: 'RangeError', message: range });
  }
  for (const option of [{ retries: 0 }, { timeLimitSeconds: 0 }, { timeLimitSeconds: 0.5 }, { maxRetryWaitSeconds: 0 }])
    assert.doesNotThrow(withOption(option));
});

test('an answer 429 or 503 is retried after the wait that it asks for, or with exponential backoff and jitter', async (context) => {
  const waits = withoutWaiting(context);
  const lists = { lists: [] };
  const answers = [refusal(429, { 'retry-after': '7' }), refusal(503), refusal(503), success(lists)];
  const { client, sent } = clientOf(answers);
  assert.deepEqual(dataOf(await client.GET('/api/lists')), lists);
  assert.equal(sent.length, 4);
  assert.deepEqual(waits, [7250, 750, 1500]);
});

test('retries end after the number that was set, and what waits too long is returned at once', async (context) => {
  const waits = withoutWaiting(context);
  const stubborn = clientOf([refusal(503), refusal(503), refusal(503)], { retries: 2 });
  assert.equal((await stubborn.client.GET('/api/lists')).response.status, 503);
  assert.equal(stubborn.sent.length, 3);
  const patient = clientOf([refusal(429, { 'retry-after': '31' })]);
  assert.equal((await patient.client.GET('/api/lists')).response.status, 429);
  assert.equal(waits.length, 2);
});

test('a POST is repeated, with its body, only under an Idempotency-Key; other refusals never are', async (context) => {
  withoutWaiting(context);
  const body = { name: 'Jane Doe', categories: ['Sanctions'], entity_type: ['Person'] };
  const plain = clientOf([refusal(503)]);
  assert.equal((await plain.client.POST('/api/search', { body })).response.status, 503);
  const keyed = clientOf([refusal(503), refusal(409, { 'retry-after': '2' }), success({})]);
  assert.equal(
    (await keyed.client.POST('/api/search', { body, headers: { 'Idempotency-Key': 'one' } })).response.status,
    200,
  );
  assert.deepEqual(await Promise.all(keyed.sent.map((request) => request.json())), [body, body, body]);
  const broken = clientOf([refusal(500)]);
  assert.equal((await broken.client.GET('/api/lists')).response.status, 500);
});

test('a wait for a retry ends when the caller aborts', async () => {
  const abort = new AbortController();
  const { client, sent } = clientOf([
    () => {
      queueMicrotask(() => abort.abort(new Error('enough')));
      return refusal(503, { 'retry-after': '20' });
    },
  ]);
  await assert.rejects(client.GET('/api/lists', { signal: abort.signal }), /enough/);
  assert.equal(sent.length, 1);
});

test('an attempt that gets no answer ends at its time limit', async () => {
  const silent = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const keepAlive = setInterval(() => {}, 1000);
  const { client } = clientOf([silent], { timeLimitSeconds: 0.01 });
  await assert.rejects(client.GET('/api/lists'), { name: 'TimeoutError' });
  clearInterval(keepAlive);
});

test('a refusal becomes an error with code, status, request id, wait and field errors', async () => {
  const { client } = clientOf([refusal(429, { 'retry-after': '40' })]);
  const answer = await client.GET('/api/lists');
  assert.throws(
    () => dataOf(answer),
    (error) => {
      assert.ok(error instanceof TouchstoneError);
      const { code, status, requestId, retryAfter, details, message, reason } = error;
      assert.deepEqual(
        { code, status, requestId, retryAfter, details, message, reason },
        {
          ...{ code: 'rate_limited', status: 429, requestId: 'request-1', retryAfter: 40 },
          ...{ details: REFUSED.error.details, message: 'Too many requests; name is required' },
          reason: 'Too many requests',
        },
      );
      return true;
    },
  );
});

test('what a proxy answers is an error too, and its Retry-After may be a date', async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
  const headers = { 'retry-after': 'Sun, 22 Nov 2026 12:01:30 GMT', 'x-request-id': 'proxy-1' };
  const { client } = clientOf([new Response('<h1>Bad gateway</h1>', { status: 502, headers })]);
  const answer = await client.GET('/api/lists');
  assert.throws(() => dataOf(answer), { code: '', status: 502, requestId: 'proxy-1', retryAfter: 90 });
  mock.timers.reset();
});

test('a file among the fields makes the body a form; a file or text alone is sent as it is', async () => {
  const { client, sent } = clientOf([success({}), success({}), success({})]);
  const file = new File(['name\nJane Doe\n'], 'customers.csv', { type: 'text/csv' });
  await client.POST('/api/customers/bulk-upload', { body: { file, ai_risk_mode: 'AiRisk Lite' } });
  const form = await sent[0]?.formData();
  const part = form?.get('file');
  assert.ok(part instanceof File);
  assert.deepEqual([part.name, await part.text()], ['customers.csv', 'name\nJane Doe\n']);
  assert.equal(form?.get('ai_risk_mode'), 'AiRisk Lite');

  const id = '691f0c2f8e6b1a5d3c000001';
  const asCsv = { params: { path: { id } }, headers: { 'content-type': 'text/csv' } };
  await client.POST('/api/custom-lists/{id}/import', { ...asCsv, body: file });
  assert.equal(sent[1]?.headers.get('content-type'), 'text/csv');
  assert.equal(await sent[1]?.text(), 'name\nJane Doe\n');
});

test('a list is read page by page, by number or by cursor, as far as the loop goes', async () => {
  const page = (current_page: number) =>
    success({ searches: [{ search_reference: `case-${current_page}` }], pagination: { current_page, total_pages: 3 } });
  const numbered = clientOf([page(1), page(2), page(3)]);
  const found: string[] = [];
  const read = pagesOf((position) => numbered.client.POST('/api/searches', { body: position }));
  for await (const { searches } of read) found.push(...searches.map(({ search_reference }) => search_reference));
  assert.deepEqual(found, ['case-1', 'case-2', 'case-3']);
  assert.deepEqual(await Promise.all(numbered.sent.map((request) => request.json())), [{}, { page: 2 }, { page: 3 }]);

  const queue = (next_cursor: string | null) => success({ items: [], next_cursor });
  const byCursor = clientOf([queue('second'), queue(null)]);
  for await (const _ of pagesOf((position) => byCursor.client.GET('/api/queue', { params: { query: position } })));
  assert.deepEqual(
    byCursor.sent.map(({ url }) => new URL(url).search),
    ['', '?cursor=second'],
  );

  const left = clientOf([page(1)]);
  for await (const _ of pagesOf((position) => left.client.POST('/api/searches', { body: position }))) break;
  assert.equal(left.sent.length, 1);
  const refused = pagesOf(() => clientOf([refusal(400)]).client.GET('/api/lists') as never);
  await assert.rejects(refused.next(), TouchstoneError);
});

test('a delivery is verified by its signature, from headers of fetch or of Node, and its text or bytes', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const body = JSON.stringify({ event: 'webhook.test', event_id: 'event-1' });
  const at = new Date();
  const headers = {
    'webhook-id': 'event-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('event-1', at, body),
    'set-cookie': undefined,
  };
  const { 'set-cookie': _, ...plain } = headers;
  assert.equal(verifyWebhook(secret, body, headers).event, 'webhook.test');
  assert.equal(verifyWebhook(secret, Buffer.from(body), new Headers(plain)).event_id, 'event-1');
  assert.throws(() => verifyWebhook(secret, `${body} `, headers), WebhookVerificationError);
  assert.throws(() => verifyWebhook('whsec_AAAA', body, headers), WebhookVerificationError);
});

test('a search requires the highest edition that this client has received, until the service knows no such edition', async () => {
  const answered = (edition: number) =>
    Response.json({ status: 'SUCCESS', data: {}, error: false }, { headers: { 'x-edition': String(edition) } });
  const unknown = Response.json(
    { status: 'FAIL', data: null, error: { code: 'unknown_edition', message: 'No list has reached it' } },
    { status: 400 },
  );
  const { sent, client } = clientOf([
    answered(7),
    answered(6),
    refusal(400),
    unknown,
    answered(2),
    answered(2),
    success({}),
  ]);
  const body = { name: 'Jorik Musterfeld', categories: ['Sanctions' as const], entity_type: ['Person' as const] };
  for (let search = 1; search <= 6; search += 1) await client.POST('/api/search', { body });
  await client.GET('/api/lists');
  assert.deepEqual(
    sent.map(({ headers }) => headers.get('x-minimum-edition')),
    [null, '7', '7', '7', null, '2', null],
  );
});
