import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeZip } from '../../../test/support/make-zip.js';
import { readMade, recordOf } from '../../../test/support/read-records.js';

const NIL = { '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance', '@xsi:nil': 'true' };
const year = new Date().getUTCFullYear();

const seat = (from: string, to: string | null, department = 'Nord', number = '23') => ({
  ...{ '@xsi:type': 'MandatParlementaire_type', typeOrgane: 'ASSEMBLEE', dateDebut: from, dateFin: to },
  organes: { organeRef: 'PO838901' },
  election: { lieu: { region: 'Hauts-de-France', departement: department, numDepartement: '59', numCirco: number } },
  mandature: { datePriseFonction: from, causeFin: null },
});
const inGroup = (body: string, to: string | null = null) => ({
  ...{ '@xsi:type': 'MandatSimple_Type', typeOrgane: 'GP', dateDebut: `${year - 1}-07-18`, dateFin: to },
  organes: { organeRef: body },
});
const actor = (uid: string, mandates: unknown, { name = 'Exemple', died = NIL as unknown } = {}) => ({
  acteur: {
    '@xmlns': 'http://schemas.assemblee-nationale.fr/referentiel',
    uid: { '@xsi:type': 'IdActeur_type', '#text': uid },
    etatCivil: {
      ident: { civ: 'Mme', prenom: 'Anne-Léa', nom: name, alpha: name, trigramme: NIL },
      infoNaissance: { dateNais: '1953-08-01', villeNais: 'Musterville', depNais: NIL, paysNais: 'France' },
      dateDeces: died,
    },
    profession: { libelleCourant: 'Ingénieure', socProcINSEE: { catSocPro: 'Autres' } },
    uri_hatvp: NIL,
    adresses: { adresse: [{ typeLibelle: 'Adresse officielle', ville: 'Paris 07 SP' }] },
    mandats: { mandat: mandates },
  },
});
const body = (uid: string, codeType: string, libelle: string) => ({ organe: { uid, codeType, libelle } });

const zipOf = (...documents: readonly object[]) =>
  makeZip(
    Object.fromEntries(
      documents.map((document, place) => [
        `json/${Object.keys(document)[0]}/${place}.json`,
        JSON.stringify(document, undefined, 2),
      ]),
    ),
  );
const sitting = seat(`${year - 1}-07-07`, null);

test('a sitting member is a French PEP of level 2, with birth, seats, group and party', async () => {
  const mandates = [
    ...[sitting, inGroup('PO1'), inGroup('PO2', `${year - 1}-12-01`), inGroup('PO3'), inGroup('PO9')],
    seat(`${year - 4}-06-19`, `${year - 1}-06-09`, 'Somme', '1'),
  ];
  const { format, records, brokenCount } = await readMade('fr_assemblee', {
    'AMO30.json.zip': zipOf(
      actor('PA1001', mandates),
      body('PO1', 'GP', 'Groupe Exemple'),
      body('PO2', 'GP', 'Groupe quitté'),
      body('PO3', 'PARPOL', 'Parti Exemple'),
      body('PO9', 'COMPER', 'Commission'),
      { deport: { uid: 'DPTR5L17PA1' } },
    ),
  });
  assert.deepEqual([format, records.length, brokenCount], ['Assemblée nationale actors JSON', 1, 0]);
  const anne = recordOf(records, 'PA1001');
  assert.deepEqual(
    anne.names.map(({ full, given, family }) => [full, given, family]),
    [['Anne-Léa Exemple', 'Anne-Léa', 'Exemple']],
  );
  assert.deepEqual(
    anne.dates.map(({ start, precision }) => [start, precision]),
    [['1953-08-01', 'day']],
  );
  assert.deepEqual([anne.categories, anne.nationalities, anne.gender], [['PEP Level 2'], ['FR'], 'female']);
  const title = 'Member of the French National Assembly';
  assert.deepEqual(anne.positions, [
    {
      title: `${title} (Somme, constituency 1)`,
      ...{ country: 'FR', from: `${year - 4}-06-19`, to: `${year - 1}-06-09`, current: false },
    },
    { title: `${title} (Nord, constituency 23)`, country: 'FR', from: `${year - 1}-07-07`, current: true },
  ]);
  assert.deepEqual(
    [anne.placesOfBirth, anne.occupations, anne.politicalParties],
    [['Musterville, France'], ['Ingénieure'], ['Groupe Exemple', 'Parti Exemple']],
  );
});

test('actors who died, left more than five years ago or never had a seat are left out; unpacked files are read as well', async () => {
  const actors = [
    actor('PA1', sitting),
    actor('PA2', sitting, { died: '2026-01-01' }),
    actor('PA3', seat('2012-06-20', `${year - 7}-06-20`)),
    actor('PA4', [seat('2017-06-18', `${year - 3}-06-21`), inGroup('PO1')]),
    actor('PA5', { typeOrgane: 'SENAT', dateDebut: '2020-10-01', dateFin: null }),
  ];
  const unpacked = Object.fromEntries(actors.map((one, place) => [`PA${place + 1}.json`, JSON.stringify(one)]));
  for (const files of [{ 'AMO30.json.zip': zipOf(...actors) }, unpacked]) {
    const { records, brokenCount } = await readMade('fr_assemblee', files);
    assert.deepEqual([records.map(({ sourceId }) => sourceId), brokenCount], [['PA1', 'PA4'], 0]);
  }
});

test('an actor without uid or name, or that is no JSON, is reported with its place, and the others are read', async () => {
  const zip = makeZip({
    'json/acteur/a.json': JSON.stringify(actor('PA1', sitting, { name: '-' })),
    'json/acteur/b.json': '{"acteur": {"uid": ',
    'json/acteur/c.json': JSON.stringify({ acteur: {} }),
    'json/acteur/d.json': JSON.stringify(actor('PA4', sitting)),
    'json/acteur/e.json': JSON.stringify(actor('PA4', sitting)),
  });
  const { records, broken } = await readMade('fr_assemblee', { 'a.zip': zip });
  assert.deepEqual(
    broken.map(({ place, reason }) => [place, reason.replace(/^.*?: /, '')]),
    [
      ['a.zip document 1', 'PA1 has no name'],
      ['a.zip document 2', 'it is truncated: the JSON is incomplete; download it again'],
      ['a.zip document 3', 'the actor has no uid'],
      ['a.zip document 5', 'the uid PA4 occurs twice'],
    ],
  );
  assert.deepEqual(
    records.map(({ sourceId }) => sourceId),
    ['PA4'],
  );
});

test('a ZIP of many files is bounded in files, bytes and ratio before it is unpacked, and one of another list is refused', async () => {
  const one = JSON.stringify(actor('PA1', sitting));
  const many = makeZip({ 'json/acteur/1.json': one });
  // The number of files, at the end of a ZIP.
  many.writeUInt16LE(50_001, many.length - 12);
  await assert.rejects(readMade('fr_assemblee', { 'a.zip': many }), /more than 50000 files/);
  const huge = makeZip({ 'json/acteur/1.json': one }, 3 * 1024 ** 3);
  await assert.rejects(readMade('fr_assemblee', { 'a.zip': huge }), /larger than \d+ bytes when uncompressed/);
  const bomb = makeZip({ 'json/acteur/1.json': one, 'json/acteur/2.json': ' '.repeat(5_000_000) });
  await assert.rejects(readMade('fr_assemblee', { 'a.zip': bomb }), /more than 200 times its size/);
  await assert.rejects(
    readMade('fr_assemblee', { 'a.zip': makeZip({ 'list.json': '{"items":[]}' }) }),
    /not in a format/,
  );
});
