import { ABILITIES } from '../accounts/abilities.js';
import { MessageData } from '../platform/http/message.js';
import { type Route, route } from '../platform/http/route.js';
import { MAX_VIEWS, type QueueViewService } from './queue-views.js';
import {
  presentQueueView,
  QueueViewData,
  QueueViewParams,
  QueueViewRequest,
  QueueViewsData,
  readQueueView,
} from './queue-views.schema.js';

const tag = 'Console';
const access = ABILITIES['case.read'];

export const queueViewRoutes = (views: QueueViewService): Route[] => [
  route({
    method: 'GET',
    url: '/api/queue/views',
    id: 'listQueueViews',
    tag,
    summary: 'List the saved views of the queue',
    description: 'Saved filters: your own, and those shared with the organization.',
    access,
    data: QueueViewsData,
    handle: async ({ caller }) => ({
      views: (await views.list(caller)).map((view) => presentQueueView(view, caller.userId)),
    }),
  }),

  route({
    method: 'POST',
    url: '/api/queue/views',
    id: 'createQueueView',
    scope: 'decide',
    tag,
    summary: 'Save a view of the queue',
    description: `Saves filters and order under a name. A user may save ${MAX_VIEWS}; only leads and administrators share them.`,
    access,
    body: QueueViewRequest,
    data: QueueViewData,
    handle: async ({ caller, body }) => ({
      view: presentQueueView(await views.add(caller, readQueueView(body)), caller.userId),
    }),
  }),

  route({
    method: 'POST',
    url: '/api/queue/views/:id',
    id: 'updateQueueView',
    scope: 'decide',
    tag,
    summary: 'Replace a view of the queue',
    description:
      'Replaces the whole view; omitted fields get their defaults. Leads and administrators change shared views.',
    access,
    params: QueueViewParams,
    body: QueueViewRequest,
    data: QueueViewData,
    handle: async ({ caller, params, body }) => ({
      view: presentQueueView(await views.replace(caller, params.id, readQueueView(body)), caller.userId),
    }),
  }),

  route({
    method: 'DELETE',
    url: '/api/queue/views/:id',
    id: 'deleteQueueView',
    scope: 'decide',
    tag,
    summary: 'Delete a view of the queue',
    description: 'Leads and administrators delete shared views.',
    access,
    params: QueueViewParams,
    data: MessageData,
    async handle({ caller, params }) {
      await views.remove(caller, params.id);
      return { message: 'The view is deleted' };
    },
  }),
];
