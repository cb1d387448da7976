import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { caseOf, viewersOf } from '../api/case.js';
import { followWork } from '../api/events.js';
import { throttled } from '../logic/throttled.js';
import { useSettled } from './use-settled.js';

/** Shortest pause between two readings of the queue, however many people work on it, in milliseconds. */
const PAUSE = 5000;

/** Keeps queue, counts and cases as they are in the service, for all pages. */
export function useLive(): void {
  const queries = useQueryClient();
  const { reference } = useParams({ strict: false });
  const settled = useSettled(reference) ?? '';
  const stream = useRef<ReturnType<typeof followWork>>(undefined);
  useEffect(() => {
    const readQueue = throttled(() => void queries.invalidateQueries({ queryKey: ['queue'] }), PAUSE);
    const readAlerts = throttled(() => void queries.invalidateQueries({ queryKey: ['alerts'] }), PAUSE);
    stream.current = followWork({
      onReload() {
        readQueue.call();
        readAlerts.call();
        void queries.invalidateQueries({ queryKey: ['case'] });
      },
      onWork({ search_reference, version }) {
        const { queryKey } = caseOf(search_reference);
        const { data, fetchStatus } = queries.getQueryState(queryKey) ?? {};
        // An answer on its way may have been read before the change.
        const isOld = fetchStatus === 'fetching' || (data !== undefined && (data.work?.version ?? 0) < version);
        if (isOld) void queries.invalidateQueries({ queryKey });
      },
      onCounts: readQueue.call,
      onComments: (watched) => void queries.invalidateQueries({ queryKey: caseOf(watched).queryKey }),
      onAlert: readAlerts.call,
      onPresence: (watched, viewers) => queries.setQueryData(viewersOf(watched).queryKey, [...viewers]),
      // Polling begins with the next answer.
      onLost: readQueue.call,
    });
    return () => {
      stream.current?.end();
      readQueue.cancel();
      readAlerts.cancel();
    };
  }, [queries]);
  useEffect(() => stream.current?.watch(settled), [settled]);
}
