import type { WorkState } from '../domain/work.js';

/** Topics of a stream: the queue, alerts, and single cases. */
export interface Topics {
  readonly queue: boolean;
  readonly alerts: boolean;
  readonly caseIds: readonly string[];
}

/** Work on a case as it is now. */
export interface WorkChange {
  readonly caseId: string;
  readonly version: number;
  readonly state: WorkState;
  readonly assigneeId?: string;
  readonly unseenAlerts: number;
  readonly at: Date;
}

export interface WorkChanges {
  /** Work that has changed since then, oldest change first, at most `most`. */
  since(organizationId: string, time: Date, most: number): Promise<readonly WorkChange[]>;
  /** Time of the last comment on a case of the organization; undefined without one. */
  lastComment(organizationId: string, caseId: string): Promise<Date | undefined>;
  /** Users who are viewing a case of the organization. */
  viewers(organizationId: string, caseId: string, now: Date): Promise<readonly string[]>;
}

/** Something that a stream sends. */
export type WorkEvent =
  | { readonly kind: 'work' | 'alert'; readonly change: WorkChange }
  | { readonly kind: 'counts' }
  /** So much has changed, or so long ago, that all must be read again. */
  | { readonly kind: 'reload' }
  /** Somebody has commented on the case. */
  | { readonly kind: 'comments'; readonly caseId: string }
  | { readonly kind: 'presence'; readonly caseId: string; readonly viewers: readonly string[] };

/** A stream that was interrupted for longer reads everything again. */
const LONGEST_BREAK_MS = 10 * 60_000;
/** A change is dated before it is committed, and by the clock of another node. */
const OVERLAP_MS = 10_000;
const MOST_CHANGES = 200;

interface Watching {
  readonly changes: WorkChanges;
  readonly now: () => Date;
  readonly organizationId: string;
  /** The viewer is not reported to itself. */
  readonly userId: string;
  readonly topics: Topics;
  /** Time from which changes are sent: of the last event of an interrupted stream, or of what the page has read. */
  readonly from?: Date;
}

/** Returns a function that answers the events since its last call, and the time from which a later stream goes on. */
export function workEvents({ changes, now, organizationId, userId, topics, from }: Watching) {
  const started = now().getTime();
  const isLost = from !== undefined && started - from.getTime() > LONGEST_BREAK_MS;
  let mark = from === undefined || isLost ? started : Math.min(from.getTime(), started);
  let isFirst = true;
  /** Versions within the overlap, which are read again. */
  const sent = new Map<string, { readonly version: number; readonly at: number }>();
  const seen = new Map<string, string>();
  const commented = new Map<string, number>();

  return async function next(): Promise<{ readonly events: readonly WorkEvent[]; readonly mark: Date }> {
    const events: WorkEvent[] = isFirst && isLost ? [{ kind: 'reload' }] : [];
    // A stream without a time to begin from reports what changes from now on.
    const since = isFirst && from === undefined ? mark : mark - OVERLAP_MS;
    isFirst = false;
    const found = await changes.since(organizationId, new Date(since), MOST_CHANGES + 1);
    const fresh = found.filter(({ caseId, version }) => sent.get(caseId)?.version !== version);
    for (const { caseId, version, at } of found) sent.set(caseId, { version, at: at.getTime() });
    mark = Math.min(Math.max(mark, ...found.map(({ at }) => at.getTime())), Math.max(mark, now().getTime()));
    for (const [caseId, { at }] of sent) if (at < mark - OVERLAP_MS) sent.delete(caseId);
    if (found.length > MOST_CHANGES) events.push({ kind: 'reload' });
    else events.push(...fresh.flatMap(eventsOf));
    if (topics.queue && fresh.length > 0) events.push({ kind: 'counts' });
    for (const caseId of topics.caseIds) events.push(...(await comments(caseId, since)), ...(await presence(caseId)));
    return { events, mark: new Date(mark) };
  };

  function eventsOf(change: WorkChange): WorkEvent[] {
    const isWatched = topics.queue || topics.caseIds.includes(change.caseId);
    const isAlert = topics.alerts && change.unseenAlerts > 0;
    return [
      ...(isWatched ? [{ kind: 'work' as const, change }] : []),
      ...(isAlert ? [{ kind: 'alert' as const, change }] : []),
    ];
  }

  async function comments(caseId: string, since: number): Promise<WorkEvent[]> {
    const last = (await changes.lastComment(organizationId, caseId))?.getTime() ?? 0;
    const isNews = commented.has(caseId) ? last !== commented.get(caseId) : last > since;
    commented.set(caseId, last);
    return isNews ? [{ kind: 'comments', caseId }] : [];
  }

  async function presence(caseId: string): Promise<WorkEvent[]> {
    const viewers = (await changes.viewers(organizationId, caseId, now())).filter((id) => id !== userId);
    const text = viewers.join();
    if ((seen.get(caseId) ?? '') === text) return [];
    seen.set(caseId, text);
    return [{ kind: 'presence', caseId, viewers }];
  }
}
