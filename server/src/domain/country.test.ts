import assert from 'node:assert/strict';
import { test } from 'node:test';
import isoCountries from 'i18n-iso-countries';
import { COUNTRIES, countryCode, countryName, countryNamed, nationalitiesNamed } from './country.js';

test('every alpha-2 and alpha-3 code occurs once', () => {
  assert.equal(new Set(COUNTRIES.map((country) => country.code)).size, COUNTRIES.length);
  assert.equal(new Set(COUNTRIES.map((country) => country.alpha3)).size, COUNTRIES.length);
  assert.equal(COUNTRIES.length, 250);
});

test('a country is found under every form in which publishers write it', () => {
  for (const [text, code] of [
    ['Congo, Democratic Republic of the', 'CD'],
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Bahamas, The', 'BS'],
    ['The Gambia', 'GM'],
    ['Man, Isle of', 'IM'],
    ['Virgin Islands, British', 'VG'],
    ['Cote d Ivoire', 'CI'],
    ['North Macedonia, The Republic of', 'MK'],
    ['St. Kitts & Nevis', 'KN'],
    ['Region: Gaza', 'PS'],
    ['Palestinian', 'PS'],
    ['Burma', 'MM'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['Russia.', 'RU'],
    ['RUS', 'RU'],
    ['RU', 'RU'],
  ] as const) {
    assert.equal(countryNamed(text), code, text);
  }
});

test('a text that names no country or could name two is read as none', () => {
  for (const text of [
    'undetermined',
    'possibly Palestinian',
    'former Soviet Union',
    'Region: Crimea',
    'na',
    '',
    'Congolese',
  ]) {
    assert.equal(countryNamed(text), undefined, text);
  }
});

test('an ambiguous nationality means every country it can', () => {
  assert.deepEqual([...nationalitiesNamed('Congolese')].sort(), ['CD', 'CG']);
  assert.deepEqual([...nationalitiesNamed('Korean')].sort(), ['KP', 'KR']);
  assert.deepEqual(nationalitiesNamed('british'), ['GB']);
  assert.deepEqual(nationalitiesNamed('deu'), ['DE']);
  assert.deepEqual(nationalitiesNamed('n/a'), []);
});

test('every English short name is read as its code', () => {
  for (const { code, name } of COUNTRIES) assert.equal(countryNamed(name), code);
  assert.equal(countryName('CI'), "Côte d'Ivoire");
});

test('a request may send the code of every country of ISO 3166-1, and of Kosovo, in any case', () => {
  for (const code of Object.keys(isoCountries.getAlpha2Codes())) {
    assert.equal(countryCode(code), code);
    assert.equal(countryCode(code.toLowerCase()), code);
  }
  assert.equal(countryCode('XK'), 'XK');
});

test('a request may not send a name, an alpha-3 code or an unassigned code', () => {
  for (const text of ['', 'ZZ', 'RUS', 'Russia', 'International', 'constructor']) {
    assert.equal(countryCode(text), undefined, text);
  }
});
