/** Fields of an entry that hold one text each. */
const SINGLE_FIELDS = ['name', 'entity_type', 'gender', 'source_url'] as const;

/** Fields of an entry that hold several texts, a line each in the form. */
const LINE_FIELDS = [
  'aliases',
  'weak_aliases',
  'birth_incorporation_date',
  'countries',
  'nationality',
  'identification_number',
  'business_registration_number',
  'imo_number',
  'mmsi',
  'tail_number',
  'wallet_address',
  'addresses',
  'positions',
  'notes',
] as const;

type SingleField = (typeof SINGLE_FIELDS)[number];
export type LineField = (typeof LINE_FIELDS)[number];

/** Names of identifiers in an answer, by the field that takes them. */
const IDENTIFIERS: Partial<Record<LineField, string>> = {
  identification_number: 'Identification number',
  business_registration_number: 'Business registration number',
  imo_number: 'IMO number',
  mmsi: 'MMSI',
  tail_number: 'Tail number',
  wallet_address: 'Wallet address',
};

/** An entry as the service answers it. */
interface Entry extends Readonly<Record<SingleField, string>> {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly weak_aliases: readonly string[];
  readonly birth_incorporation_date: readonly string[];
  readonly countries: readonly string[];
  readonly nationality: readonly string[];
  readonly categories: readonly string[];
  readonly identifiers: readonly { readonly type: string; readonly number: string }[];
  readonly addresses: readonly string[];
  readonly positions: readonly string[];
  readonly notes: readonly string[];
  readonly image: readonly string[];
}

/** Texts typed into the form; several values stand on lines. */
export interface EntryForm extends Readonly<Record<SingleField | LineField, string>> {
  readonly id: string;
  readonly categories: readonly string[];
  /** Addresses of pictures, which the form keeps and does not show. */
  readonly image: readonly string[];
}

/** An entry as the service takes it: only what is given. */
export type EntryRequest = { readonly name: string } & Readonly<Partial<Record<string, string | string[]>>>;

export const EMPTY_ENTRY: EntryForm = {
  ...(Object.fromEntries([...SINGLE_FIELDS, ...LINE_FIELDS].map((field) => [field, ''])) as Record<
    SingleField | LineField,
    string
  >),
  entity_type: 'Person',
  id: '',
  categories: [],
  image: [],
};

/** The form of an entry that exists. */
export function formOfEntry(entry: Entry): EntryForm {
  const lines = (field: LineField): readonly string[] => {
    const type = IDENTIFIERS[field];
    if (type === undefined) return entry[field as keyof Entry] as readonly string[];
    return entry.identifiers.filter((one) => one.type === type).map(({ number }) => number);
  };
  return {
    ...EMPTY_ENTRY,
    ...Object.fromEntries(SINGLE_FIELDS.map((field) => [field, entry[field]])),
    ...Object.fromEntries(LINE_FIELDS.map((field) => [field, lines(field).join('\n')])),
    id: entry.id,
    categories: entry.categories,
    image: entry.image,
  };
}

export function requestOfEntry(form: EntryForm): EntryRequest {
  const singles = SINGLE_FIELDS.map((field) => [field, form[field].trim()] as const);
  const lines = LINE_FIELDS.map((field) => [field, linesOf(form[field])] as const);
  const given = [
    ...singles,
    ...lines,
    ['id', form.id.trim()] as const,
    ['categories', [...form.categories]] as const,
    ['image', [...form.image]] as const,
  ].filter(([, value]) => value.length > 0);
  return { name: form.name.trim(), ...Object.fromEntries(given) };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
