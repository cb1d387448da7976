import type { Identifier, IdentifierType, PartialDate } from '@touchstone/engine';
import { countryNamed } from '../../../domain/country.js';
import type { IdentityDocument } from '../../../domain/listed-record.js';
import { BARE_LABELS, identifierType } from './identifier-labels.js';
import { ofacDate, ofacIsoDate } from './ofac-date.js';
import type { OfacKind } from './ofac-kind.js';

/** Structured content of the Remarks of one record. Everything unrecognised is in `notes`, word for word. */
export interface Remarks {
  readonly dates: PartialDate[];
  readonly placesOfBirth: string[];
  readonly nationalities: string[];
  readonly formerFlags: string[];
  gender?: 'male' | 'female';
  readonly weakNames: { readonly kind: 'aka' | 'fka' | 'nka'; readonly name: string }[];
  readonly identifiers: Identifier[];
  readonly documents: IdentityDocument[];
  /** The names after `Linked To:`, as written. */
  readonly linkedTo: string[];
  readonly family: { readonly relation: string; readonly name: string }[];
  readonly measures: string[];
  readonly emails: string[];
  readonly phones: string[];
  readonly websites: string[];
  readonly particulars: Map<string, string[]>;
  readonly notes: string[];
}

/**
 * Reads the Remarks of one record, already joined with its overflow in sdn_comments. The items stand between
 * semicolons, the last one ends with a dot; `alt.` before an item says only that it is not the first of its kind.
 */
export function readRemarks(text: string, kind: OfacKind, remarks = noRemarks()): Remarks {
  for (const item of text.split(';')) {
    const trimmed = item.trim();
    if (trimmed === '' || trimmed === '.') continue;
    if (!readItem(remarks, trimmed, kind)) remarks.notes.push(trimmed);
  }
  return remarks;
}

/** A fact that a format gives apart: a feature, an id, a document. */
export interface OfacFact {
  /** OFAC's own word, the same in every format ("Tax ID No.", "Website"). */
  readonly label: string;
  readonly value: string;
  readonly country?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  readonly note?: string;
}

/** Reads one fact exactly as if it had stood in the Remarks; what no rule takes is a document, or else a note. */
export function readFact(remarks: Remarks, fact: OfacFact, kind: OfacKind, surelyDocument = false): void {
  const label = fact.label.trim();
  const text = `${label} ${fact.value}`;
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    if (!read(remarks, text.slice(match[0].length).trim(), kind)) remarks.notes.push(text);
    return;
  }
  if (MEASURES.test(text)) {
    add(remarks.measures, withoutDot(text));
  } else if (/\d/.test(fact.value) && (surelyDocument || MARK.test(label) || BARE_LABELS.test(`${label} 1`))) {
    const { value, country, issuedOn, expiresOn, note } = fact;
    // The country sometimes stands behind the number, as in Remarks: "1026303117642 (Russia)".
    const read = value.endsWith(')') ? readNumber(value) : undefined;
    pushDocument(remarks, kind, {
      type: label,
      number: value,
      ...read,
      ...(country === undefined ? {} : { country }),
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(note === undefined ? {} : { note }),
    });
  } else {
    remarks.notes.push(fact.note === undefined ? text : `${text} (${fact.note})`);
  }
}

export function noRemarks(): Remarks {
  return {
    dates: [],
    placesOfBirth: [],
    nationalities: [],
    formerFlags: [],
    weakNames: [],
    identifiers: [],
    documents: [],
    linkedTo: [],
    family: [],
    measures: [],
    emails: [],
    phones: [],
    websites: [],
    particulars: new Map(),
    notes: [],
  };
}

/** Items with a plain label: label pattern, and the handler of the rest. False if it is something else. */
const RULES: readonly (readonly [RegExp, (remarks: Remarks, rest: string, kind: OfacKind) => boolean])[] = [
  [/^DOB\s+/, readDate],
  [/^(?:Organization Established Date|Aircraft Manufacture Date|Vessel Year of Build)\s+/i, readDate],
  [/^POB\s+/, (remarks, rest) => add(remarks.placesOfBirth, withoutDot(rest))],
  [/^(?:nationality(?: of registration)?|citizen):?\s+/i, readNationality],
  [/^Gender\s+/, readGender],
  [/^Digital Currency Address - /, readWallet],
  [/^Vessel Registration Identification\s+/i, readVesselRegistration],
  [/^(?:Other |Former )?Vessel Call Sign\s+/i, bareIdentifier('call_sign', 'Call sign')],
  [/^SWIFT\/BIC\s+/i, bareIdentifier('swift_bic', 'SWIFT/BIC')],
  [/^Aircraft Tail Number\s+/i, bareIdentifier('tail_number', 'Aircraft Tail Number')],
  [/^(?:Previous|Former) Aircraft Tail Number\s+/i, bareIdentifier('tail_number', 'Previous Aircraft Tail Number')],
  [/^(?:Identification|Company) Number IMO\s+/i, readCompanyImo],
  [/^Linked To:\s*/i, (remarks, rest) => add(remarks.linkedTo, rest)],
  [/^E-?mail(?: Address)?(?::|\s)\s*/i, (remarks, rest) => add(remarks.emails, withoutDot(rest))],
  [/^Website:?\s+/i, (remarks, rest) => add(remarks.websites, withoutDot(rest))],
  [/^(?:Phone|Telephone)(?: Number| No\.)?:?\s+/i, (remarks, rest) => add(remarks.phones, withoutDot(rest))],
  [/^Fax(?: Number| No\.)?:?\s+/i, particular('fax')],
  [/^Former Vessel Flag\s+/i, readFormerFlag],
  [/^(?:Other )?Vessel Type\s+/i, particular('vessel_type')],
  [/^Aircraft Model\s+/i, particular('aircraft_model')],
  [/^Aircraft Operator\s+/i, particular('operator')],
  [/^Organization Type:\s*/i, particular('organization_type')],
  [/^Target Type\s+/i, particular('target_type')],
];

const MEASURES =
  /^(Secondary sanctions risk:|Additional Sanctions Information|Transactions Prohibited For|Executive Order \d|CAATSA Section|Listing Date|Effective Date|Subject to )/i;

const FAMILY =
  /^(spouse|wife|husband|son|daughter|child|brother|sister|half-brother|half-sister|mother|father|cousin|nephew|niece|uncle|aunt|(?:son|daughter|brother|sister|mother|father)-in-law) of ([A-Z].+)$/i;

function readItem(remarks: Remarks, whole: string, kind: OfacKind): boolean {
  const item = whole.replace(/^alt\.\s+/i, '');
  const weak = /^([afn])\.k\.a\.\s+'(.+?)'?\.?$/i.exec(item);
  if (weak?.[1] !== undefined && weak[2] !== undefined) {
    const name = weak[2].trim();
    if (name === '') return false;
    remarks.weakNames.push({ kind: `${weak[1].toLowerCase()}ka` as 'aka' | 'fka' | 'nka', name });
    return true;
  }
  for (const [label, read] of RULES) {
    const match = label.exec(item);
    if (match !== null) return read(remarks, item.slice(match[0].length).trim(), kind);
  }
  if (MEASURES.test(item)) return add(remarks.measures, withoutDot(whole));
  const relative = FAMILY.exec(item);
  if (relative?.[1] !== undefined && relative[2] !== undefined && kind === 'individual') {
    remarks.family.push({ relation: relative[1].toLowerCase(), name: withoutDot(relative[2]) });
    return true;
  }
  return readDocument(remarks, item, kind);
}

function readDate(remarks: Remarks, rest: string): boolean {
  const date = ofacDate(withoutDot(rest));
  if (date === undefined) return false;
  remarks.dates.push(date);
  return true;
}

function readNationality(remarks: Remarks, rest: string): boolean {
  const code = countryNamed(rest);
  return code === undefined ? false : add(remarks.nationalities, code);
}

function readFormerFlag(remarks: Remarks, rest: string): boolean {
  const flag = withoutDot(rest);
  const code = countryNamed(flag);
  if (code !== undefined) add(remarks.formerFlags, code);
  return particular('former_flag')(remarks, flag);
}

function readGender(remarks: Remarks, rest: string): boolean {
  const gender = withoutDot(rest).toLowerCase();
  if (gender !== 'male' && gender !== 'female') return false;
  remarks.gender = gender;
  return true;
}

function readWallet(remarks: Remarks, rest: string): boolean {
  const match = /^([A-Z0-9]{2,10})\s+(\S+?)\.?$/.exec(rest);
  if (match?.[1] === undefined || match[2] === undefined) return false;
  remarks.identifiers.push({ type: 'wallet', value: match[2], currency: match[1] });
  return true;
}

function readVesselRegistration(remarks: Remarks, rest: string): boolean {
  const imo = /^IMO\s*(\d{7})\b\.?$/i.exec(rest);
  if (imo?.[1] === undefined) {
    const number = withoutDot(rest);
    remarks.identifiers.push({ type: 'registration_number', value: number });
    return addDocument(remarks, { type: 'Vessel Registration Identification', number });
  }
  remarks.identifiers.push({ type: 'imo', value: imo[1] });
  return addDocument(remarks, { type: 'IMO number', number: imo[1] });
}

/** The IMO also numbers shipping companies; such a number is no ship's and must not be compared with one. */
function readCompanyImo(remarks: Remarks, rest: string, kind: OfacKind): boolean {
  const number = withoutDot(rest);
  if (kind === 'vessel') return readVesselRegistration(remarks, `IMO ${number}`);
  remarks.identifiers.push({ type: 'registration_number', value: number });
  return addDocument(remarks, { type: 'IMO company number', number });
}

function bareIdentifier(type: IdentifierType, label: string): (remarks: Remarks, rest: string) => boolean {
  return (remarks, rest) => {
    const number = withoutDot(rest);
    if (!/^[A-Z0-9][A-Z0-9 -]{0,15}$/i.test(number)) return false;
    remarks.identifiers.push({ type, value: number });
    return addDocument(remarks, { type: label, number });
  };
}

const MARK =
  /\b(?:No\.?|Number|ID|Code|Card|Licen[cs]e|Certificate|Permit|Document|Identification|Passport|Registration)(?=\s|:|$|\))|#/i;

function readDocument(remarks: Remarks, item: string, kind: OfacKind): boolean {
  const bare = BARE_LABELS.exec(item);
  const numbered = bare === null ? labelled(item) : null;
  const label = bare?.[1] ?? numbered?.label;
  const rest = bare === null ? numbered?.rest : item.slice(bare[0].length);
  // A sentence is no number.
  if (label === undefined || rest === undefined || !/^[^a-z]*\d/.test(rest)) return false;
  const document = readNumber(withoutDot(rest));
  if (document === undefined) return false;
  return pushDocument(remarks, kind, { type: label, ...document });
}

function pushDocument(remarks: Remarks, kind: OfacKind, document: IdentityDocument): boolean {
  const type = identifierType(document.type, kind === 'individual');
  remarks.identifiers.push({
    type: type === 'lei' && !/^[A-Z0-9]{18}\d{2}$/.test(document.number) ? 'other' : type,
    value: document.number,
    ...(document.country === undefined ? {} : { country: document.country }),
  });
  return addDocument(remarks, { ...document, type: document.type.replace(/:$/, '') });
}

/**
 * Finds the end of a label: the number begins with the first word that has a digit, or with the capitals before it
 * ("Registration ID HRB 26136", "National ID No. CNIC: 35202"), and something in the label marks a number.
 */
function labelled(item: string): { label: string; rest: string } | null {
  const words = item.split(/\s+/);
  let start = words.findIndex((word) => /\d/.test(word) && !/^\(/.test(word));
  if (start < 1) return null;
  while (
    start > 1 &&
    /^[A-Z.]{1,6}:?$/.test(words[start - 1] ?? '') &&
    !/^(?:ID|NO\.?|C\.R\.)$/i.test(words[start - 1] ?? '')
  ) {
    start -= 1;
  }
  const label = words.slice(0, start).join(' ');
  return label.length <= 60 && MARK.test(label) && !/\b(?:issued|expire[sd])\b/.test(label)
    ? { label, rest: words.slice(start).join(' ') }
    : null;
}

/** `343997 (Stuttgart) (Mexico) issued 14 Dec 2005 expires 2010`: number, places, country, dates. */
function readNumber(text: string): Omit<IdentityDocument, 'type'> | undefined {
  let rest = text;
  const dates: { issuedOn?: string; expiresOn?: string } = {};
  for (;;) {
    const match =
      /^(.*?),?\s+(issued|expires|expired)\s+(?:(?:\d{1,2}\s+)?(?:[A-Za-z]{3}\s+)?\d{4}\s+to\s+)?((?:\d{1,2}\s+)?(?:[A-Za-z]{3}\s+)?\d{4})$/.exec(
        rest,
      );
    if (match?.[1] === undefined || match[3] === undefined) break;
    const date = ofacIsoDate(match[3]);
    if (date === undefined) return undefined;
    dates[match[2] === 'issued' ? 'issuedOn' : 'expiresOn'] = date;
    rest = match[1].replace(/[.\s]+$/, '');
  }
  let country: string | undefined;
  const places: string[] = [];
  for (;;) {
    const match = /^(.*\S)\s*\(([^()]+)\)$/.exec(rest);
    if (match?.[1] === undefined || match[2] === undefined) break;
    const code = country === undefined ? countryNamed(match[2]) : undefined;
    if (code === undefined) places.unshift(match[2]);
    else country = code;
    rest = match[1];
  }
  const prefix = /^([A-Z.]{2,6}):\s*(?=\S)/.exec(rest);
  if (prefix?.[1] !== undefined) places.push(prefix[1]);
  const number = rest.slice(prefix?.[0].length ?? 0).trim();
  if (number === '' || number.length > 60 || !/\d/.test(number) || /\b(issued|expires)\b/.test(number))
    return undefined;
  return {
    number,
    ...(country === undefined ? {} : { country }),
    ...dates,
    ...(places.length === 0 ? {} : { note: places.join(', ') }),
  };
}

function addDocument(remarks: Remarks, document: IdentityDocument): boolean {
  remarks.documents.push(document);
  return true;
}

function particular(name: string): (remarks: Remarks, rest: string) => boolean {
  return (remarks, rest) => {
    const value = withoutDot(rest);
    if (value === '') return false;
    const values = remarks.particulars.get(name) ?? [];
    if (!values.includes(value)) values.push(value);
    remarks.particulars.set(name, values);
    return true;
  };
}

function add(list: string[], value: string): boolean {
  if (value === '') return false;
  if (!list.includes(value)) list.push(value);
  return true;
}

/** Takes OFAC's dot after the last item, but leaves the dot of an abbreviation (`S.A.`, `Jr.`) alone. */
function withoutDot(text: string): string {
  return /(?:\b[A-Za-z]\.[A-Za-z]\.|\b(?:Jr|Sr|Co|Ltd|Inc|Corp)\.)$/.test(text)
    ? text
    : text.replace(/\.+$/, '').trim();
}
