import { mediaRiskOf, riskWithArticles } from '../adverse-media/understanding/judge-articles.js';
import type { Images } from '../cases/images.js';
import { type CaseInputs, type ScreenCaseDeps, screenCase, searchOf } from '../cases/make-case.js';
import type { SearchProfiles } from '../custom-lists/search-profiles.js';
import type { Caller } from '../domain/caller.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Case, CaseFilters, CaseResult } from '../domain/case.js';
import { countStatuses } from '../domain/case.js';
import { openChecks, screeningStatusAgain } from '../domain/case-status.js';
import type { EventType } from '../domain/event.js';
import { imageBytes } from '../domain/face.js';
import { keepDecisions, type MatchChange, matchChanges, riskChange } from '../domain/monitoring.js';
import { caseRiskOf } from '../domain/record-decision.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { Screener, ScreeningScope } from '../screening/screener.js';

export interface RescreenCaseDeps extends Omit<ScreenCaseDeps, 'screener' | 'images'> {
  readonly images?: Images;
  readonly searchProfiles: Pick<SearchProfiles, 'find'>;
}

/** A case as screened today, and its differences in the public form of alerts. */
interface RescreenedCase {
  readonly after: Case;
  readonly results: readonly CaseResult[];
  readonly differences: readonly { readonly type: EventType; readonly changes: object }[];
  /** Checks that were not possible, or hidden results, changed: the verdict may clear the customer now, or no longer. */
  readonly bearsOnVerdict: boolean;
}

/** Screens a case again and compares it with its existing results (`old`: all of them). Stores nothing. */
export async function rescreenCase(
  deps: RescreenCaseDeps,
  before: Case,
  old: readonly CaseResult[],
  screener: Pick<Screener, 'screen'>,
): Promise<RescreenedCase> {
  const image =
    before.filters.hasImage === true ? await deps.images?.read(before.organizationId, before.id) : undefined;
  const picture = image === undefined ? undefined : imageBytes(image);
  const { made, results: found } = await screenAgain(deps, before, screener, {
    ...(picture && { picture }),
    faces: facesOf(old),
  });
  const now = deps.now();
  const { adverseMedia = [] } = before;
  const engine = before.riskScoreEngine ?? DEFAULT_RISK_SCORE_ENGINE;
  const compared = picture !== undefined && !made.notices.includes('image_not_compared');
  const results = keepDecisions(old, found, now).map((result) => ({
    ...result,
    risk: riskWithArticles(engine, result, adverseMedia),
  }));
  const standing = results.map(({ status, risk }) => ({ status, riskScore: risk.score }));
  const mediaRisk = mediaRiskOf(engine, before.filters.countries, adverseMedia);
  const rescreened: Case = {
    ...before,
    updatedAt: now,
    totalResults: results.length,
    statusCounts: countStatuses(results),
    risk: caseRiskOf(standing, mediaRisk),
    ...(made.riskScoreEngine && { riskScoreEngine: made.riskScoreEngine }),
    categoryCounts: made.categoryCounts,
    countryCounts: made.countryCounts,
    editions: made.editions,
    ...(made.scorerVersion !== undefined && { scorerVersion: made.scorerVersion }),
    allowList: made.allowList,
    gaps: made.gaps,
    notices: noticesNow(before.notices, made.notices, compared),
    monitoredAt: now,
  };
  const after: Case = { ...rescreened, screeningStatus: screeningStatusAgain(before, rescreened) };
  const differences = differencesOf(before, after, matchChanges(old, results));
  return {
    after,
    results,
    differences,
    bearsOnVerdict: canonicalJson(openChecks(before)) !== canonicalJson(openChecks(after)),
  };
}

/** Face distances of the existing results, by record. */
function facesOf(results: readonly CaseResult[]): ReadonlyMap<string, number> {
  const records = results.flatMap((result) => result.records);
  return new Map(records.flatMap(({ recordId, faceDistance: d }) => (d === undefined ? [] : [[recordId, d]])));
}

const OF_LISTS: Case['notices'] = [
  'demonstration_data',
  'categories_not_listed',
  'categories_accepted',
  'lists_overdue',
  'identifier_of_hidden_record',
  'records_outside_profile',
  'records_outside_filters',
  'profile_lists_not_loaded',
];
const OF_FACES: Case['notices'] = ['image_not_compared', 'image_nothing_to_compare', 'image_partly_compared'];

/** Current notices about lists, and about pictures if they were compared; the other notices stay. */
function noticesNow(before: Case['notices'], now: Case['notices'], compared: boolean): Case['notices'] {
  const current = compared ? [...OF_LISTS, ...OF_FACES] : OF_LISTS;
  return [...current.filter((one) => now.includes(one)), ...before.filter((one) => !current.includes(one))];
}

/** Screens the case as of today; stores nothing. */
async function screenAgain(
  deps: RescreenCaseDeps,
  enrolled: Case,
  screener: Pick<Screener, 'screen'>,
  image: Pick<CaseInputs, 'picture' | 'faces'>,
): Promise<{ made: Case; results: readonly CaseResult[] }> {
  const { organizationId, userId, filters } = enrolled;
  const owner: Caller = { organizationId, userId, role: 'integration', email: '' };
  const current = await currentFilters(deps, organizationId, filters);
  const request = { filters: current.filters, runAiRisk: false };
  return screenCase({ ...deps, screener }, owner, request, enrolled.platform, {
    ...(current.profile && { profile: current.profile }),
    // Keeps its engine: a new one is not a change of a list.
    ...(enrolled.riskScoreEngine && { engine: enrolled.riskScoreEngine }),
    caseId: enrolled.id,
    inBackground: true,
    ...image,
  });
}

/** The search of a case as of today, with the custom lists it covers. */
export async function currentSearch(
  deps: Pick<RescreenCaseDeps, 'searchProfiles'>,
  organizationId: string,
  filters: CaseFilters,
) {
  const current = await currentFilters(deps, organizationId, filters);
  const { customListIds } = current.profile ?? {};
  const scope: ScreeningScope = { organizationId, ...(customListIds && { customListIds }), inBackground: true };
  return { ...searchOf(current.filters, current.profile), scope, profile: current.profile };
}

/** Filters and profile as of today, with the original categories. Without a deleted profile the search is wider: nothing is lost. */
async function currentFilters(
  { searchProfiles }: Pick<RescreenCaseDeps, 'searchProfiles'>,
  organizationId: string,
  filters: CaseFilters,
): Promise<{ readonly filters: CaseFilters; readonly profile?: SearchProfile }> {
  const { searchProfile: id, ...others } = filters;
  const profile = id === undefined ? undefined : await searchProfiles.find(organizationId, id);
  return profile ? { filters, profile: { ...profile, categories: filters.categories } } : { filters: others };
}

const TYPES = [
  ['added', 'monitoring.match_added'],
  ['updated', 'monitoring.match_updated'],
  ['removed', 'monitoring.match_removed'],
] as const;

/** Lists at most one difference of each type, with the editions before and after. */
function differencesOf(before: Case, after: Case, changes: readonly MatchChange[]) {
  const editions = {
    editions_before: before.editions.map(({ version }) => version),
    editions_after: after.editions.map(({ version }) => version),
  };
  const differences: { type: EventType; changes: object }[] = [];
  for (const [kind, type] of TYPES) {
    const matches = changes.filter((change) => change.kind === kind);
    if (matches.length > 0) differences.push({ type, changes: { ...editions, matches: matches.map(presentMatch) } });
  }
  const risk = riskChange(before.risk, after.risk);
  if (risk !== undefined) differences.push({ type: 'monitoring.risk_changed', changes: { ...editions, risk } });
  return differences;
}

function presentMatch({ recordId, source, sourceId, name, fields }: MatchChange): object {
  return { record_id: recordId, source, source_id: sourceId, name, ...(fields.length > 0 && { fields }) };
}
