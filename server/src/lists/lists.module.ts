import type { Parts, Topic } from '../app/parts.js';
import { editionsIn } from './editions.repository.js';
import { listChecksIn } from './list-checks.repository.js';
import { listStatus, missingLists } from './list-status.js';
import type { ListDeeds } from './lists.world.js';
import { sourceNamed } from './sources.js';
import { updateListsInWorker } from './update-lists-in-worker.module.js';

/** The published lists: how old they are, and keeping them fresh. */
export function composeLists({
  accounts,
  config,
  database,
  databaseUrl,
  log,
}: Parts): Topic<ListDeeds, 'update_lists'> {
  const deps = { now: accounts.now, editions: editionsIn(database), checks: listChecksIn(database), sourceNamed };
  let offline = false;

  async function update(): Promise<void> {
    const reachable: boolean[] = [];
    await updateListsInWorker({ config, databaseUrl }, ({ source, outcome, edition, error }) => {
      reachable.push(outcome !== 'unreachable');
      if (outcome === 'failed') log.error({ source, err: error }, 'a list was not updated');
      if (outcome === 'updated' && edition !== undefined) {
        const { version, added, changed, removed } = edition;
        log.info({ version, added, changed, removed }, 'a list was updated');
      }
    });
    if (reachable.length === 0) return;
    const nobody = !reachable.includes(true);
    // Said once, and not every hour, by a machine that is meant to be offline.
    if (nobody && !offline) log.warn({}, 'no publisher of lists can be reached; the editions in force stay');
    offline = nobody;
  }

  return {
    deeds: {
      listStatus: () => listStatus(deps),
      missingLists: () => missingLists(deps),
    },
    tasks: { update_lists: update },
    schedule: config.listsAutoUpdate ? ['17 * * * * update_lists'] : [],
  };
}
