import type { Identifier } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import type { IdentityDocument } from '../../domain/listed-record.js';
import { childrenOf, childText, type XmlElement } from '../reading/xml-elements.js';
import { unIsoDate } from './un-date.js';

export interface UnDocuments {
  readonly documents: readonly IdentityDocument[];
  readonly identifiers: readonly Identifier[];
  /** Details of a document without a number. */
  readonly notes: readonly string[];
}

/** Reads the INDIVIDUAL_DOCUMENTs, without empty placeholders. */
export function unDocuments(element: XmlElement): UnDocuments {
  const documents: IdentityDocument[] = [];
  const identifiers: Identifier[] = [];
  const notes: string[] = [];
  for (const child of childrenOf(element, 'INDIVIDUAL_DOCUMENT')) {
    const written = childText(child, 'NUMBER');
    const type = childText(child, 'TYPE_OF_DOCUMENT2') ?? childText(child, 'TYPE_OF_DOCUMENT') ?? 'Document';
    const note = childText(child, 'NOTE');
    const issuer = childText(child, 'ISSUING_COUNTRY') ?? childText(child, 'COUNTRY_OF_ISSUE');
    const city = childText(child, 'CITY_OF_ISSUE');
    const number = written === undefined ? undefined : numberIn(written);
    if (number === undefined || !/\d/.test(number)) {
      const stated = [type, written, issuer, city, note].filter((part) => part !== undefined).join(', ');
      if (stated !== 'Document') notes.push(stated);
      continue;
    }
    const country = (issuer === undefined ? undefined : countryNamed(issuer)) ?? countryIn(written ?? '');
    const issuedOn = unIsoDate(childText(child, 'DATE_OF_ISSUE'));
    const expiresOn = expiryIn(note);
    const remark = [
      number === written ? undefined : written,
      city === undefined ? undefined : `issued in ${city}`,
      note,
    ]
      .filter((part) => part !== undefined)
      .join('; ');
    documents.push({
      type,
      number,
      ...(country === undefined ? {} : { country }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(remark === '' ? {} : { note: remark }),
    });
    identifiers.push({
      type: typeOf(type, written ?? ''),
      value: number,
      ...(country === undefined ? {} : { country }),
    });
  }
  return { documents, identifiers, notes };
}

/** "CAR diplomatic passport no. D00000898" holds the number D00000898. */
function numberIn(written: string): string {
  const match = /(?:\bnumber|\bno\.?|n°|№)\s*:?\s*([A-Z]{0,4}[\s-]?\d[\w/\s.-]*)$/i.exec(written);
  return (match?.[1] ?? written).replace(/[;,.\s]+$/, '').trim();
}

function countryIn(written: string): string | undefined {
  const words = /^((?:\p{Lu}[\p{L}-]+\s+)+)/u.exec(written)?.[1]?.trim();
  return words === undefined ? undefined : countryNamed(words);
}

const EXPIRY =
  /(?:expir(?:es|ed|y|ation)(?: date)?|valid until|date of expir(?:y|ation))\s*:?\s*(?:on\s+)?(\d{4}-\d{2}-\d{2}|\d{1,2}\s+[A-Za-z]+\.?\s+\d{4}|\d{4})/i;

function expiryIn(note: string | undefined): string | undefined {
  return note === undefined ? undefined : unIsoDate(EXPIRY.exec(note)?.[1]);
}

function typeOf(type: string, number: string): Identifier['type'] {
  const text = `${type} ${number}`;
  if (/laissez|birth cert|ration card|tax|driver|driving/i.test(text))
    return /driv/i.test(text) ? 'driving_licence' : 'other';
  if (/passe?port|pasaporte/i.test(type)) return 'passport';
  if (/identi|tazkira|nationality|social security|ausweis/i.test(type)) return 'national_id';
  return 'other';
}
