import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCommand } from '../support/run-command.js';
import { sharedService } from '../support/running-service.js';

const service = await sharedService();
const { email, headers, organizationId } = await service.newOrganization();
const env = { DATABASE_URL: service.database.url };
const report = (...args: string[]) =>
  runCommand(['case', 'report', ...args, '--url', service.address, '--user', email], '', env);
const folder = mkdtempSync(join(tmpdir(), 'touchstone-report-'));

const { body } = await service.ask('POST', '/api/search', {
  headers,
  body: { name: 'Gavril Tverdokhlebenko', entity_type: ['Person'], categories: ['Sanctions'] },
});
const { search_reference: reference } = body.data as unknown as { search_reference: string };

test('the command line writes the report of a case to a file of its user alone, and prints the SHA-256 that the audit log keeps', async () => {
  const file = join(folder, 'case.html');
  const { code, stdout, stderr } = await report(reference, '--out', file, '--json');
  assert.equal(code, 0, stderr);
  const written = readFileSync(file);
  const sha256 = createHash('sha256').update(written).digest('hex');
  assert.deepEqual(JSON.parse(stdout), { file, sha256, bytes: written.length });
  assert.match(written.toString(), /^<!doctype html>[\s\S]*Gavril Tverdokhlebenko/);
  assert.equal(statSync(file).mode & 0o077, 0);
  const { rows } = await service.database.pool.query(
    "select details, actor ->> 'email' as email from audit_entries where action = 'case.exported' and chain = $1",
    [organizationId],
  );
  assert.deepEqual(rows, [{ details: { format: 'html', sha256 }, email }]);

  const again = await report(reference, '--out', file);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /already exists/);
});

test('with - the report is written to stdout, and its SHA-256 to stderr', async () => {
  const { code, stdout, stderr } = await report(reference, '--out', '-');
  assert.equal(code, 0, stderr);
  assert.ok(stderr.includes(createHash('sha256').update(stdout).digest('hex')), stderr);
});

test('a reference that is none, and one of another organization, say so', async () => {
  const wrong = await report('KYC-20410');
  assert.deepEqual([wrong.code, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /must be 24 lower-case hex characters; got KYC-20410/);
  const unknown = await report('0'.repeat(24), '--out', join(folder, 'none.html'));
  assert.equal(unknown.code, 1);
  assert.match(unknown.stderr, /not found|does not exist/i);
});
