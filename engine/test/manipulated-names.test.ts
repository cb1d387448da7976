import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildWatchlist,
  compareNames,
  type EntityType,
  type PartialDate,
  partialDate,
  type Subject,
  screen,
} from '../src/index.js';

/** Searched name, listed name and kind of manipulation. */
type Manipulated = readonly [subject: string, listed: string, how: string, type?: EntityType];

const FOUND: readonly Manipulated[] = [
  ['Abdul Karim', 'KARIM, Abdul', 'two parts that are one common name'],
  ['Nasir', 'Nasir', 'a common name alone'],
  ['Al?Mansour, Abd-al-Karim', 'Abd-al-Karim AL-MANSOUR', 'a hyphen that became a question mark'],
  ['Anwar Zakh?ri', 'Anwar ZAKHARI', 'a question mark for a letter'],
  ['D?AMAL BENALI', 'DJAMAL BENALI', 'a question mark in a pair of letters that make one sound'],
  ['ABDUL QAYUM KAHLED', 'ABDUL QAYUM KHALED', 'letters exchanged in such a pair'],
  ['HIKMATULLAH SHAH GUL NAWZ', 'HIKMATULLAH SHAH GUL NAWAZ', 'a letter left out that made a sound'],
  ['Zuhdi Hussien', 'HUSSEIN AL-BAGHDADI, Zuhdi', 'letters exchanged, and a family name left out'],
  ['JosÃ© MuÃ±oz', 'José Muñoz', 'UTF-8 read as Latin-1'],
  ['Jos\u00c3\u0083\u00c2\u00a9 Munoz', 'José Muñoz', 'the same twice'],
  ['Viktor Zaretsky DOB 1965', 'Viktor Zaretsky', 'a date of birth behind the name'],
  ['Viktor Zaretsky, Passport A1234', 'Viktor Zaretsky', 'a passport behind the name'],
  ['Viktor Zaretsky a.k.a. The Engineer', 'Viktor Zaretsky', 'another name behind the name'],
  ['Viktor Zaretsky (deceased)', 'Viktor Zaretsky', 'a note behind the name'],
  ['His Excellency Alhaji Musa Danjuma', 'Musa Danjuma', 'two titles in front'],
  ['11,420 Corp.', '11420 CORP.', 'a separator of thousands', 'Company'],
  ['TIMES LIMTIED', 'TIMES LIMITED', 'a typing error in the legal form', 'Company'],
  ['LIMTED LIABILITY CMPANY VEKTOR', 'VEKTOR LLC', 'two of them', 'Company'],
  ['JOINT SOCK COMPANY VEKTOR', 'JOINT STOCK COMPANY VEKTOR', 'one in a short word of it', 'Company'],
  ['VABO SYSTEMSEOOD', 'VABO SYSTEMS EOOD', 'a legal form joined to the word before', 'Company'],
  ['VEKTOR GROUPLTD', 'VEKTOR GROUP LTD', 'the same', 'Company'],
  ['VEKTOR PTELTD', 'VEKTOR PTE LTD', 'two words of a legal form joined', 'Company'],
  ['VEKTOR LLC t/a Blue Harbor', 'VEKTOR LLC', 'a trade name behind the name', 'Company'],
  ['Blue Harbor doing business as Vektor', 'VEKTOR LLC', 'the trade name is the one that is listed', 'Company'],
  ['VEKTOR LLC (Dubai Branch)', 'VEKTOR LLC', 'a branch behind the name', 'Company'],
];

test('names are found through what people and machines do to them', () => {
  for (const [subject, listed, how, type = 'Person'] of FOUND) {
    const { score } = compareNames(subject, listed, type);
    assert.ok(score >= 80, `${how}: ${subject} | ${listed} scores ${score}`);
  }
});

const OTHERS: readonly Manipulated[] = [
  ['Nasser', 'Nasir', 'a common name alone in another spelling than the listed one is not the same name'],
  [
    'Yamadi (UK) Limited',
    'YA MADI INDUSTRIES GROUP',
    'a place in brackets tells one organization from another',
    'Company',
  ],
  ['UnitedWater Group', 'United Group', 'two words of trade written as one are a name of its own', 'Company'],
];

test('what is mended in a name does not make another name of it', () => {
  for (const [subject, listed, why, type = 'Person'] of OTHERS) {
    const { score } = compareNames(subject, listed, type);
    assert.ok(score < 80, `${why}: ${subject} | ${listed} scores ${score}`);
  }
});

test('a common name under which somebody is listed scores 80, and the explanation says that it is common', () => {
  const { score, evidence } = compareNames('Abdul Karim', 'Abdul Karim', 'Person');
  assert.equal(score, 80);
  assert.deepEqual(
    evidence.map(({ field, outcome }) => [field, outcome]),
    [
      ['common_name', 'cap'],
      ['single_word', 'cap'],
    ],
  );
});

const FOUND_TOO: readonly Manipulated[] = [
  ['Andreiyurievich Zaretsky', 'Andrei Yurievich ZARETSKY', 'given name and patronymic joined'],
  ['Andreiyurievichzaretsky', 'Andrei Yurievich ZARETSKY', 'a name without any blank'],
  ['Ahmadkhatibi Rezvani', 'Ahmad KHATIBI Rezvani', 'two words joined whose letters make another sound together'],
  ['Ratko ZARE SKY', 'Ratko ZARETSKY', 'a blank for a letter'],
  ['BASICELEMENTS LIMITED', 'BASIC ELEMENTS LIMITED', 'two words joined', 'Company'],
  ['VEKTOR COMPA NY', 'VEKTOR COMPANY', 'a blank in a legal form', 'Company'],
  ['VEKTOR TRADING OOOO', 'VEKTOR TRADING OOO', 'a letter doubled in a legal form', 'Company'],
  ['PETR0VSKY 5TEEL GROUP', 'PETROVSKY STEEL GROUP', 'digits for letters', 'Company'],
  ['LTD LIABILITY CO VEKTOR', 'LIMITED LIABILITY COMPANY VEKTOR', 'a legal form half abbreviated', 'Company'],
  ['STATE VEKTOR INSTITUTE OF HIGH TEMPE', 'STATE VEKTOR INSTITUTE OF HIGH TEMPERATURE PHYSICS', 'cut', 'Company'],
];

const MENDED: readonly Manipulated[] = [
  ['KarimAbd-al-RahimAbd-al-Wahid', 'Karim Abd-al-Rahim Abd-al-Wahid', 'names with hyphens of their own joined'],
  ['SAYYEDKARIMZARETI', 'SAYYED Karim ZARETI', 'a title joined too'],
  ['Abdul R. ZARETI', 'Abdul Rahman ZARETI', 'the initial of a name of God'],
  ['Yevgeniy Vyaceslavovic ZARETOV', 'Yevgeniy Vyacheslavovich ZARETOV', 'a patronymic in Turkish letters'],
  ['Omar H. A. Al-Zareti', 'Omar Hassan Al-Majid Al-Zareti', 'an initial for a name with an article'],
  ['Ghassan ZAB AL', 'Ghassan ZABDAL', 'a space for the letter before two that look like an article'],
  ['Wladimir SCHARETOWSKY', 'Vladimir ZHARETOVSKY', 'German letters'],
  ['Kyu GIM', 'Gyu KIM', 'two romanizations of Korean'],
  ['ZARVIK COMPA Y', 'ZARVIK COMPANY', 'a space for a letter, before what could be a small word', 'Company'],
  [
    'ZARVIK TECHN LOGIES',
    'ZARVIK TECHNOLOGIES',
    'a space for a letter, behind what could be an abbreviation',
    'Company',
  ],
  ['ZARVIKFOUNDATION (INDONESIA)', 'ZARVIK FOUNDATION (INDONESIA)', 'a name and a word of trade joined', 'Company'],
  ['STATE ENTERPRISEFOR ZARVIK INDUSTRIES', 'STATE ENTERPRISE FOR ZARVIK INDUSTRIES', 'a small word joined', 'Company'],
  ["ZARVIK PEOPLE'SREPUBLIC", "ZARVIK PEOPLE'S REPUBLIC", 'a space lost behind a genitive', 'Company'],
  ['ZARVIK TRADECO.', 'ZARVIK TRADE CO.', 'a legal form of two letters joined', 'Company'],
  ['ZARVIKPTE. LTD.', 'ZARVIK PTE. LTD.', 'the first word of a legal form joined', 'Company'],
  ['82ZARVIK REALTY LLC', '82 ZARVIK REALTY LLC', 'a number joined', 'Company'],
  ['ZARVIKS TECHNOLOGY TRADING CORPORAT', 'ZARVIKS TECHNOLOGY TRADING CORPORATION', 'cut in the legal form', 'Company'],
  ['ZARIK', 'ZADIK', 'one letter of five in a name of one word', 'Company'],
];

test('a nickname, or a title and one name, is found where it is listed so, and not as a part of another name', () => {
  assert.equal(compareNames('El Zaro', 'EL ZARO', 'Person').score, 100);
  assert.equal(compareNames('Mullah Zareti', 'Mullah ZARETI', 'Person').score, 100);
  assert.equal(compareNames('El Zaro', 'ZARO VEKTOR', 'Person').score, 60);
  assert.ok(compareNames('El Zaret', 'EL ZAREK', 'Person').score < 80);
});

test('a name of God behind its servant is the same as before it', () => {
  assert.equal(compareNames('Zareti RAHMAN ABDUL', 'Abdul RAHMAN Zareti', 'Person').score, 98);
});

test('words that were joined, split or cut where several things could be meant are put together again', () => {
  for (const [subject, listed, how, type = 'Person'] of MENDED) {
    const { score } = compareNames(subject, listed, type);
    assert.ok(score >= 80, `${how}: ${subject} | ${listed} scores ${score}`);
  }
});

test('names are found when they are joined, cut and misread', () => {
  for (const [subject, listed, how, type = 'Person'] of FOUND_TOO) {
    const { score } = compareNames(subject.slice(0, how === 'cut' ? 35 : undefined), listed, type);
    assert.ok(score >= 80, `${how}: ${subject} | ${listed} scores ${score}`);
  }
});

const LIKE_FORMS: readonly Manipulated[] = [
  [
    "Ansar al-Shari'ah in Derna",
    "ANSAR AL-SHARI'A IN DERNA",
    'one letter from a legal form (sharikah)',
    'Organization',
  ],
  ['OTKRITIE BROKER', 'AO OTKRYTIE BROKER', 'one letter from a word of one (otkrytoe)', 'Company'],
  ['FARMACIAS MARIELA, S.A. DE C.V.', 'FARMACIA MARIELA, S.A. DE C.V.', 'ends in one (cia)', 'Company'],
  ['UNIVESTT LIMITED', 'UNIVEST LIMITED', 'a shared word and a form (est)', 'Company'],
  ['MYANMAR MINING ENTERPRISE NUMBER 1', 'MINING ENTERPRISE NO 1', 'a number where a name may be cut', 'Company'],
];

test('words that look like a legal form, or like the end of a name that is cut, are read as they are written', () => {
  for (const [subject, listed, how, type] of LIKE_FORMS) {
    const { score } = compareNames(subject, listed, type as EntityType);
    assert.ok(score >= 85, `${how}: ${subject} | ${listed} scores ${score}`);
  }
});

const OTHER_COMPANIES: readonly Manipulated[] = [
  ['Ardent Bio, Inc.', 'BIO CORPORATION', 'a word of trade alone agrees'],
  ['DSC Holdings Ltd.', 'OOO DSK', 'letters that are read one by one are not spelt by sound'],
  ['Trade Bank', 'Investment Trade Bank', 'shared words alone, of which one has more'],
  ['Vektor Alfa Trading Ltd', 'Vektor Trading Ltd', 'a word of its own that the listed name has not'],
  ['Vektron Inc.', 'VEKTRO', 'a misspelt name of one word, and no legal form'],
  ['American Resources Corporation', 'AFRICAN RESOURCE CORPORATION', 'two places that are spelt nearly alike'],
  ['K-Tech Solutions Limited', 'OOO TEHNOLOGII KREDITOVANYA', 'a word of trade in another language, and an initial'],
];

test('organizations that share some of their words stay below 80', () => {
  for (const [subject, listed, why] of OTHER_COMPANIES) {
    const { score } = compareNames(subject, listed, 'Company');
    assert.ok(score < 80, `${why}: ${subject} | ${listed} scores ${score}`);
  }
});

test('names that a subject leaves out count less when date and country agree, and not when the date differs', () => {
  const record = {
    ...{ source: 'test', sourceId: '1', entityType: 'Person' as const, countries: ['AF'], nationalities: ['AF'] },
    names: [{ full: 'MOHAMMED OMAR GHULAM NABI', kind: 'primary' as const, quality: 'strong' as const }],
    ...{ dates: [partialDate(1966) as PartialDate], identifiers: [], categories: [] },
  };
  const watchlist = buildWatchlist([record]);
  const found = (subject: Omit<Subject, 'name'>) =>
    screen(watchlist, { name: 'Mohammed Omar', ...subject }, { minScore: 80, limit: 0 });
  const [hit] = found({ date: partialDate(1966) as PartialDate, nationalities: ['AF'] });
  assert.equal(hit?.explanation.evidence.find(({ field }) => field === 'omitted_names')?.points, 10);
  assert.deepEqual(found({}), []);
  assert.deepEqual(found({ date: partialDate(1966) as PartialDate }), []);
  assert.deepEqual(found({ date: partialDate(1950) as PartialDate, nationalities: ['AF'] }), []);
});
