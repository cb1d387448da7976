import { may } from '../accounts/abilities.js';
import { AppError } from '../domain/app-error.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';

/** A saved filter of the queue. */
export interface QueueView {
  readonly id: string;
  readonly organizationId: string;
  /** Who saved it; a private view exists for this user only. */
  readonly userId: string;
  readonly name: string;
  /** Filters of `GET /api/queue` in their public form. */
  readonly filters: Readonly<Record<string, unknown>>;
  /** Order in its public form. */
  readonly sort: string;
  readonly isShared: boolean;
  readonly updatedAt: Date;
}

/** Views that one user may save. */
export const MAX_VIEWS = 30;

export interface QueueViews {
  /** Views of the user and shared ones, oldest first. */
  list(organizationId: string, userId: string): Promise<readonly QueueView[]>;
  /** Throws `too_many_views`. */
  add(view: QueueView): Promise<void>;
  /** Changes the view that has this id. */
  replace(view: QueueView): Promise<void>;
  remove(organizationId: string, id: string): Promise<void>;
}

type ViewRequest = Pick<QueueView, 'name' | 'filters' | 'sort' | 'isShared'>;

interface ViewDeps {
  readonly views: QueueViews;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Saved filters of the queue. Another user's private view is answered like one that does not exist. */
export function queueViewService({ views, now, newId }: ViewDeps) {
  return {
    list: ({ organizationId, userId }: AuthenticatedCaller) => views.list(organizationId, userId),

    /** The view that a request names in its body. */
    async named(caller: AuthenticatedCaller, id: string): Promise<QueueView> {
      const found = await find(caller, id);
      if (found !== undefined) return found;
      throw new AppError('validation_failed', { faults: [{ field: 'view_id', message: 'does not exist' }] });
    },

    async add(caller: AuthenticatedCaller, request: ViewRequest): Promise<QueueView> {
      if (request.isShared) requireSharing(caller);
      const { organizationId, userId } = caller;
      const view = { ...request, id: newId(), organizationId, userId, updatedAt: now() };
      await views.add(view);
      return view;
    },

    /** Shared views, and sharing, are for those who may share. */
    async replace(caller: AuthenticatedCaller, id: string, request: ViewRequest): Promise<QueueView> {
      const found = await existing(caller, id);
      if (found.isShared || request.isShared) requireSharing(caller);
      // Made private, a view would vanish for everybody but its author.
      const userId = request.isShared ? found.userId : caller.userId;
      const view = { ...found, ...request, userId, updatedAt: now() };
      await views.replace(view);
      return view;
    },

    async remove(caller: AuthenticatedCaller, id: string): Promise<void> {
      const found = await existing(caller, id);
      if (found.isShared) requireSharing(caller);
      await views.remove(caller.organizationId, id);
    },
  };

  async function existing(caller: AuthenticatedCaller, id: string): Promise<QueueView> {
    const found = await find(caller, id);
    if (found === undefined) throw new AppError('not_found');
    return found;
  }

  async function find({ organizationId, userId }: AuthenticatedCaller, id: string): Promise<QueueView | undefined> {
    return (await views.list(organizationId, userId)).find((view) => view.id === id);
  }
}
export type QueueViewService = ReturnType<typeof queueViewService>;

function requireSharing({ role }: AuthenticatedCaller): void {
  if (!may(role, 'view.share'))
    throw new AppError('forbidden', { text: 'Only leads and administrators can share views' });
}
