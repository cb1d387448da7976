import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { Articles } from './articles.js';

export interface DeleteArticleDeps {
  readonly articles: Pick<Articles, 'remove'>;
  readonly now: Clock;
  readonly newId: NewId;
}

/** Deletes an article of the organization's own; searches that show it keep their copies. Refuses with `not_found`. */
export async function deleteArticle(
  { articles, now, newId }: DeleteArticleDeps,
  caller: AuthenticatedCaller,
  id: string,
): Promise<void> {
  const { organizationId } = caller;
  const isDeleted = await articles.remove(organizationId, id, (contentHash) => ({
    ...{ id: newId(), organizationId, at: now(), actor: actorOf(caller), action: 'article.deleted' },
    target: { kind: 'article', id },
    // The title may name a person, and would stay for ever.
    details: { content_hash: contentHash },
  }));
  if (!isDeleted) throw new AppError('not_found');
}
