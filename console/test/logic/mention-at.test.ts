import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionAt, mentionable, mentioned } from '../../src/logic/mention-at.js';

test('a mention is what follows an at sign up to the caret, not an e-mail address in the text', () => {
  const table: [string, ReturnType<typeof mentionAt>][] = [
    ['@', { start: 0, query: '' }],
    ['See @an', { start: 4, query: 'an' }],
    ['See (@ana.s', { start: 5, query: 'ana.s' }],
    ['ana@bank', undefined],
    ['@ana done', undefined],
    ['', undefined],
  ];
  for (const [text, expected] of table) assert.deepEqual(mentionAt(text, text.length), expected, text);
  assert.deepEqual(mentionAt('@ana and more', 3), { start: 0, query: 'an' });
});

test('colleagues are found by any word of their name or by their address, whatever the accents, at most six', () => {
  const person = (name: string, email: string) => ({ user_id: email, name, email });
  const all = [
    person('Zoë Müller-Ito', 'z@bank.example'),
    person('', 'ben@bank.example'),
    person('Ben Ade', 'a@b.example'),
  ];
  const found = (query: string) => mentionable(all, query).map(({ email }) => email);
  assert.deepEqual(found('zoe'), ['z@bank.example']);
  assert.deepEqual(found('mul'), ['z@bank.example']);
  assert.deepEqual(found('ITO'), ['z@bank.example']);
  assert.deepEqual(found('ben'), ['ben@bank.example', 'a@b.example']);
  assert.equal(found('').length, 3);
  assert.equal(
    mentionable(
      Array.from({ length: 9 }, () => person('A', 'a@b.example')),
      'a',
    ).length,
    6,
  );
});

test('a chosen colleague takes the place of what was typed, and the caret stands behind', () => {
  const text = 'Ask @be please';
  const mention = mentionAt(text, 7) ?? assert.fail();
  const next = mentioned(text, mention, 'ben@bank.example');
  assert.deepEqual(next, { text: 'Ask @ben@bank.example please', caret: 22 });
});
