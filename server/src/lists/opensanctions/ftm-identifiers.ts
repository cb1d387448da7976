import type { Identifier, IdentifierType } from '@touchstone/engine';
import type { IdentityDocument } from '../../domain/listed-record.js';
import { isoDate } from '../fields/written-date.js';
import { ftmCountry } from './ftm-country.js';
import { type FtmEntity, firstOf, valuesOf } from './ftm-entity.js';

/**
 * Identifier properties: their type for the matcher, their label for analysts, and the country of those that can be of
 * one only. `idNumber` holds papers of every kind, so that two of them never contradict each other.
 */
const PROPERTIES: Readonly<Record<string, readonly [IdentifierType, string, string?]>> = {
  passportNumber: ['passport', 'Passport'],
  socialSecurityNumber: ['national_id', 'Social security number'],
  innCode: ['tax_id', 'INN', 'RU'],
  vatCode: ['other', 'VAT number'],
  irsCode: ['tax_id', 'US tax number', 'US'],
  taxNumber: ['tax_id', 'Tax number'],
  ogrnCode: ['registration_number', 'OGRN', 'RU'],
  uscCode: ['registration_number', 'Unified social credit code', 'CN'],
  registrationNumber: ['registration_number', 'Registration number'],
  leiCode: ['lei', 'LEI'],
  swiftBic: ['swift_bic', 'SWIFT/BIC'],
  bikCode: ['other', 'BIK', 'RU'],
  okpoCode: ['other', 'OKPO', 'RU'],
  imoNumber: ['imo', 'IMO number'],
  mmsi: ['mmsi', 'MMSI'],
  callSign: ['call_sign', 'Call sign'],
  serialNumber: ['aircraft_serial', 'Serial number'],
  publicKey: ['wallet', 'Wallet address'],
  idNumber: ['other', 'ID number'],
  npiCode: ['other', 'NPI'],
  dunsCode: ['other', 'DUNS'],
  cageCode: ['other', 'CAGE'],
  uniqueEntityId: ['other', 'Unique entity ID (SAM)'],
  permId: ['other', 'PermID'],
  isinCode: ['other', 'ISIN'],
  cikCode: ['other', 'CIK'],
  giiNumber: ['other', 'GIIN'],
  icijId: ['other', 'ICIJ ID'],
  bvdId: ['other', 'BvD ID'],
  ricCode: ['other', 'RIC'],
  wikidataId: ['other', 'Wikidata'],
};

export const IDENTIFIER_PROPERTIES = Object.keys(PROPERTIES);

interface Numbers {
  readonly identifiers: Identifier[];
  readonly documents: IdentityDocument[];
}

/** Collects the identifiers of a party: its own, those of its documents, and its wallet addresses. */
export function ftmIdentifiers(
  entity: FtmEntity,
  papers: readonly FtmEntity[],
  wallets: readonly FtmEntity[],
): Numbers {
  const identifiers: Identifier[] = [];
  const documents: IdentityDocument[] = [];
  const add = (identifier: Identifier, document: IdentityDocument): void => {
    const { type, value } = identifier;
    if (!identifiers.some((known) => known.value === value && (known.type === type || type === 'other'))) {
      identifiers.push(identifier);
      documents.push(document);
    }
  };
  for (const paper of papers) addPaper(paper, add);
  for (const [property, [type, label, country]] of Object.entries(PROPERTIES)) {
    for (const value of valuesOf(entity, property)) {
      const ofAircraft = entity.schema === 'Airplane' && property === 'registrationNumber';
      const currency = type === 'wallet' ? firstOf(entity, 'currency') : undefined;
      add(
        {
          type: ofAircraft ? 'tail_number' : type,
          value,
          ...(country === undefined ? {} : { country }),
          ...(currency === undefined ? {} : { currency }),
        },
        { type: ofAircraft ? 'Tail number' : label, number: value, ...(country === undefined ? {} : { country }) },
      );
    }
  }
  for (const wallet of wallets) {
    const currency = firstOf(wallet, 'currency');
    for (const value of valuesOf(wallet, 'publicKey')) {
      add(
        { type: 'wallet', value, ...(currency === undefined ? {} : { currency }) },
        { type: 'Wallet address', number: value, ...(currency === undefined ? {} : { note: currency }) },
      );
    }
  }
  return { identifiers, documents };
}

function addPaper(paper: FtmEntity, add: (identifier: Identifier, document: IdentityDocument) => void): void {
  const type = firstOf(paper, 'type');
  const ofPassport = paper.schema === 'Passport' || /passport/i.test(type ?? '');
  const issuer = firstOf(paper, 'country');
  const country = issuer === undefined ? undefined : ftmCountry(issuer);
  const issuedOn = isoDate(firstOf(paper, 'startDate'));
  const expiresOn = isoDate(firstOf(paper, 'endDate'));
  const note = [...valuesOf(paper, 'authority'), ...valuesOf(paper, 'summary'), ...valuesOf(paper, 'description')].join(
    '; ',
  );
  for (const property of ['number', 'passportNumber']) {
    for (const number of valuesOf(paper, property)) {
      add(
        { type: ofPassport ? 'passport' : 'other', value: number, ...(country === undefined ? {} : { country }) },
        {
          type: type ?? (ofPassport ? 'Passport' : 'Identification'),
          number,
          ...(country === undefined ? {} : { country }),
          ...(issuedOn === undefined ? {} : { issuedOn }),
          ...(expiresOn === undefined ? {} : { expiresOn }),
          ...(note === '' ? {} : { note }),
        },
      );
    }
  }
}
