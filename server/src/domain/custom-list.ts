/** A `block` list names whom the organization wants to hear of; an `allow` list whom it has looked into and knows. */
export const CUSTOM_LIST_TYPES = ['block', 'allow'] as const;
export type CustomListType = (typeof CUSTOM_LIST_TYPES)[number];

/** An organization's own list. It is screened beside the published ones, for that organization alone. */
export interface CustomList {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly type: CustomListType;
  readonly description?: string;
  /** Rises by one with every change of its entries; past versions can still be read. */
  readonly version: number;
  readonly entryCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Lists that one organization may have. */
export const MAX_CUSTOM_LISTS = 100;
/** Entries that all lists of one organization may have together: each node that searches them holds them in memory. */
export const MAX_CUSTOM_ENTRIES = 100_000;
/** Values of one field of an entry: aliases, addresses and the like. */
export const MAX_ENTRY_VALUES = 200;
/** Characters of one value; a picture (data URI) is bounded by what may be compared. */
export const MAX_ENTRY_VALUE_LENGTH = 2000;

const PREFIX = 'custom:';

/** The source name of its records: no other list has it, so the ids of its records are its own. */
export function customSource(listId: string): string {
  return `${PREFIX}${listId}`;
}

export function isCustomSource(source: string): boolean {
  return source.startsWith(PREFIX);
}

/** The list that a record is of; undefined where it is a published one's. */
export function customListId(source: string): string | undefined {
  return isCustomSource(source) ? source.slice(PREFIX.length) : undefined;
}

/** Version of a custom list as cited by cases: `custom:691f0c2f8e6b1a5d3c000001@7`. */
export function customVersion({ id, version }: Pick<CustomList, 'id' | 'version'>): string {
  return `${customSource(id)}@${version}`;
}

/** Place of an entry in a custom list. */
export interface EntryPlace {
  readonly listId: string;
  readonly entryId: string;
}
