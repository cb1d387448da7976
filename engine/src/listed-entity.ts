import type { EntityType } from './entity-type.js';
import type { Identifier } from './identifier.js';
import type { PartialDate } from './partial-date.js';

/**
 * `primary` is the publisher's main name; `aka`, `fka` and `nka` are aliases; `original` is a form in the
 * party's own script; `relative` is not a name of the party at all but of a relative or close associate,
 * listed or not (found by `rcaSearch` only).
 */
export type NameKind = 'primary' | 'aka' | 'fka' | 'nka' | 'original' | 'relative';

export interface ListedName {
  readonly full: string;
  readonly kind: NameKind;
  /** `weak` is what OFAC and the UN call weak or low quality: broad nicknames and noms de guerre. */
  readonly quality: 'strong' | 'weak';
  /** Known parts of a person's name, where the publisher gives them apart. */
  readonly family?: string;
  readonly given?: string;
}

/** A party on a watchlist, as the engine needs it; the server's full record extends it. */
export interface ListedEntity {
  /** The list's source name (`ofac_sdn`) and the publisher's own id in it. */
  readonly source: string;
  readonly sourceId: string;
  readonly entityType: EntityType;
  /** At least one; the primary name first. */
  readonly names: readonly ListedName[];
  /** Dates of birth of a person, of incorporation or building of others. Several when the publisher is unsure. */
  readonly dates: readonly PartialDate[];
  /** ISO 3166-1 alpha-2 (and XK): nationalities, citizenships, jurisdictions and flags. */
  readonly nationalities: readonly string[];
  /** ISO 3166-1 alpha-2 (and XK): every country the record is tied to, nationalities included. Empty means none known. */
  readonly countries: readonly string[];
  readonly gender?: 'male' | 'female' | 'other';
  readonly identifiers: readonly Identifier[];
  /** Canonical category names (`Sanctions`, `PEP Level 1`), for the category filter. */
  readonly categories: readonly string[];
}
