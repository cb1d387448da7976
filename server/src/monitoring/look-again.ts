import { riskOfSubject, riskWithArticles } from '../adverse-media/understanding/judge-articles.js';
import type { Images } from '../cases/images.js';
import { type KnownOfCase, type ScreenCaseDeps, screenCase, searchOf } from '../cases/make-case.js';
import type { SearchProfiles } from '../custom-lists/search-profiles.js';
import type { Caller } from '../domain/caller.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Case, CaseFilters, CaseResult } from '../domain/case.js';
import { countStatuses } from '../domain/case.js';
import type { EventType } from '../domain/event.js';
import { imageBytes } from '../domain/face.js';
import { keepDecisions, type MatchChange, matchChanges, riskChange } from '../domain/monitoring.js';
import { caseRiskOf } from '../domain/record-decision.js';
import { isNothingReal, openGaps } from '../domain/search-gaps.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { Screener, ScreeningScope } from '../screening/screener.js';

export interface LookAgainDeps extends Omit<ScreenCaseDeps, 'screener' | 'images'> {
  readonly images?: Images;
  readonly searchProfiles: Pick<SearchProfiles, 'find'>;
}

/** A case as it would be made today, and what of it is different: in the public form of alerts. */
interface SecondLook {
  readonly after: Case;
  readonly results: readonly CaseResult[];
  readonly told: readonly { readonly type: EventType; readonly changes: object }[];
  /** What was not searched, or is not shown, lets a verdict clear whom it did not, or the other way round. */
  readonly clearsOtherwise: boolean;
}

/** Searches a case again and holds what is found against what it holds (`old`: all its results). Nothing is stored. */
export async function lookedAtAgain(
  deps: LookAgainDeps,
  before: Case,
  old: readonly CaseResult[],
  screener: Pick<Screener, 'screen'>,
): Promise<SecondLook> {
  const image =
    before.filters.hasImage === true ? await deps.images?.read(before.organizationId, before.id) : undefined;
  const picture = image === undefined ? undefined : imageBytes(image);
  const { made, results: found } = await searchAgain(deps, before, screener, {
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
  const mediaRisk = riskOfSubject(engine, before.filters.countries, adverseMedia);
  const after: Case = {
    ...before,
    updatedAt: now,
    totalResults: results.length,
    statusCounts: countStatuses(results),
    risk: caseRiskOf(standing, mediaRisk?.score),
    ...(made.riskScoreEngine && { riskScoreEngine: made.riskScoreEngine }),
    categoryCounts: made.categoryCounts,
    countryCounts: made.countryCounts,
    editions: made.editions,
    allowList: made.allowList,
    gaps: made.gaps,
    notices: noticesNow(before.notices, made.notices, compared),
    monitoredAt: now,
  };
  const told = announcements(before, after, matchChanges(old, results));
  return { after, results, told, clearsOtherwise: canonicalJson(openOf(before)) !== canonicalJson(openOf(after)) };
}

function openOf({ gaps, editions }: Case): object {
  return { ...openGaps(gaps), nothingReal: isNothingReal(editions) };
}

/** How far the faces of records were from the one in the image. */
function facesOf(results: readonly CaseResult[]): ReadonlyMap<string, number> {
  const records = results.flatMap((result) => result.records);
  return new Map(records.flatMap(({ recordId, faceDistance: d }) => (d === undefined ? [] : [[recordId, d]])));
}

const OF_LISTS: Case['notices'] = [
  'demonstration_data',
  'categories_not_listed',
  'lists_overdue',
  'identifier_of_hidden_record',
];
const OF_FACES: Case['notices'] = ['image_not_compared', 'image_nothing_to_compare', 'image_partly_compared'];

/** What is said of the lists, and of their pictures once they were compared, is said of those of now; the rest stands. */
function noticesNow(before: Case['notices'], now: Case['notices'], compared: boolean): Case['notices'] {
  const ofNow = compared ? [...OF_LISTS, ...OF_FACES] : OF_LISTS;
  return [...ofNow.filter((one) => now.includes(one)), ...before.filter((one) => !ofNow.includes(one))];
}

/** What the search would find today; nothing is stored. */
async function searchAgain(
  deps: LookAgainDeps,
  enrolled: Case,
  screener: Pick<Screener, 'screen'>,
  image: Pick<KnownOfCase, 'picture' | 'faces'>,
): Promise<{ made: Case; results: readonly CaseResult[] }> {
  const { organizationId, userId, filters } = enrolled;
  const owner: Caller = { organizationId, userId, role: 'integration', email: '' };
  const asked = await askedToday(deps, organizationId, filters);
  const request = { filters: asked.filters, runAiRisk: false };
  return screenCase({ ...deps, screener }, owner, request, enrolled.platform, {
    ...(asked.profile && { profile: asked.profile }),
    // Another engine is no news of the list.
    ...(enrolled.riskScoreEngine && { engine: enrolled.riskScoreEngine }),
    caseId: enrolled.id,
    inBackground: true,
    ...image,
  });
}

/** What the engine is asked when a case is searched again, and in which own lists. */
export async function searchToday(
  deps: Pick<LookAgainDeps, 'searchProfiles'>,
  organizationId: string,
  filters: CaseFilters,
) {
  const asked = await askedToday(deps, organizationId, filters);
  const { customListIds } = asked.profile ?? {};
  const scope: ScreeningScope = { organizationId, ...(customListIds && { customListIds }), inBackground: true };
  return { ...searchOf(asked.filters, asked.profile, true), scope };
}

/** Without its profile a search is wider than it was: nothing is lost. The categories are those that were asked for. */
async function askedToday(
  { searchProfiles }: Pick<LookAgainDeps, 'searchProfiles'>,
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

/** One announcement of each kind for a case, each naming the editions before and after. */
function announcements(before: Case, after: Case, changes: readonly MatchChange[]) {
  const editions = {
    editions_before: before.editions.map(({ version }) => version),
    editions_after: after.editions.map(({ version }) => version),
  };
  const told: { type: EventType; changes: object }[] = [];
  for (const [kind, type] of TYPES) {
    const matches = changes.filter((change) => change.kind === kind);
    if (matches.length > 0) told.push({ type, changes: { ...editions, matches: matches.map(toPublic) } });
  }
  const risk = riskChange(before.risk, after.risk);
  if (risk !== undefined) told.push({ type: 'monitoring.risk_changed', changes: { ...editions, risk } });
  return told;
}

function toPublic({ recordId, source, sourceId, name, fields }: MatchChange): object {
  return { record_id: recordId, source, source_id: sourceId, name, ...(fields.length > 0 && { fields }) };
}
