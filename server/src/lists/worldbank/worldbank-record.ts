import type { EntityType, ListedName } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { type Address, type ListedRecord, type Listing, listedRecord } from '../../domain/listed-record.js';
import { organizationKind } from '../fields/organization-kind.js';
import { unique } from '../fields/unique.js';
import { isoDate } from '../fields/written-date.js';
import { type JsonObject, textOf } from '../reading/json-value.js';
import type { RecordSource } from '../reading/list-reader.js';

/** Builds one debarred firm or individual; undefined without a name. */
export function worldbankRecord(source: RecordSource, id: string, supplier: JsonObject): ListedRecord | undefined {
  const written = textOf(supplier.SUPP_NAME) ?? '';
  const prefix = textOf(supplier.SUPP_PRE_ACRN) ?? HONORIFIC.exec(written)?.[1];
  const { names, footnotes } = readNames(written);
  if (names.length === 0) return undefined;
  const entityType = typeOf(supplier, prefix, names);
  const addresses = readAddress(supplier);
  const information = textOf(supplier.ADD_SUPP_INFO);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType,
    names,
    countries: unique(addresses.map((address) => address.country)),
    categories: source.categories(),
    listing: readListing(supplier),
    addresses,
    titles: entityType === 'Person' ? unique([prefix]) : [],
    notes: unique([information, ...footnotes]),
  });
}

const HONORIFIC = /^(mr|mrs|ms|miss|dr|eng|engr|prof|sr|sra|ing)\b\.?\s+/i;

/** `SUPP_TYPE_CODE` where there is one; else the honorific that the Bank puts before every individual. */
function typeOf(supplier: JsonObject, prefix: string | undefined, names: readonly ListedName[]): EntityType {
  const code = textOf(supplier.SUPP_TYPE_CODE);
  if (code !== undefined) return /^i/i.test(code) ? 'Person' : 'Company';
  // An honorific also begins firms' names ("DR. EXAMPLE LTD."); without one, the list's others are firms.
  if (prefix === undefined || !HONORIFIC.test(`${prefix} `)) return 'Company';
  return organizationKind(names.map((name) => name.full)) === 'Company' ? 'Company' : 'Person';
}

/** Footnotes ("*123") mark names; "(formerly …)", "(a.k.a. …)" and "also known as …" behind one are further names. */
function readNames(written: string): { names: ListedName[]; footnotes: string[] } {
  const footnotes = [...written.matchAll(/\*+\s*\d*/g)].map((match) => `Footnote ${match[0]}`);
  const names: ListedName[] = [];
  const add = (text: string, kind: ListedName['kind']): void => {
    const full = text.replace(HONORIFIC, '').replace(/^["“”'\s,;-]+|["“”\s,;-]+$/g, '');
    if (/[\p{L}\p{N}]/u.test(full) && !names.some((known) => known.full === full)) {
      names.push({ full, kind: names.length === 0 ? 'primary' : kind, quality: 'strong' });
    }
  };
  const further: [string, ListedName['kind']][] = [];
  const main = written
    .replace(/\*+\s*\d*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(FURTHER, (_, word: string, text: string) => {
      for (const [name, own] of furtherNames(text)) further.push([name, FORMER.test(own ?? word) ? 'fka' : 'aka']);
      return ' ';
    });
  add(main, 'primary');
  for (const [name, kind] of further) add(name, kind);
  return { names, footnotes };
}

const WORD =
  'formerly(?: known as)?|previously(?: known as)?|f[./]?k[./]?a\\.?|a[./]?k[./]?a\\.?|also known as|also doing business as|d[./]?b[./]?a\\.?|doing business as|now known as';
const FURTHER = new RegExp(`\\(\\s*(${WORD})[:\\s]+([^()]*(?:\\([^()]*\\)[^()]*)*)\\)`, 'gi');
const OWN_WORD = new RegExp(`^(?:and |or |& )?(${WORD})[:\\s]+`, 'i');
const FORMER = /^(?:former|previous|f)/i;

/** "A; also known as B" are two, the second with a word of its own. */
function furtherNames(text: string): [name: string, word: string | undefined][] {
  return text.split(/\s*;\s*/).map((part) => [part.replace(OWN_WORD, ''), OWN_WORD.exec(part)?.[1]]);
}

function readAddress(supplier: JsonObject): Address[] {
  const [street, city, state, province, postalCode, name, code] = [
    'SUPP_ADDR',
    'SUPP_CITY',
    'SUPP_STATE_CODE',
    'SUPP_PROV_NAME',
    'SUPP_ZIP_CODE',
    'COUNTRY_NAME',
    'LAND1',
  ].map((field) => textOf(supplier[field]));
  const country =
    (name === undefined ? undefined : countryNamed(name)) ?? (code === undefined ? undefined : countryNamed(code));
  const region = [province ?? state, country === undefined ? name : undefined]
    .filter((part) => part !== undefined)
    .join(', ');
  const address = {
    ...(street === undefined ? {} : { street }),
    ...(city === undefined ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    ...(country === undefined ? {} : { country }),
  };
  return Object.keys(address).length === 0 ? [] : [address];
}

/** 2999-12-31 is "until further notice": the Bank has no other way to leave an end open. */
function readListing(supplier: JsonObject): Listing {
  const from = isoDate(textOf(supplier.DEBAR_FROM_DATE));
  const end = textOf(supplier.DEBAR_TO_DATE);
  const to = end === undefined ? undefined : (isoDate(end) ?? end);
  const reason = textOf(supplier.DEBAR_REASON);
  const status = textOf(supplier.INELIGIBLY_STATUS);
  const until = to === undefined ? '' : to.startsWith('2999') ? ', until further notice' : `, until ${to}`;
  return {
    ...(from === undefined ? {} : { listedOn: from }),
    programs: unique([status]),
    legalBasis: reason === undefined ? [] : [reason],
    measures: [`Ineligible for contracts of the World Bank${until}`],
    ...(reason === undefined ? {} : { reason }),
  };
}
