import type { ListedRecord } from '../../domain/listed-record.js';
import { listedRecord } from '../../domain/listed-record.js';
import { jsonDocument } from '../reading/json-document.js';
import { textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';

/**
 * OFAC's digital currency addresses, a JSON array for each currency: `sanctioned_addresses_XBT.json`. An address can be
 * listed for several currencies (a token and its chain): each is an entry of its own, as in the SDN list.
 */
export const walletsJson: ListReader = {
  recognises(files) {
    const fits = files.length > 0 && files.every((file) => /^\s*\[\s*(?:"[^"\s]{20,128}"|\])/.test(file.head));
    if (!fits) return false;
    const unnamed = files.find((file) => currencyOf(file) === undefined);
    return unnamed === undefined
      ? true
      : `the file name ${unnamed.name} has no currency, as in sanctioned_addresses_XBT.json`;
  },
  read: readWallets,
};

function currencyOf(file: ListFile): string | undefined {
  return /(?:^|[_-])([A-Z0-9]{2,10})\.json(?:\.gz)?$/.exec(file.name)?.[1];
}

async function* readWallets(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const known = new Set<string>();
  for (const file of files) {
    const currency = currencyOf(file) ?? '';
    const addresses = await jsonDocument(file);
    if (!Array.isArray(addresses)) throw refused(file.name, 'it is not an array of addresses');
    for (const [index, value] of addresses.entries()) {
      const place = `${file.name} entry ${index + 1}`;
      const address = typeof value === 'string' ? textOf(value) : undefined;
      const sourceId = `${currency}:${address}`;
      if (address === undefined || /\s/.test(address) || address.length < 20)
        log.broken(place, 'it is not a wallet address');
      else if (known.has(sourceId)) log.broken(place, `the address ${address} occurs twice`);
      else {
        known.add(sourceId);
        yield listedRecord({
          source: source.name,
          sourceId,
          entityType: 'Crypto_Wallet',
          names: [{ full: address, kind: 'primary', quality: 'strong' }],
          identifiers: [{ type: 'wallet', value: address, currency }],
          categories: source.categories(),
          documents: [{ type: 'Digital Currency Address', number: address, note: currency }],
        });
      }
    }
  }
}
