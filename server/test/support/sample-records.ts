import { type ListedRecord, listedRecord as recordOf } from '../../src/domain/listed-record.js';

/** Every party in this file is invented. */
export function listedRecord(
  stated: Pick<ListedRecord, 'source' | 'sourceId' | 'names'> & Partial<ListedRecord>,
): ListedRecord {
  return recordOf({ entityType: 'Person', categories: ['Sanctions'], ...stated });
}

export const primary = (full: string) => ({ full, kind: 'primary', quality: 'strong' }) as const;
export const alias = (full: string, quality: 'strong' | 'weak' = 'strong') => ({ full, kind: 'aka', quality }) as const;
const day = (date: string) => ({ start: date, end: date, precision: 'day', circa: false }) as const;
const year = (of: number) => ({ start: `${of}-01-01`, end: `${of}-12-31`, precision: 'year', circa: false }) as const;

/** A man on two lists, with everything a list can say of him. */
export const gavrilo = listedRecord({
  source: 'ofac_sdn',
  sourceId: '90001',
  names: [
    { ...primary('Gavrilo Zaretsky'), given: 'Gavrilo', family: 'Zaretsky' },
    { full: 'Гаврило Зарецкий', kind: 'original', quality: 'strong' },
    alias('Gabriel Sarecki'),
    alias('The Cobbler', 'weak'),
    { full: 'Ludmila Zaretskaya', kind: 'relative', quality: 'strong' },
  ],
  dates: [day('1961-04-12')],
  nationalities: ['BY'],
  countries: ['BY', 'CY'],
  gender: 'male',
  identifiers: [{ type: 'passport', value: 'MP 1234567', country: 'BY' }],
  categories: ['Sanctions', 'SIP'],
  listing: {
    listedOn: '2021-03-04',
    updatedOn: '2024-05-06',
    programs: ['BELARUS'],
    legalBasis: ['Executive Order 14038'],
    measures: ['asset freeze'],
    reason: 'Supplies boots to the invented army.',
    reference: 'INV-17',
  },
  documents: [{ type: 'Passport', number: 'MP 1234567', country: 'BY', issuedOn: '2015-01-02' }],
  addresses: [{ street: '1 Invented Street', city: 'Minsk', country: 'BY' }],
  placesOfBirth: ['Brest, Belarus'],
  titles: ['Dr'],
  positions: [{ title: 'Minister of Boots', country: 'BY', from: '2010', current: true }],
  occupations: ['cobbler'],
  relations: [
    { kind: 'family', relation: 'wife', name: 'Ludmila Zaretskaya', details: 'married 1990', sourceId: '90099' },
  ],
  emails: ['gavrilo@example.org'],
  phones: ['+375 00 0000000'],
  websites: ['https://example.org/gavrilo'],
  education: ['Academy of Leather'],
  religions: ['Orthodox'],
  politicalParties: ['Boot Party'],
  notes: ['Linked to: INVENTED BOOTS LTD.'],
});

/** The same man on the second list. */
export const gavriloAtTheUn = listedRecord({
  source: 'un_sc',
  sourceId: 'INVi.001',
  names: [primary('GAVRILO ZARETSKY'), alias('Havryla Zaretski')],
  dates: [day('1961-04-12')],
  nationalities: ['BY'],
  countries: ['BY'],
  listing: { programs: ['INVENTED'], legalBasis: [], measures: ['travel ban'], reference: 'INVi.001' },
  sourceUrl: 'https://example.org/un/INVi.001',
});

/** Another man with his name: never to be joined with him. */
export const gavriloTheYounger = listedRecord({
  source: 'un_sc',
  sourceId: 'INVi.002',
  names: [primary('Gavrilo Zaretsky')],
  dates: [year(1994)],
  countries: [],
  categories: ['Sanctions'],
});

/** A minister, of no sanctions list. */
export const minister = listedRecord({
  source: 'demo',
  sourceId: 'demo-1',
  names: [primary('Odalys Quispe Huaman')],
  categories: ['PEP Level 1'],
  countries: ['PE'],
  nationalities: ['PE'],
  gender: 'female',
  positions: [{ title: 'Secretary-General', current: true, headsInternationalOrganisation: true }],
});

export const company = listedRecord({
  source: 'ofac_sdn',
  sourceId: '90002',
  entityType: 'Company',
  names: [primary('Invented Boots Ltd')],
  countries: ['CY'],
  identifiers: [{ type: 'registration_number', value: 'HE 445566', country: 'CY' }],
  particulars: { industry: ['footwear'] },
});

export const vessel = listedRecord({
  source: 'ofac_sdn',
  sourceId: '90003',
  entityType: 'Vessel',
  names: [primary('Invented Star')],
  countries: ['PA'],
  identifiers: [{ type: 'imo', value: '9074729' }],
  particulars: { vessel_type: ['Bulk Carrier'], gross_tonnage: ['9000'] },
});

export const sampleRecords = [gavrilo, gavriloAtTheUn, gavriloTheYounger, minister, company, vessel];
