import { ABILITIES } from '../accounts/abilities.js';
import { AppError } from '../domain/app-error.js';
import { ROLES } from '../domain/caller.js';
import { CUSTOM_FIELDS } from '../lists/custom/custom-record.js';
import { csvDownload, mapRows } from '../platform/http/csv-download.js';
import { fileRoute } from '../platform/http/file-route.js';
import { MessageData } from '../platform/http/message.js';
import { readImage } from '../platform/http/read-image.js';
import { type Route, route, streamRoute } from '../platform/http/route.js';
import { whileAwaited } from '../platform/http/while-awaited.js';
import type { CustomEntryService } from './custom-entries.js';
import { presentCustomList, presentEntries, presentEntriesChanged } from './custom-list.present.js';
import {
  CustomEntriesChangedData,
  CustomEntriesData,
  CustomEntriesQuery,
  CustomEntriesRequest,
  CustomEntryParams,
  CustomListData,
  CustomListParams,
  CustomListRequest,
  CustomListsData,
  CustomListUpdateRequest,
  EntryImageRequest,
  ImportQuery,
  readCustomListRequest,
  readCustomListUpdate,
  readEntriesQuery,
} from './custom-list.schema.js';
import type { CustomListService } from './custom-lists.js';
import { exportedEntry } from './exported-entry.present.js';

const tag = 'Custom lists';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Bytes of a file of entries. */
const FILE_LIMIT = 32 * 1024 * 1024;

interface CustomListRouteDeps {
  readonly lists: CustomListService;
  readonly entries: CustomEntryService;
}

export function customListRoutes({ lists, entries }: CustomListRouteDeps): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/custom-lists',
      id: 'createCustomList',
      scope: 'configure',
      tag,
      summary: 'Create a custom list',
      description:
        'Creates an empty list of the organization. Every search of this organization, whatever its categories, covers it together with the official lists; no other organization sees it.',
      access: ABILITIES['custom_list.write'],
      body: CustomListRequest,
      data: CustomListData,
      handle: async ({ caller, body }) => ({
        custom_list: presentCustomList(await lists.create(caller, readCustomListRequest(body))),
      }),
    }),

    route({
      method: 'GET',
      url: '/api/custom-lists',
      id: 'listCustomLists',
      tag,
      summary: 'List custom lists',
      description: 'The custom lists of the organization.',
      access: ROLES,
      data: CustomListsData,
      handle: async ({ caller }) => ({ custom_lists: (await lists.list(caller)).map(presentCustomList) }),
    }),

    route({
      method: 'GET',
      url: '/api/custom-lists/:id',
      id: 'readCustomList',
      tag,
      summary: 'Read a custom list',
      description: 'One custom list, without its entries.',
      access: ROLES,
      params: CustomListParams,
      data: CustomListData,
      handle: async ({ caller, params }) => ({ custom_list: presentCustomList(await lists.read(caller, params.id)) }),
    }),

    route({
      method: 'POST',
      url: '/api/custom-lists/:id',
      id: 'updateCustomList',
      scope: 'configure',
      tag,
      summary: 'Rename a custom list',
      description:
        'Changes the name, description or type; omitted fields stay. Later searches cite the new name, stored ones keep the old.',
      access: ABILITIES['custom_list.write'],
      params: CustomListParams,
      body: CustomListUpdateRequest,
      data: CustomListData,
      handle: async ({ caller, params, body }) => ({
        custom_list: presentCustomList(await lists.update(caller, params.id, readCustomListUpdate(body))),
      }),
    }),

    streamRoute({
      method: 'GET',
      url: '/api/custom-lists/:id/export',
      id: 'exportCustomList',
      tag,
      summary: 'Download a custom list',
      description:
        'All entries as a CSV file with the columns of an import, so that importing it again changes nothing; several notes of an entry become one. Pictures are left out. The audit log records it.',
      access: ROLES,
      params: CustomListParams,
      mediaType: 'text/csv',
      answers: 'A row for each entry, by id, safe to open in a spreadsheet.',
      async handle({ caller, params }) {
        const { list, entries } = await lists.export(caller, params.id);
        return {
          content: csvDownload(CUSTOM_FIELDS, mapRows(entries, exportedEntry)),
          fileName: `custom-list-${list.id}.csv`,
        };
      },
    }),

    route({
      method: 'DELETE',
      url: '/api/custom-lists/:id',
      id: 'deleteCustomList',
      scope: 'configure',
      tag,
      summary: 'Delete a custom list',
      description: 'Deletes the list with all its entries and their history. Stored searches keep their results.',
      access: ABILITIES['custom_list.write'],
      params: CustomListParams,
      data: MessageData,
      async handle({ caller, params }) {
        await lists.delete(caller, params.id);
        return { message: 'The custom list is deleted' };
      },
    }),

    route({
      method: 'GET',
      url: '/api/custom-lists/:id/entries',
      id: 'listCustomEntries',
      tag,
      summary: 'List the entries of a custom list',
      description: 'Entries by id, at most 100 per page.',
      access: ROLES,
      params: CustomListParams,
      query: CustomEntriesQuery,
      data: CustomEntriesData,
      async handle({ caller, params, query }) {
        const { page, search } = readEntriesQuery(query);
        return presentEntries(page, await lists.entries(caller, params.id, page, search));
      },
    }),

    route({
      method: 'POST',
      url: '/api/custom-lists/:id/entries',
      id: 'putCustomEntries',
      scope: 'configure',
      tag,
      summary: 'Add entries to a custom list',
      description:
        'Adds entries; an entry with an existing id replaces that entry. All or none are stored. The next search covers them.',
      access: ABILITIES['custom_list.write'],
      params: CustomListParams,
      body: CustomEntriesRequest,
      data: CustomEntriesChangedData,
      handle: async ({ caller, params, body }) =>
        presentEntriesChanged(await entries.put(caller, params.id, body.entries)),
    }),

    route({
      method: 'DELETE',
      url: '/api/custom-lists/:id/entries/:entry_id',
      id: 'deleteCustomEntry',
      scope: 'configure',
      tag,
      summary: 'Remove an entry from a custom list',
      description: 'The next search no longer covers it.',
      access: ABILITIES['custom_list.write'],
      params: CustomEntryParams,
      data: MessageData,
      async handle({ caller, params }) {
        await entries.remove(caller, { listId: params.id, entryId: params.entry_id });
        return { message: 'The entry is deleted' };
      },
    }),

    route({
      method: 'POST',
      url: '/api/custom-lists/:id/entries/:entry_id/image',
      id: 'putCustomEntryImage',
      scope: 'configure',
      tag,
      summary: 'Set the picture of an entry of a custom list',
      description:
        'Replaces an existing picture. Searches with `biometric_search_image` that find the entry compare the two faces. The picture is stored encrypted and deleted with the entry.',
      access: ABILITIES['custom_list.write'],
      takesImage: true,
      params: CustomEntryParams,
      body: EntryImageRequest,
      data: MessageData,
      async handle({ caller, params, body }) {
        const image = readImage(body.image);
        if ('fault' in image) {
          throw new AppError('validation_failed', { faults: [{ field: 'image', message: image.fault }] });
        }
        await entries.putImage(caller, { listId: params.id, entryId: params.entry_id }, image);
        return { message: 'The picture is stored' };
      },
    }),

    route({
      method: 'DELETE',
      url: '/api/custom-lists/:id/entries/:entry_id/image',
      id: 'deleteCustomEntryImage',
      scope: 'configure',
      tag,
      summary: 'Delete the picture of an entry of a custom list',
      description: 'Later searches no longer compare faces with it; stored searches keep their results.',
      access: ABILITIES['custom_list.write'],
      params: CustomEntryParams,
      data: MessageData,
      async handle({ caller, params }) {
        await entries.removeImage(caller, { listId: params.id, entryId: params.entry_id });
        return { message: 'The picture is deleted' };
      },
    }),

    fileRoute({
      method: 'POST',
      url: '/api/custom-lists/:id/import',
      id: 'importCustomList',
      scope: 'configure',
      tag,
      summary: 'Replace the entries of a custom list by a file',
      description:
        'The body is the file itself, CSV, JSON or an .xlsx workbook (`curl --data-binary @own.csv -H "Content-Type: text/csv"`), at most 32 MB and not compressed otherwise; `docs/custom-lists.md` describes its fields. ' +
        'The list then holds exactly the entries of the file. If any entry is invalid, the whole file is rejected, with the line, or the row of the sheet, of each error. ' +
        'With `dry_run` nothing is stored: the answer holds what the file would change, or its errors in `faults`.',
      access: ABILITIES['custom_list.write'],
      params: CustomListParams,
      query: ImportQuery,
      takesFile: { types: ['text/csv', 'application/json', WORKBOOK], maxBytes: FILE_LIMIT },
      data: CustomEntriesChangedData,
      async handle({ caller, params, query, raw, file }) {
        const isTry = query.dry_run === true;
        if (file.size === 0) {
          throw new AppError('validation_failed', {
            faults: [{ field: 'body', message: 'must be a CSV or JSON file, or an .xlsx workbook' }],
          });
        }
        return presentEntriesChanged(
          await whileAwaited(raw, (signal) => entries.import(caller, params.id, { ...file, isTry }, signal)),
        );
      },
    }),
  ];
}
