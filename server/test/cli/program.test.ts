import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAccounts } from '../../src/accounts/open-accounts.module.js';
import { runCommand } from '../support/run-command.js';
import { touchstone } from '../support/spawn-service.js';
import { testDatabase } from '../support/test-database.js';

const database = await testDatabase();
const runWith = (input: string, ...args: string[]) =>
  runCommand([...args, '--json'], input, { DATABASE_URL: database.url });
const run = (...args: string[]) => runWith('', ...args);
const resultsOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('every command explains itself on stdout with --help', async () => {
  const commands = [
    [],
    ['org'],
    ['org', 'create'],
    ['org', 'list'],
    ['user'],
    ['user', 'create'],
    ['user', 'disable'],
    ['user', 'list'],
    ['user', 'remove-second-factor'],
  ];
  const endings = await Promise.all(commands.map((command) => runCommand([...command, '--help'])));
  for (const { code, stdout, stderr } of endings) {
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.match(stdout, /^Usage: touchstone/);
  }
});

test('--version answers the version of the program', async () => {
  const { code, stdout } = await touchstone(['--version'], {});
  assert.deepEqual([code, /^\d+\.\d+\.\d+\n$/.test(stdout)], [0, true]);
});

test('wrong usage exits with 2, with the reason on stderr and no result', async () => {
  const wrong = [
    [],
    ['nonsense'],
    ['org'],
    ['org', 'create'],
    ['org', 'create', 'Alpha'],
    ['org', 'list', 'surplus'],
    ['user', 'create', 'a@b', '--organization', 'Alpha', '--role', 'boss'],
    ['user', 'list', '--nonsense'],
  ];
  for (const { code, stdout, stderr } of await Promise.all(wrong.map((args) => runCommand(args)))) {
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
    assert.notEqual(stderr, '');
  }
});

test('an organization and its users are created, listed and disabled; only generated secrets are shown, and once', async () => {
  const org = await run('org', 'create', 'Alpha', '--admin-email', 'boss@alpha.example');
  assert.equal(org.code, 0, org.stderr);
  const [created] = resultsOf(org.stdout);
  assert.match(created.admin_password, /^[\w-]{20}$/);

  const password = 'quiet kettle moss';
  const user = await runWith(
    `${password}\n`,
    'user',
    'create',
    'Ann@alpha.example',
    '--organization',
    'alpha',
    '--role',
    'viewer',
    '--password-file',
    '-',
  );
  assert.equal(user.code, 0, user.stderr);
  assert.ok(!(user.stdout + user.stderr).includes(password));
  const [ann] = resultsOf(user.stdout);
  assert.deepEqual(
    [ann.email, ann.role, ann.organization_id],
    ['ann@alpha.example', 'viewer', created.organization_id],
  );

  const disabled = await run('user', 'disable', 'ann@alpha.example');
  assert.equal(disabled.code, 0, disabled.stderr);
  const listed = resultsOf((await run('user', 'list', '--organization', created.organization_id)).stdout);
  assert.deepEqual(
    listed.map((one) => [one.email, one.disabled_at !== null]),
    [
      ['ann@alpha.example', true],
      ['boss@alpha.example', false],
    ],
  );
  assert.deepEqual(
    resultsOf((await run('org', 'list')).stdout).map((one) => one.name),
    ['Alpha'],
  );
});

test('the second factor of the last administrator is removed on the command line, and the removal is audited', async () => {
  const created = await run('org', 'create', 'Gamma', '--admin-email', 'boss@gamma.example');
  const [{ admin_id: id, organization_id: organization }] = resultsOf(created.stdout);
  const remove = () => run('user', 'remove-second-factor', 'boss@gamma.example');
  const none = await remove();
  assert.deepEqual([none.code, none.stderr.includes('boss@gamma.example has no second factor')], [1, true]);
  await database.pool.query(
    `insert into second_factors (user_id, organization_id, sealed, key_fingerprint, created_at, confirmed_at)
     values ($1, $2, 'unreadable', 'lost key', now(), now())`,
    [id, organization],
  );
  assert.equal((await remove()).code, 0);
  const { rows } = await database.pool.query('select actor from audit_entries where action = $1', [
    'second_factor.removed',
  ]);
  assert.deepEqual(rows, [{ actor: { kind: 'command_line' } }]);
});

test('passwords are allowed again on the command line for an organization that requires single sign-on', async () => {
  const created = await run('org', 'create', 'Delta', '--admin-email', 'boss@delta.example');
  const [{ organization_id: id }] = resultsOf(created.stdout);
  await database.pool.query('update organizations set single_sign_on_required = true where id = $1', [id]);
  const [allowed] = resultsOf((await run('org', 'allow-passwords', 'Delta')).stdout);
  assert.deepEqual([allowed.organization_id, allowed.single_sign_on_required], [id, false]);
  const { rows } = await database.pool.query(
    `select single_sign_on_required, (select actor from audit_entries where action = 'sign_in_policy.updated') as actor
     from organizations where id = $1`,
    [id],
  );
  assert.deepEqual(rows, [{ single_sign_on_required: false, actor: { kind: 'command_line' } }]);
});

test('invalid values exit with 2 and report every error, unknown ids exit with 1', async () => {
  const refused = await runWith('short', 'org', 'create', 'A', '--admin-email', 'nobody', '--admin-password-file', '-');
  assert.equal(refused.code, 2);
  assert.equal(refused.stdout, '');
  for (const field of ['name', 'admin_email', 'admin_password'])
    assert.match(refused.stderr, new RegExp(`^touchstone: ${field} `, 'm'));
  assert.equal((await run('user', 'create', 'nobody', '--organization', 'Alpha')).code, 2);
  assert.equal((await run('audit', 'verify', '--head', 'anchors@1:x')).code, 2);
  assert.equal((await run('user', 'create', 'ann@beta.example', '--organization', 'unknown')).code, 1);
  assert.equal((await run('user', 'disable', 'unknown@example.com')).code, 1);
  assert.equal((await run('user', 'list', '--organization', 'unknown')).code, 1);
});

test('a password is read from a file or stdin, alone on its line, and never from the arguments', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'password-')), 'password');
  const beta = ['org', 'create', 'Beta', '--admin-email', 'boss@beta.example'];
  const gus = ['user', 'create', 'gus@beta.example', '--organization', 'Beta'];
  for (const [args, option] of [
    [beta, '--admin-password'],
    [gus, '--password'],
  ] as const) {
    const typed = await run(...args, option, 'copper meadow lantern');
    assert.deepEqual([typed.code, typed.stdout], [2, '']);
    assert.match(
      typed.stderr,
      new RegExp(`^touchstone: ${option} would be visible .*use ${option}-file <file>, or - for stdin\n$`),
    );
  }
  for (const unfit of [
    '',
    '\n',
    'copper meadow lantern\n\n',
    'quiet kettle moss\ngranite violin dusk',
    'x'.repeat(5000),
  ]) {
    const { code, stderr } = await runWith(unfit, ...beta, '--admin-password-file', '-');
    assert.equal(code, 2);
    assert.match(stderr, /^touchstone: --admin-password-file must (contain|have) /);
  }
  const missing = await run(...beta, '--admin-password-file', file);
  assert.deepEqual(
    [missing.code, /^touchstone: --admin-password-file cannot be read: ENOENT/.test(missing.stderr)],
    [2, true],
  );

  writeFileSync(file, 'copper meadow lantern\r\n');
  const created = await run(...beta, '--admin-password-file', file);
  assert.equal(created.code, 0, created.stderr);
  assert.ok(!('admin_password' in resultsOf(created.stdout)[0]));
  const { accounts, passwords } = await openAccounts(database, { now: () => new Date(), newId: () => '' });
  const [boss] = await accounts.findUsers('boss@beta.example');
  assert.ok(await passwords.verify('copper meadow lantern', boss?.passwordHash, 'test'));
});
