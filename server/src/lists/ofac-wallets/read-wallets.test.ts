import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readMade, readRecords } from '../../../test/support/read-records.js';
import { hasSharedData, sharedData } from '../../../test/support/shared-data.js';

test('a wallet is its address, with the currency of the file, and is listed for each currency', async () => {
  const address = '0x00000000000000000000000000000000000000aa';
  const { format, records, broken } = await readMade('ofac_wallets', {
    'sanctioned_addresses_ETH.json': JSON.stringify([address, address, 'too short', 7]),
    'sanctioned_addresses_USDT.json': JSON.stringify([address]),
    'sanctioned_addresses_XRP.json': '[]',
  });
  assert.equal(format, 'OFAC digital currency addresses JSON');
  assert.deepEqual(
    records.map((record) => record.sourceId),
    [`ETH:${address}`, `USDT:${address}`],
  );
  assert.deepEqual(records[0]?.identifiers, [{ type: 'wallet', value: address, currency: 'ETH' }]);
  assert.equal(records[0]?.entityType, 'Crypto_Wallet');
  assert.deepEqual(records[0]?.categories, ['Sanctions']);
  assert.equal(broken.length, 3);
});

test('a truncated file and a file whose name has no currency are refused', async () => {
  const files: readonly (readonly [name: string, content: string, reason: RegExp])[] = [
    ['sanctioned_addresses_ETH.json', '["0x00000000000000000000000000000000000000aa', /not in a format|truncated/],
    ['addresses.json', '["0x00000000000000000000000000000000000000aa"]', /has no currency/],
  ];
  for (const [name, content, reason] of files)
    await assert.rejects(readMade('ofac_wallets', { [name]: content }), reason);
});

if (hasSharedData) {
  test('all 654 published digital currency addresses are read', async () => {
    const folder = sharedData('ofac/digital-currency-addresses-2024-09-27/');
    const { records, brokenCount } = await readRecords(
      'ofac_wallets',
      ...readdirSync(folder).map((file) => `${folder}${file}`),
    );
    assert.equal(records.length, 654);
    assert.equal(records.filter((record) => record.identifiers[0]?.currency === 'XBT').length, 435);
    assert.equal(brokenCount, 0);
  });
}
