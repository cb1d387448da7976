import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workService } from '../support/work-service.js';

const { ask, newOrganization, newUser, database } = await workService();
const SUBJECT = { name: 'Gavril Tverdokhlebenko', categories: ['Sanctions', 'PEP'], entity_type: ['Person'] };

interface Found {
  search_reference: string;
  created_at: string;
  updated_at: string;
  results: { id: string; score: number; match_status: string }[];
}
interface Profile {
  search_profile: { id: string };
}

test('a dry run answers as a search does, and stores nothing but that somebody tried one', async () => {
  const { headers, organizationId } = await newOrganization();
  const rowsOf = async (table: string) => {
    const count = `select count(*)::int as n from ${table} where organization_id = $1`;
    return (await database.pool.query<{ n: number }>(count, [organizationId])).rows[0]?.n;
  };
  const tables = ['cases', 'case_results', 'case_images', 'work_items', 'customers', 'events'];
  const tried = await ask('POST', '/api/search', { headers, body: { ...SUBJECT, dry_run: true } });
  assert.equal(tried.status, 200, tried.text);
  assert.deepEqual(await Promise.all(tables.map(rowsOf)), [0, 0, 0, 0, 0, 0]);
  const stored = await ask('POST', '/api/search', { headers, body: SUBJECT });
  const [dry, made] = [tried, stored].map(({ body }) => body.data as unknown as Found);
  assert.ok(dry && made && dry.results.length > 0);
  assert.deepEqual([dry.search_reference, made.search_reference.length], ['', 24]);
  const alike = (one: Found) => ({
    ...one,
    ...{ search_reference: '', created_at: '', updated_at: '' },
    results: one.results.map(({ id, score, match_status: status }) => [id, score, status]),
  });
  assert.deepEqual(alike(dry), alike(made));

  const audit = await ask('GET', '/api/audit?action=search.previewed', { headers });
  const { entries } = audit.body.data as unknown as { entries: { details: unknown }[] };
  assert.deepEqual(
    entries.map(({ details }) => details),
    [{ entity_type: ['Person'], categories: ['Sanctions', 'PEP'], results: dry.results.length }],
  );
  assert.doesNotMatch(audit.text, /Tverdokhlebenko/);
});

test('a dry run refuses what only a stored search has, field by field, and a role that may not search', async () => {
  const admin = await newOrganization();
  const { headers } = admin;
  for (const [field, body] of [
    ['ongoing_monitoring', { ongoing_monitoring: true }],
    ['adverse_media_monitoring', { adverse_media_monitoring: true }],
    ['run_ai_risk', { run_ai_risk: true }],
    ['webhook', { webhook: 'https://example.com/hook' }],
    ['categories', { categories: ['Adverse Media'] }],
  ] as const) {
    const { status, body: answer } = await ask('POST', '/api/search', {
      headers,
      body: { ...SUBJECT, ...body, dry_run: true },
    });
    assert.deepEqual([status, answer.error.details.map((one: { field: string }) => one.field)], [400, [field]]);
  }
  const profile = await ask('POST', '/api/search-profile', {
    headers,
    body: { name: 'Media', categories: ['Adverse Media', 'Sanctions'] },
  });
  const named = {
    ...SUBJECT,
    search_profile: (profile.body.data as unknown as Profile).search_profile.id,
    dry_run: true,
  };
  const { body: refused } = await ask('POST', '/api/search', { headers, body: named });
  assert.deepEqual(refused.error.details, [
    { field: 'search_profile', message: 'includes Adverse Media, which dry_run does not search' },
  ]);
  const viewer = await newUser(admin, 'viewer');
  assert.equal(
    (await ask('POST', '/api/search', { headers: viewer.headers, body: { ...SUBJECT, dry_run: true } })).status,
    403,
  );
});

test('in a session of the console adverse media needs no webhook: the case is where it is read', async () => {
  const { email, password, headers } = await newOrganization();
  const body = { ...SUBJECT, categories: ['Sanctions', 'Adverse Media'] };
  const byToken = await ask('POST', '/api/search', { headers, body });
  assert.deepEqual(
    byToken.body.error.details.map(({ field }: { field: string }) => field),
    ['webhook'],
  );
  const session = await ask('POST', '/api/session', { body: { email, password } });
  const cookie = (session.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  const token = String(session.body.data.csrf_token);
  const inConsole = { cookie, 'sec-fetch-site': 'same-origin', 'x-csrf-token': token };
  const made = await ask('POST', '/api/search', { headers: inConsole, body });
  assert.equal(made.status, 200, made.text);
  assert.equal(made.body.data.adverse_media_status, 'Pending');
});
