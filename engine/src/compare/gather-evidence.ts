import type { EntityType } from '../entity-type.js';
import { IDENTIFIER_TYPES, type IdentifierType, normalizeIdentifier } from '../identifier.js';
import { isValidImo, isValidLei } from '../identifiers/check-digits.js';
import {
  type IdentifierForm,
  identifierForms,
  isListedForm,
  isPossibleIdentifier,
  type QueryIdentifier,
} from '../identifiers/identifier-forms.js';
import { isWalletAddress } from '../identifiers/wallet-address.js';
import type { Parties } from '../index/open-watchlist.js';
import { type Rising, risingAt } from '../index/rising.js';
import { countryCode, countryOfCode, DATE_FLAGS, GENDERS } from '../index/stored-codes.js';
import type { Evidence } from '../match.js';
import { dayNumber } from '../partial-date.js';
import { EVIDENCE_POINTS } from '../score.js';
import type { Subject } from '../subject.js';
import { compareDates, type DaySpan } from './compare-dates.js';
import { areKindred } from './data/kindred-countries.js';

/** A subject's facts beside the name, brought to the form in which records keep theirs: once per screening. */
export interface SubjectFacts {
  readonly date?: DaySpan & { readonly text: string };
  readonly nationalities: readonly string[];
  readonly countries: readonly string[];
  readonly gender?: Subject['gender'];
  readonly identifiers: readonly SubjectIdentifier[];
  /** Maximum points that agreeing evidence adds to a name score. */
  readonly maxPoints: number;
}

export interface SubjectIdentifier {
  readonly type: IdentifierType | undefined;
  readonly country: string | undefined;
  readonly value: string;
  /** Forms in which it may be listed, normalized; `value` is the first. */
  readonly forms: readonly IdentifierForm[];
  /** False if its check digits are wrong: then no other identifier contradicts it. */
  readonly possible: boolean;
  /**
   * An identifier given as such. `type` is guessed from its form: it decides normalization and conflicts, but does not
   * restrict what it matches. One seven-digit passport number in ten passes for an IMO number.
   */
  readonly ofAnyKind?: true;
}

export function subjectFacts(subject: Subject): SubjectFacts {
  const codes = (values: readonly string[] | undefined) =>
    [...new Set((values ?? []).map((code) => code.toUpperCase()))].filter((code) => countryCode(code) !== 0);
  const nationalities = codes(subject.nationalities);
  const countries = codes(subject.countries);
  const date = subject.date;
  return {
    ...(date === undefined
      ? {}
      : {
          date: {
            start: dayNumber(date.start),
            end: dayNumber(date.end),
            circa: date.circa,
            text: spanText(date.start, date.end),
          },
        }),
    nationalities,
    countries,
    ...(subject.gender === undefined ? {} : { gender: subject.gender }),
    identifiers: identifiersOf(subject),
    maxPoints:
      (date === undefined ? 0 : EVIDENCE_POINTS.dateSameDay) +
      (nationalities.length === 0 ? 0 : EVIDENCE_POINTS.nationalityAgree) +
      (countries.length === 0 ? 0 : EVIDENCE_POINTS.countryAgree) +
      (date === undefined || nationalities.length + countries.length === 0 ? 0 : EVIDENCE_POINTS.omissionConfirmed),
  };
}

/** The subject's identifiers; a wallet's address may stand for the name of any party, and ships and aircraft go by their numbers. */
function identifiersOf(subject: Subject): readonly SubjectIdentifier[] {
  const found: SubjectIdentifier[] = (subject.identifiers ?? []).map(subjectIdentifier);
  const { uniqueIdentifier } = subject;
  if (uniqueIdentifier !== undefined) {
    const type = guessType(uniqueIdentifier);
    // Its form suggests a type, and it is asked for under every other as well.
    const { forms } = subjectIdentifier({ value: uniqueIdentifier });
    found.push({ ...subjectIdentifier({ type, value: uniqueIdentifier }), forms, ofAnyKind: true });
  }
  const types = subject.entityTypes ?? [];
  const may = (type: EntityType) => types.length === 0 || types.includes(type);
  const named = (type: IdentifierType) => found.push(subjectIdentifier({ type, value: subject.name }));
  if (isWalletAddress(subject.name)) named('wallet');
  if (may('Vessel') && isValidImo(subject.name)) named('imo');
  if (types.includes('Aircraft')) named('tail_number');
  return found.filter((identifier) => identifier.value !== '');
}

function subjectIdentifier({ type: given, value, country: issuer }: QueryIdentifier): SubjectIdentifier {
  const type = given === 'other' ? undefined : given;
  const country = issuer?.toUpperCase();
  return {
    type,
    country,
    value: normalizeIdentifier(type, value, country),
    forms: identifierForms({ type, value, country }),
    possible: type === undefined || isPossibleIdentifier(type, value),
  };
}

/** The type that a value proves by its own checksum or form; undefined if several are possible. */
function guessType(value: string): IdentifierType | undefined {
  if (isValidImo(value)) return 'imo';
  if (isValidLei(value)) return 'lei';
  return isWalletAddress(value) && value.trim().length >= 26 ? 'wallet' : undefined;
}

/** Everything beside the name that speaks for or against this record. Points of identifiers that agree are set by the caller. */
export function gatherEvidence(facts: SubjectFacts, parties: Parties, entity: number): readonly Evidence[] {
  const evidence: Evidence[] = [];
  if (facts.date !== undefined) addDate(facts.date, parties, entity, evidence);
  const profile = parties.entityProfiles[entity] as number;
  addPlaces(facts, parties, profile, evidence);
  const gender = GENDERS[parties.profileGenders[profile] as number];
  if (facts.gender !== undefined && gender !== undefined && facts.gender !== 'other' && gender !== 'other') {
    const agrees = gender === facts.gender;
    evidence.push({
      field: 'gender',
      outcome: agrees ? 'agree' : 'conflict',
      subject: facts.gender,
      listed: gender,
      points: agrees ? 0 : EVIDENCE_POINTS.genderConflict,
    });
  }
  addIdentifiers(facts, parties, entity, evidence);
  return evidence;
}

function addDate(
  date: DaySpan & { readonly text: string },
  parties: Parties,
  entity: number,
  evidence: Evidence[],
): void {
  let best: Evidence | undefined;
  for (let d = risingAt(parties.dateStarts, entity); d < risingAt(parties.dateStarts, entity + 1); d += 1) {
    const listed = {
      start: parties.dateFrom[d] as number,
      end: parties.dateTo[d] as number,
      circa: ((parties.dateFlags[d] as number) & DATE_FLAGS.circa) !== 0,
    };
    const { outcome, points } = compareDates(date, listed);
    if (best !== undefined && best.points >= points) continue;
    best = {
      field: 'date',
      outcome,
      subject: date.text,
      listed: spanText(isoOf(listed.start), isoOf(listed.end)),
      points,
    };
  }
  if (best !== undefined) evidence.push(best);
}

/** Compares nationalities first, then the subject's remaining countries with all of the record's. */
function addPlaces(facts: SubjectFacts, parties: Parties, profile: number, evidence: Evidence[]): void {
  const listedNationalities = codesOf(parties.nationalityStarts, parties.nationalityCodes, profile);
  const listedCountries = codesOf(parties.countryStarts, parties.countryCodes, profile);
  const compare = (
    field: string,
    own: readonly string[],
    listed: readonly string[],
    agree: number,
    conflict: number,
  ) => {
    if (own.length === 0 || listed.length === 0) return;
    const same = own.find((code) => listed.includes(code));
    const kin = same ?? own.find((code) => listed.some((other) => areKindred(code, other)));
    const outcome = same !== undefined ? 'agree' : kin !== undefined ? 'close' : 'conflict';
    const points = outcome === 'agree' ? agree : outcome === 'close' ? 0 : conflict;
    evidence.push({ field, outcome, subject: same ?? own.join(' '), listed: same ?? listed.join(' '), points });
  };
  const nationality = listedNationalities.length > 0 ? listedNationalities : [];
  compare(
    'nationality',
    facts.nationalities,
    nationality,
    EVIDENCE_POINTS.nationalityAgree,
    listedCountries.some((code) => facts.nationalities.includes(code)) ? 0 : EVIDENCE_POINTS.nationalityConflict,
  );
  compare('country', facts.countries, listedCountries, EVIDENCE_POINTS.countryAgree, EVIDENCE_POINTS.countryConflict);
}

/** Identifiers of the subject against the record's: equal value, or another one of the same type and country. */
function addIdentifiers(facts: SubjectFacts, parties: Parties, entity: number, evidence: Evidence[]): void {
  const from = risingAt(parties.identifierStarts, entity);
  const to = risingAt(parties.identifierStarts, entity + 1);
  for (const own of facts.identifiers) {
    let other: string | undefined;
    let agrees = false;
    for (let i = from; i < to && !agrees; i += 1) {
      const type = IDENTIFIER_TYPES[parties.identifierTypes[i] as number] as IdentifierType;
      const country = parties.identifierCountries[i] as number;
      const value = parties.identifierText(i);
      const sameCountry = own.country === undefined || country === 0 || countryOfCode(country) === own.country;
      agrees = identifiersAgree(own, type, value, country) && sameCountry;
      if (agrees)
        evidence.push({
          field: type === 'wallet' ? 'wallet_address' : 'identifier',
          outcome: 'agree',
          subject: own.value,
          listed: value,
          points: 0,
        });
      else if (
        own.type === type &&
        own.possible &&
        isPossibleIdentifier(type, value) &&
        (SINGULAR.has(type) || (own.country !== undefined && country !== 0 && sameCountry))
      )
        other = value;
    }
    if (!agrees && other !== undefined) {
      evidence.push({
        field: 'identifier',
        outcome: 'conflict',
        subject: own.value,
        listed: other,
        points: EVIDENCE_POINTS.identifierConflict,
      });
    }
  }
}

/** Types of which a party has one worldwide, so that another value contradicts whatever the country. */
const SINGULAR: ReadonlySet<IdentifierType> = new Set([
  'lei',
  'imo',
  'mmsi',
  'call_sign',
  'tail_number',
  'aircraft_serial',
]);

/** True if equal in one of its forms, and of one type if both types are known. `country` as stored. */
export function identifiersAgree(
  own: SubjectIdentifier,
  type: IdentifierType,
  value: string,
  country: number,
): boolean {
  const kind = own.ofAnyKind === true || own.type === undefined || type === 'other' || own.type === type;
  return kind && isListedForm(own.forms, { type, value, ...(country !== 0 && { country: countryOfCode(country) }) });
}

function codesOf(starts: Rising, codes: Uint16Array, profile: number): readonly string[] {
  const found: string[] = [];
  for (let i = risingAt(starts, profile); i < risingAt(starts, profile + 1); i += 1)
    found.push(countryOfCode(codes[i] as number));
  return found;
}

function isoOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** Text for people: a day, a whole year, the month that holds the span, or else `start/end`. */
function spanText(start: string, end: string): string {
  if (start === end) return start;
  if (start.slice(0, 4) === end.slice(0, 4) && start.endsWith('-01-01') && end.endsWith('-12-31'))
    return start.slice(0, 4);
  return start.slice(0, 7) === end.slice(0, 7) ? start.slice(0, 7) : `${start}/${end}`;
}
