import assert from 'node:assert/strict';
import test from 'node:test';
import { areKindred, buildWatchlist, openWatchlist, partialDate, screen, screenAll } from '../src/index.js';
import { party } from './example-parties.js';

const options = { minScore: 80, limit: 0 };
const watchlist = buildWatchlist([
  party('p1', 'LAVROV, Sergey Viktorovich', {
    aliases: ['Сергей Викторович Лавров'],
    dates: [partialDate(1950, 3, 21) as never],
    nationalities: ['RU'],
    countries: ['RU'],
  }),
  party('p2', 'Zaurbek Guchaev', {
    names: [
      { full: 'Zaurbek Guchaev', kind: 'primary', quality: 'strong' },
      { full: 'Old Fox of Nalchik', kind: 'aka', quality: 'weak' },
      { full: 'Madina Tembotova', kind: 'relative', quality: 'strong' },
    ],
  }),
  party('o1', 'Obshchestvo s ogranichennoy otvetstvennostyu Severnaya Zvezda', {
    entityType: 'Company',
    countries: ['RU'],
    categories: ['Sanctions', 'SIE'],
  }),
  party('v1', 'HELLENIC SPIRIT', {
    entityType: 'Vessel',
    identifiers: [
      { type: 'imo', value: 'IMO 9074729' },
      { type: 'mmsi', value: '241234000' },
    ],
  }),
  party('a1', 'EP-MNB', {
    entityType: 'Aircraft',
    identifiers: [
      { type: 'tail_number', value: 'EP-MNB' },
      { type: 'aircraft_serial', value: '24396' },
    ],
  }),
  party('w1', 'Konstantin Belov', {
    identifiers: [{ type: 'wallet', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', currency: 'XBT' }],
  }),
  party('w2', 'Tornado Pool', {
    entityType: 'Organization',
    identifiers: [{ type: 'wallet', value: '0x52908400098527886E0F7030069857D2E4169EE7', currency: 'ETH' }],
  }),
]);
const ids = (name: string, more: object = {}, how: object = {}) =>
  screen(watchlist, { name, ...more }, { ...options, ...how }).map((hit) => hit.sourceId);

test('a person is found under each spelling, order and script of the name', () => {
  for (const name of [
    'Sergey Lavrov',
    'Лавров Сергей',
    'Serguei LAVROV',
    'Lavrov, Sergei V.',
    'Sergej Lavrov',
    'SERGEYLAVROV',
  ])
    assert.deepEqual(ids(name), ['p1'], name);
});

test('worker threads see the same watchlist through its buffer', () => {
  const opened = openWatchlist(watchlist.buffer);
  assert.deepEqual(
    screen(opened, { name: 'Sergey Lavrov' }, options),
    screen(watchlist, { name: 'Sergey Lavrov' }, options),
  );
  assert.equal(opened.info.entities, 7);
  assert.equal(opened.info.names, 10);
});

test('aliases are searched unless disabled, relatives only when enabled', () => {
  assert.deepEqual(ids('Old Fox of Nalchik'), ['p2']);
  assert.deepEqual(ids('Old Fox of Nalchik', {}, { aliasSearch: false }), []);
  assert.deepEqual(ids('Madina Tembotova', {}, { rcaSearch: true }), ['p2']);
  assert.deepEqual(ids('Madina Tembotova', {}, { rcaSearch: false }), []);
});

test('a weak alias scores at most 85', () => {
  assert.equal(screen(watchlist, { name: 'Old Fox of Nalchik' }, options)[0]?.score, 85);
});

test('company and organization are compatible, other types exclude each other', () => {
  assert.deepEqual(ids('Severnaya Zvezda OOO', { entityTypes: ['Organization'] }), ['o1']);
  assert.deepEqual(ids('Severnaya Zvezda OOO', { entityTypes: ['Person'] }), []);
  assert.deepEqual(ids('Hellenic Spirit', { entityTypes: ['Company'] }), []);
});

test('a contradicting birth date lowers the score, an agreeing one raises it', () => {
  const score = (date: object) =>
    screen(watchlist, { name: 'Sergey Lavrov', date: date as never }, { ...options, minScore: 1 })[0]?.score ?? 0;
  const plain = screen(watchlist, { name: 'Sergey Lavrov' }, options)[0]?.score ?? 0;
  assert.ok(score(partialDate(1950, 3, 21) as object) > plain);
  assert.ok(score(partialDate(1950) as object) >= plain);
  assert.ok(score(partialDate(1988, 5, 4) as object) < 80);
});

test('a state is related to its successors and territories, and they not to one another', () => {
  for (const kin of ['SU LT', 'YU HR', 'CS SK', 'CS ME', 'BU MM', 'ZR CD', 'AN CW', 'SD SS', 'GB VG', 'BA HR']) {
    const [one, other] = kin.split(' ') as [string, string];
    assert.ok(areKindred(one, other) && areKindred(other, one), kin);
  }
  for (const others of ['LT KZ', 'SI MK', 'SK ME', 'VG KY', 'PR GU', 'RU US']) {
    const [one, other] = others.split(' ') as [string, string];
    assert.ok(!areKindred(one, other) && !areKindred(other, one), others);
  }
});

test('a ship is found by IMO and MMSI, an aircraft by tail and serial number, under any name', () => {
  assert.deepEqual(ids('Lucky Star', { entityTypes: ['Vessel'], identifiers: [{ type: 'imo', value: '9074729' }] }), [
    'v1',
  ]);
  assert.deepEqual(
    ids('Lucky Star', { entityTypes: ['Vessel'], identifiers: [{ type: 'mmsi', value: '241234000' }] }),
    ['v1'],
  );
  assert.deepEqual(ids('Lucky Star', { uniqueIdentifier: 'IMO 9074729' }), ['v1']);
  assert.deepEqual(ids('M/V Hellenic Spirit', { entityTypes: ['Vessel'] }), ['v1']);
  assert.deepEqual(ids('EPMNB', { entityTypes: ['Aircraft'] }), ['a1']);
  assert.deepEqual(
    ids('unknown', { entityTypes: ['Aircraft'], identifiers: [{ type: 'aircraft_serial', value: '24396' }] }),
    ['a1'],
  );
  assert.deepEqual(ids('EP-MNC', { entityTypes: ['Aircraft'] }), []);
});

test('a wallet address finds its record whatever the record is', () => {
  assert.deepEqual(ids('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { entityTypes: ['Crypto_Wallet'] }), ['w1']);
  assert.deepEqual(ids('0x52908400098527886e0f7030069857d2e4169ee7', { entityTypes: ['Crypto_Wallet'] }), ['w2']);
  assert.deepEqual(ids('1a1zp1ep5qgefi2dmptftl5slmv7divfna', { entityTypes: ['Crypto_Wallet'] }), []);
  assert.deepEqual(ids('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { entityTypes: ['Person'] }), ['w1']);
});

test('a unique identifier raises or lowers the score and never hides a record', () => {
  const score = (uniqueIdentifier?: string) =>
    screen(
      watchlist,
      { name: 'Hellenic Spirit', ...(uniqueIdentifier === undefined ? {} : { uniqueIdentifier }) },
      { ...options, minScore: 1 },
    )[0]?.score ?? 0;
  assert.ok(score('9074729') >= 95);
  assert.ok(score('9176187') < score());
  assert.ok(score('9176187') > 0);
});

test('a unique identifier finds its holder, of any kind and length', () => {
  const holders = buildWatchlist([
    // Seven digits with the check digit of an IMO number.
    party('passport', 'Madina Tembotova', { identifiers: [{ type: 'passport', value: '9074729' }] }),
    party('serial', 'EP-MNC', { entityType: 'Aircraft', identifiers: [{ type: 'aircraft_serial', value: '857' }] }),
    party('two', 'EP-MND', { entityType: 'Aircraft', identifiers: [{ type: 'aircraft_serial', value: '17' }] }),
    party('card', 'Aslan Guchaev', {
      identifiers: [{ type: 'national_id', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'.toUpperCase() }],
    }),
  ]);
  const found = (uniqueIdentifier: string) =>
    screen(holders, { name: 'Lucky Star', uniqueIdentifier }, options).map(({ sourceId }) => sourceId);
  assert.deepEqual(found('9074729'), ['passport']);
  assert.deepEqual(found('857'), ['serial']);
  assert.deepEqual(found('17'), ['two']);
  assert.deepEqual(found('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'), ['card']);
  assert.deepEqual(found('85'), []);
  const stopgap = { name: 'Lucky Star', identifiers: [{ type: 'other', value: '857' }] } as const;
  assert.deepEqual(screen(holders, stopgap, options), []);
});

test('filters keep records that share a country or have none, a category, a source', () => {
  assert.deepEqual(ids('Severnaya Zvezda', {}, { countries: ['RU'] }), ['o1']);
  assert.deepEqual(ids('Severnaya Zvezda', {}, { countries: ['IR'] }), []);
  assert.deepEqual(ids('Zaurbek Guchaev', {}, { countries: ['IR'] }), ['p2']);
  assert.deepEqual(ids('Severnaya Zvezda', {}, { categories: ['SIE'] }), ['o1']);
  assert.deepEqual(ids('Severnaya Zvezda', {}, { categories: ['PEP Level 1'] }), []);
  assert.deepEqual(ids('Severnaya Zvezda', {}, { sources: ['un_sc'] }), []);
});

test('an exact search finds equal names only, at 100', () => {
  const exact = { exact: true };
  assert.deepEqual(ids('hellenic  spirit', {}, exact), ['v1']);
  assert.equal(screen(watchlist, { name: 'HELLENIC-SPIRIT' }, { ...options, ...exact })[0]?.score, 100);
  assert.deepEqual(ids('Helenic Spirit', {}, exact), []);
  assert.deepEqual(ids('Sergey Lavrov', {}, exact), []);
});

test('hits are sorted by score, source and id, and the limit counts hits', () => {
  const twins = buildWatchlist([
    party('b', 'Zaurbek Guchaev'),
    party('a', 'Zaurbek Guchaev'),
    party('c', 'Zaurbek Guchaev', { source: 'alpha' }),
    party('d', 'Zaurbek Guchayev'),
  ]);
  const hits = screen(twins, { name: 'Zaurbek Guchaev' }, options);
  assert.deepEqual(
    hits.map((hit) => hit.sourceId),
    ['c', 'a', 'b', 'd'],
  );
  assert.equal(screen(twins, { name: 'Zaurbek Guchaev' }, { ...options, limit: 2 }).length, 2);
});

test('with neverHide a wrong date or identifier lowers a hit and hides no record', () => {
  const list = buildWatchlist([
    party('d1', 'Zaurbek Guchaev', {
      dates: [partialDate(1950, 3, 21) as never],
      identifiers: [{ type: 'passport', value: 'AB123456', country: 'RU' }],
    }),
    party('d2', 'Somebody Else', { dates: [partialDate(1980, 1, 1) as never] }),
  ]);
  const subject = {
    name: 'Zaurbek Guchaev',
    date: partialDate(1980, 1, 1) as never,
    identifiers: [{ type: 'passport', value: 'CD999999', country: 'RU' }] as const,
  };
  assert.deepEqual(screen(list, subject, options), []);
  const [hit, ...others] = screen(list, subject, { ...options, neverHide: true });
  assert.equal(hit?.sourceId, 'd1');
  assert.ok(hit.score < options.minScore);
  assert.equal(hit.score, hit.explanation.score);
  assert.deepEqual(hit.matchedNames, [{ nameIndex: 0, score: hit.score }]);
  assert.deepEqual(others, []);
});

test('a name that only an identifier lifts over the threshold is not reported as matched', () => {
  const identifiers = [{ type: 'passport', value: 'AB123456', country: 'RU' }] as const;
  const list = buildWatchlist([party('d1', 'Zaurbek Guchaev', { identifiers })]);
  const [like] = screen(list, { name: 'Zaurbek Tembotov', identifiers }, options);
  assert.ok(like && like.score >= 95);
  assert.deepEqual(like.matchedNames, []);
  const [same] = screen(list, { name: 'Zaurbek Guchaev', identifiers }, options);
  assert.deepEqual(
    same?.matchedNames.map(({ nameIndex }) => nameIndex),
    [0],
  );
});

test('with neverHide the holder of an identifier is found at any threshold', () => {
  const identifiers = [{ type: 'passport', value: 'AB123456', country: 'RU' }] as const;
  const list = buildWatchlist([party('d1', 'Zaurbek Guchaev', { identifiers })]);
  const subject = { name: 'Somebody Else', identifiers };
  assert.deepEqual(screen(list, subject, { minScore: 100, limit: 0 }), []);
  const [hit] = screen(list, subject, { minScore: 100, limit: 0, neverHide: true });
  assert.equal(hit?.sourceId, 'd1');
  assert.ok(hit.score >= 95 && hit.score < 100);
  assert.deepEqual(hit.matchedNames, []);
});

test('with neverHide no conflict of any kind hides a record', () => {
  const list = buildWatchlist([
    party('d1', 'Zaurbek Guchaew', { countries: ['RU'], nationalities: ['RU'], gender: 'male' }),
    party('d2', 'Somebody Else', { countries: ['RU'] }),
  ]);
  const bar = screen(list, { name: 'Zaurbek Guchaev' }, options)[0]?.score ?? 0;
  for (const wrong of [{ countries: ['FR'] }, { nationalities: ['FR'] }, { gender: 'female' }] as const) {
    const subject = { name: 'Zaurbek Guchaev', ...wrong };
    assert.deepEqual(screen(list, subject, { minScore: bar, limit: 0 }), [], JSON.stringify(wrong));
    const found = screen(list, subject, { minScore: bar, limit: 0, neverHide: true });
    assert.deepEqual(
      found.map(({ sourceId }) => sourceId),
      ['d1'],
    );
  }
});

test('a record hidden by a filter is reported with the first filter that hides it and whether it holds the identifier', () => {
  const identifiers = [{ type: 'passport', value: 'AB123456', country: 'RU' }] as const;
  const list = buildWatchlist([
    party('shown', 'Zaurbek Guchaev', { countries: ['FR'] }),
    party('country', 'Zaurbek Guchaev', { countries: ['RU'] }),
    party('category', 'Zaurbek Guchaev', { countries: ['RU'], categories: ['SIE'] }),
    party('type', 'Guchaev Trade', { entityType: 'Company', identifiers }),
    party('far', 'Somebody Else', { countries: ['RU'] }),
  ]);
  const subject = { name: 'Zaurbek Guchaev', entityTypes: ['Person'], identifiers } as const;
  const filtered = { ...options, neverHide: true, countries: ['FR'], categories: ['Sanctions'] };
  const { hits, hidden, categories } = screenAll(list, subject, filtered);
  assert.deepEqual(
    hits.map(({ sourceId }) => sourceId),
    ['shown'],
  );
  assert.deepEqual(
    hidden.map(({ sourceId, by, identified }) => [sourceId, by, identified]),
    [
      ['category', 'category', false],
      ['country', 'country', false],
      ['type', 'entity_type', true],
    ],
  );
  assert.deepEqual(categories, { custom: ['SIE', 'Sanctions'] });
  assert.deepEqual(screenAll(list, subject, { ...filtered, sources: ['nobody'] }).categories, {});
  const passing = screenAll(list, subject, { ...filtered, identifiersPass: true });
  assert.deepEqual(
    passing.hits.map(({ sourceId }) => sourceId),
    ['shown', 'type'],
  );
});

test('the same name under another type is reported on request, by the index as by the plain scan', () => {
  const list = buildWatchlist([
    party('person', 'Ayman al-Zawahiri'),
    party('company', 'Zawahiri Trading', { entityType: 'Company' }),
    party('left out', 'Ayman al-Zawahiri', { categories: ['SIE'] }),
    party('ship', 'Ayman al-Zawahiri', { entityType: 'Vessel' }),
  ]);
  const subject = { name: 'Zawahiri, Ayman al', entityTypes: ['Vessel'] } as const;
  const asked = { ...options, categories: ['Sanctions'] };
  for (const more of [{}, { scan: true }]) {
    const { hits, hidden } = screenAll(list, subject, { ...asked, ...more });
    assert.deepEqual(
      hits.map(({ sourceId }) => sourceId),
      ['ship'],
    );
    assert.deepEqual(
      hidden.map(({ sourceId, by, identified }) => [sourceId, by, identified]),
      [
        ['left out', 'category', false],
        ['person', 'entity_type', false],
      ],
    );
  }
});

test("a wallet searched by its owner's name finds the owner that holds a wallet, and no namesake", () => {
  const identifiers = [{ type: 'wallet', value: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }] as const;
  const list = buildWatchlist([
    party('owner', 'Yan Xiaobing', { identifiers }),
    party('firm', 'Yan Xiaobing', { identifiers, entityType: 'Company' }),
    party('namesake', 'Yan Xiaobing'),
  ]);
  const subject = { name: 'Yan Xiaobing', entityTypes: ['Crypto_Wallet'] } as const;
  for (const more of [{}, { scan: true }, { exact: true }]) {
    const found = screenAll(list, subject, { ...options, ...more });
    assert.deepEqual(
      found.hits.map(({ sourceId }) => sourceId),
      ['firm', 'owner'],
    );
    assert.deepEqual(
      found.hidden.map(({ sourceId }) => sourceId),
      ['namesake'],
    );
  }
});
