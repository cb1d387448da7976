import type { AccountDeps } from '../accounts/accounts.js';
import { oneByOne } from '../platform/outbox/event-data.js';
import type { PlatformParts } from '../platform/parts.js';
import { editionDiffsRepository } from './edition-diffs.repository.js';
import { editionsRepository } from './editions.repository.js';
import { presentList } from './list.present.js';
import { listChecksRepository } from './list-checks.repository.js';
import { type ListedCategories, listStatus } from './list-status.js';
import { listRoutes } from './lists.routes.js';
import { sourceNamed } from './sources.js';
import { updateListsInWorker } from './update-lists-in-worker.module.js';

/** Official lists: their status and updates. */
export function listsModule(
  { accounts, config, database, databaseUrl, log }: PlatformParts & { readonly accounts: AccountDeps },
  listed: ListedCategories,
) {
  const deps = {
    listed,
    now: accounts.now,
    editions: editionsRepository(database),
    diffs: editionDiffsRepository(database),
    checks: listChecksRepository(database),
    sourceNamed,
  };
  let offline = false;

  return {
    routes: listRoutes(deps),
    tasks: { update_lists: update },
    schedule: config.listsAutoUpdate ? ['17 * * * * update_lists'] : [],
    eventSubjects: { list: oneByOne((_, version) => readEdition(version)) },
  };

  async function update(): Promise<void> {
    const reachable: boolean[] = [];
    await updateListsInWorker({ config, databaseUrl }, ({ source, outcome, edition, error }) => {
      reachable.push(outcome !== 'unreachable');
      if (outcome === 'failed') log.error({ source, err: error }, 'list update failed');
      if (outcome === 'updated' && edition !== undefined) {
        const { version, added, changed, removed } = edition;
        log.info({ version, added, changed, removed }, 'list updated');
      }
    });
    if (reachable.length === 0) return;
    const isOffline = !reachable.includes(true);
    // Logged once, not hourly: some machines are offline on purpose.
    if (isOffline && !offline) log.warn({}, 'no list publisher can be reached; the current editions remain in use');
    offline = isOffline;
  }

  /** An edition no longer in force is reported by its version alone; the history has the rest. */
  async function readEdition(version: string): Promise<object> {
    const status = (await listStatus(deps)).find(({ edition }) => edition.version === version);
    return status === undefined ? { version } : presentList(status, await listed());
  }
}
