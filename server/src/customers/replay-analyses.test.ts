import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { customerService } from '../../test/support/customer-service.js';
import { parsedLines } from '../../test/support/run-command.js';
import { analyst } from '../../test/support/sample-case.js';
import { sampleRecords } from '../../test/support/sample-records.js';
import { sampleScreener } from '../../test/support/sample-screener.js';
import { auditRepository } from '../audit/audit.repository.js';
import { verifyAudit } from '../audit/verify-audit.js';
import type { CliDeps } from '../cli/cli-deps.js';
import { runProgram } from '../cli/program.js';
import { idFactory } from '../platform/database/new-id.js';
import { auditEntries } from '../platform/outbox/audit.table.js';
import { settingsRepository } from './ai-risk-settings.repository.js';
import { analyses } from './analyses.table.js';
import { customers } from './customers.table.js';

const service = await customerService(sampleScreener(sampleRecords));
const { create, database } = service;
const { db } = database;
const now = () => service.clock;
const newId = idFactory(now);

/** Runs the command line over the test's database. */
async function command(...args: string[]) {
  let results = '';
  let reported = '';
  const deps = {
    version: '0.0.0',
    withDatabase: (work: (opened: object) => unknown) => work({ database, now, newId }),
  } as unknown as CliDeps;
  const stdout = { write: (text: string) => (results += text) };
  const stderr = { write: (text: string) => (reported += text) };
  const code = await runProgram(deps, [...args, '--json'], { stdout, stderr });
  return { code, printed: parsedLines<Record<string, never>>(results), reported };
}

async function analysed(body: object = {}) {
  const { customer_id: id } = await create({ birth_incorporation_date: '12-04-1961', ...body });
  await service.analyse([id]);
  return id;
}

const change = (id: string, values: Partial<typeof analyses.$inferInsert>) =>
  db.update(analyses).set(values).where(eq(analyses.customerId, id));
const storedOf = async (id: string) => {
  const [row] = await db.select().from(analyses).where(eq(analyses.customerId, id));
  assert.ok(row);
  return row;
};

test('a replay gives the stored bytes for every analysis of a customer', async () => {
  const id = await analysed();
  await service.send('POST', '/api/compliance-request', {
    search_reference: (await service.send('GET', `/api/ai-risk-customers/${id}`)).json().data.search_reference,
    ai_risk_mode: 'AiRisk Advanced',
  });
  await service.analyse([id]);
  const { code, printed } = await command('replay', id);
  assert.equal(code, 0);
  assert.deepEqual(
    printed.map(({ round, same_bytes, repeated_from, findings }) => [round, same_bytes, repeated_from, findings]),
    [1, 2].map((round) => [round, true, 'input', []]),
  );
  const [second] = (await command('replay', id, '--round', '2')).printed;
  const rows = await db.select().from(analyses).where(eq(analyses.customerId, id)).orderBy(analyses.round);
  assert.equal(JSON.stringify(second?.analysis), rows[1]?.output);
});

test('replaying a failed analysis gives its safe ending', async () => {
  const { customer_id: id } = await create();
  await service.analyse([id], 6);
  const { code, printed } = await command('replay', id);
  assert.deepEqual([code, printed[0]?.same_bytes, printed[0]?.repeated_from], [0, true, 'failure']);
});

test('after a release that compares names differently, the stored evidence gives the same bytes', async () => {
  const id = await analysed({ ai_risk_mode: 'AiRisk Advanced', nationality: 'BY' });
  const { input, output } = await storedOf(id);
  const older = output.replace(`"scorerVersion":"${input.scorerVersion}"`, '"scorerVersion":"an older one"');
  assert.notEqual(older, output);
  await change(id, { input: { ...input, scorerVersion: 'an older one' }, output: older });
  const [replayed] = (await command('replay', id)).printed;
  assert.deepEqual([replayed?.same_bytes, replayed?.repeated_from], [true, 'evidence']);
});

test('an analysis worded by an earlier version is replayed except for its wording, and this is reported', async () => {
  const id = await analysed();
  const { input, output } = await storedOf(id);
  const older = { ...input, narrativeVersion: '1' };
  await change(id, { input: older, output: output.replace('was screened against', 'was held against') });
  const [replayed] = (await command('replay', id)).printed;
  assert.deepEqual([replayed?.same_bytes, replayed?.words_repeated], [true, false]);
  assert.match(String(replayed?.note), /made with narrative version 1, this build has \d+/);
  await change(id, { input: older, output: output.replace(/"p":[\d.]+/, '"p":0.5') });
  assert.equal((await command('replay', id)).printed[0]?.same_bytes, false);
});

const TAMPERINGS: readonly [string, RegExp, (id: string) => Promise<unknown>][] = [
  [
    'another verdict in the stored output',
    /repeated analysis differs/,
    async (id) =>
      change(id, { output: (await storedOf(id)).output.replace(/"verdict":"\w+"/, '"verdict":"true_negative"') }),
  ],
  [
    'another date of birth in the stored input',
    /was altered/,
    async (id) => {
      const { input } = await storedOf(id);
      return change(id, { input: { ...input, party: { ...input.party, address: 'Paris' } } });
    },
  ],
  [
    'another narrative',
    /was altered/,
    async (id) => change(id, { narration: { by: 'template', text: 'Nothing was found.' } }),
  ],
  ['output that is no JSON', /repeated analysis differs/, (id) => change(id, { output: 'gone' })],
  [
    'another fingerprint in the audit log',
    /was altered/,
    async (id) => {
      const { auditId } = await storedOf(id);
      const details = { fingerprints: { [`${id} 1`]: 'f'.repeat(64) } };
      return db.update(auditEntries).set({ details }).where(eq(auditEntries.id, auditId));
    },
  ],
  [
    'an audit entry taken out',
    /removed or erased/,
    async (id) => db.delete(auditEntries).where(eq(auditEntries.id, (await storedOf(id)).auditId)),
  ],
  [
    'another verdict shown',
    /verdict of the customer differs/,
    (id) => db.update(customers).set({ verdict: 'false_positive' }).where(eq(customers.id, id)),
  ],
];
for (const [name, finding, tamper] of TAMPERINGS) {
  test(`a replay reports: ${name}`, async () => {
    const id = await analysed();
    await tamper(id);
    const { code, printed, reported } = await command('replay', id);
    assert.equal(code, 1);
    assert.match(String(printed[0]?.findings), finding);
    assert.match(reported, /1 of 1 analyses differs from the stored one/);
  });
}

test('the fingerprints of one job are one entry of the audit chain', async () => {
  const created = [await create(), await create({ name: 'Nobody Atall Known' })].map(({ customer_id }) => customer_id);
  await service.analyse(created);
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'analysis.stored'));
  const held = entries.filter(({ details }) => created.some((id) => `${id} 1` in Object(details?.fingerprints)));
  assert.equal(held.length, 1);
  assert.deepEqual([held[0]?.chain, held[0]?.actor], [analyst.organizationId, { kind: 'service' }]);
  const findings = [];
  for await (const chain of verifyAudit({ now, audit: auditRepository(database) })) findings.push(...chain.findings);
  // The two that were altered and taken out above.
  assert.deepEqual(
    findings.map(({ finding }) => finding),
    ['details_changed', 'removed'],
  );
});

test('a deleted analysis is detected by its fingerprint in the audit log', async () => {
  const before = await contradictions();
  const id = await analysed();
  assert.deepEqual(await contradictions(), before);
  await db.delete(analyses).where(eq(analyses.customerId, id));
  const [found] = await contradictions();
  assert.equal(found?.finding, 'analysis_removed');
  assert.match(String(found?.message), /^\d+ analyses are gone and no erasure names their customers/);
});

async function contradictions() {
  const found = [];
  for await (const { findings } of verifyAudit({ now, audit: auditRepository(database) })) found.push(...findings);
  return found.filter(({ finding }) => finding === 'analysis_removed');
}

test('a replay of an unknown customer or analysis says so', async () => {
  const { customer_id: waiting } = await create();
  for (const [args, message] of [
    [['0'.repeat(24)], /customer_id does not exist/],
    [['no id'], /customer_id does not exist/],
    [[waiting], /customer_id has no finished analysis/],
    [[await analysed(), '--round', '7'], /round must be one of the finished analyses: 1/],
  ] as const) {
    const { code, printed, reported } = await command('replay', ...args);
    assert.deepEqual([code, printed], [1, []]);
    assert.match(reported, message);
  }
  assert.equal((await command('replay', waiting, '--round', 'two')).code, 2);
  assert.equal((await command('replay')).code, 2);
});

test('the command line switches modes and sets and adds credits, each with an audit entry', async () => {
  const before = await command('org', 'credits', 'Bank');
  assert.deepEqual(before.printed, [
    {
      ...{ organization_id: analyst.organizationId, name: 'Bank', lite_enabled: true, advanced_enabled: true },
      ...{ lite_credits: null, advanced_credits: null },
    },
  ]);
  const unlimited = await command('org', 'credits', 'bank', '--add-lite', '5');
  assert.deepEqual([unlimited.code, /unlimited/.test(unlimited.reported)], [1, true]);

  assert.equal((await command('org', 'credits', 'bank', '--lite', '1', '--advanced', '0')).code, 0);
  assert.equal((await command('org', 'entitle', analyst.organizationId, '--advanced', 'off')).code, 0);
  const added = await command('org', 'credits', 'Bank', '--add-lite', '2', '--add-advanced=-3');
  assert.deepEqual(
    [added.printed[0]?.lite_credits, added.printed[0]?.advanced_credits, added.printed[0]?.advanced_enabled],
    [3, 0, false],
  );
  const most = await command('org', 'credits', 'Bank', '--add-lite', '1000000000');
  assert.equal(most.printed[0]?.lite_credits, 1_000_000_000);
  const again = await command('org', 'credits', 'Bank', '--lite', 'unlimited');
  assert.equal(again.printed[0]?.lite_credits, null, again.reported);
  const log = await db.select().from(auditEntries).where(eq(auditEntries.targetId, analyst.organizationId));
  assert.deepEqual(
    log.map(({ action }) => action).sort(),
    [...Array(4).fill('organization.credited'), 'organization.entitled'].sort(),
  );
  assert.deepEqual(log[0]?.actor, { kind: 'command_line' });
});

test('invalid entitlements and credits are refused and change nothing', async () => {
  const before = await settingsRepository(database).read(analyst.organizationId);
  const wrong: readonly [string[], number, RegExp][] = [
    [['entitle', 'Nobody', '--lite', 'on'], 1, /organization does not exist/],
    [['entitle', 'Bank', '--lite', 'yes'], 2, /Allowed choices are on, off/],
    [['entitle'], 2, /missing required argument/],
    [['credits', 'Bank', '--lite=-1'], 2, /must be a whole number from 0 to 1000000000, or unlimited/],
    [['credits', 'Bank', '--lite', '2000000000'], 2, /must be a whole number/],
    [['credits', 'Bank', '--lite', '1.5'], 2, /whole number/],
    [['credits', 'Bank', '--lite', ''], 2, /whole number/],
    [
      ['credits', 'Bank', '--lite', '5', '--add-lite', '5'],
      2,
      /'--lite <count>' cannot be used with option '--add-lite/,
    ],
    [['credits', 'Bank', '--add-lite', '2000000000'], 1, /add_lite must be a whole number of at most/],
  ];
  for (const [args, code, message] of wrong) {
    const answer = await command('org', ...args);
    assert.equal(answer.code, code, args.join(' '));
    assert.deepEqual(answer.printed, []);
    assert.match(answer.reported, message);
  }
  assert.deepEqual(await settingsRepository(database).read(analyst.organizationId), before);
});
