/** Waiting search of an organization, or with `''` of none. */
interface Queued {
  readonly organizationId: string;
  /** Sent to a thread alone: others behind it would wait for it. */
  readonly isAlone: boolean;
}

export interface SearchQueue<Search extends Queued> {
  readonly size: number;
  /** Waiting searches of one organization. */
  sizeOf(organizationId: string): number;
  push(search: Search): void;
  /** Puts it before the others of its organization. */
  putBack(search: Search): void;
  /**
   * Takes up to `most` searches, one of each organization in turn. An organization for which `passes` is true is taken
   * only if no other waits.
   */
  take(most: number, passes: (organizationId: string) => boolean): Search[];
  /** Takes all there are. */
  drain(): Search[];
}

/** Searches in the order they are taken: organizations round robin, and those of one in the order they came. */
export function searchQueue<Search extends Queued>(): SearchQueue<Search> {
  /** Queues in the order of their turns; none is empty. */
  const queues = new Map<string, Search[]>();
  let size = 0;

  function queueOf(organizationId: string): Search[] {
    const known = queues.get(organizationId);
    if (known !== undefined) return known;
    const queue: Search[] = [];
    queues.set(organizationId, queue);
    return queue;
  }

  function nextTurn(passes: (organizationId: string) => boolean): Search[] | undefined {
    const [first] = queues.values();
    if (queues.size < 2) return first;
    for (const [organizationId, queue] of queues) if (!passes(organizationId)) return queue;
    return first;
  }

  return {
    get size() {
      return size;
    },
    sizeOf: (organizationId) => queues.get(organizationId)?.length ?? 0,
    push(search) {
      size += 1;
      queueOf(search.organizationId).push(search);
    },
    putBack(search) {
      size += 1;
      queueOf(search.organizationId).unshift(search);
    },
    take(most, passes) {
      const taken: Search[] = [];
      while (taken.length < most) {
        const queue = nextTurn(passes);
        const [search] = queue ?? [];
        if (queue === undefined || search === undefined || (search.isAlone && taken.length > 0)) break;
        queue.shift();
        size -= 1;
        taken.push(search);
        queues.delete(search.organizationId);
        if (queue.length > 0) queues.set(search.organizationId, queue);
        if (search.isAlone) break;
      }
      return taken;
    },
    drain() {
      const all = [...queues.values()].flat();
      queues.clear();
      size = 0;
      return all;
    },
  };
}
