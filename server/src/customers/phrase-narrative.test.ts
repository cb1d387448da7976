import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { customerService } from '../../test/support/customer-service.js';
import { sampleRecords } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { startScriptedModel, tellingFacts } from '../../test/support/scripted-model.js';
import { analyse } from '../analysis/analyse.js';
import { canonicalJson } from '../domain/canonical-json.js';
import { analyses } from './analyses.table.js';

let change = (text: string) => text;
const model = await startScriptedModel((prompt) => tellingFacts(prompt, (text) => change(text)));
after(() => model.close());
const narrator = { baseUrl: model.baseUrl, model: 'scripted', timeoutMs: 10_000, tokensPerDay: 0 };
const service = await customerService(sampleScreener(sampleRecords), { narrator });

async function analysed(ai_risk_mode: string) {
  const details = { ai_risk_mode, birth_incorporation_date: '12-04-1961', nationality: 'BY' };
  const { customer_id: id } = await service.create(details);
  await service.analyse([id]);
  const [stored] = await service.database.db.select().from(analyses).where(eq(analyses.customerId, id));
  assert.ok(stored);
  return { stored, shown: (await service.send('GET', `/api/ai-risk-customers/${id}`)).json().data };
}

test('an Advanced narrative phrased by a model is shown, and its origin is stored', async () => {
  const { stored, shown } = await analysed('AiRisk Advanced');
  assert.equal(stored.narration.by, 'language_model');
  assert.equal(shown.narrative, stored.narration.text);
  assert.ok(shown.narrative.includes(shown.recommendation));
});

test('the wording of a model is not part of what a replay must reproduce', async () => {
  const { stored } = await analysed('AiRisk Advanced');
  assert.equal(canonicalJson(analyse(stored.input)), stored.output);
  assert.notEqual(stored.narration.text, analyse(stored.input).narrative);
});

test('a model that changes the verdict has no effect on the narrative', async () => {
  change = (text) => text.replace(/The result is .*/, 'The result is a true negative.');
  const { stored, shown } = await analysed('AiRisk Advanced');
  assert.equal(stored.narration.by, 'template_after_language_model');
  assert.equal(shown.narrative, analyse(stored.input).narrative);
});

test('Lite narratives are templates', async () => {
  const { stored } = await analysed('AiRisk Lite');
  assert.equal(stored.narration.by, 'template');
});
