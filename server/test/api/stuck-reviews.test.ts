import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LISTED, type Person, workService } from '../support/work-service.js';

const { send, search, newUser, newOrganization, database } = await workService();

const POLICY = {
  ...{ enabled: true, true_positive: true, false_positive_from_score: null, against_verdict: true, whitelist: true },
  ...{ sample_percent: 0, arbiters: ['lead', 'admin'], exempt_integration: true, verdict_shown: 'always' },
  ...{ due_hours: { High: 24, Medium: 72, Low: 120 }, working_days: [1, 2, 3, 4, 5], time_zone: 'UTC' },
};

interface Proposed {
  readonly proposal: { readonly stuck: boolean; readonly mine: boolean } | null;
  readonly needs_second: readonly { readonly record_id: string; readonly match_status: string }[];
}

test('a review that nobody is left to act on says so, and its author makes it final once the policy has ended', async () => {
  const admin = await newOrganization();
  const me = (await send('GET', '/api/me', admin.headers)).data.user.user_id;
  const [ana, ben] = [await newUser(admin, 'analyst'), await newUser(admin, 'analyst')];
  assert.equal((await send('POST', '/api/review-policy', admin.headers, POLICY)).status, 200);
  const found = await search(admin.headers, LISTED, { birth_incorporation_date: '12-03-1921' });
  const [result] = found.results;
  const path = `/api/searches/${found.search_reference}`;
  const work = async () => (await send('GET', `${path}/work`, ana.headers)).data;
  const reviewed = async () => (await work()) as unknown as Proposed;
  assert.deepEqual(
    (await reviewed()).needs_second.map(({ record_id, match_status }) => [record_id, match_status]),
    [[result?.id, 'True Positive']],
  );
  async function decide({ headers }: Person) {
    const { version } = (await work()).work;
    const decision = { match_status: 'True Positive', reason_code: 'confirmed_by_party', reason: 'He said it himself' };
    return send('POST', `${path}/decisions`, headers, {
      version,
      decisions: [{ record_ids: [result?.id], ...decision }],
    });
  }
  assert.equal((await decide(ana)).data.standing, 'proposed');
  assert.deepEqual([(await reviewed()).proposal?.stuck, (await reviewed()).needs_second], [false, []]);
  const disable = (ids: string[]) =>
    database.pool.query('update users set disabled_at = now() where id = any($1)', [ids]);
  await disable([ben.id]);
  assert.equal((await reviewed()).proposal?.stuck, false);
  const lead = await newUser(admin, 'lead');
  const shown = async (headers: Person['headers']) =>
    ((await send('GET', `${path}?mark_read=false`, headers)).data as unknown as Proposed).proposal;
  assert.equal((await shown(lead.headers))?.stuck, false);
  assert.equal((await send('POST', '/api/review-policy', admin.headers, { ...POLICY, enabled: true })).status, 200);
  await database.pool.query('update users set disabled_at = now() where id = any($1)', [[lead.id, me]]);
  assert.equal((await shown(ana.headers))?.stuck, true);
  assert.equal((await decide(ana)).error.code, 'own_proposal');
  await database.pool.query('update users set disabled_at = null where id = $1', [me]);
  assert.equal((await shown(ana.headers))?.stuck, false);
  await send('POST', '/api/review-policy', admin.headers, { ...POLICY, enabled: false });
  const final = await decide(ana);
  assert.equal(final.status, 200, JSON.stringify(final.error));
  assert.deepEqual([final.data.standing, final.data.work.state], ['final', 'closed']);
  assert.equal((await shown(ana.headers)) ?? null, null);
});
