import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Headers, LISTED, workService } from '../support/work-service.js';

const { send, search, newUser, newOrganization, queue, database } = await workService();

interface View {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly filters: object;
}
const save = async (headers: Headers, body: object) => {
  const { status, error, data } = await send('POST', '/api/queue/views', headers, body);
  return { status, error, view: data?.view as View };
};
const views = async (headers: Headers) => (await send('GET', '/api/queue/views', headers)).data.views as View[];

test('a private view exists for its author alone, a shared one for the whole organization', async () => {
  const admin = await newOrganization();
  const stranger = await newOrganization();
  const [analyst, lead] = [await newUser(admin, 'analyst'), await newUser(admin, 'lead')];
  const { view: own } = await save(analyst.headers, { name: 'Mine', filters: { assignee: 'me' }, sort: '-risk' });
  const { view: shared } = await save(lead.headers, { name: 'High', filters: { risk_level: 'High' }, shared: true });
  assert.deepEqual(
    (await views(analyst.headers)).map(({ name, shared: isShared, mine }) => [name, isShared, mine]),
    [
      ['Mine', false, true],
      ['High', true, false],
    ],
  );
  assert.deepEqual(
    (await views(lead.headers)).map(({ id }) => id),
    [shared.id],
  );
  assert.deepEqual(await views(stranger.headers), []);
  for (const [method, body] of [
    ['POST', { name: 'x' }],
    ['DELETE', undefined],
  ] as const) {
    assert.equal((await send(method, `/api/queue/views/${own.id}`, lead.headers, body)).status, 404);
    assert.equal((await send(method, `/api/queue/views/${shared.id}`, stranger.headers, body)).status, 404);
    assert.equal((await send(method, `/api/queue/views/${shared.id}`, analyst.headers, body)).status, 403);
  }
  assert.equal((await save(analyst.headers, { name: 'All', shared: true })).status, 403);
  const path = `/api/queue/views/${own.id}`;
  const replaced = await send('POST', path, analyst.headers, { name: 'Late', filters: { due: 'overdue' } });
  assert.deepEqual((replaced.data.view as View).filters, { due: 'overdue' });
  assert.equal((await send('POST', path, analyst.headers, { name: 'Late', shared: true })).status, 403);
  assert.equal((await send('DELETE', path, analyst.headers)).status, 200);
  assert.equal((await views(analyst.headers)).length, 1);
});

test('a view takes the filters of the queue and no others, and a user at most thirty', async () => {
  const { headers } = await newOrganization();
  for (const filters of [{ colour: 'red' }, { assignee: 'you' }, { state: ['lost'] }, { created_from: 'soon' }]) {
    assert.equal((await save(headers, { name: 'Wrong', filters })).status, 400, JSON.stringify(filters));
  }
  for (let each = 0; each < 30; each++) assert.equal((await save(headers, { name: `View ${each}` })).status, 200);
  assert.equal((await save(headers, { name: 'One more' })).error?.code, 'too_many_views');
});

test('views are counted by their own filters, and the next case is claimed from a view in its order', async () => {
  const admin = await newOrganization();
  const analyst = await newUser(admin, 'analyst');
  const first = await search(admin.headers, LISTED, { client_reference: 'first' });
  const second = await search(admin.headers, LISTED, { client_reference: 'second' });
  const { view: newest } = await save(analyst.headers, { name: 'Newest', sort: '-created' });
  const { view: waiting } = await save(analyst.headers, { name: 'Waiting', filters: { state: ['waiting'] } });
  const { data } = await send('GET', '/api/queue/counts?search=nobody', analyst.headers);
  assert.deepEqual(data.views, { [newest.id]: 2, [waiting.id]: 0 });
  const next = async (viewId: string, headers: Headers) =>
    send('POST', '/api/queue/next', headers, { view_id: viewId });
  assert.equal((await next(newest.id, analyst.headers)).data.search_reference, second.search_reference);
  assert.equal((await next(newest.id, analyst.headers)).data.search_reference, first.search_reference);
  assert.equal((await next(waiting.id, analyst.headers)).data, null);
  assert.equal((await next(newest.id, admin.headers)).status, 400);
});

test('a view that searches for a name is erased with its subject', async () => {
  const { headers } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  await save(headers, { name: 'He', filters: { search: ` ${LISTED.toUpperCase()} ` } });
  await save(headers, { name: 'All' });
  const erased = await send('POST', '/api/data-subjects/erase', headers, {
    search_references: [reference],
    reason: 'Asked for',
  });
  assert.equal(erased.status, 200, JSON.stringify(erased.error));
  assert.deepEqual(
    (await views(headers)).map(({ name }) => name),
    ['All'],
  );
});

test('today ends with the day of the given zone, or else of the one in the preferences', async () => {
  const { headers } = await newOrganization();
  const { search_reference: reference } = await search(headers);
  const due = new Date(Date.now() + 10 * 3_600_000);
  await database.pool.query('update work_items set due_at = $2 where case_id = $1', [reference, due]);
  const dayOf = (zone: string, moment: Date) => moment.toLocaleDateString('en-CA', { timeZone: zone });
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Kolkata']) {
    const expected = dayOf(zone, due) === dayOf(zone, new Date()) ? 1 : 0;
    const query = `time_zone=${encodeURIComponent(zone)}`;
    assert.equal((await queue(headers, `?due=today&${query}`)).length, expected, zone);
    assert.equal((await send('GET', `/api/queue/counts?${query}`, headers)).data.due_today, expected, zone);
    await send('POST', '/api/me/preferences', headers, { preferences: { time_zone: zone } });
    assert.equal((await queue(headers, '?due=today')).length, expected, `${zone} by preference`);
  }
  assert.equal((await send('GET', '/api/queue?time_zone=Mars', headers)).status, 400);
});
