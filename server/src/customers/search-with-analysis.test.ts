import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyst, caseRequest, makeCaseDeps } from '../../test/support/sample-case.js';
import { AppError } from '../domain/app-error.js';
import { firstConfiguration } from '../domain/configuration.js';
import { FIRST_ENTITLEMENTS } from '../domain/entitlements.js';
import { searchWithAnalysis } from './search-with-analysis.js';

async function refusalOf(...parameters: Parameters<typeof searchWithAnalysis>): Promise<AppError> {
  const thrown = await searchWithAnalysis(...parameters).then(
    () => assert.fail('it was not refused'),
    (error: unknown) => error,
  );
  assert.ok(thrown instanceof AppError);
  return thrown;
}

test('a refused search with analysis screens and stores nothing, and reports every error', async () => {
  const never = async () => assert.fail('must not be called');
  const configuration = { ...firstConfiguration(new Date()), enabled: false };
  const settings = { read: async () => ({ entitlements: FIRST_ENTITLEMENTS, configuration }) };
  const deps = makeCaseDeps([], {
    screener: { screen: never },
    cases: { add: never },
    customers: { add: never },
    settings,
  });
  const request = caseRequest(
    { searchProfile: 'e'.repeat(24) },
    { riskScoreEngineId: 'f'.repeat(24), runAiRisk: true },
  );
  const refusal = await refusalOf(deps, analyst, request, [{ field: 'name', message: 'is required' }]);
  assert.equal(refusal.code, 'validation_failed');
  assert.deepEqual(
    refusal.faults.map(({ field }) => field),
    ['name', 'search_profile', 'risk_score_engine_id', 'run_ai_risk'],
  );
});

test('a search with AI risk alone is refused in the words of the specification', async () => {
  const off = { enabled: false, credits: null };
  const configuration = firstConfiguration(new Date());
  const settings = { read: async () => ({ entitlements: { lite: off, advanced: off }, configuration }) };
  const refusal = await refusalOf(makeCaseDeps([], { settings }), analyst, caseRequest({}, { runAiRisk: true }));
  assert.equal(refusal.message, 'AiRisk is not enabled for this organization');
  assert.equal(refusal.code, 'ai_risk_not_enabled');
});

test('a search without an analysis creates a case and no customer', async () => {
  const never = async () => assert.fail('must not be called');
  const deps = makeCaseDeps([], { customers: { add: never }, settings: { read: never } });
  assert.equal('customer' in (await searchWithAnalysis(deps, analyst, caseRequest())), false);
});
