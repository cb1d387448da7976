import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { entitlements } from '../../src/customers/ai-risk-settings.table.js';
import { auditEntries } from '../../src/platform/outbox/audit.table.js';
import { customerService } from '../support/customer-service.js';
import { documentedAnswers } from '../support/documented-answer.js';
import { analyst } from '../support/sample-case.js';
import { sampleRecords } from '../support/sample-records.js';
import { sampleScreener } from '../support/sample-screener.js';

const service = await customerService(sampleScreener(sampleRecords));
const { create, database, send } = service;
const check = documentedAnswers((await service.app.inject('/openapi.json')).json());
const route = '/api/ai-risk-configuration';
const sound = {
  enabled: true,
  default_mode: 'AiRisk Lite',
  ai_risk_process_records: 50,
  lite_inputs: { name: true, birth_incorporation_date: true },
  advanced_fields: { name: true, nationality: true },
};

async function save(body: object) {
  const answer = await send('POST', route, body);
  check({ path: route, method: 'post' }, answer.statusCode, answer.json());
  return answer;
}
async function read() {
  const answer = await send('GET', route, undefined, 'viewer');
  check({ path: route, method: 'get' }, 200, answer.json());
  return answer.json().data.configuration;
}
const fieldsOf = (answer: { json(): { error: { details: { field: string }[] } } }) =>
  answer.json().error.details.map(({ field }) => field);

test('a new organization has the module on, Lite, every field compared, monitoring and alerts off', async () => {
  const { lite_inputs, advanced_fields, alerts, ...rest } = await read();
  assert.deepEqual(rest, {
    enabled: true,
    default_mode: 'AiRisk Lite',
    ai_risk_process_records: 50,
    ongoing_monitoring_enabled: false,
    ongoing_monitoring_frequency: 'Daily',
    auto_create_cases: true,
    auto_create_case_verdicts: ['true_positive', 'potential_match', 'uncertain'],
    created_at: 'Sun, 01 Nov 2026 08:00:00 GMT',
    updated_at: 'Sun, 01 Nov 2026 08:00:00 GMT',
  });
  assert.deepEqual(Object.keys(lite_inputs).length, 4);
  assert.deepEqual(Object.keys(advanced_fields).length, 15);
  assert.ok([...Object.values(lite_inputs), ...Object.values(advanced_fields)].every((on) => on === true));
  assert.deepEqual(alerts, {
    email_enabled: false,
    webhook_enabled: false,
    email_recipients: '',
    email_available: false,
  });
});

test('a saved configuration is returned and read, with its time as an HTTP date', async () => {
  const answer = await save({
    ...sound,
    default_mode: 'AiRisk Advanced',
    ongoing_monitoring_enabled: true,
    ongoing_monitoring_frequency: 'Do not run',
    alerts: { email_enabled: true, email_recipients: 'a@example.com, b@example.com', webhook_enabled: true },
    auto_create_cases: false,
    auto_create_case_verdicts: ['true_positive'],
  });
  assert.equal(answer.statusCode, 200, answer.body);
  const { configuration } = answer.json().data;
  assert.equal(configuration.updated_at, 'Fri, 20 Nov 2026 08:30:00 GMT');
  assert.equal(configuration.created_at, 'Sun, 01 Nov 2026 08:00:00 GMT');
  assert.equal(configuration.alerts.email_recipients, 'a@example.com,b@example.com');
  assert.equal(configuration.alerts.email_available, false);
  assert.match(answer.json().data.message, /E-mails wait until the operator of this server sets SMTP_URL/);
  assert.equal(configuration.ongoing_monitoring_frequency, 'Do not run');
  assert.equal(configuration.lite_inputs.countries, false);
  assert.equal(configuration.advanced_fields.occupation, false);
  assert.deepEqual(await read(), configuration);
  assert.equal((await create()).ai_risk_mode, 'AiRisk Advanced');
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.action, 'configuration.updated'));
  assert.equal(entries.length, 1);
});

test('omitted optional values stay unchanged', async () => {
  const { configuration } = (await save(sound)).json().data;
  assert.deepEqual(
    [configuration.ongoing_monitoring_frequency, configuration.alerts.email_enabled, configuration.auto_create_cases],
    ['Do not run', true, false],
  );
});

test('omitted switches are off, as the answer shows; an unknown one is refused with those allowed', async () => {
  const { message } = (await save({ ...sound, lite_inputs: { name: true, country: true } })).json().data;
  assert.match(
    message,
    /Disabled in lite_inputs: birth_incorporation_date, biometric_search_image\. Disabled in advanced_fields: birth/,
  );
  const { details } = (await save({ ...sound, lite_inputs: { name: true, shoe: true } })).json().error;
  const allowed = 'name, birth_incorporation_date, biometric_search_image, countries, country';
  assert.deepEqual(details, [{ field: 'lite_inputs.shoe', message: `is unknown; allowed: ${allowed}` }]);
});

test('lite_inputs accepts country and countries, and returns countries', async () => {
  for (const key of ['country', 'countries']) {
    const answer = await save({ ...sound, lite_inputs: { name: true, [key]: true } });
    assert.equal(answer.json().data.configuration.lite_inputs.countries, true);
  }
});

const refusals: readonly (readonly [string, object, string])[] = [
  ...Object.keys(sound).map((field) => [`${field} left out`, { [field]: undefined }, field] as const),
  ['lite_inputs without name', { lite_inputs: {} }, 'lite_inputs.name'],
  ['advanced_fields without name', { advanced_fields: { nationality: true } }, 'advanced_fields.name'],
  ['an unknown advanced field', { advanced_fields: { ...sound.advanced_fields, shoe: true } }, 'advanced_fields.shoe'],
  ['an unknown Lite input', { lite_inputs: { ...sound.lite_inputs, countrys: true } }, 'lite_inputs.countrys'],
  ['the name alone', { advanced_fields: { name: true } }, 'advanced_fields'],
  ['no driver but the image', { advanced_fields: { name: true, biometric_search_image: true } }, 'advanced_fields'],
  ['the name switched off', { lite_inputs: { name: false } }, 'lite_inputs.name'],
  ['a field that is no boolean', { lite_inputs: { name: true, countries: 'yes' } }, 'lite_inputs.countries'],
  ['two words for countries', { lite_inputs: { name: true, country: true, countries: false } }, 'lite_inputs.country'],
  ['no record a batch', { ai_risk_process_records: 0 }, 'ai_risk_process_records'],
  ['1001 records a batch', { ai_risk_process_records: 1001 }, 'ai_risk_process_records'],
  ['an unknown mode', { default_mode: 'Lite' }, 'default_mode'],
  ['an unknown frequency', { ongoing_monitoring_frequency: 'Hourly' }, 'ongoing_monitoring_frequency'],
  ['no e-mail address', { alerts: { email_recipients: 'a@example.com, nobody' } }, 'alerts.email_recipients'],
  [
    'a second header',
    { alerts: { email_recipients: 'a@example.com\r\nBcc: b@example.com' } },
    'alerts.email_recipients',
  ],
  [
    'an address that hides another',
    { alerts: { email_recipients: '"b@example.com"@example.org' } },
    'alerts.email_recipients',
  ],
  [
    'more recipients than a digest has',
    { alerts: { email_recipients: Array.from({ length: 51 }, (_, each) => `a${each}@example.com`).join() } },
    'alerts.email_recipients',
  ],
  ['e-mail to nobody', { alerts: { email_enabled: true, email_recipients: '' } }, 'alerts.email_recipients'],
  ['an unknown verdict', { auto_create_case_verdicts: ['guilty'] }, 'auto_create_case_verdicts[0]'],
];
for (const [what, changes, field] of refusals) {
  test(`an update is refused, and saves nothing: ${what}`, async () => {
    const before = await read();
    const answer = await save({ ...sound, ...changes });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.deepEqual(fieldsOf(answer), [field]);
    assert.deepEqual(await read(), before);
  });
}

test('dates alone are a sufficient driver', async () => {
  const advanced_fields = { name: true, birth_incorporation_date: true };
  assert.equal((await save({ ...sound, advanced_fields })).statusCode, 200);
});

test('a default mode that was not purchased is refused with its own message', async () => {
  await database.db
    .insert(entitlements)
    .values({ organizationId: analyst.organizationId, liteEnabled: true, advancedEnabled: false });
  const answer = await save({ ...sound, default_mode: 'AiRisk Advanced' });
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.json().error.message, 'AiRisk Advanced mode is not available for this organization.');
  assert.deepEqual(fieldsOf(answer), ['default_mode']);
});

test('only an administrator may update it', async () => {
  for (const role of ['analyst', 'viewer', 'integration']) {
    assert.equal((await send('POST', route, sound, role)).statusCode, 403);
  }
});
