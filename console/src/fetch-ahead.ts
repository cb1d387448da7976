import type { QueryClient } from '@tanstack/react-query';
import { caseOf } from './api/case.js';
import { queue, queueCounts } from './api/queue.js';
import { me } from './api/session.js';
import { parseSearch } from './logic/address-search.js';
import { readQueueSearch } from './logic/queue-search.js';

/** Fetches user, script and data of the first page at once: one after the other, each would wait for the one before. */
export function fetchAhead(queries: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const [, page, reference = ''] = /^\/console\/(cases)?(?:\/([0-9a-f]{24}))?$/.exec(pathname) ?? [];
  if (page === undefined) return;
  void queries.prefetchQuery(me);
  if (reference !== '') {
    void import('./pages/case/case-page.js');
    void queries.prefetchQuery(caseOf(reference));
    return;
  }
  const wanted = readQueueSearch(parseSearch(search));
  void import('./pages/cases/cases-page.js');
  void queries.prefetchInfiniteQuery(queue(wanted));
  void queries.prefetchQuery(queueCounts(wanted));
}
