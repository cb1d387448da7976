import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type CaseData, type CaseResult, caseOf, markRead, neighboursOf } from '../../api/case.js';
import { queue } from '../../api/queue.js';
import { useAction } from '../../app/keys/keys.js';
import { useMay } from '../../app/session.js';
import { useSettled } from '../../app/use-settled.js';
import type { QueueSearch } from '../../logic/queue-search.js';
import { useCaseActions } from './use-case-actions.js';

/** The keys of a case; fetches its neighbours ahead and marks it as read. */
export function useCaseKeys(data: CaseData, open: CaseResult | undefined): void {
  const reference = data.search_reference;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const may = useMay();
  const { take, copyLink } = useCaseActions(data);
  const settled = useSettled(reference);
  // The neighbours are those of the queue, also when an address led here.
  useInfiniteQuery(queue(queries.getQueryData<QueueSearch>(['queue', 'place']) ?? {}));
  const [previous, next, after] = neighboursOf(queries, reference);
  const goTo = (to: string | undefined) =>
    to !== undefined && void navigate({ to: '/cases/$reference', params: { reference: to }, search: {} });
  useAction('nextCase', () => goTo(next), next !== undefined);
  useAction('previousCase', () => goTo(previous), previous !== undefined);
  useAction('take', take, may('case.decide'));
  useAction('copyLink', () => void copyLink());
  useAction('backToQueue', () => {
    void navigate({ to: '/cases', search: queries.getQueryData(['queue', 'place']) ?? {} });
  });
  const source = open?.source_details.find(({ url }) => url !== '')?.url;
  useAction('openSource', () => void window.open(source, '_blank', 'noopener,noreferrer'), source !== undefined);
  useEffect(() => {
    for (const neighbour of [next, after, previous]) {
      if (neighbour !== undefined) void queries.prefetchQuery(caseOf(neighbour));
    }
  }, [queries, previous, next, after]);
  useEffect(() => {
    if (settled !== undefined) void markRead(settled).catch(() => {});
  }, [settled]);
}
