/** The kinds of identifier that watchlists carry and subjects are asked for. */
export const IDENTIFIER_TYPES = [
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'lei',
  'swift_bic',
  'imo',
  'mmsi',
  'call_sign',
  'tail_number',
  'aircraft_serial',
  'wallet',
  'driving_licence',
  'other',
] as const;

export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

export interface Identifier {
  readonly type: IdentifierType;
  /** As the publisher wrote it; the engine brings it to normal form itself. */
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the issuer, where known. */
  readonly country?: string;
  /** The chain of a wallet, in the publisher's abbreviation (`XBT`, `ETH`). */
  readonly currency?: string;
}
