/** Non-empty attributes of one sub-element, by lower-case name. */
export type EuAttributes = ReadonlyMap<string, string>;

/** Fields of one party in the EU list, XML or CSV. */
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
  /** Publication dates of all regulations cited in the entry. */
  readonly days: readonly string[];
}
