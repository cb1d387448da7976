import { setImmediate as pause } from 'node:timers/promises';
import type { AccountDeps } from '../accounts/accounts.js';
import { reviewPoliciesRepository } from '../accounts/review-policies.repository.js';
import { articlesRepository } from '../adverse-media/articles.repository.js';
import { acceptedGapsRepository } from '../custom-lists/accepted-gaps.repository.js';
import type { MonitoringSettingsReader } from '../domain/configuration.js';
import { loadDemonstration } from '../lists/demonstration/load-demonstration.js';
import { editionDiffsRepository } from '../lists/edition-diffs.repository.js';
import { sourceNamed } from '../lists/sources.js';
import type { Database } from '../platform/database/database.js';
import type { Tasks } from '../platform/jobs/jobs.js';
import { oneByOne } from '../platform/outbox/event-data.js';
import { auditRecordsRepository } from '../platform/outbox/record-audit.repository.js';
import type { PlatformParts } from '../platform/parts.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { RiskScoreEngineService } from '../risk-scores/risk-score-engines.js';
import { riskScoreEnginesRepository } from '../risk-scores/risk-score-engines.repository.js';
import type { Screener } from '../screening/screener.js';
import { caseHistoryService } from './case-history.js';
import { caseHistoryRepository } from './case-history.repository.js';
import { caseHistoryRoutes } from './case-history.routes.js';
import type { Reevaluations } from './case-media.js';
import { caseMediaRepository, type OnArticlesFound } from './case-media.repository.js';
import { caseRoundsRepository } from './case-rounds.repository.js';
import { caseWorkService } from './case-work.js';
import { caseWorkRepository } from './case-work.repository.js';
import { caseWorkRoutes } from './case-work.routes.js';
import { type CustomersOfCases, caseService } from './cases.js';
import { casesRepository } from './cases.repository.js';
import { editionDiffRoutes } from './edition-diff.routes.js';
import { mediaWatchRepository } from './media-watch.repository.js';
import { outcomesRepository } from './outcomes.repository.js';
import { pastCasesRepository } from './past-cases.repository.js';
import { CASES_PERSONAL_DATA } from './personal-data.repository.js';
import { recordHistory } from './record-history.js';
import { recordHistoryRoutes } from './record-history.routes.js';
import { recordSplitService } from './record-splits.js';
import { recordSplitsRepository } from './record-splits.repository.js';
import { recordSplitRoutes } from './record-splits.routes.js';
import { recordVersionsRepository } from './record-versions.repository.js';
import { roundsOfCase } from './rounds-of-case.js';
import { sampleCaseService } from './sample-cases.js';
import { sampleCasesRepository } from './sample-cases.repository.js';
import { sampleCaseRoutes } from './sample-cases.routes.js';
import { presentSearch } from './search.present.js';
import { searchAdverseMedia } from './search-adverse-media.js';
import { searchesRoutes } from './searches.routes.js';
import { searchNewArticles, watchMedia } from './watch-media.js';
import { tryEngine } from './what-if.js';
import { whatIfRoutes } from './what-if.routes.js';
import { whitelistsRepository } from './whitelists.repository.js';

/** Services of other features. */
interface CasesDeps {
  readonly customers: CustomersOfCases;
  readonly engines: Pick<RiskScoreEngineService, 'readVersion'>;
  readonly onArticlesFound: OnArticlesFound;
  readonly monitoring: Reevaluations;
  readonly inputs: MonitoringSettingsReader;
}

/** Stored cases: reading, decisions, splits of records, and the articles of their subjects. */
export function casesModule(
  {
    accounts,
    database,
    screener,
  }: Pick<PlatformParts, 'database'> & { readonly accounts: AccountDeps; readonly screener: Screener },
  { customers, engines, onArticlesFound, monitoring, inputs }: CasesDeps,
) {
  const { now, newId } = accounts;
  const cases = casesRepository(database);
  const pastCases = pastCasesRepository(database);
  const recordSplits = recordSplitsRepository(database);
  const whitelists = whitelistsRepository(database);
  const clock = { now, newId };
  const media = {
    articles: articlesRepository(database),
    caseMedia: caseMediaRepository(database, cases, onArticlesFound),
    watch: mediaWatchRepository(database),
    riskScoreEngine: DEFAULT_RISK_SCORE_ENGINE,
    ...{ monitoring, inputs, now, newId },
    pause: () => pause(),
  };
  const rounds = caseRoundsRepository(database);
  const policies = reviewPoliciesRepository(database);
  const listed = {
    ...{ versions: recordVersionsRepository(database), sourceNamed, demonstration: loadDemonstration },
    editions: () => screener.editions(),
  };
  return {
    personalData: CASES_PERSONAL_DATA,
    outcomes: outcomesRepository(database),
    routes: [
      ...searchesRoutes(
        caseService({
          ...{ cases, rounds, policies, customers, accounts: accounts.accounts },
          ...{ audit: auditRecordsRepository(database), ...clock },
        }),
      ),
      ...caseWorkRoutes(
        caseWorkService({
          accounts: accounts.accounts,
          cases,
          customers,
          caseWork: caseWorkRepository(database),
          whitelists,
          ...clock,
        }),
      ),
      ...caseHistoryRoutes({
        history: caseHistoryService({ history: caseHistoryRepository(database), customers }),
        rounds: (caller, caseId) => roundsOfCase({ rounds, cases, customers }, caller, caseId),
      }),
      ...recordHistoryRoutes((caller, id, version) => recordHistory(listed, caller, id, version)),
      ...editionDiffRoutes({ diffs: editionDiffsRepository(database), sourceNamed }),
      ...sampleCaseRoutes(
        sampleCaseService({
          ...screeningDeps(database, clock),
          ...{ screener, samples: sampleCasesRepository(database) },
          records: async () => (await loadDemonstration()).records,
        }),
      ),
      ...recordSplitRoutes(recordSplitService({ recordSplits, sourceNamed, ...clock })),
      ...whatIfRoutes((caller, id, input) => tryEngine({ engines, pastCases }, caller, id, input)),
    ],
    tasks: {
      search_adverse_media: (payload, attempt) => searchAdverseMedia(media, payload, attempt),
      search_new_articles: (payload) => searchNewArticles(media, payload),
      watch_media: () => watchMedia(media),
    } satisfies Pick<Tasks, 'search_adverse_media' | 'search_new_articles' | 'watch_media'>,
    // Quarter-hourly; the documented promise is hourly.
    schedule: ['7,22,37,52 * * * * watch_media ?max=1&queue=watch_media'],
    eventSubjects: { case: oneByOne(readSearch) },
  };

  /** The public search without its image. */
  async function readSearch(organizationId: string, id: string) {
    const found = await cases.find(organizationId, id);
    if (found === undefined) return undefined;
    const page = { number: 1, size: found.filters.perPage };
    const [customer] = await customers.findByCases(organizationId, [id]);
    return presentSearch(found, await cases.results(organizationId, id, page), page, customer);
  }
}

/** Dependencies of every screening that becomes a case, apart from the screener. */
export function screeningDeps(
  database: Database,
  { now, newId }: { readonly now: () => Date; readonly newId: () => string },
) {
  return {
    acceptedGaps: acceptedGapsRepository(database),
    recordSplits: recordSplitsRepository(database),
    riskScoreEngines: riskScoreEnginesRepository(database),
    whitelists: whitelistsRepository(database),
    sourceNamed,
    now,
    newId,
  };
}
