import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPasswordErrors } from '../../src/accounts/new-password-errors.js';
import { openPasswords } from '../../src/accounts/passwords.js';

const passwords = await openPasswords();
const own = { email: 'anna.meier@acme-bank.example', organization: 'Acme Bank', share: 'test' };
const faultsOf = async (password: string) =>
  (await newPasswordErrors(passwords, { password, ...own })).map(({ message }) => message);

for (const password of ['correct horse', 'kx8$mQz!pW2r', 'Anna rides a green bicycle', 'ünüsüal wörds hälp']) {
  test(`"${password}" is taken`, async () => assert.deepEqual(await faultsOf(password), []));
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
