import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedService } from '../support/running-service.js';

const { ask, newOrganization } = await sharedService();
const ENGINE = '/api/risk-score-engine';

test('a draft is tried on searches of its organization alone, and only its engines can be its base', async () => {
  const [bank, other] = [await newOrganization(), await newOrganization()];
  const subject = { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] };
  await ask('POST', '/api/search', { headers: bank.headers, body: subject });
  const { body } = await ask('POST', ENGINE, { headers: bank.headers, body: { title: 'Of the bank' } });
  const { id } = body.data.risk_score_engine as { id: string };
  const tried = (headers: Record<string, string>, draft: object) =>
    ask('POST', `${ENGINE}/what-if`, { headers, body: { draft: { floors: { sanctions: 99 } }, ...draft } });
  assert.equal((await tried(bank.headers, { based_on: id })).body.data.changed_scores, 1);
  assert.equal((await tried(other.headers, {})).body.data.searches, 0);
  const refused = await tried(other.headers, { based_on: id });
  assert.equal(refused.status, 400);
  assert.match(refused.text, /"field":"based_on","message":"does not exist"/);
});
