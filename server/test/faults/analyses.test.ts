import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { newDataDir } from '@touchstone/embedded-postgres/testing';
import { eq } from 'drizzle-orm';
import { settingsRepository } from '../../src/customers/ai-risk-settings.repository.js';
import { storedAnalysesRepository } from '../../src/customers/analyses.repository.js';
import { analyses } from '../../src/customers/analyses.table.js';
import { customers } from '../../src/customers/customers.table.js';
import { replayAnalyses } from '../../src/customers/replay-analyses.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { events } from '../../src/platform/outbox/events.table.js';
import { spawnService } from '../support/spawn-service.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const { db, url } = database;
const CUSTOMERS = 3;

/** A language model that is asked and never answers: whoever waits for it is in the middle of an analysis. */
let requested = 0;
const model = createServer(() => {
  requested += 1;
}).listen(0, '127.0.0.1');
await once(model, 'listening');
after(() => {
  model.closeAllConnections();
  model.close();
});

test('after kill -9 of a worker during analyses each has one outcome and one event, and cost one credit', async () => {
  const settings = { DATABASE_URL: url, DATA_DIR: newDataDir() };
  const narrator = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const first = await spawnService({ ...settings, NARRATOR_BASE_URL: narrator, NARRATOR_MODEL: 'silent' });
  const token = await first.logIn();
  const { organization_id: organizationId } = (await first.call('/api/organization', { token })).body.data.organization;
  const at = new Date();
  await settingsRepository(database).entitle(
    organizationId,
    { advanced: { credits: 10 } },
    {
      ...{ id: idFactory(() => at)(), organizationId, at, actor: { kind: 'service' }, action: 'organization.credited' },
      ...{ target: { kind: 'organization', id: organizationId }, details: {} },
    },
  );
  const ids: string[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const body = {
      name: 'Gavril Tverdokhlebenko',
      entity_type: ['Person'],
      categories: ['Sanctions'],
      match_score: 80,
    };
    const created = await first.call('/api/ai-risk-customers', {
      token,
      body: { ...body, ai_risk_mode: 'AiRisk Advanced' },
    });
    assert.equal(created.status, 200, JSON.stringify(created.body));
    ids.push(created.body.data.customer_id);
  }
  while (requested < CUSTOMERS) await delay(10);
  await first.end('SIGKILL');

  const second = await spawnService({ ...settings, ROLE: 'worker' });
  for (let open = CUSTOMERS; open > 0; await delay(50)) {
    const rows = await db.select({ status: customers.status }).from(customers);
    open = rows.filter(({ status }) => status !== 'completed').length;
  }
  await second.end('SIGTERM');

  for (const id of ids) {
    assert.equal((await db.select().from(analyses).where(eq(analyses.customerId, id))).length, 1);
    const reported = await db.select({ type: events.type }).from(events).where(eq(events.aboutId, id));
    assert.deepEqual(reported, [{ type: 'ai_risk.completed' }]);
    const [replayed] = await replayAnalyses(
      {
        analyses: storedAnalysesRepository(database),
      },
      id,
    );
    assert.deepEqual([replayed?.isSame, replayed?.findings], [true, []]);
  }
  const { entitlements } = await settingsRepository(database).read(organizationId);
  assert.equal(entitlements.advanced.credits, 10 - CUSTOMERS);
});
