import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ConfigError, configTable, readConfig, takeConfig } from './config.js';

test('the defaults apply without any variable', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.port, 8080);
  assert.equal(config.dataDir, resolve('data'));
  assert.equal(config.role, 'all');
  assert.equal(config.rateLimitPerMinute, 600);
  assert.equal(config.tokenRateLimitPerMinute, 10);
  assert.ok(config.screeningThreads >= 1);
  assert.ok(!('databaseUrl' in config));
  assert.ok(Object.isFrozen(config));
});

test('without DATA_DIR the data is in the folder of the installation, wherever a command runs', () => {
  const installation = fileURLToPath(new URL('../../../../..', import.meta.url));
  const before = process.cwd();
  process.chdir(tmpdir());
  try {
    assert.equal(readConfig({}).dataDir, join(installation, 'data'));
    assert.equal(readConfig({ DATA_DIR: '' }).dataDir, join(installation, 'data'));
    assert.equal(readConfig({ DATA_DIR: 'mine' }).dataDir, resolve('mine'));
  } finally {
    process.chdir(before);
  }
});

test('an empty variable counts as not set', () => {
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).port, 8080);
});

test('reading the configuration removes it from the environment, and nothing else', () => {
  const rows = configTable().split('\n').slice(2);
  const names = rows.map((row) => /`(\w+)`/.exec(row)?.[1] ?? '');
  assert.ok(names.includes('ENCRYPTION_KEY') && names.includes('DATABASE_OWNER_URL'));
  const env: NodeJS.ProcessEnv = { ...Object.fromEntries(names.map((name) => [name, ''])), PATH: '/bin' };
  Object.assign(env, { TOKEN_SECRET: 's'.repeat(32), PORT: '81' });
  const { tokenSecret, port } = takeConfig(env);
  assert.deepEqual([tokenSecret, port, env], ['s'.repeat(32), 81, { PATH: '/bin' }]);
});

test('all invalid variables are reported together, by name, without repeating a secret', () => {
  const env = {
    PORT: '80a',
    DATABASE_URL: 'mysql://root:hunter2@db/x',
    ADMIN_PASSWORD: 'short',
    ADMIN_EMAIL: 'nobody',
    ROLE: 'boss',
    RATE_LIMIT_PER_MINUTE: '-1',
  };
  assert.throws(
    () => readConfig(env),
    (error) => {
      assert.ok(error instanceof ConfigError);
      const names = error.faults.map((fault) => fault.split(' ')[0]).sort();
      assert.deepEqual(names, Object.keys(env).sort());
      assert.ok(!/hunter2|short/.test(error.message));
      return true;
    },
  );
});

test('a language model outside the private network must be allowed explicitly, and every model named', () => {
  const faultsOf = (env: NodeJS.ProcessEnv) => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const outside = { NARRATOR_BASE_URL: 'https://api.example.com/v1', NARRATOR_MODEL: 'm', NARRATOR_API_KEY: 'k' };
  assert.match(faultsOf(outside), /NARRATOR_ALLOW_EXTERNAL/);
  assert.match(faultsOf({ ...outside, NARRATOR_BASE_URL: 'http://8.8.8.8/v1' }), /NARRATOR_ALLOW_EXTERNAL/);
  const external = { ...outside, NARRATOR_ALLOW_EXTERNAL: 'true' };
  assert.match(faultsOf({ ...external, NARRATOR_BASE_URL: 'http://api.example.com/v1' }), /must be an https URL/);
  assert.equal(faultsOf(external), '');
  assert.match(faultsOf({ NARRATOR_BASE_URL: 'http://127.0.0.1:11434/v1' }), /NARRATOR_MODEL/);
  assert.match(faultsOf({ NARRATOR_BASE_URL: 'ftp://127.0.0.1', NARRATOR_MODEL: 'm' }), /NARRATOR_BASE_URL/);
  for (const host of ['127.0.0.1:11434', '10.0.0.7', 'ollama:11434', '[::1]:8000', 'llm.internal']) {
    const config = readConfig({ NARRATOR_BASE_URL: `http://${host}/v1/`, NARRATOR_MODEL: 'm' });
    assert.deepEqual(config.narrator, {
      baseUrl: `http://${host}/v1`,
      model: 'm',
      timeoutMs: 20_000,
      tokensPerDay: 1_000_000,
    });
  }
  assert.ok(!('narrator' in readConfig({ NARRATOR_MODEL: 'm' })));
});

test('a database on another host needs verified TLS unless that is waived, however the address names it', () => {
  const base = 'postgres://user:hunter2@';
  const open = [
    ...['db.bank.example/x', 'db/x', '10.0.0.7/x', '[fd00::1]/x', 'localhost/x?host=db.bank.example'],
    ...['db/x?sslmode=disable', 'db/x?sslmode=no-verify', 'db/x?ssl=false', 'db/x?sslmode=require&uselibpqcompat=true'],
    ...['db/x?sslrootcert=/nowhere.pem', '127.0.0.1:5432,db:5432/x'],
  ];
  for (const variable of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    for (const rest of open)
      assert.throws(
        () => readConfig({ [variable]: base + rest }),
        ({ message }: Error) =>
          new RegExp(
            `^${variable} (names another host without .*sslmode=verify-full.*DATABASE_ALLOW_PLAIN|cannot be used: ENOENT)[^\\n]*$`,
          ).test(message) && !message.includes('hunter2'),
        rest,
      );
  for (const rest of [
    ...['localhost/x', '127.0.0.1:5433/x', '[::1]/x', 'localhost/x?host=/var/run/postgresql', '%2Fvar%2Frun/x'],
    ...['db/x?sslmode=verify-full', 'db/x?ssl=true', 'db/x?sslnegotiation=direct'],
    ...['db1:5432,db2:5433,[fd00::1]/x?sslmode=verify-full', '127.0.0.1:1,[::1]:2/x?target_session_attrs=read-write'],
  ])
    assert.equal(readConfig({ DATABASE_URL: base + rest }).databaseUrl, base + rest, rest);
  const waived = { DATABASE_URL: `${base}db/x`, DATABASE_ALLOW_PLAIN: 'true' };
  assert.equal(readConfig(waived).databaseUrl, waived.DATABASE_URL);
});

test('a database address of several hosts must name each as host:port, and asks for one that accepts writes', () => {
  const readUrl = (rest: string) => () => readConfig({ DATABASE_URL: `postgres://user:hunter2@${rest}` });
  assert.throws(readUrl('127.0.0.1:1,127.0.0.1:no/x'), /DATABASE_URL must look like .*host:port,host:port/);
  for (const wanted of ['any', 'read-only', 'standby'])
    assert.throws(
      readUrl(`127.0.0.1:1,127.0.0.1:2/x?target_session_attrs=${wanted}`),
      /DATABASE_URL must have no target_session_attrs other than read-write/,
    );
});

test('a mail server outside the private network must encrypt unless that is allowed, and its password is never repeated', () => {
  const smtpOf = (env: NodeJS.ProcessEnv) => readConfig(env).smtp;
  assert.deepEqual(smtpOf({ SMTP_URL: 'smtp://alerts%40bank.example:p%3Aw@mail.bank.example' }), {
    ...{ host: 'mail.bank.example', port: 587, secure: false, requireTls: true, from: 'alerts@bank.example' },
    auth: { user: 'alerts@bank.example', pass: 'p:w' },
  });
  const relay = { SMTP_URL: 'smtp://relay.bank.example:25', SMTP_ALLOW_PLAIN: 'true', SMTP_FROM: 'a@bank.example' };
  assert.deepEqual([smtpOf(relay)?.requireTls, smtpOf(relay)?.from], [false, 'a@bank.example']);
  assert.equal(smtpOf({ SMTP_URL: 'smtp://[2606:4700::1111]' })?.requireTls, true);
  assert.deepEqual(smtpOf({ SMTP_URL: 'smtps://[::1]' }), {
    ...{ host: '::1', port: 465, secure: true, requireTls: false, from: 'touchstone@localhost' },
  });
  assert.equal(smtpOf({}), undefined);
  for (const SMTP_URL of [
    'http://x:hunter2@y',
    'smtp://',
    'hunter2',
    'smtp://x:hunter2@y/z',
    'smtp://y?pool=hunter2',
  ]) {
    assert.throws(
      () => readConfig({ SMTP_URL }),
      ({ message }: Error) => message.startsWith('SMTP_URL must look like smtp://') && !message.includes('hunter2'),
    );
  }
  assert.throws(() => readConfig({ SMTP_FROM: 'a@b, c@d' }), /SMTP_FROM must be an e-mail address/);
  assert.equal(readConfig({ PORT: '81' }).publicUrl, 'http://127.0.0.1:81');
});

const OIDC = { OIDC_ISSUER: 'https://sso.bank.example/', OIDC_CLIENT_ID: 'aml', OIDC_CLIENT_SECRET: 'secret' };

test('single sign-on is configured whole or not at all', () => {
  assert.equal(readConfig({ OIDC_CLIENT_ID: 'aml' }).singleSignOn, undefined);
  const { singleSignOn } = readConfig(OIDC);
  assert.deepEqual([singleSignOn?.issuer, singleSignOn?.createsUsers], ['https://sso.bank.example/', false]);
  const wrong: readonly [Record<string, string>, RegExp][] = [
    [{ OIDC_CLIENT_ID: '' }, /OIDC_CLIENT_ID must be set/],
    [{ OIDC_CLIENT_SECRET: '' }, /one of OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE/],
    [{ OIDC_CLIENT_SECRET_FILE: '/run/secret' }, /one of OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE/],
    [{ OIDC_ISSUER: 'http://sso.bank.example' }, /OIDC_ISSUER must be an https URL outside the private network/],
    [{ OIDC_ISSUER: 'https://a:b@sso.bank.example' }, /OIDC_ISSUER must not contain a user name/],
    [{ OIDC_SCOPES: 'email' }, /OIDC_SCOPES must be words .* openid/],
    [{ OIDC_ORGANIZATION: 'Example Bank' }, /OIDC_ORGANIZATION must be the id/],
    [{ OIDC_ROLES_CLAIM: 'groups' }, /OIDC_ROLES_CLAIM and OIDC_ROLES must be set together/],
    [{ OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: '{"a": "owner"}' }, /OIDC_ROLES must be a JSON object/],
    [{ OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: '{}' }, /OIDC_ROLES must be a JSON object/],
    [{ OIDC_DEFAULT_ROLE: 'admin' }, /OIDC_DEFAULT_ROLE must be one of viewer, analyst, lead/],
  ];
  for (const [change, fault] of wrong) assert.throws(() => readConfig({ ...OIDC, ...change }), fault);
});

const PAGE = new URL('../../../../../docs/operations.md', import.meta.url);
test('the table of variables in docs/operations.md matches the code', () => {
  assert.ok(existsSync(PAGE), 'docs/operations.md is missing');
  assert.ok(
    readFileSync(PAGE, 'utf8').includes(configTable()),
    `docs/operations.md must contain this table:\n${configTable()}`,
  );
});
