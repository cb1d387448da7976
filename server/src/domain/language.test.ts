import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.js';

test('a script used by one language alone identifies it, and any other does not', () => {
  const table = [
    ['김정은', 'ko'],
    ['やまだ 太郎', 'ja'],
    ['王毅', 'zh'],
    ['Αλέξης', 'el'],
    ['דוד לוי', 'he'],
    ['ทักษิณ', 'th'],
    ['ბიძინა', 'ka'],
    ['Սերժ', 'hy'],
    ['Vladimir', 'und'],
    ['Владимир', 'und'],
    ['محمد', 'und'],
  ];
  for (const [name, language] of table) assert.equal(languageOf(String(name)), language, name);
});
