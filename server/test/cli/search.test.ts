import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../support/run-command.js';
import { sharedService } from '../support/running-service.js';

const service = await sharedService();
const { email, headers } = await service.newOrganization();
const env = { DATABASE_URL: service.database.url };
const search = (...args: string[]) => runCommand(['search', ...args, '--url', service.address], '', env);

test('a search from the command line prints the hits with score and list, the notices and the address of the case', async () => {
  const { code, stdout, stderr } = await search('Gavril Tverdokhlebenko');
  assert.equal(code, 0, stderr);
  const lines = stdout.trim().split('\n');
  assert.match(lines[0] ?? '', /^Potential Match: 1 record, risk High \([\d.]+\), case For Review$/);
  assert.match(lines[1] ?? '', /^ {2}100\.0 {2}Gavril Tverdokhlebenko {2}\w+ {2}Sanctions/);
  assert.ok(lines.some((line) => line.startsWith('Note: ')));
  assert.match(lines.at(-1) ?? '', new RegExp(`^${service.address}/console/cases/[0-9a-f]{24}$`));
});

test('the case is made in the name of the user who is asked for, and the session of the command ends with it', async () => {
  const { code, stdout, stderr } = await search('Nobody Atall', '--user', email, '--type', 'Company', '--json');
  assert.equal(code, 0, stderr);
  assert.equal(JSON.parse(stdout).total_records, 0);
  const { rows } = await service.database.pool.query(
    'select count(*)::int as sessions from sessions join users on users.id = user_id where email = $1',
    [email],
  );
  // That of the typed client.
  assert.deepEqual(rows, [{ sessions: 1 }]);
});

test('a name cannot give orders to the terminal that shows it', async () => {
  const made = await service.ask('POST', '/api/custom-lists', { headers, body: { name: 'Own' } });
  const { custom_list: list } = made.body.data as unknown as { custom_list: { id: string } };
  const entries = [{ name: 'Zora \u001bPetkanova\u202e' }];
  const put = await service.ask('POST', `/api/custom-lists/${list.id}/entries`, { headers, body: { entries } });
  assert.equal(put.status, 200, put.text);
  const { code, stdout, stderr } = await search('Zora Petkanova', '--user', email);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /Zora +Petkanova/);
  assert.doesNotMatch(stdout.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
});

test('a refused search says every fault, an unknown user and a server that is not there say so', async () => {
  const wrong = await search('X', '--type', 'Robot', '--birth-date', '1962');
  assert.equal(wrong.code, 1);
  assert.match(wrong.stderr, /entity_type.*birth_incorporation_date/);
  const unknown = await search('Ivan Petrov', '--user', 'nobody@example.com');
  assert.match(unknown.stderr, /there is no active user nobody@example\.com/);
  const away = await runCommand(['search', 'Ivan Petrov', '--url', 'http://127.0.0.1:1'], '', env);
  assert.match(away.stderr, /no server responds at http:\/\/127\.0\.0\.1:1/);
  const secret = await runCommand(['search', 'Ivan Petrov', '--url', 'http://me:secret@127.0.0.1:1'], '', env);
  assert.equal(secret.code, 2);
  assert.match(secret.stderr, /--url must not contain a user name or password/);
});
