import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relyingPartyOf } from './relying-party.js';

const cases: readonly (readonly [publicUrl: string, id: string | undefined, own: string[], foreign: string[]])[] = [
  [
    'https://screening.bank.example/',
    'screening.bank.example',
    ['https://screening.bank.example'],
    ['http://screening.bank.example', 'https://bank.example', 'https://screening.bank.example:8443', 'null', ''],
  ],
  ['https://bank.example:8443', 'bank.example', ['https://bank.example:8443'], ['https://bank.example']],
  ['http://localhost:8080', 'localhost', ['http://localhost:8080', 'http://localhost'], ['http://localhost.example']],
  ['http://127.0.0.1:8080', 'localhost', ['http://localhost:9000'], ['http://127.0.0.1:8080']],
  ['http://0.0.0.0:8080', 'localhost', ['http://localhost:8080'], ['https://bank.example']],
  ['http://[::1]:8080', 'localhost', ['http://localhost:8080'], []],
  ['http://bank.example', undefined, [], []],
  ['https://192.0.2.7', undefined, [], []],
  ['https://[2001:db8::7]', undefined, [], []],
];

for (const [publicUrl, id, own, foreign] of cases) {
  test(`passkeys at ${publicUrl} are made for ${id ?? 'no name'}`, () => {
    const party = relyingPartyOf(publicUrl);
    assert.equal(party?.id, id);
    for (const origin of own) assert.ok(party?.hasOrigin(origin), origin);
    for (const origin of foreign) assert.ok(!party?.hasOrigin(origin), origin);
  });
}
