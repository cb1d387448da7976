import type { Address } from '../../../domain/listed-record.js';
import { unique } from '../../fields/unique.js';
import { childrenOf, childText, type XmlElement } from '../../reading/xml-elements.js';
import { ofacAddress } from '../legacy/ofac-address.js';
import type { ReferenceTables } from './reference-tables.js';

/** A Location: an address, a nationality or a place of birth. */
export interface Place {
  readonly address?: Address;
  readonly text: string;
}

/** Reads a Location; its country is given by number, and where there is none, its area ("Region: Gaza") may be. */
export function readLocation(element: XmlElement, tables: ReferenceTables): Place {
  const parts = new Map<string, string[]>();
  for (const part of childrenOf(element, 'LocationPart')) {
    const type = tables.text('LocPartType', part.attributes.LocPartTypeID);
    const values = childrenOf(part, 'LocationPartValue').map((value) => childText(value, 'Value'));
    parts.set(type, unique([...(parts.get(type) ?? []), ...values]));
  }
  const joined = (...types: readonly string[]): string => types.flatMap((type) => parts.get(type) ?? []).join(', ');
  const countryId = childrenOf(element, 'LocationCountry')[0]?.attributes.CountryID;
  const areaId = childrenOf(element, 'LocationAreaCode')[0]?.attributes.AreaCodeID;
  const area = tables.entry('AreaCode', areaId)?.attributes.Description ?? '';
  const country = countryId === undefined ? area : tables.text('Country', countryId);
  const address = ofacAddress({
    street: joined('ADDRESS1', 'ADDRESS2', 'ADDRESS3'),
    city: joined('CITY'),
    region: joined('STATE/PROVINCE', 'REGION'),
    postalCode: joined('POSTAL CODE'),
    country,
    note: joined('Unknown'),
  });
  const text = unique([...[...parts.values()].flat(), country === 'undetermined' ? '' : country]).join(', ');
  return { text, ...(address === undefined ? {} : { address }) };
}
