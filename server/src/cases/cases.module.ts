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
import { articleText } from './case-article-text.js';
import { caseArticleTextRoutes } from './case-article-text.routes.js';
import { caseHistoryService } from './case-history.js';
import { caseHistoryRepository } from './case-history.repository.js';
import { caseHistoryRoutes } from './case-history.routes.js';
import { matchedNames } from './case-matched-names.js';
import { caseMatchedNamesRoutes } from './case-matched-names.routes.js';
import type { Reevaluations } from './case-media.js';
import { caseMediaRepository, type OnArticlesFound } from './case-media.repository.js';
import { casePictureService } from './case-pictures.js';
import { casePictureRoutes } from './case-pictures.routes.js';
import type { AnalysisVersions } from './case-report.js';
import { caseReportService } from './case-report.js';
import { caseReportsRepository } from './case-report.repository.js';
import { caseReportRoutes } from './case-report.routes.js';
import { caseRoundsRepository } from './case-rounds.repository.js';
import { caseWorkService } from './case-work.js';
import { caseWorkRepository } from './case-work.repository.js';
import { caseWorkRoutes } from './case-work.routes.js';
import { type CustomersOfCases, caseService, type DriversOfCase } from './cases.js';
import { casesRepository } from './cases.repository.js';
import { currentRecords } from './current-records.repository.js';
import { editionDiffRoutes } from './edition-diff.routes.js';
import type { Images } from './images.js';
import { mediaWatchRepository } from './media-watch.repository.js';
import { outcomesRepository } from './outcomes.repository.js';
import { pastCasesRepository } from './past-cases.repository.js';
import { CASES_PERSONAL_DATA } from './personal-data.repository.js';
import { findRecord, recordHistory } from './record-history.js';
import { recordHistoryRoutes } from './record-history.routes.js';
import { recordRelations } from './record-relations.js';
import { recordRelationsRoutes } from './record-relations.routes.js';
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
import { tryDraft, tryEngine } from './what-if.js';
import { whatIfRoutes } from './what-if.routes.js';
import { whitelistsRepository } from './whitelists.repository.js';

/** Services of other features. */
interface CasesDeps {
  readonly customers: CustomersOfCases;
  readonly keyDrivers: DriversOfCase;
  readonly engines: Pick<RiskScoreEngineService, 'readVersion' | 'draft'>;
  readonly onArticlesFound: OnArticlesFound;
  readonly monitoring: Reevaluations;
  readonly inputs: MonitoringSettingsReader;
  readonly analysisVersions: (organizationId: string, customerId: string) => Promise<AnalysisVersions | undefined>;
  readonly extendChain: (organizationId: string, at: Date) => Promise<unknown>;
}

/** Stored cases: reading, decisions, splits of records, and the articles of their subjects. */
export function casesModule(
  {
    accounts,
    database,
    images,
    screener,
  }: Pick<PlatformParts, 'database'> & {
    readonly accounts: AccountDeps;
    readonly images: Images;
    readonly screener: Screener;
  },
  { customers, keyDrivers, engines, onArticlesFound, monitoring, inputs, analysisVersions, extendChain }: CasesDeps,
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
  const audit = auditRecordsRepository(database);
  const stored = caseService({
    ...{ cases, rounds, policies, customers, keyDrivers, accounts: accounts.accounts, audit },
    ...clock,
  });
  const history = caseHistoryService({ history: caseHistoryRepository(database), customers });
  const listed = {
    ...{ versions: recordVersionsRepository(database), sourceNamed, demonstration: loadDemonstration },
    editions: () => screener.editions(),
  };
  const current = async (organizationId: string, ids: readonly string[]) =>
    currentRecords(database.db, organizationId, ids, (await loadDemonstration()).records);
  return {
    personalData: CASES_PERSONAL_DATA,
    outcomes: outcomesRepository(database),
    routes: [
      ...searchesRoutes(stored),
      ...caseReportRoutes(
        caseReportService({
          ...{ cases: stored, history, reports: caseReportsRepository(database), audit, ...clock },
          ...{ analysisVersions, extendChain },
        }),
      ),
      ...caseWorkRoutes(
        caseWorkService({
          accounts: accounts.accounts,
          cases,
          customers,
          caseWork: caseWorkRepository(database),
          whitelists,
          currentRecords: current,
          ...clock,
        }),
      ),
      ...caseHistoryRoutes({
        history,
        rounds: (caller, caseId) => roundsOfCase({ rounds, cases, customers }, caller, caseId),
      }),
      ...caseArticleTextRoutes((caller, caseId, id) =>
        articleText({ cases, articles: media.articles }, caller, caseId, id),
      ),
      ...caseMatchedNamesRoutes((caller, caseId, id) => matchedNames({ cases }, caller, caseId, id)),
      ...casePictureRoutes(casePictureService({ cases, images, current })),
      ...recordHistoryRoutes((caller, id, version) => recordHistory(listed, caller, id, version)),
      ...recordRelationsRoutes((caller, id, depth) =>
        recordRelations(
          { find: async (...of) => (await findRecord(listed, ...of)).shown.record, current },
          caller,
          id,
          depth,
        ),
      ),
      ...editionDiffRoutes({ diffs: editionDiffsRepository(database), sourceNamed }),
      ...sampleCaseRoutes(
        sampleCaseService({
          ...screeningDeps(database, clock),
          ...{ screener, samples: sampleCasesRepository(database) },
          records: async () => (await loadDemonstration()).records,
        }),
      ),
      ...recordSplitRoutes(recordSplitService({ recordSplits, sourceNamed, ...clock })),
      ...whatIfRoutes({
        tryEngine: (...of) => tryEngine({ engines, pastCases, now }, ...of),
        tryDraft: (...of) => tryDraft({ engines, pastCases, now }, ...of),
      }),
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
