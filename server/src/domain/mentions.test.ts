import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionedIn } from './mentions.js';

const user = (id: string, more: object = {}) => ({ id, email: `${id}@bank.example`, ...more });
const colleagues = [user('ana'), user('Ben.o-neil'), user('author'), user('gone', { disabledAt: new Date(0) })];

for (const [text, named] of [
  ['@ana@bank.example please', ['ana']],
  ['please look (@ana@bank.example), @BEN.O-NEIL@BANK.EXAMPLE.', ['ana', 'Ben.o-neil']],
  ['@ana@bank.example and @ana@bank.example!', ['ana']],
  ['write to ana@bank.example', []],
  ['mail@ana@bank.example', []],
  ['@ana', []],
  ['@ana@bank.example.org', []],
  ['@gone@bank.example @author@bank.example @nobody@bank.example', []],
  [`@${'a'.repeat(1990)}`, []],
] as const) {
  test(`${JSON.stringify(text.slice(0, 60))} names ${named.length === 0 ? 'nobody' : named.join(' and ')}`, () => {
    assert.deepEqual(
      mentionedIn(text, 'author', colleagues).map(({ id }) => id),
      named,
    );
  });
}
