import { setTimeout as delay } from 'node:timers/promises';
import type { ListedRecord } from '../../src/domain/listed-record.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { readingOf } from './reading-of.js';
import type { TestDatabase } from './test-database.js';

/** Publishes an edition, as `lists import` does, and waits until `editions` (those that a search cites) has it. */
export async function publishEdition(
  database: TestDatabase,
  source: string,
  records: readonly ListedRecord[],
  editions: () => Promise<readonly string[]>,
): Promise<void> {
  const now = () => new Date();
  const deps = { now, newId: idFactory(now), editions: editionsRepository(database), sourceNamed: () => undefined };
  const { edition } = await importList(deps, readingOf(records), { source, origin: [], acceptSmaller: 'a test' });
  while (!(await editions()).includes(edition.version)) await delay(20);
}
