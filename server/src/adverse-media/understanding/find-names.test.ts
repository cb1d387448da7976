import assert from 'node:assert/strict';
import test from 'node:test';
import { findNames } from './find-names.js';
import { readText } from './read-text.js';
import type { ReadLanguage } from './terms.js';
import { understandArticle } from './understand-article.js';

/** Invented texts with a name that neither a title nor a word of its own shows, and what else must not be found as part of it. */
const TEXTS: readonly (readonly [what: string, language: ReadLanguage, title: string, text: string, name: string])[] = [
  [
    'in a headline written as a sentence',
    'uk',
    'Суд арештував директора Остапа Верещука за хабар',
    'Він пробуде під вартою.',
    'Остапа Верещука',
  ],
  [
    'behind a place',
    'pt',
    '',
    'A polícia prendeu ontem em Brasília Vicente Ramos Quintela, dono da firma.',
    'Vicente Ramos Quintela',
  ],
  ['behind a rank', 'en', '', 'Former DPD Senior Corporal Kenneth Tarrow was charged with assault.', 'Kenneth Tarrow'],
  [
    'behind a firm of which it is the head',
    'pl',
    '',
    'Dyrektor generalny Cambridge Statica Alexander Nox zapewniał, że nie złamał prawa.',
    'Alexander Nox',
  ],
  [
    'of two words in German',
    'de',
    '',
    'Gesucht wird auch der Hauptverdächtige, den die Ermittler als Nadim Larouchi kennen.',
    'Nadim Larouchi',
  ],
  ['in quotation marks in Arabic', 'ar', '', 'وتتهم الشرطة شريكه المعروف باسم «أبو ليث» بالسرقة.', 'أبو ليث'],
  ['behind an office in Arabic', 'ar', '', 'وقال المتحدث نصير الكنعان إن الشرطة اعتقلت السارق.', 'نصير الكنعان'],
  ['in a Chinese list', 'zh', '', '公司董事陆志峰、马伟贤被列入制裁名单。', '马伟贤'],
  ['of a Chinese firm by its business', 'zh', '', '财政部将万达海运、东岳贸易列入制裁名单。', '东岳贸易'],
  ['with a frequent Japanese family name', 'ja', '', '特捜部は衆院議員の池田佳典を在宅起訴した。', '池田佳典'],
  [
    'of a Japanese firm behind its trade',
    'ja',
    '',
    '警視庁はマンション業者・ヒューロン（東京）を捜索した。',
    'ヒューロン',
  ],
  ['with the syllables of a Korean name', 'ko', '', '검찰은 업무방해 혐의로 남성진, 류철호를 기소했다.', '류철호'],
];

for (const [what, language, title, text, name] of TEXTS) {
  test(`a name ${what} is found`, () => {
    const read = readText(title, text, language);
    const found = findNames(read).map(({ start, end }) => read.text.slice(start, end));
    assert.ok(found.includes(name), found.join(' | '));
  });
}

test('a name that nothing shows is told only if it is accused', () => {
  const { parties } = understandArticle(
    { title: '', text: '警方说，商人唐亚军因涉嫌诈骗被逮捕。董事长助理沈丽华、林志远参加了会议。' },
    'zh',
  );
  assert.ok(parties.some(({ name, adverse }) => name === '唐亚军' && adverse));
  assert.ok(parties.every(({ name, adverse }) => name === '唐亚军' || !adverse));
});

test('the place behind a name is nobody who is accused', () => {
  for (const [language, text] of [
    ['en', 'Gavril Tverdokhlebenko of Zzyzx was convicted of bribery on Friday.'],
    ['de', 'Gavril Tverdokhlebenko aus Zzyzx wurde am Freitag wegen Bestechung verurteilt. Zzyzx ist klein.'],
  ] as const) {
    const { parties } = understandArticle({ title: '', text }, language);
    assert.deepEqual(
      parties.filter(({ adverse }) => adverse).map(({ name }) => name),
      ['Gavril Tverdokhlebenko'],
      text,
    );
  }
});

test('a headline in capitals or with a capital in every word names nobody by itself', () => {
  for (const title of ['FORMER BANK MANAGER CHARGED', 'Former Bank Manager Charged With Large Fraud']) {
    const read = readText(title, 'He is to appear in court on Monday.', 'en');
    assert.deepEqual(findNames(read), []);
  }
});
