import type { EntityType } from './entity-type.js';
import type { Identifier } from './identifier.js';
import type { PartialDate } from './partial-date.js';

/** The party that is screened. A missing value is absent and never contradicts anything. */
export interface Subject {
  readonly name: string;
  /** Empty or absent: any type. */
  readonly entityTypes?: readonly EntityType[];
  readonly date?: PartialDate;
  /** ISO 3166-1 alpha-2. */
  readonly nationalities?: readonly string[];
  /** Countries the subject is tied to, as evidence; the filter is in `ScreenOptions`. */
  readonly countries?: readonly string[];
  readonly gender?: 'male' | 'female' | 'other';
  readonly identifiers?: readonly Identifier[];
  /** An identifier of unknown type: compared with every identifier of a record in normal form. */
  readonly uniqueIdentifier?: string;
  /** Other names of the subject; each is searched like the name. */
  readonly aliases?: readonly string[];
}
