import Type, { type Static, type TSchema } from 'typebox';

const text = (description: string) => Type.String({ description });
const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description });

/** The keys of `data.summary`, in the contract's order; each is a list of text, empty where nothing is known. */
export const SUMMARY_KEYS = [
  ...['address', 'alias', 'category', 'country', 'date_of_birth', 'date_of_death', 'description', 'designation'],
  ...['education', 'email', 'entity_type', 'first_name', 'gender', 'keywords', 'last_name', 'name', 'nationality'],
  ...['net_worth', 'notes', 'occupation', 'phone', 'place_of_birth', 'place_of_death', 'political_party', 'position'],
  ...['position_occupancies', 'religion', 'suffix', 'title', 'website'],
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

const SUMMARY_MEANINGS: Readonly<Record<SummaryKey, string>> = {
  address: 'Addresses, one per entry.',
  alias: 'All other names of the party, including weak aliases.',
  category: 'Categories that the party is listed under.',
  country: 'English short names of the countries of the party.',
  date_of_birth: 'Dates of birth, incorporation or construction, as ISO dates, possibly partial.',
  date_of_death: 'Dates of death, as ISO dates, possibly partial.',
  description: "The publisher's reason for listing the party.",
  designation: "Titles and functions, in the publisher's words.",
  education: 'Education.',
  email: 'E-mail addresses.',
  entity_type: 'Entity types of the party.',
  first_name: 'Given names.',
  gender: '`male`, `female` or `other`.',
  keywords: 'Keywords of the publisher.',
  last_name: 'Family names.',
  name: 'Primary name.',
  nationality: 'English short names of nationalities, citizenships, jurisdictions and flags.',
  net_worth: 'Net worth.',
  notes: 'Remarks of the publisher, one per entry.',
  occupation: 'Occupations.',
  phone: 'Telephone numbers.',
  place_of_birth: 'Places of birth.',
  place_of_death: 'Places of death.',
  political_party: 'Political parties.',
  position: 'Offices held now or at an unknown time.',
  position_occupancies: 'Offices with the period in which they were held.',
  religion: 'Religions.',
  suffix: 'Suffixes of the name.',
  title: 'Titles of the party.',
  website: 'Web addresses.',
};

export const EntityData = Type.Object(
  {
    additional_information: byName(Type.Array(Type.String()), 'Other facts by name, such as `vessel_type`.'),
    identification_documents: Type.Array(
      Type.Object({
        type: text("Type in the publisher's words, such as `Passport`."),
        number: text('Number as published.'),
        country: text('English short name; empty if unknown.'),
        issued_on: nullableText('Date of issue as published; null if unknown.'),
        expires_on: nullableText('Date of expiry as published; null if unknown.'),
        note: text("The publisher's remark; empty if there is none."),
      }),
      { description: 'Passports, registrations and other numbers.' },
    ),
    legal_notice: texts('Notices that the publishers require with their data.'),
    linked_entities: Type.Array(
      Type.Object({
        relation: texts('Role of the other party, such as `spouse` or `owner`.'),
        details: texts('Details of the relationship, as published.'),
        name: texts('Name of the other party.'),
        record_id: texts('Id of its record, where the same list names it.'),
      }),
      {
        description:
          'Relatives, associates, owners and other parties that the publisher links to the party, in the entry of either.',
      },
    ),
    sanction_details: Type.Array(
      Type.Object({
        source: text('Name of the list, such as `ofac_sdn`.'),
        reference: text('Official reference of the listing; empty if there is none.'),
        programs: texts('Sanctions programmes.'),
        legal_basis: texts('Laws and orders.'),
        measures: texts('Measures against the party.'),
        reason: text('Reason for the listing; empty if not published.'),
        listed_on: nullableText('Date of the listing, ISO 8601; null if unknown.'),
        updated_on: nullableText('Date of the last change of the listing, ISO 8601; null if unknown.'),
      }),
      { description: 'One entry for each sanctions list that names the party.' },
    ),
    summary: Type.Object(
      Object.fromEntries(SUMMARY_KEYS.map((key) => [key, texts(SUMMARY_MEANINGS[key])])) as Record<
        SummaryKey,
        ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
      >,
      { description: 'Known facts about the party; a list is empty if nothing is known.' },
    ),
  },
  { $id: 'EntityData', description: 'Data about the party, consolidated from all lists.' },
);

export type PublicEntityData = Static<typeof EntityData>;
