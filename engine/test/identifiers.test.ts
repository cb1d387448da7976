import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { walletForms } from '../src/identifiers/wallet-address.js';
import {
  buildWatchlist,
  IDENTIFIER_TYPES,
  type Identifier,
  isPossibleIdentifier,
  isSameIdentifier,
  isValidBic,
  isValidIban,
  isValidIsin,
  isValidLei,
  screen,
  tailNumberCountries,
  walletChecksum,
} from '../src/index.js';
import { party } from './example-parties.js';

const NUMBERED = IDENTIFIER_TYPES.filter((type) => type !== 'wallet');
const SIGNS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
const number = fc
  .tuple(fc.constantFrom(...NUMBERED), fc.array(fc.constantFrom(...SIGNS), { minLength: 6, maxLength: 16 }))
  .map(([type, signs]) => ({ type, value: `X${signs.join('')}` }));
const SEPARATORS = ['', ' ', '-', '.', '/', '\u00a0', '\u2011', ' – ', '\u200b'];
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
};

/** The number as somebody else writes it: parted otherwise, small letters, full width, digits of another script. */
function written(value: string, choices: readonly number[]): string {
  return [...value]
    .map((sign, index) => {
      const choice = choices[index % choices.length] ?? 0;
      const separator = index === 0 ? '' : (SEPARATORS[choice % SEPARATORS.length] ?? '');
      const drawn = [
        sign,
        sign.toLowerCase(),
        String.fromCodePoint((sign.codePointAt(0) as number) + 0xfee0),
        /\d/.test(sign) ? String.fromCodePoint(0x660 + Number(sign)) : sign,
        /\d/.test(sign) ? String.fromCodePoint(0x966 + Number(sign)) : sign,
      ][choice % 5];
      return separator + (drawn ?? sign);
    })
    .join('');
}

test('an identifier is the same in every notation', () => {
  const choices = fc.array(fc.nat(44), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(number, choices, fc.boolean(), ({ type, value }, how, typed) => {
      const asked = { value: written(value, how), ...(typed && { type }) };
      assert.ok(isSameIdentifier(asked, { type, value }), asked.value);
      assert.ok(isSameIdentifier({ value, ...(typed && { type }) }, { type, value: asked.value }), asked.value);
    }),
    { numRuns: 150 },
  );
});

test('changing, adding or removing one character makes a different identifier', () => {
  fc.assert(
    fc.property(number, fc.nat(30), fc.constantFrom(...SIGNS), ({ type, value }, at, sign) => {
      const place = 1 + (at % (value.length - 1));
      const others = [
        value.slice(0, place) + sign + value.slice(place + 1),
        value.slice(0, place) + sign + value.slice(place),
        value.slice(0, place) + value.slice(place + 1),
      ];
      // A head office's code with and without its branch is one code.
      const stem = (text: string) => (type === 'swift_bic' ? text.replace(/^(.{8})XXX$/, '$1') : text);
      for (const other of others.filter((one) => stem(one) !== stem(value))) {
        assert.ok(!isSameIdentifier({ value: other }, { type, value }), `${other} ${value}`);
        assert.ok(!isSameIdentifier({ value: other, type }, { type, value }), `${other} ${value}`);
      }
    }),
    { numRuns: 150 },
  );
});

const SAME: readonly [asked: Parameters<typeof isSameIdentifier>[0], listed: Identifier, same: boolean][] = [
  [{ value: 'Passport No. AB 123-456' }, { type: 'passport', value: 'AB123456' }, true],
  [{ value: '515458008' }, { type: 'passport', value: 'Russian foreign travel passport number 515458008' }, true],
  [{ value: 'A0139243' }, { type: 'passport', value: 'German travel document (“Reiseausweis”) A 0139243' }, true],
  [{ value: 'A5250088' }, { type: 'passport', value: 'Booklet: A5250088' }, true],
  [{ value: 'B001897' }, { type: 'passport', value: 'LIBYAN PASSPORT No.B/001897' }, true],
  [{ value: '8208 555627' }, { type: 'passport', value: '8208 No. 555627' }, true],
  [{ value: 'R00012098' }, { type: 'passport', value: 'R00012098, South Sudan' }, true],
  [{ value: '381110042' }, { type: 'passport', value: '381110042 (Expired 25 Jan. 2016)' }, true],
  [{ value: '156-92-9858' }, { type: 'national_id', value: '156-92-9858 (United States of America)' }, true],
  [{ value: '78865693' }, { type: 'other', value: '78.865.693. Associated with ETA' }, true],
  // Words within a number belong to it, and what is left must be a number.
  [{ value: '13019077' }, { type: 'national_id', value: '13/Ta Ta Na (Naing)019077' }, false],
  [{ value: '13/TaTaNa(Naing)019077' }, { type: 'national_id', value: '13/Ta Ta Na (Naing)019077' }, true],
  [{ value: '8' }, { type: 'other', value: 'Booklet 8' }, false],
  [{ value: '119880210419' }, { type: 'other', value: '119880210419 b) Card no: 728498' }, false],
  [{ value: 'паспорт № 45 10 123456' }, { type: 'passport', value: '4510123456' }, true],
  [{ value: 'ID 123456' }, { type: 'passport', value: 'ID123456' }, true],
  [
    {
      value: [...'AB']
        .map((sign) => LOOK_ALIKE[sign])
        .join('')
        .concat('123456'),
    },
    { type: 'passport', value: 'AB123456' },
    true,
  ],
  [{ value: 'ЖЩ123456' }, { type: 'passport', value: '123456' }, false],
  [{ value: 'РА-76511' }, { type: 'tail_number', value: 'RA-76511' }, true],
  [{ value: 'ep mnb' }, { type: 'tail_number', value: 'EP-MNB' }, true],
  [{ value: 'RU 7707083893' }, { type: 'tax_id', value: '7707083893', country: 'RU' }, true],
  [{ value: '7707083893' }, { type: 'tax_id', value: 'RU7707083893', country: 'RU' }, true],
  [{ value: '7707083893', type: 'tax_id', country: 'RU' }, { type: 'tax_id', value: 'RU7707083893' }, true],
  [{ value: 'DE7707083893' }, { type: 'tax_id', value: '7707083893', country: 'RU' }, false],
  [{ value: 'RU7707083893' }, { type: 'tax_id', value: '7707083893' }, false],
  // Letters before a passport number are its series.
  [{ value: 'RU7707083' }, { type: 'passport', value: '7707083', country: 'RU' }, false],
  [{ value: '9074729', type: 'passport' }, { type: 'imo', value: '9074729' }, false],
  [{ value: 'A1', country: 'IR', type: 'passport' }, { type: 'passport', value: 'A1', country: 'IQ' }, false],
  [{ value: 'DEUTDEFF' }, { type: 'swift_bic', value: 'DEUTDEFFXXX' }, true],
  [{ value: 'MMSI: 241 234 000' }, { type: 'mmsi', value: '241234000' }, true],
  [{ value: ' - ' }, { type: 'other', value: '.' }, false],
];
for (const [asked, listed, same] of SAME) {
  test(`${asked.value} as input is ${same ? '' : 'not '}the ${listed.type} ${listed.value}`, () => {
    assert.equal(isSameIdentifier(asked, listed), same);
  });
}

/** One key or script in the spellings of its chains. Invented or of the standards' own examples. */
const WALLETS: readonly (readonly string[])[] = [
  // CashAddr specification.
  [
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
  ],
  ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu'],
  ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  // XLS-5d.
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
  [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '52908400098527886e0f7030069857d2e4169ee7',
    'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=2',
  ],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.1'],
];
test('a wallet is the same in every spelling of its chain', () => {
  for (const forms of WALLETS)
    for (const value of forms) assert.ok(isSameIdentifier({ value }, { type: 'wallet', value: forms[0] ?? '' }), value);
  assert.ok(!isSameIdentifier({ value: WALLETS[0]?.[0] ?? '' }, { type: 'wallet', value: WALLETS[3]?.[0] ?? '' }));
  const [monero] = walletForms(
    '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
  ).slice(1);
  assert.equal(walletChecksum(monero ?? ''), 'right');
  const [tron] = walletForms('41a614f803b6fd780986a42c78ec9c7f77e6ded13c').slice(1);
  assert.equal(tron, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
});

const CHECKSUMS: readonly (readonly [address: string, checksum: ReturnType<typeof walletChecksum>])[] = [
  ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'right'],
  ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv', 'wrong'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'right'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'wrong'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'right'],
  ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'right'],
  ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'wrong'],
  // EIP-55.
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'right'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'wrong'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'none'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'right'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s', 'wrong'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'right'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk58', 'wrong'],
  // Solana's addresses have no checksum.
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'none'],
  ['AB1234567890', 'none'],
  // Bitcoin Gold; a sign that no address of its kind has; and hashes, which are none.
  ['GPwg61XoHqQPNmAucFACuQ5H9sGCDv9TpS', 'right'],
  ['GPwg61XoHqQPNmAucFACuQ5H9sGCDv9TxS', 'wrong'],
  ['1BpEi6DfDAUFd7GtittLSdBeYJvc0aVggu', 'wrong'],
  ['0x098B716B8Aaf21512996dC57EB0615e2383E2fx6', 'wrong'],
  ['0x098b716b8aaf21512996dc57eb0615e2383e2f9', 'wrong'],
  ['1f3870be274f6c49b3e31a0c6728957f', 'none'],
  ['d41d8cd98f00b204e9800998ecf8427e', 'none'],
];
for (const [address, checksum] of CHECKSUMS) {
  test(`the checksum of ${address} is ${checksum}`, () => assert.equal(walletChecksum(address), checksum));
}

test('a number with wrong check digits contradicts no record', () => {
  const vessel = party('v', 'Hellenic Spirit', {
    entityType: 'Vessel',
    identifiers: [{ type: 'imo', value: '9074729' }],
  });
  const list = buildWatchlist([vessel]);
  const score = (value: string) =>
    screen(list, { name: 'Hellenic Spirit', identifiers: [{ type: 'imo', value }] }, { minScore: 1, limit: 5 })[0]
      ?.score ?? 0;
  assert.ok(score('9176187') < score('9176188'), 'a real other number lowers');
  assert.equal(isPossibleIdentifier('imo', '9176188'), false);
});

test('a placeholder number neither matches nor contradicts, on either side', () => {
  for (const value of ['N/A', 'n.a.', 'None', '-', 'UNKNOWN', 'nil', '0000', 'XXX-XXX', 'нет', '不明']) {
    for (const type of ['passport', 'imo', 'wallet', 'other'] as const) {
      assert.equal(isSameIdentifier({ value }, { type, value }), false, value);
      assert.equal(isPossibleIdentifier(type, value), false, value);
    }
  }
  for (const value of ['NA123', 'N0NE1', 'X0', '00001']) assert.ok(isPossibleIdentifier('passport', value), value);
});

test('check digits of bank accounts, securities and legal entities are verified', () => {
  assert.deepEqual(['GB82 WEST 1234 5698 7654 32', 'GB82 WEST 1234 5698 7654 33'].map(isValidIban), [true, false]);
  assert.deepEqual(['US0378331005', 'US0378331006'].map(isValidIsin), [true, false]);
  assert.deepEqual(['5493001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1R13'].map(isValidLei), [true, false]);
  assert.deepEqual(['DEUTDEFF', 'DEUTDEFF500', 'DEUT1EFF', 'DEUTDEFF50'].map(isValidBic), [true, true, false, false]);
});

test('the prefix of a tail number identifies its register', () => {
  const marks: Readonly<Record<string, readonly string[]>> = {
    'EP-MNB': ['IR'],
    N123AB: ['US'],
    'VP-BXY': ['BM'],
    'VP-CXY': ['KY'],
    'A6-EMA': ['AE'],
    YV1234: ['VE'],
    'QX-123': [],
    EP: [],
  };
  for (const [tail, countries] of Object.entries(marks)) assert.deepEqual(tailNumberCountries(tail), countries, tail);
});
