import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WITH_ANALYSES } from '../../src/app/with-analyses.js';
import { analysesRepository } from '../../src/customers/analyses.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { customerService } from '../support/customer-service.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { send, create } = service;
const ROOT = '/api/ai-risk-customers';

/** Lite, open: the name alone, of a listed party. */
type Made = Awaited<ReturnType<typeof create>>;
const decide = ({ customer_id }: Made, analyst_decision: string) =>
  send('POST', `${ROOT}/update`, { customer_id, analyst_decision });
const remove = ({ customer_id }: Made, body: object = { deleted_reason: 'entered twice' }) =>
  send('POST', `${ROOT}/delete`, { customer_id, ...body });
const request = ({ search_reference }: Made, ai_risk_mode: string) =>
  send('POST', '/api/compliance-request', { search_reference, ai_risk_mode });
const analyse = async ({ customer_id }: Made) => {
  await service.analyse([customer_id]);
  return undefined;
};

/** How a customer comes into each state. */
const STATES: Readonly<Record<string, (created: Made) => Promise<unknown>>> = {
  pending: async () => {},
  'in progress': ({ customer_id }) =>
    analysesRepository(
      service.database,
      idFactory(() => service.clock),
      WITH_ANALYSES,
    ).begin([customer_id], service.clock),
  completed: analyse,
  decided: async (created) => [await analyse(created), await decide(created, 'Confirmed')],
  deleted: async (created) => [await analyse(created), await remove(created)],
};

const TRIGGERS = {
  'its analysis runs': analyse,
  'an analyst decides': (created: Made) => decide(created, 'Declined'),
  'an analyst decides without a word': (created: Made) => decide(created, ''),
  'it is deleted': (created: Made) => remove(created),
  'it is deleted without a reason': (created: Made) => remove(created, {}),
  'Advanced is asked for': (created: Made) => request(created, 'AiRisk Advanced'),
  'Lite is asked for again': (created: Made) => request(created, 'AiRisk Lite'),
};

const EXISTS = /^A compliance request already exists for search_reference: [0-9a-f]{24}$/;
const DELETED = /deleted/;
const NOT_YET = /^analyst_decision is not allowed before status is COMPLETED: there is no verdict yet$/;
const MISSING = /analyst_decision|deleted_reason/;

/** Expected state: status, whether there is a verdict, decision, whether it is deleted; or the words of the refusal. */
type Next = readonly [status: string, verdict: boolean, decision: string, deleted: boolean] | RegExp;
const PENDING = ['Pending', false, '', false] as const;
const OPEN = ['COMPLETED', true, '', false] as const;
const DECIDED = ['COMPLETED', true, 'Confirmed', false] as const;
const GONE = ['COMPLETED', true, '', true] as const;
const TABLE: Readonly<Record<string, Readonly<Record<keyof typeof TRIGGERS, Next>>>> = {
  pending: {
    'its analysis runs': OPEN,
    'an analyst decides': NOT_YET,
    'an analyst decides without a word': MISSING,
    'it is deleted': ['Pending', false, '', true],
    'it is deleted without a reason': MISSING,
    'Advanced is asked for': EXISTS,
    'Lite is asked for again': EXISTS,
  },
  'in progress': {
    'its analysis runs': OPEN,
    'an analyst decides': NOT_YET,
    'an analyst decides without a word': MISSING,
    'it is deleted': ['in-progress', false, '', true],
    'it is deleted without a reason': MISSING,
    'Advanced is asked for': EXISTS,
    'Lite is asked for again': EXISTS,
  },
  completed: {
    'its analysis runs': OPEN,
    'an analyst decides': ['COMPLETED', true, 'Declined', false],
    'an analyst decides without a word': MISSING,
    'it is deleted': GONE,
    'it is deleted without a reason': MISSING,
    'Advanced is asked for': ['in-progress', true, '', false],
    'Lite is asked for again': EXISTS,
  },
  decided: {
    'its analysis runs': DECIDED,
    'an analyst decides': ['COMPLETED', true, 'Declined', false],
    'an analyst decides without a word': MISSING,
    'it is deleted': ['COMPLETED', true, 'Confirmed', true],
    'it is deleted without a reason': MISSING,
    'Advanced is asked for': ['in-progress', true, 'Confirmed', false],
    'Lite is asked for again': EXISTS,
  },
  deleted: {
    'its analysis runs': GONE,
    'an analyst decides': DELETED,
    'an analyst decides without a word': MISSING,
    'it is deleted': DELETED,
    'it is deleted without a reason': MISSING,
    'Advanced is asked for': EXISTS,
    'Lite is asked for again': EXISTS,
  },
};

async function stateOf({ customer_id }: Made) {
  const { data } = (await send('GET', `${ROOT}/${customer_id}`)).json();
  return [data.status, data.verdict !== '', data.analyst_decision, data.deleted_at !== null];
}

test('a created customer is pending, without verdict, undecided, from the API', async () => {
  const created = await create();
  assert.deepEqual(await stateOf(created), PENDING);
  assert.equal(created.upload_source, 'API');
});

for (const [state, row] of Object.entries(TABLE)) {
  for (const [trigger, next] of Object.entries(row)) {
    test(`${state}, and ${trigger}: ${next instanceof RegExp ? 'refused, nothing changes' : next.join(', ')}`, async () => {
      const created = await create();
      await STATES[state]?.(created);
      const before = await stateOf(created);
      const answer = await TRIGGERS[trigger as keyof typeof TRIGGERS](created);
      if (next instanceof RegExp) {
        const { error } = answer?.json() ?? {};
        assert.equal(answer?.statusCode, 400);
        assert.match(
          [error.message, ...error.details.map((one: object) => Object.values(one).join(' '))].join('\n'),
          new RegExp(next, 'm'),
        );
      } else if (answer !== undefined) {
        assert.equal(answer.statusCode, 200, answer.body);
      }
      assert.deepEqual(await stateOf(created), next instanceof RegExp ? before : next);
    });
  }
}
