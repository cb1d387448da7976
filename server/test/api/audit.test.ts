import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedAnswers } from '../support/documented-answer.js';
import { runningService } from '../support/running-service.js';

const { ask, newOrganization } = await runningService();
const checkAnswer = documentedAnswers(JSON.parse((await ask('GET', '/openapi.json')).text));

interface Entry {
  action: string;
  actor: { kind: string; email: string; credential: string };
  target: { kind: string; id: string };
}
const log = async (headers: Record<string, string>, query = '') => {
  const answer = await ask('GET', `/api/audit${query}`, { headers });
  checkAnswer({ path: '/api/audit', method: 'get' }, answer.status, answer.body);
  return answer;
};
const entriesOf = (data: object) => (data as { entries: Entry[] }).entries;

test('what an administrator does with keys is in the log of the organization, and in nobody else’s', async () => {
  const { headers, email } = await newOrganization();
  const stranger = await newOrganization();
  const made = await ask('POST', '/api/api-key', { headers, body: {} });
  const { id, key } = made.body.data.api_key;
  await ask('DELETE', `/api/api-key/${id}`, { headers });
  const { text, body } = await log(headers);
  assert.deepEqual(
    entriesOf(body.data).map(({ action }) => action),
    ['api_key.revoked', 'api_key.created', 'organization.created'],
  );
  const [revoked, created] = entriesOf(body.data);
  assert.deepEqual([created?.target.id, revoked?.target.id], [id, id]);
  assert.equal(created?.actor.email, email);
  assert.equal(created?.actor.credential, 'access_token');
  assert.ok(!text.includes(key), 'the key itself is in the log');
  assert.deepEqual(
    entriesOf((await log(stranger.headers)).body.data).map(({ action }) => action),
    ['organization.created'],
  );
  assert.equal(entriesOf((await log(headers, '?action=api_key.created&page_size=1')).body.data).length, 1);
  assert.equal(entriesOf((await log(headers, '?end_date=01-01-2020')).body.data).length, 0);
});

test('an unknown deed and an impossible day are told together', async () => {
  const { headers } = await newOrganization();
  const { status, body } = await log(headers, '?action=nothing.done&start_date=31-02-2026&scope=all');
  assert.equal(status, 400);
  assert.deepEqual(body.error.details.map(({ field }) => field).sort(), ['action', 'scope', 'start_date']);
});
