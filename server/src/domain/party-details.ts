import type { IdentifierType } from '@touchstone/engine';

export const GENDERS = ['male', 'female', 'other'] as const;

/** A number of a document; what it is of, and who issued it, where that is known. */
export interface PartyIdentifier {
  readonly value: string;
  readonly type?: IdentifierType;
  /** ISO 3166-1 alpha-2 of the issuer. */
  readonly country?: string;
}

/** Details of a party besides name, type, date and countries. */
export interface PartyDetails {
  /** Code, country name or demonym as written. Other text counts as not supplied. */
  readonly nationality?: string;
  readonly gender?: (typeof GENDERS)[number];
  /** Number without a type: an equal number counts as the same identifier, a different one contradicts nothing. */
  readonly identificationNumber?: PartyIdentifier;
  readonly businessRegistrationNumber?: string;
  readonly imoNumber?: string;
  readonly tailNumber?: string;
  readonly address?: string;
  readonly occupation?: string;
  readonly industry?: string;
  readonly knownAlias?: string;
  readonly parent?: string;
  readonly spouse?: string;
  readonly sibling?: string;
}
