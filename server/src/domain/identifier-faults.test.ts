import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isWalletAddress, walletChecksum } from '@touchstone/engine';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import { identifierFaults } from './identifier-faults.js';

type Numbers = Parameters<typeof identifierFaults>[0];
type Types = Numbers['entityTypes'];

const BARE: readonly (readonly [identifier: string, types: Types, fault: string | undefined])[] = [
  ['IMO 9074729', ['Vessel'], undefined],
  ['9074729', ['Vessel'], undefined],
  ['9074728', ['Vessel'], 'imo_checksum_wrong'],
  ['imo-9074728', ['Person'], 'imo_checksum_wrong'],
  // A passport may have seven digits.
  ['9074728', ['Person'], undefined],
  ['241234000', ['Vessel'], undefined],
  ['941234000', ['Vessel'], 'mmsi_form_wrong'],
  ['5493001KJTIIGC8Y1R12', ['Company'], undefined],
  ['5493001KJTIIGC8Y1R13', ['Company'], 'lei_checksum_wrong'],
  ['5493001KJTIIGC8Y1R13', ['Person'], undefined],
  ['LEI: 5493001KJTIIGC8Y1R13', ['Person'], 'lei_checksum_wrong'],
  ['GB82 WEST 1234 5698 7654 32', ['Person'], undefined],
  ['GB82 WEST 1234 5698 7654 33', ['Person'], 'iban_checksum_wrong'],
  ['ISIN US0378331006', ['Company'], 'isin_checksum_wrong'],
  ['SWIFT code DEUTDEFF5', ['Company'], 'bic_form_wrong'],
  ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv', ['Person'], 'wallet_checksum_wrong'],
  ['MP 1234567', ['Person'], undefined],
  ['LEIPZIG 12345', ['Person'], undefined],
];
for (const [uniqueIdentifier, entityTypes, fault] of BARE) {
  test(`${uniqueIdentifier} of a ${entityTypes[0]} ${fault === undefined ? 'has no error' : `has the error ${fault}`}`, () => {
    const faults = identifierFaults({ name: 'Lucky Star', entityTypes, uniqueIdentifier });
    assert.deepEqual(faults, fault === undefined ? [] : [fault]);
  });
}

test('a number in a dedicated field is checked as the kind of that field', () => {
  const subject: Numbers = {
    name: 'x',
    entityTypes: ['Vessel', 'Aircraft'],
    party: { imoNumber: '9074728', tailNumber: 'QX-12' },
  };
  assert.deepEqual(identifierFaults(subject), ['imo_checksum_wrong', 'tail_mark_unknown']);
  const wallet: Numbers = { name: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv', entityTypes: ['Crypto_Wallet'] };
  assert.deepEqual(identifierFaults(wallet), ['wallet_checksum_wrong']);
});

const folder = sharedData('ofac/digital-currency-addresses-2024-09-27');
const samples = ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'];

test('no wallet address on the OFAC lists counts as mistyped', () => {
  const listed = !hasSharedData
    ? samples
    : readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]);
  assert.deepEqual(
    listed.filter((address) => !isWalletAddress(address) || walletChecksum(address) === 'wrong'),
    [],
  );
});
