import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../domain/app-error.js';
import { ROLES, type Role } from '../domain/caller.js';
import { MessageData } from '../platform/http/message.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import { whileConnected } from '../platform/http/while-connected.js';
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
  presentCustomList,
  presentEntries,
  presentEntriesChanged,
  readCustomListRequest,
  readEntriesQuery,
} from './custom-list.schema.js';
import type { CustomListDeeds } from './custom-lists.world.js';
import { EntryImageRequest, readEntryImage } from './entry-image.schema.js';

const WRITERS: readonly Role[] = ['admin', 'analyst', 'integration'];
const tag = 'Custom lists';
/** Of a file of entries. */
const FILE_LIMIT = 32 * 1024 * 1024;

/** Registers in a context of its own, because one of its routes takes files and no other route may. */
export async function customListRoutes(app: FastifyInstance, deps: Authenticator & CustomListDeeds): Promise<void> {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/custom-lists',
    id: 'createCustomList',
    tag,
    summary: 'Create a custom list',
    description:
      'Makes an empty list of the organization. Its entries are searched with the published lists by every search of this organization, whatever its categories, and by nobody else.',
    access: WRITERS,
    body: CustomListRequest,
    data: CustomListData,
    async handle({ caller, body }) {
      return { custom_list: presentCustomList(await deps.createCustomList(caller, readCustomListRequest(body))) };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/custom-lists',
    id: 'listCustomLists',
    tag,
    summary: 'List custom lists',
    description: 'The own lists of the organization.',
    access: ROLES,
    data: CustomListsData,
    handle: async ({ caller }) => ({ custom_lists: (await deps.listCustomLists(caller)).map(presentCustomList) }),
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/custom-lists/:id',
    id: 'readCustomList',
    tag,
    summary: 'Read a custom list',
    description: 'What the list is, without its entries.',
    access: ROLES,
    params: CustomListParams,
    data: CustomListData,
    async handle({ caller, params }) {
      return { custom_list: presentCustomList(await deps.readCustomList(caller, params.id)) };
    },
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/custom-lists/:id',
    id: 'deleteCustomList',
    tag,
    summary: 'Delete a custom list',
    description:
      'Takes the list away with all its entries and their history. Stored searches keep what they were shown.',
    access: WRITERS,
    params: CustomListParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.deleteCustomList(caller, params.id);
      return { message: 'The custom list is deleted' };
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/custom-lists/:id/entries',
    id: 'listCustomEntries',
    tag,
    summary: 'List the entries of a custom list',
    description: 'By id, at most 100 a page.',
    access: ROLES,
    params: CustomListParams,
    query: CustomEntriesQuery,
    data: CustomEntriesData,
    async handle({ caller, params, query }) {
      const { page, search } = readEntriesQuery(query);
      return presentEntries(page, await deps.listCustomEntries(caller, params.id, page, search));
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/custom-lists/:id/entries',
    id: 'putCustomEntries',
    tag,
    summary: 'Add entries to a custom list',
    description:
      'Adds entries; one with the id of an entry of the list takes its place. All or none are taken. The next search finds them.',
    access: WRITERS,
    params: CustomListParams,
    body: CustomEntriesRequest,
    data: CustomEntriesChangedData,
    async handle({ caller, params, body }) {
      return presentEntriesChanged(await deps.putCustomEntries(caller, params.id, body.entries));
    },
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/custom-lists/:id/entries/:entry_id',
    id: 'deleteCustomEntry',
    tag,
    summary: 'Take an entry off a custom list',
    description: 'The next search no longer finds it.',
    access: WRITERS,
    params: CustomEntryParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.removeCustomEntry(caller, params.id, params.entry_id);
      return { message: 'The entry is deleted' };
    },
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/custom-lists/:id/entries/:entry_id/image',
    id: 'putCustomEntryImage',
    tag,
    summary: 'Give an entry of a custom list a picture',
    description:
      'In place of the one it has. Searches with `biometric_search_image` that find the entry compare the two faces. It is kept encrypted, and goes with the entry.',
    access: WRITERS,
    takesImage: true,
    params: CustomEntryParams,
    body: EntryImageRequest,
    read: readEntryImage,
    data: MessageData,
    async handle({ caller, params, asked }) {
      await deps.putEntryImage(caller, { listId: params.id, entryId: params.entry_id }, asked);
      return { message: 'The picture is stored' };
    },
  });

  addRoute(app, deps, {
    method: 'DELETE',
    url: '/api/custom-lists/:id/entries/:entry_id/image',
    id: 'deleteCustomEntryImage',
    tag,
    summary: 'Take the picture of an entry away',
    description: 'Stored searches keep what was found; the next one no longer compares with it.',
    access: WRITERS,
    params: CustomEntryParams,
    data: MessageData,
    async handle({ caller, params }) {
      await deps.removeEntryImage(caller, { listId: params.id, entryId: params.entry_id });
      return { message: 'The picture is deleted' };
    },
  });

  await app.register(async (files) => {
    // Not inherited: validation is ours, and a file is read by the flow.
    files.setValidatorCompiler(() => () => true);
    files.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
    addRoute(files, deps, {
      method: 'POST',
      url: '/api/custom-lists/:id/import',
      id: 'importCustomList',
      tag,
      summary: 'Replace the entries of a custom list by a file',
      description:
        'The body is the file itself, CSV or JSON (`curl --data-binary @own.csv -H "Content-Type: text/csv"`), at most 32 MB and not packed; `docs/custom-lists.md` has its fields. ' +
        'The list then holds exactly what is in it. A file with any faulty entry is refused whole, with the line of each fault.',
      access: WRITERS,
      params: CustomListParams,
      takesFile: { types: FILE_TYPES, maxBytes: FILE_LIMIT },
      data: CustomEntriesChangedData,
      async handle({ caller, params, raw }) {
        const file = raw.body;
        if (!(file instanceof Uint8Array) || file.length === 0) {
          throw new AppError('validation_failed', {
            faults: [{ field: 'body', message: 'must be a CSV or JSON file' }],
          });
        }
        return presentEntriesChanged(
          await whileConnected(raw, (signal) => deps.importCustomList(caller, params.id, file, signal)),
        );
      },
    });
  });
}

const FILE_TYPES = ['text/csv', 'application/json'];
