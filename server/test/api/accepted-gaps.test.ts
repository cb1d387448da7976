import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { acceptedCategories } from '../../src/domain/accepted-gaps.js';
import { publishEdition } from '../support/publish-edition.js';
import { runningService } from '../support/running-service.js';
import { gavrilo, listedRecord, primary } from '../support/sample-records.js';

const service = await runningService();
const bank = await service.newOrganization();
const other = await service.newOrganization();

const senator = listedRecord({
  ...{ source: 'us_congress', sourceId: '1', names: [primary('Prudence Quillfeather')] },
  categories: ['PEP Level 2'],
});
const head = listedRecord({
  ...senator,
  sourceId: '2',
  names: [primary('Barnaby Thistlewood')],
  categories: ['PEP Level 1'],
});

interface Search {
  search_reference: string;
  case_status: string;
  editions: string[];
  notices: { code: string; message: string }[];
  ai_risk: { verdict: string; narrative: string; status: string };
}

const wanted = { name: 'Odalys Quispe Huaman', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };
async function search(who: typeof bank, more: object = {}): Promise<Search> {
  const { body } = await service.ask('POST', '/api/search', { headers: who.headers, body: { ...wanted, ...more } });
  return body.data as unknown as Search;
}

/** The search once it is analysed. */
async function analysed(who: typeof bank): Promise<Search> {
  const { search_reference } = await search(who, { run_ai_risk: true });
  for (;;) {
    const { body } = await service.ask('GET', `/api/searches/${search_reference}`, { headers: who.headers });
    const found = body.data as unknown as Search;
    if (found.ai_risk.status === 'COMPLETED') return found;
  }
}

const accept = (body: object, { headers } = bank) => service.ask('POST', '/api/accepted-gaps', { headers, body });
const codes = ({ notices }: Search) => notices.map(({ code }) => code);

test('a level that no list covers prevents clearing until the organization accepts it, and is stated in both answers', async () => {
  const editions = async () => (await search(bank)).editions;
  await publishEdition(service.database, 'us_congress', [senator, head], editions);
  await publishEdition(service.database, 'ofac_sdn', [gavrilo], editions);
  const before = await analysed(bank);
  assert.equal(before.ai_risk.verdict, 'uncertain');
  assert.equal(before.case_status, 'For Review');
  assert.deepEqual(codes(before), ['categories_not_listed']);
  assert.match(before.notices[0]?.message ?? '', /does not clear the subject of them: PEP Level 3, PEP Level 4/);

  const reason = 'We bank nobody below national office.';
  const { status, body } = await accept({ categories: ['pep level 3', 'PEP Level 4'], reason });
  assert.equal(status, 200);
  const { accepted_gaps } = body.data as unknown as { accepted_gaps: Record<string, unknown> };
  assert.deepEqual(accepted_gaps.categories, ['PEP Level 3', 'PEP Level 4']);
  assert.deepEqual([accepted_gaps.reason, typeof accepted_gaps.email], [reason, 'string']);
  const read = await service.ask('GET', '/api/accepted-gaps', { headers: bank.headers });
  assert.deepEqual(read.body.data, body.data);

  const after = await analysed(bank);
  assert.equal(after.ai_risk.verdict, 'true_negative');
  assert.equal(after.case_status, 'Passed');
  assert.match(
    after.ai_risk.narrative,
    /On .* the organization accepted that no list covers PEP Levels 3 and 4, which were not screened/,
  );
  assert.deepEqual([codes(after), codes(await search(bank))], [['categories_accepted'], ['categories_accepted']]);
  assert.equal((await analysed(other)).ai_risk.verdict, 'uncertain', 'another organization accepted nothing');
  const { rows } = await service.database.db.execute(
    sql`select details->>'reason' as reason from audit_entries where action = 'coverage.accepted'`,
  );
  assert.deepEqual(rows, [{ reason }]);
});

test('a withdrawn acceptance, or another category, prevents clearing again', async () => {
  await accept({ categories: ['Insolvency'], reason: 'Another one.' });
  assert.deepEqual(codes(await search(bank)), ['categories_not_listed']);
  await accept({ categories: ['PEP'], reason: 'All of them.' });
  assert.deepEqual(codes(await search(bank)), ['categories_accepted']);
  await accept({ categories: [], reason: 'Covered by a new list soon.' });
  assert.deepEqual(codes(await search(bank)), ['categories_not_listed']);
});

test('an acceptance needs categories that exist and a reason, and nothing is stored otherwise', async () => {
  const read = () => service.ask('GET', '/api/accepted-gaps', { headers: bank.headers });
  const before = (await read()).body.data;
  for (const body of [
    { categories: ['PEP'] },
    { categories: ['PEP'], reason: ' ' },
    { categories: ['Peps'], reason: 'x' },
    { categories: ['PEP', 'Sanctions'], reason: 'No list at hand.' },
    { categories: ['adverse media'], reason: 'No articles at hand.' },
  ])
    assert.equal((await accept(body)).status, 400);
  assert.deepEqual((await read()).body.data, before);
});

test('an acceptance of sanctions that is stored already has no effect', () => {
  assert.deepEqual(acceptedCategories({ categories: ['Sanctions', 'Insolvency', 'Adverse Media'] }), ['Insolvency']);
});
