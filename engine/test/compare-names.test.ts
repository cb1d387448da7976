import assert from 'node:assert/strict';
import test from 'node:test';
import { compareNames, type EntityType } from '../src/index.js';

/** Subject, listed name, type (Person when left out), and why a person should look, or should not have to. */
type Pair = readonly [subject: string, listed: string, why: string, type?: EntityType];

const SHOULD_BE_LOOKED_AT: readonly Pair[] = [
  ['Jon Smith', 'John Smith', 'one letter left out'],
  ['Ann Lee', 'Anne Lee', 'one letter left out of a short name'],
  ['Hussein, Omar Khalid', 'Omar Khalid Hussein', 'the family name first'],
  ['Omar Hussein', 'Omar Khalid Hussein', 'a middle name left out'],
  ['Sergey Lavrov', 'Sergey Viktorovich Lavrov', 'a patronymic left out'],
  ['A. Rahman Nasser', 'Abdul Rahman Nasser', 'an initial'],
  ['ABDULRAHMAN NASSER', 'Abdul Rahman Nasser', 'two words joined'],
  ['Mohamed al Rashid', 'Muhammad Al-Rashid', 'two romanizations'],
  ['Владимир Кузнецов', 'Vladimir Kuznetsov', 'Cyrillic against Latin'],
  ['محمد الراشد', 'Mohammed Al Rashed', 'Arabic against Latin'],
  ['هدايت الله نورزی', 'Hedayatullah Noorzai', 'a compound that Arabic writes as two words'],
  ['عبدالجبار عمری', 'Abdul Jabbar Omari', 'a compound that Arabic writes as one word'],
  ['محمد الزهراني', 'Mohammed Al-Zahrani', 'two letters that look like one sound in Latin'],
  ['عادل العبيدي', 'Adel Al-Ubaidi', 'a first letter that is a vowel in Latin'],
  ['김영철', 'KIM Yong Chol', 'Hangul against the spelling of the North'],
  ['정병국', 'Chung Byoung-gug', 'Hangul against a spelling of one’s own'],
  ['장하나', 'Chang Ha Na', 'syllables of two letters written apart'],
  ['鄭夢準', 'Chung Mong-joon', 'Chinese characters of a Korean name'],
  ['鄭夢準', '정몽준', 'Chinese characters against Hangul'],
  ['張建國', '张建国', 'traditional against simplified characters'],
  ['周建平', 'Chou Chien-ping', 'pinyin against Wade-Giles'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos', 'Greek against Latin'],
  ['Bill Harrington', 'William Harrington', 'a nickname'],
  ['Alyosha Zaretsky', 'Aleksei Zaretsky', 'a Russian pet name'],
  ['Osama bin Ladhin', 'Usama bin Khalid ibn Awad ibn Ladhin', 'two romanizations, grandfathers left out'],
  ['Northwind Trading Limited', 'Northwind Trading Ltd.', 'two spellings of one legal form', 'Company'],
  ['NORTHWIND TRADING', 'Northwind Trading GmbH', 'no legal form given', 'Company'],
  ['OOO Severny Veter', 'ООО Северный Ветер', 'a company in two scripts', 'Company'],
  ['JSCARGUMENT', 'JSC Argument', 'a legal form joined to the name', 'Company'],
  ['Lashkar-i-Nuriya', 'LASHKAR E NURIYA', 'a lone letter in the middle is no roman number', 'Organization'],
  ['Omar bin Ladhin', 'Omar bin Khalid ibn Awad ibn Ladhin', 'father and grandfather left out'],
  ['Oleksandr Mykolaiovych Zaretskyi', 'Александр Николаевич Зарецкий', 'a Ukrainian name in its Russian form'],
  ['Liwa al-Zaytun', 'Zaytun Brigade', 'a word of an organization in Arabic and English', 'Organization'],
  [
    'Государственное предприятие Зарецкий Научный Центр',
    'Zaretsky Scientific Center State Enterprise',
    'words of an organization in Russian and English',
    'Organization',
  ],
  ['MV Ocean Lark', 'OCEAN LARK', 'the kind of ship', 'Vessel'],
  ['Ocean Lark Two', 'OCEAN LARK II', 'a number in words and in roman letters', 'Vessel'],
  [
    'Obschestvo s ogranichennoy otvetstvennostiu Zaretsk',
    'ООО Зарецк',
    'a legal form in full, in any romanization',
    'Company',
  ],
  ['Twenty-First Zarvik Fund', '21st Zarvik Fund', 'an ordinal in words and in digits', 'Company'],
  ['Zarvik Plant No. 9', 'Zarvik Plant Nine', 'a number and the word before it', 'Company'],
  ['Zarvik Shipping, Hong Kong', 'Zarvik Shipping (HK) Ltd', 'a place and its abbreviation', 'Company'],
  ['Iranian Zarvik Bank', 'Zarvik Bank of Iran', 'a country and its adjective', 'Company'],
  ['Zarvikskogo Aviatsionnogo Zavoda', 'Zarviksk Aviation Plant', 'adjectives in the genitive', 'Company'],
  ['Тульский оружейный завод', 'Tula Arms Plant', 'a town as an adjective, a trade in Russian', 'Company'],
  ['Завод имени Зарвика', 'Zarvik Plant', 'named after somebody', 'Company'],
  ['Завод №9 Зарвик', 'Zarvik Plant No. 9', 'a number sign', 'Company'],
  ['Hrvatska Narodna Banka', 'Croatian National Bank', 'a central bank in its own language', 'Organization'],
  ['Suomen Pankki', 'Bank of Finland', 'words of a language that shares none with English', 'Organization'],
  ['Ministère de la Défense de l’Iran', 'Ministry of Defence of Iran', 'an article before a vowel', 'Organization'],
  ['Zarvik Bank, Zweigniederlassung Zürich', 'Zarvik Bank', 'a branch office', 'Company'],
  ['Zarvik Handelsgesellschaft', 'Zarvik Trading Company', 'a German compound', 'Company'],
  ['조선무역은행', 'Korea Trade Bank', 'words of an organization in Hangul, without blanks', 'Organization'],
  ['התעשייה האווירית לישראל', 'Israel Aerospace Industries', 'words of an organization in Hebrew', 'Organization'],
  ['Mammadov Elchin Vagif oglu', 'Elchin Mammadov', 'a father’s name of Azerbaijan left out'],
  ['Zarvik Industies', 'Zarvik Industries', 'a slip in a word that many share', 'Company'],
  ['Zarvik Konsalting', 'Zarvik Consulting LLC', 'an English word by way of Cyrillic', 'Company'],
  ['Freedom Novalon Movement (FNM)', 'Freedom Novalon Movement', 'initials of the words beside them', 'Organization'],
  ['Ar-Rahma Relief', 'Al-Rahmah Relief', 'the Arabic article as it is spoken', 'Organization'],
  ['I A C Novalon', 'IAC Novalon', 'letters apart', 'Company'],
  ['Ghali', 'Ghali Ghali', 'a name said twice'],
  ['Judge Anna Zarvik', 'Anna Zarvik', 'a title'],
  ['Wladimir Zarvik', 'Vladimir Wladimirowitsch Zarvik', 'a patronymic in German letters left out'],
];

const SHOULD_NOT: readonly Pair[] = [
  ['SALMAN BIN MUHAMMAD', 'MUHAMMAD BIN SALMAN', 'the father is not the son'],
  ['Omar Farouk Hussein', 'Omar Khalid Hussein Said', 'a middle name that contradicts'],
  ['John', 'John Smith', 'a given name alone'],
  ['Dr. Smith', 'Dr. Jones', 'a title alone'],
  ['Aa', 'Ahmed Ali', 'a short name is no initials'],
  ['11420 CORP.', 'Acme Corp.', 'a legal form alone', 'Company'],
  ['Bank of Ruritania', 'Bank of Freedonia', 'generic words alone', 'Organization'],
  ['By Trade OU', 'A A Trading FZCO', 'a shared word and letters', 'Company'],
  ['OOO Markus', 'Obshchestvo s ogranichennoi otvetstvennostyu Zarvik', 'a legal form in full alone', 'Company'],
  ['Kazanskiy Vertoletnyy Zavod', 'Kazanskiy Motornyy Zavod', 'another plant of one town', 'Company'],
  ['Polska Grupa Energetyczna', 'Polska Grupa Zbrojeniowa', 'another trade of one country', 'Company'],
  ['Mammadov Elchin Vagif oglu', 'Mammadov Elchin Tofig oglu', 'two fathers'],
  ['Partners Fund VII', 'Partners Fund VIII', 'a number that differs', 'Company'],
  ['王伟', '汪玮', 'one romanization of two Chinese names'],
  ['成军', 'Chen Jun', 'another syllable of pinyin is another name'],
  ['Debbie Lee', 'LEE, D. J.', 'a name of millions and a letter'],
  ['عارف نوبختی', 'آصف نوبختی', 'two names that are known are two names, one letter apart or not'],
  ['احسان بهمنی', 'Ah San', 'half of a name that is somebody else’s whole'],
];

for (const [subject, listed, why, type = 'Person'] of SHOULD_BE_LOOKED_AT) {
  test(`${subject} reaches 80 against ${listed}: ${why}`, () => {
    assert.ok(compareNames(subject, listed, type).score >= 80, JSON.stringify(compareNames(subject, listed, type)));
  });
}

for (const [subject, listed, why, type = 'Person'] of SHOULD_NOT) {
  test(`${subject} stays below 80 against ${listed}: ${why}`, () => {
    assert.ok(compareNames(subject, listed, type).score < 80, JSON.stringify(compareNames(subject, listed, type)));
  });
}

test('another romanization of a name scores higher than a nickname', () => {
  const [romanized, nickname] = [
    compareNames('Osama Harrington', 'Usama Harrington', 'Person'),
    compareNames('Bill Harrington', 'William Harrington', 'Person'),
  ];
  assert.ok(romanized.score > nickname.score);
  assert.deepEqual([romanized.alignment[0]?.kind, nickname.alignment[0]?.kind], ['transliteration', 'variant']);
});

test('a translated or shortened word of an organization name is reported as a variant', () => {
  const kinds = (subject: string, listed: string) =>
    compareNames(subject, listed, 'Organization').alignment.map(({ subject: word, kind }) => `${word}: ${kind}`);
  assert.deepEqual(kinds('Zarviksky Bank', 'Zarviksk Bank'), ['Zarviksky: variant', 'Bank: equal']);
  assert.deepEqual(kinds('자르빅은행', 'Jareubik Bank').at(-1), '은행: variant');
});
