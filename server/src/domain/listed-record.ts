import type { ListedEntity, PartialDate } from '@touchstone/engine';

export interface Address {
  readonly street?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  /** ISO 3166-1 alpha-2, where the publisher's text names a country we know. */
  readonly country?: string;
  /** The publisher's own note on it ("as of June 2016"). */
  readonly note?: string;
}

/** An office or function. `current` is absent when the publisher does not say. */
export interface Position {
  readonly title: string;
  readonly country?: string;
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
  /** True when it heads an international organisation (the answer's `hio`). */
  readonly headsInternationalOrganisation?: boolean;
}

/** A tie to another party, stated in the entry of either. `sourceId` is set when that party is on the same list and the tie is unambiguous. */
export interface Relation {
  readonly kind: 'family' | 'associate' | 'owner' | 'owned' | 'linked';
  /** The publisher's or the field's word: `spouse`, `brother`, `linked to`, `owner`. */
  readonly relation: string;
  readonly name: string;
  readonly details?: string;
  readonly sourceId?: string;
}

/** Date, legal basis and reason of a listing. Days are ISO (YYYY-MM-DD). */
export interface Listing {
  readonly listedOn?: string;
  readonly updatedOn?: string;
  readonly programs: readonly string[];
  readonly legalBasis: readonly string[];
  readonly measures: readonly string[];
  readonly reason?: string;
  /** The number under which the publisher announced it (UN `QDi.430`). */
  readonly reference?: string;
}

export interface IdentityDocument {
  /** The publisher's own word ("Passport", "National ID No."). */
  readonly type: string;
  readonly number: string;
  readonly country?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  readonly note?: string;
}

/** A version of a stored record: its list, its id there and the number of the edition it began in. It is never changed or deleted. */
export type RecordVersion = readonly [source: string, sourceId: string, fromEdition: number];

/**
 * Full record of a watchlist: what the engine matches on, and everything that analysts read about a hit. An absent
 * field was not published. Stored as JSON in the database; its content hash shows changes.
 */
export interface ListedRecord extends ListedEntity {
  readonly listing: Listing;
  readonly documents: readonly IdentityDocument[];
  readonly addresses: readonly Address[];
  readonly placesOfBirth: readonly string[];
  readonly deathDates: readonly PartialDate[];
  readonly placesOfDeath: readonly string[];
  readonly titles: readonly string[];
  readonly positions: readonly Position[];
  readonly occupations: readonly string[];
  readonly relations: readonly Relation[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly websites: readonly string[];
  readonly education: readonly string[];
  readonly religions: readonly string[];
  readonly politicalParties: readonly string[];
  /** Free text of the publisher, one remark each. */
  readonly notes: readonly string[];
  /** Facts of vessels and aircraft by the field's word (`vessel_type`, `gross_tonnage`, `aircraft_model`, `operator`). */
  readonly particulars: Readonly<Record<string, readonly string[]>>;
  /** The record's own page at the publisher, where there is one. */
  readonly sourceUrl?: string;
}

/**
 * Creates a record without content for readers to fill in. The keys are always in this order, so that equal content has
 * equal JSON and an equal content hash.
 */
export function listedRecord(
  known: Pick<ListedRecord, 'source' | 'sourceId' | 'entityType' | 'names' | 'categories'> & Partial<ListedRecord>,
): ListedRecord {
  const { gender, sourceUrl } = known;
  return {
    source: known.source,
    sourceId: known.sourceId,
    entityType: known.entityType,
    names: known.names,
    dates: known.dates ?? [],
    nationalities: known.nationalities ?? [],
    countries: known.countries ?? [],
    ...(gender === undefined ? {} : { gender }),
    identifiers: known.identifiers ?? [],
    categories: known.categories,
    listing: known.listing ?? { programs: [], legalBasis: [], measures: [] },
    documents: known.documents ?? [],
    addresses: known.addresses ?? [],
    placesOfBirth: known.placesOfBirth ?? [],
    deathDates: known.deathDates ?? [],
    placesOfDeath: known.placesOfDeath ?? [],
    titles: known.titles ?? [],
    positions: known.positions ?? [],
    occupations: known.occupations ?? [],
    relations: known.relations ?? [],
    emails: known.emails ?? [],
    phones: known.phones ?? [],
    websites: known.websites ?? [],
    education: known.education ?? [],
    religions: known.religions ?? [],
    politicalParties: known.politicalParties ?? [],
    notes: known.notes ?? [],
    particulars: known.particulars ?? {},
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  };
}
