import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeZip } from '../../../test/support/make-zip.js';
import { readMade, recordOf } from '../../../test/support/read-records.js';

const name = (family: string, given: string, prefix = '') =>
  `<NAME><NACHNAME>${family}</NACHNAME><VORNAME>${given}</VORNAME><ORTSZUSATZ/><ADEL/><PRAEFIX>${prefix}</PRAEFIX></NAME>`;
const term = (from: string, to: string) =>
  `<WAHLPERIODE><WP>1</WP><MDBWP_VON>${from}</MDBWP_VON><MDBWP_BIS>${to}</MDBWP_BIS></WAHLPERIODE>`;
const member = (id: string, names: string, terms: string, died = '') =>
  `<MDB><ID>${id}</ID><NAMEN>${names}</NAMEN><BIOGRAFISCHE_ANGABEN><GEBURTSDATUM>02.10.1959</GEBURTSDATUM>` +
  `<GEBURTSORT>Musterstadt</GEBURTSORT><GEBURTSLAND/><STERBEDATUM>${died}</STERBEDATUM><GESCHLECHT>weiblich</GESCHLECHT>` +
  `<BERUF>Tischlerin</BERUF><PARTEI_KURZ>MUSTER</PARTEI_KURZ></BIOGRAFISCHE_ANGABEN><WAHLPERIODEN>${terms}</WAHLPERIODEN></MDB>`;
const list = (...members: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE DOCUMENT SYSTEM "MDB_STAMMDATEN.DTD">\n<DOCUMENT><VERSION>1</VERSION>${members.join('')}</DOCUMENT>`;

const year = new Date().getUTCFullYear();
const sitting = term(`26.10.${year - 2}`, '');

test('a sitting member of the Bundestag is a German PEP of level 2, with all names and joined terms', async () => {
  const names = name('Mustermann', 'Anna') + name('Beispiel', 'Anna Maria', 'von');
  const terms = term('24.10.2017', `26.10.${year - 2}`) + sitting;
  const { format, records, brokenCount } = await readMade('de_bundestag', {
    'MDB_STAMMDATEN.XML': list(member('99000001', names, terms)),
  });
  assert.deepEqual([format, records.length, brokenCount], ['Bundestag master data XML', 1, 0]);
  const anna = recordOf(records, '99000001');
  assert.deepEqual(
    anna.names.map(({ full, kind, family }) => [full, kind, family]),
    [
      ['Anna Maria von Beispiel', 'primary', 'von Beispiel'],
      ['Anna Mustermann', 'fka', 'Mustermann'],
    ],
  );
  assert.deepEqual(
    anna.dates.map(({ start, precision }) => [start, precision]),
    [['1959-10-02', 'day']],
  );
  assert.deepEqual([anna.categories, anna.nationalities, anna.gender], [['PEP Level 2'], ['DE'], 'female']);
  assert.deepEqual(anna.positions, [
    { title: 'Member of the German Bundestag', country: 'DE', from: '2017-10-24', current: true },
  ]);
  assert.deepEqual(
    [anna.placesOfBirth, anna.occupations, anna.politicalParties],
    [['Musterstadt'], ['Tischlerin'], ['MUSTER']],
  );
});

test('members who died or left more than five years ago are left out, also where the file comes in a ZIP with its DTD', async () => {
  const one = name('Beispiel', 'Anna');
  const whole = list(
    member('1', one, sitting),
    member('2', one, sitting, '01.02.2026'),
    member('3', one, term('26.10.2013', `24.10.${year - 7}`)),
    member('4', one, term('26.10.2013', `24.10.${year - 3}`)),
  );
  const zip = makeZip({ 'MDB_STAMMDATEN.DTD': '<!ELEMENT DOCUMENT ANY>', 'MDB_STAMMDATEN.XML': whole });
  for (const files of [{ 'MDB_STAMMDATEN.XML': whole }, { 'MdB-Stammdaten.zip': zip }]) {
    const { records } = await readMade('de_bundestag', files);
    assert.deepEqual(
      records.map(({ sourceId }) => sourceId),
      ['1', '4'],
    );
  }
});

test('a member without ID or name is reported, a cut file and another one are refused', async () => {
  const whole = list(member('x', name('Beispiel', 'Anna'), sitting), member('5', name('-', ''), sitting));
  const { broken } = await readMade('de_bundestag', { 'a.xml': whole });
  assert.deepEqual(
    broken.map(({ reason }) => reason),
    ['the member has no ID', '5 has no name'],
  );
  await assert.rejects(readMade('de_bundestag', { 'a.xml': whole.slice(0, -9) }), /truncated/);
  await assert.rejects(readMade('de_bundestag', { 'a.xml': '<meps></meps>' }), /not in a format/);
});
