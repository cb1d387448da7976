import { actorOf } from '../domain/audit.js';
import type { AuthenticatedCaller } from '../domain/caller.js';
import { listStatus, missingLists } from '../flow/list-status.js';
import { rejoinRecords, splitRecords } from '../flow/split-records.js';
import type { ListDeeds } from '../http/worlds/lists.js';
import { sourceNamed } from '../lists/sources.js';
import { editionsIn } from '../store/editions.js';
import { listChecksIn } from '../store/list-checks.js';
import { recordSplitsIn } from '../store/record-splits.js';
import type { Parts, Topic } from './parts.js';
import { updateListsInWorker } from './update-lists-in-worker.js';

/** The published lists: how old they are, and keeping them fresh. */
export function composeLists({
  accounts,
  config,
  database,
  databaseUrl,
  log,
}: Parts): Topic<ListDeeds, 'update_lists'> {
  const { now, newId } = accounts;
  const [editions, checks, recordSplits] = [editionsIn(database), listChecksIn(database), recordSplitsIn(database)];
  const world = { now, newId, editions, checks, recordSplits, sourceNamed };
  const deedOf = (caller: AuthenticatedCaller) => ({ ...caller, actor: actorOf(caller) });
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
      listStatus: () => listStatus(world),
      missingLists: () => missingLists(world),
      splitRecords: (caller, wish) => splitRecords(world, deedOf(caller), wish),
      listSplits: ({ organizationId }) => world.recordSplits.list(organizationId),
      rejoinRecords: (caller, id) => rejoinRecords(world, deedOf(caller), id),
    },
    tasks: { update_lists: update },
    schedule: config.listsAutoUpdate ? ['17 * * * * update_lists'] : [],
  };
}
