/** The attributes of one sub-element by their names in small letters, without the empty ones. */
export type EuAttributes = ReadonlyMap<string, string>;

/** What the EU says of one party, in XML and CSV alike. */
export interface EuEntity {
  /** The EU's reference number ("EU.27.28"), or the logical id where there is none. */
  readonly id: string;
  readonly ofPerson: boolean;
  readonly unitedNationId?: string;
  readonly designationDate?: string;
  readonly designationDetails?: string;
  readonly remarks: readonly string[];
  readonly regulations: readonly EuAttributes[];
  readonly names: readonly EuAttributes[];
  readonly addresses: readonly EuAttributes[];
  readonly birthdates: readonly EuAttributes[];
  readonly identifications: readonly EuAttributes[];
  readonly citizenships: readonly EuAttributes[];
  /** The publication days of every regulation that is cited anywhere in it. */
  readonly days: readonly string[];
}
