/** Fields of one party in the UK Sanctions List, XML or CSV, or the old consolidated list. */
export interface UkDesignation {
  readonly id: string;
  readonly kind: 'Individual' | 'Entity' | 'Ship';
  readonly names: readonly UkName[];
  readonly nonLatinNames: readonly string[];
  readonly regimes: readonly string[];
  readonly sources: readonly string[];
  readonly sanctions: readonly string[];
  readonly reasons: readonly string[];
  readonly information: readonly string[];
  readonly reference?: string;
  readonly listedOn?: string;
  readonly updatedOn?: string;
  readonly addresses: readonly UkAddress[];
  readonly phones: readonly string[];
  readonly websites: readonly string[];
  readonly emails: readonly string[];
  readonly datesOfBirth: readonly string[];
  readonly nationalities: readonly string[];
  readonly passports: readonly UkDocument[];
  readonly nationalIds: readonly UkDocument[];
  readonly titles: readonly string[];
  readonly positions: readonly string[];
  readonly genders: readonly string[];
  readonly birthplaces: readonly UkBirthplace[];
  readonly entityTypes: readonly string[];
  readonly parents: readonly string[];
  readonly subsidiaries: readonly string[];
  readonly registrationNumbers: readonly string[];
  readonly imoNumbers: readonly string[];
  readonly owners: readonly string[];
  readonly previousOwners: readonly string[];
  readonly flags: readonly string[];
  readonly previousFlags: readonly string[];
  readonly shipTypes: readonly string[];
  readonly tonnages: readonly string[];
  readonly lengths: readonly string[];
  readonly yearsBuilt: readonly string[];
  readonly hullNumbers: readonly string[];
}

export interface UkName {
  /** Names 1 to 5, in front. */
  readonly given: string;
  /** Name 6: the surname of a person, the whole name of others. */
  readonly last: string;
  readonly type: string;
  readonly strength: string;
}

export interface UkAddress {
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly country: string;
}

export interface UkDocument {
  readonly number: string;
  readonly details: string;
}

export interface UkBirthplace {
  readonly town: string;
  readonly country: string;
}
