import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DataOf, dataOf, type Schemas } from '@touchstone/client';
import type { EntryRequest } from '../logic/entry-form.js';
import { client } from './client.js';

export type CustomList = Schemas['CustomList'];
export type CustomEntry = Schemas['CustomEntry'];
export type ImportedFile = DataOf<'/api/custom-lists/{id}/import', 'post'>;
export type ListDetails = Pick<CustomList, 'name' | 'list_type' | 'description'>;

const ENTRIES_PER_PAGE = 50;

/** The organization's own lists, newest first. */
export const customLists = queryOptions({
  queryKey: ['custom-lists'],
  queryFn: async ({ signal }) => dataOf(await client.GET('/api/custom-lists', { signal })).custom_lists,
});

const idOf = (id: string) => ({ path: { id } });

export const customList = (id: string) =>
  queryOptions({
    queryKey: ['custom-lists', id],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/custom-lists/{id}', { params: idOf(id), signal })).custom_list,
  });

export const entriesOf = (id: string, page: number, search: string) =>
  queryOptions({
    queryKey: ['custom-lists', id, 'entries', page, search],
    queryFn: async ({ signal }) => {
      const query = { page, page_size: ENTRIES_PER_PAGE, ...(search !== '' && { search }) };
      return dataOf(await client.GET('/api/custom-lists/{id}/entries', { params: { ...idOf(id), query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const createList = async (body: ListDetails): Promise<CustomList> =>
  dataOf(await client.POST('/api/custom-lists', { body })).custom_list;

export const updateList = async (id: string, body: Partial<ListDetails>): Promise<CustomList> =>
  dataOf(await client.POST('/api/custom-lists/{id}', { params: idOf(id), body })).custom_list;

export const deleteList = async (id: string) =>
  dataOf(await client.DELETE('/api/custom-lists/{id}', { params: idOf(id) }));

/** Adds the entry, or replaces the one with its id. */
export const putEntry = async (id: string, entry: EntryRequest) =>
  dataOf(await client.POST('/api/custom-lists/{id}/entries', { params: idOf(id), body: { entries: [entry] } }));

const entryOf = (id: string, entry_id: string) => ({ path: { id, entry_id } });

export const deleteEntry = async (id: string, entryId: string) =>
  dataOf(await client.DELETE('/api/custom-lists/{id}/entries/{entry_id}', { params: entryOf(id, entryId) }));

/** Sets the picture of an entry: a data URI. */
export const putPicture = async (id: string, entryId: string, image: string) =>
  dataOf(
    await client.POST('/api/custom-lists/{id}/entries/{entry_id}/image', {
      params: entryOf(id, entryId),
      body: { image },
    }),
  );

export const deletePicture = async (id: string, entryId: string) =>
  dataOf(await client.DELETE('/api/custom-lists/{id}/entries/{entry_id}/image', { params: entryOf(id, entryId) }));

/** Replaces the entries by those of a file, or only checks it. */
export const importFile = async (id: string, file: File, isTry: boolean): Promise<ImportedFile> =>
  dataOf(
    await client.POST('/api/custom-lists/{id}/import', {
      params: { ...idOf(id), query: { dry_run: isTry } },
      body: file,
      bodySerializer: (body: unknown) => body as File,
      headers: { 'content-type': typeOf(file.name) },
    }),
  );

export const exportAddress = (id: string) => `/api/custom-lists/${id}/export`;

/** Browsers name types as their system does, or not at all. */
function typeOf(name: string): string {
  if (/\.json$/i.test(name)) return 'application/json';
  return /\.xlsx$/i.test(name) ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv';
}
