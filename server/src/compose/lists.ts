import { listStatus } from '../flow/list-status.js';
import { dueSources, updateLists } from '../flow/update-lists.js';
import type { ListDeeds } from '../http/worlds/lists.js';
import { sourceNamed } from '../lists/sources.js';
import { editionsIn } from '../store/editions.js';
import { listChecksIn } from '../store/list-checks.js';
import { openFeeds } from './open-feeds.js';
import type { Parts, Topic } from './parts.js';

/** The published lists: how old they are, and keeping them fresh. */
export function composeLists({ accounts, config, database, log }: Parts): Topic<ListDeeds, 'update_lists'> {
  const { now, newId } = accounts;
  const world = { now, newId, editions: editionsIn(database), checks: listChecksIn(database), sourceNamed };
  let offline = false;

  async function update(): Promise<void> {
    const feeds = openFeeds(config);
    try {
      const reachable: boolean[] = [];
      for await (const done of updateLists({ ...world, feeds }, await dueSources({ ...world, feeds }))) {
        reachable.push(done.outcome !== 'unreachable');
        if (done.outcome === 'failed') log.error({ source: done.source, err: done.error }, 'a list was not updated');
        if (done.outcome === 'updated') {
          const { version, added, changed, removed } = done.edition;
          log.info({ version, added, changed, removed }, 'a list was updated');
        }
      }
      if (reachable.length === 0) return;
      const nobody = !reachable.includes(true);
      // Said once, and not every hour, by a machine that is meant to be offline.
      if (nobody && !offline) log.warn({}, 'no publisher of lists can be reached; the editions in force stay');
      offline = nobody;
    } finally {
      await feeds.close();
    }
  }

  return {
    deeds: { listStatus: () => listStatus(world) },
    tasks: { update_lists: update },
    schedule: config.listsAutoUpdate ? ['17 * * * * update_lists'] : [],
  };
}
