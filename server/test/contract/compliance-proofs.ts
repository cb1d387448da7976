import assert from 'node:assert/strict';
import { entitlements } from '../../src/customers/ai-risk-settings.table.js';
import type { Play } from './play.js';

const ROUTE = '/api/compliance-request';
const CONFIGURATION = '/api/ai-risk-configuration';
const LISTED = { name: 'Gavrilo Zaretsky', entity_type: ['Person'], categories: ['Sanctions'] };

/** The errors of the compliance request, in an organization of their own: what it has bought and configured is changed for each. */
export function complianceProofs(play: Play) {
  const { ask, service } = play;
  const bank = service.newOrganization().then(async ({ headers }) => {
    const { organization_id: id } = (await ask('GET', '/api/organization', undefined, headers)).body.data.organization;
    return { headers, id: String(id) };
  });
  const send = async (path: string, body: object) => ask('POST', path, body, (await bank).headers);
  const searched = async (body: object = {}): Promise<string> => {
    const answer = await send('/api/search', { ...LISTED, ...body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.data.search_reference;
  };
  const has = async (bought: Partial<typeof entitlements.$inferInsert>) => {
    const row = { organizationId: (await bank).id, liteEnabled: true, advancedEnabled: true, ...bought };
    const { db } = service.database;
    await db.insert(entitlements).values(row).onConflictDoUpdate({ target: entitlements.organizationId, set: row });
  };
  const configured = async (changes: object = {}) => {
    const sound = { ...(await play.sound('configuration')), ...changes };
    assert.equal((await send(CONFIGURATION, sound)).status, 200);
  };
  const reset = async () => {
    await has({ liteCredits: null, advancedCredits: null });
    await configured();
  };
  const refused = async (body: object, message: string | RegExp, status = 400) => {
    const answer = await send(ROUTE, body);
    assert.equal(answer.status, status, JSON.stringify(answer.body));
    if (typeof message === 'string') assert.equal(answer.body.error.message, message);
    else assert.match(answer.body.error.message, message);
    await reset();
  };
  const modes = [
    ['AiRisk Lite', { liteEnabled: false }, { liteCredits: 0 }],
    ['AiRisk Advanced', { advancedEnabled: false }, { advancedCredits: 0 }],
  ] as const;

  return {
    async notBought() {
      await has({ liteEnabled: false, advancedEnabled: false });
      await refused({}, 'AiRisk is not enabled for this organization');
    },
    async switchedOff() {
      await configured({ enabled: false });
      await refused({}, 'AiRisk is not enabled in your configuration. Please enable it in settings.');
    },
    referenceMissing: () => refused({}, 'Please provide search_reference'),
    async referenceInvalid() {
      for (const search_reference of ['abc', 'a'.repeat(25), 24]) {
        await refused({ search_reference }, 'Invalid search_reference format');
      }
    },
    async referenceUnknown() {
      const { search_reference: foreign } = play.samples.plainSearch?.[0] ?? {};
      for (const search_reference of ['0'.repeat(24), foreign]) {
        await refused({ search_reference }, `No search found for: ${search_reference}`);
      }
    },
    async existsAlready() {
      const search_reference = await searched();
      assert.equal((await send(ROUTE, { search_reference })).status, 200);
      const text = `A compliance request already exists for search_reference: ${search_reference}`;
      await refused({ search_reference }, text);
    },
    async notEnoughData() {
      const search_reference = await searched();
      await configured({ advanced_fields: { name: true, nationality: true } });
      const text = /^Not enough data is available to perform an AiRisk Advanced search.*new search.*Lite/;
      await refused({ search_reference, ai_risk_mode: 'AiRisk Advanced' }, text);
    },
    async modeNotBought() {
      const search_reference = await searched();
      for (const [ai_risk_mode, bought] of modes) {
        await has(bought);
        await refused(
          { search_reference, ai_risk_mode },
          `${ai_risk_mode} mode is not available for this organization.`,
        );
      }
    },
    async noMatch() {
      const search_reference = await searched({ name: 'Philippa Quillfeather' });
      await refused({ search_reference }, "AiRisk check not required for 'No Match' results");
    },
    async noCredits() {
      const search_reference = await searched();
      for (const [ai_risk_mode, , left] of modes) {
        await has(left);
        await refused({ search_reference, ai_risk_mode }, `Insufficient ${ai_risk_mode} credits.`, 403);
      }
    },
    async complianceUnauthorized() {
      const answer = await ask('POST', ROUTE, {}, {});
      assert.deepEqual([answer.status, answer.body.error.message], [401, 'Unauthorized']);
    },
    async advancedToLite() {
      await configured({ default_mode: 'AiRisk Advanced' });
      const search_reference = await searched();
      assert.equal((await send(ROUTE, { search_reference, ai_risk_mode: 'AiRisk Lite' })).status, 200);
      await reset();
    },
    async unboughtDefault() {
      await has({ advancedEnabled: false });
      const sound = await play.sound('configuration');
      const answer = await send(CONFIGURATION, { ...sound, default_mode: 'AiRisk Advanced' });
      assert.equal(answer.status, 400);
      await reset();
    },
    async fieldsMustBeEnabled() {
      await configured({ advanced_fields: { name: true, birth_incorporation_date: true } });
      const used = { run_ai_risk: true, ai_risk_mode: 'AiRisk Advanced', ai_risk_fields: { occupation: 'cobbler' } };
      const answer = await send('/api/search', { ...LISTED, ...used });
      assert.equal(answer.status, 400);
      assert.equal(answer.body.error.details[0].field, 'ai_risk_fields.occupation');
      await reset();
    },
  };
}
