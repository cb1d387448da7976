import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import { buildWatchlist, type ListedName, screenAll } from '@touchstone/engine';
import { casesRepository } from '../../src/cases/cases.repository.js';
import { makeCase } from '../../src/cases/make-case.js';
import { recordSplitsRepository } from '../../src/cases/record-splits.repository.js';
import { whitelistsRepository } from '../../src/cases/whitelists.repository.js';
import { acceptedGapsRepository } from '../../src/custom-lists/accepted-gaps.repository.js';
import { customListsRepository } from '../../src/custom-lists/custom-lists.repository.js';
import { searchProfilesRepository } from '../../src/custom-lists/search-profiles.repository.js';
import { customersRepository } from '../../src/customers/customers.repository.js';
import type { Case, CaseFilters } from '../../src/domain/case.js';
import type { MonitoringSettings } from '../../src/domain/configuration.js';
import { type ListedRecord, listedRecord } from '../../src/domain/listed-record.js';
import { matchedPart } from '../../src/domain/matched-part.js';
import type { NumberedEdition } from '../../src/domain/source.js';
import { editionsRepository } from '../../src/lists/editions.repository.js';
import { importList } from '../../src/lists/import-list.js';
import { sourceNamed } from '../../src/lists/sources.js';
import { type MonitorDeps, monitorOrganization } from '../../src/monitoring/monitor-organization.js';
import { monitoringRepository } from '../../src/monitoring/monitoring.repository.js';
import { idFactory } from '../../src/platform/database/new-id.js';
import { events } from '../../src/platform/outbox/events.table.js';
import { riskScoreEnginesRepository } from '../../src/risk-scores/risk-score-engines.repository.js';
import { openChanges } from '../../src/screening/open-changes.js';
import type { Screener } from '../../src/screening/screener.js';
import { checkChanges } from './documented-event.js';
import { readingOf } from './reading-of.js';
import { analyst, caseRequest } from './sample-case.js';
import { testDatabase } from './test-database.js';

const { organizationId } = analyst;

/** A record of the list that is published unless told otherwise. */
export const listed = (sourceId: string, full: string, more: Partial<ListedRecord> = {}): ListedRecord =>
  listedRecord({
    source: 'test_list',
    sourceId,
    entityType: 'Person',
    names: [{ full, kind: 'primary', quality: 'strong' } as ListedName],
    categories: ['Sanctions'],
    ...more,
  });

/** Monitoring of one organization over a database of its own, emptied before each test; the watchlist is searched in this thread. */
export async function monitoredCases() {
  const database = await testDatabase();
  const { db } = database;
  const editions = editionsRepository(database);
  const cases = casesRepository(database);
  const monitoring = monitoringRepository(database);

  let clock = new Date('2026-11-20T08:30:00Z');
  const now = () => {
    clock = new Date(clock.getTime() + 1000);
    return clock;
  };
  const newId = idFactory(now);
  const customers = customersRepository(database, newId);
  const input: MonitoringSettings = {
    monitoring: { enabled: true, frequency: 'instantly' },
    alerts: { email: false, webhook: true, recipients: [] },
  };

  const searched = { screener: await inForceScreener() };
  const deps: MonitorDeps = {
    screener: {
      screen: (...requested) => searched.screener.screen(...requested),
      editions: () => searched.screener.editions(),
    },
    ...{ cases, editions, monitoring, openChanges, sourceNamed, now, newId },
    searchProfiles: searchProfilesRepository(database),
    customLists: customListsRepository(database),
    acceptedGaps: acceptedGapsRepository(database),
    recordSplits: recordSplitsRepository(database),
    whitelists: whitelistsRepository(database),
    inputs: async () => input,
    riskScoreEngines: riskScoreEnginesRepository(database),
    logError: (_, message) => assert.fail(message),
  };

  beforeEach(async () => {
    await database.asOwner(
      'truncate cases, events, monitoring_alerts, monitoring_states, editions, listed_records cascade',
    );
  });

  /** Everything in force, searched in this thread. */
  async function inForceScreener(): Promise<Screener> {
    const loaded: readonly NumberedEdition[] = await editions.inForce();
    const records: ListedRecord[] = [];
    for (const edition of loaded) {
      for await (const texts of editions.recordTexts(edition)) records.push(...texts.map((text) => JSON.parse(text)));
    }
    const watchlist = buildWatchlist(records.map(matchedPart));
    return {
      editions: () => loaded,
      async screen(subject, options) {
        const screened = screenAll(watchlist, subject, options);
        const found = screened.hits.map(({ entity }) => records[entity] as ListedRecord);
        return { ...screened, records: found, editions: loaded, customLists: [] };
      },
    };
  }

  async function publish(records: readonly ListedRecord[], source = 'test_list'): Promise<string> {
    const { edition } = await importList({ now, newId, editions, sourceNamed: () => undefined }, readingOf(records), {
      source,
      origin: [],
      acceptSmaller: 'a test',
    });
    searched.screener = await inForceScreener();
    return edition.version;
  }

  async function enrol(name: string, more: Partial<CaseFilters> = {}): Promise<Case> {
    const { made } = await makeCase(
      { ...deps, cases },
      analyst,
      caseRequest({ name, categories: ['Sanctions', 'PEP'], ongoingMonitoring: true, ...more }),
    );
    return made;
  }

  const cycle = () => monitorOrganization(deps, organizationId);
  const alerts = async () => {
    const rows = await db.select().from(events).orderBy(events.id);
    const found = rows.filter(({ type }) => type.startsWith('monitoring.'));
    for (const { type, changes } of found) checkChanges(type, changes);
    return found.map(({ type, aboutId, changes }) => ({
      ...{ type, case: aboutId, changes: changes as Record<string, never> },
    }));
  };
  const stored = async (id: string) => ({
    found: (await cases.find(organizationId, id)) as Case,
    results: await cases.results(organizationId, id, { number: 1, size: 1000 }),
  });

  return {
    database,
    db,
    editions,
    cases,
    monitoring,
    now,
    newId,
    customers,
    input,
    searched,
    deps,
    publish,
    enrol,
    cycle,
    alerts,
    stored,
  };
}
