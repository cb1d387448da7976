import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { newPasswordErrors } from './new-password-errors.js';
import { openPasswords } from './passwords.js';

const passwords = await openPasswords();
const own = { email: 'anna.meier@acme-bank.example', organization: 'Acme Bank', share: 'test' };
const faultsOf = async (password: string) =>
  (await newPasswordErrors(passwords, { password, ...own })).map(({ message }) => message);

for (const password of [
  'quiet kettle moss',
  'kx8$mQz!pW2r',
  'Anna rides a green bicycle',
  'ünüsüal wörds hälp',
  'You ride a letter to the lighthouse',
]) {
  test(`"${password}" is accepted`, async () => assert.deepEqual(await faultsOf(password), []));
}

for (const password of [
  'Password1234!',
  'aaaaaaaaaaaaaaaa',
  '123456789012',
  'qwertyuiop[]',
  'letmeinletmein',
  'p4ssw0rdp4ssw0rd',
  'anna.meier@acme-bank.example',
  'Anna.Meier2026',
  'AcmeBank2026!!',
  'ACME BANK 2026',
  'touchstone2026',
  'passAcmeBankword',
  'correct horse',
  'another secret',
  'analyst12345',
  '1qaz2wsx3edc4rfv',
  '!QAZ2wsx#EDC',
  'q1w2e3r4t5y6',
  'zxcvbnm,./asdfghjkl',
  'correct horse battery staple',
  'CorrectHorseBatteryStaple',
  'May the Force be with you!',
  'maytheforcebewithyou2026',
  'M4y-th3-f0rce-b3-w1th-y0u',
  'ToBeOrNotToBeThatIsTheQuestion',
  'this is my password',
  'T0uch$tone 2026!!',
  'Anti-Money Laundering 1',
  'A.c.m.e B.a.n.k 2026',
  'acme-compliance-anna',
]) {
  test(`"${password}" is easy to guess`, async () => {
    const faults = await faultsOf(password);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', /^is easy to guess: /);
  });
}

test('a password has 12 to 256 characters', async () => {
  const message = 'must have 12 to 256 characters';
  assert.deepEqual(await faultsOf('kx8$mQz!pW2'), [message]);
  assert.deepEqual(await faultsOf('x'.repeat(257)), [message]);
  assert.deepEqual(await faultsOf('kx8$mQz!pW2r'.padEnd(256, ' and so on')), []);
});

test('characters that may be letters or stand between them are not read in every possible way', async () => {
  // Runs in a process of its own, which can be killed: a failure would take years.
  const module = JSON.stringify(new URL('./without-known-words.js', import.meta.url));
  const script = `
    const { withoutKnownWords } = await import(${module});
    const own = { email: 'anna@acme.example', organization: 'i'.repeat(40) + 'z' };
    process.stdout.write(withoutKnownWords('@!$|'.repeat(64), own) + ' ' + withoutKnownWords('@cme!for|' + own.organization, own));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 30_000,
  });
  assert.equal(stdout, `${'@!$|'.repeat(64)} !for|`);
});
