import { firstAnswer } from './client.js';
import { isIdle } from './last-input.js';

/** A change of the work on a case, as the service reports it. */
interface WorkEvent {
  readonly search_reference: string;
  readonly version: number;
}

interface Listeners {
  /** So much has changed, or so long ago, that whatever was shown before may be out of date. */
  readonly onReload: () => void;
  readonly onWork: (event: WorkEvent) => void;
  /** The counts and rows of the queue may have changed. */
  readonly onCounts: () => void;
  /** Somebody has commented on the watched case. */
  readonly onComments: (reference: string) => void;
  /** Monitoring found something. */
  readonly onAlert: () => void;
  readonly onPresence: (reference: string, viewers: readonly string[]) => void;
  /** Events no longer arrive; polling takes over. */
  readonly onLost: () => void;
}

/** Pause before a broken stream is requested again, in milliseconds. */
const RETRY = 10_000;

let state: 'live' | 'lost' | 'closed' = 'closed';

/** Interval for polling what events report too, in milliseconds; none while events arrive. */
export const unlessLive = (interval: number) => () => (state === 'live' ? false : interval);

/**
 * Follows the work of the organization, and who is viewing the case that `watch` names. A hidden tab releases its stream:
 * browsers and the service allow only a few.
 */
export function followWork({ onReload, onWork, onCounts, onComments, onAlert, onPresence, onLost }: Listeners) {
  let watched = '';
  /** The last one counts; earlier ones go on until it has begun. */
  let streams: readonly EventSource[] = [];
  /** Id of the last event: every stream goes on from there, so that nothing is missed in between. */
  let last: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(timer);
    const next = new EventSource(`/api/events?${topicsOf(watched, last ?? firstAnswer())}`);
    streams = [...streams, next];
    const closeEarlier = () => {
      const at = streams.indexOf(next);
      for (const earlier of streams.slice(0, at)) earlier.close();
      streams = streams.slice(at);
    };
    next.onopen = () => {
      closeEarlier();
      state = 'live';
    };
    next.onerror = () => {
      closeEarlier();
      if (next !== streams.at(-1)) return;
      // The browser would connect again even for an abandoned page, and keep its session alive.
      next.close();
      const isNews = state !== 'lost';
      state = 'lost';
      timer = setTimeout(retry, RETRY);
      if (isNews) onLost();
    };
    const on = <Data>(kind: string, handle: (data: Data) => void) =>
      next.addEventListener(kind, ({ data, lastEventId }: MessageEvent<string>) => {
        last = lastEventId;
        handle(JSON.parse(data) as Data);
      });
    on('work', onWork);
    on('counts', onCounts);
    on('reload', onReload);
    on('comments', ({ search_reference: reference }: { search_reference: string }) => onComments(reference));
    on('alert', onAlert);
    on('presence', ({ search_reference: reference, viewers }: { search_reference: string; viewers: string[] }) =>
      onPresence(reference, viewers),
    );
  };

  const retry = () => {
    if (isIdle()) timer = setTimeout(retry, RETRY);
    else open();
  };

  const close = () => {
    clearTimeout(timer);
    for (const stream of streams) stream.close();
    streams = [];
    state = 'closed';
  };

  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', onVisibility);
  if (document.visibilityState !== 'hidden') open();

  return {
    /** Reports from now on who is viewing this case; none for the empty reference. */
    watch(reference: string): void {
      if (reference === watched) return;
      watched = reference;
      if (streams.length > 0) open();
    },
    end(): void {
      document.removeEventListener('visibilitychange', onVisibility);
      close();
    },
  };
}

function topicsOf(watched: string, since: string | undefined): URLSearchParams {
  const topics = watched === '' ? 'queue,alerts' : `queue,alerts,case:${watched}`;
  return new URLSearchParams({ topics, ...(since !== undefined && { since }) });
}
