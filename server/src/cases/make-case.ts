import { normalizeName, type ScreenOptions, type Subject } from '@touchstone/engine';
import type { AcceptedGapsRepository } from '../custom-lists/accepted-gaps.js';
import type { SearchProfiles } from '../custom-lists/search-profiles.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { type Actor, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Case, CaseResult } from '../domain/case.js';
import { platformOf } from '../domain/case.js';
import type { CaseRequest } from '../domain/case-request.js';
import { coveredCategories } from '../domain/category.js';
import { withoutPictures } from '../domain/face.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import type { RiskScoreEngine } from '../domain/risk-score.js';
import { gapsOf, isUnsearched } from '../domain/search-gaps.js';
import type { SearchProfile } from '../domain/search-profile.js';
import { watchlistNumber } from '../domain/source.js';
import { pairsThatHold, subjectKey, type WhitelistedPair } from '../domain/whitelist.js';
import { DEFAULT_RISK_SCORE_ENGINE } from '../risk-scores/default-risk-score-engine.js';
import type { RiskScoreEnginesRepository } from '../risk-scores/risk-score-engines.js';
import { joinRecords } from '../screening/join-records.js';
import type { Screener, Screening } from '../screening/screener.js';
import { subjectOfParty } from '../screening/subject-of-party.js';
import { caseOf } from './case-of-screening.js';
import type { Whitelists } from './case-work.js';
import type { Cases } from './cases.js';
import { compareFaces } from './compare-faces.js';
import type { ClosedImage, Images } from './images.js';
import type { RecordSplits } from './record-splits.js';
import { matchedRecords, resultsOf, sourceOf } from './results-of-case.js';

export interface ScreenCaseDeps {
  readonly screener: Pick<Screener, 'screen'>;
  readonly whitelists: Pick<Whitelists, 'of'>;
  readonly recordSplits: Pick<RecordSplits, 'list'>;
  /** Read for searches of categories that no list covers. */
  readonly acceptedGaps: Pick<AcceptedGapsRepository, 'find'>;
  readonly sourceNamed: SourceNamed;
  readonly riskScoreEngines: Pick<RiskScoreEnginesRepository, 'active' | 'find'>;
  /** Image services; absent if searches cannot have an image. */
  readonly images?: Pick<Images, 'faces' | 'ofEntries' | 'close'>;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface MakeCaseDeps extends ScreenCaseDeps {
  readonly cases: Pick<Cases, 'add'>;
  readonly searchProfiles: Pick<SearchProfiles, 'find'>;
}

/** Most hits; more throw `too_many_hits`: they cannot be reviewed, and cutting them would hide some silently. */
const MAX_HITS = 5_000;

/** A case that is not stored yet. */
export interface ScreenedCase {
  readonly made: Case;
  readonly results: readonly CaseResult[];
  /** Actor for the audit log. */
  readonly by: Actor;
  readonly image?: ClosedImage;
  /** Number of the watchlist that was searched. */
  readonly watchlist: number;
  /** Ids of the whitelisted pairs that apply to its results. */
  readonly appliedPairs: readonly string[];
}

/**
 * Screens a party and stores a case: filters, editions and every hit. Throws `validation_failed` with `faults` and the errors
 * found here, and `unavailable` while no list is loaded; nothing is stored then.
 */
export async function makeCase(
  deps: MakeCaseDeps,
  caller: Caller,
  request: CaseRequest,
  faults: readonly FieldError[] = [],
): Promise<ScreenedCase> {
  const screened = await screenRequest(deps, caller, request, faults);
  await deps.cases.add(screened);
  return screened;
}

/** Screens a party as a case without storing it, once the request is valid. Throws as `makeCase`. */
export async function screenRequest(
  deps: Omit<MakeCaseDeps, 'cases'>,
  caller: Caller,
  request: CaseRequest,
  faults: readonly FieldError[],
): Promise<ScreenedCase> {
  const named = await referencesOf(deps, caller, request, faults);
  if (named.faults.length > 0) throw new AppError('validation_failed', { faults: named.faults });
  return screenCase(deps, caller, request, platformOf(caller), named);
}

/** The search profile and risk score engine that a request names, and `faults` with the errors of these two. */
export async function referencesOf(
  deps: Pick<MakeCaseDeps, 'searchProfiles' | 'riskScoreEngines'>,
  caller: Caller,
  request: CaseRequest,
  faults: readonly FieldError[],
): Promise<Pick<CaseInputs, 'profile' | 'engine'> & { readonly faults: readonly FieldError[] }> {
  const isAskable = (field: string) => !faults.some((fault) => fault.field === field);
  const namesEngine = request.riskScoreEngineId !== undefined && isAskable('risk_score_engine_id');
  const [profile, engine] = await Promise.all([
    isAskable('search_profile') ? profileOf(deps, caller, request) : undefined,
    namesEngine ? engineOf(deps, caller, request) : undefined,
  ]);
  const own = [...faultsOfReferences(request, profile, engine), ...webhookFaults(caller, request, profile)];
  return { profile, engine, faults: [...faults, ...own.filter(({ field }) => isAskable(field))] };
}

/** Inputs the caller has already loaded. */
export interface CaseInputs {
  readonly profile?: SearchProfile | undefined;
  readonly engine?: RiskScoreEngine | undefined;
  /** The case that is rescreened. */
  readonly caseId?: string;
  /** True if no request waits for it. */
  readonly inBackground?: boolean;
  /** The image of a case that is rescreened. */
  readonly picture?: Uint8Array;
  /** Earlier face distances of a rescreened case by record, used if the image cannot be compared now. */
  readonly faces?: ReadonlyMap<string, number>;
}

/**
 * Screens a party as a case without storing it. Throws as `makeCase`, except `validation_failed`. The engine defaults to the
 * one that the request names, or to the organization's active one.
 */
export async function screenCase(
  deps: ScreenCaseDeps,
  caller: Caller,
  request: CaseRequest,
  platform: Case['platform'],
  input: CaseInputs = {},
): Promise<ScreenedCase> {
  const { profile } = input;
  const requested = {
    ...request.filters,
    ...(profile && { categories: profile.categories }),
  };

  const { subject, options } = searchOf(requested, profile);
  const [ofOrganization, screening] = await Promise.all([
    input.engine ?? engineOf(deps, caller, request),
    deps.screener.screen(subject, options, {
      organizationId: caller.organizationId,
      ...(profile?.customListIds && { customListIds: profile.customListIds }),
      ...(request.isTest && { isTest: true }),
      ...(input.inBackground && { inBackground: true }),
    }),
  ]);
  if (screening.hits.length > MAX_HITS) throw new AppError('too_many_hits');
  const engine = ofOrganization ?? DEFAULT_RISK_SCORE_ENGINE;
  const now = deps.now();
  const { matched: found, allowList } = matchedRecords(deps, screening);
  const picture = request.image?.bytes ?? input.picture;
  const seen = await compareFaces(deps.images, caller.organizationId, picture, found);
  const isCompared = picture !== undefined && seen.notice !== 'image_not_compared';
  // Bytes that no picture comes of are not kept: nothing could be made of them later.
  const kept = seen.notice === 'image_unreadable' ? undefined : request.image;
  const filters = {
    ...requested,
    ...(kept && { hasImage: true }),
    riskScoreEngineId: engine.id,
    riskScoreEngineTitle: engine.title,
  };
  const matched = seen.matched.map((one) => {
    const faceDistance = isCompared ? one.faceDistance : input.faces?.get(one.recordId);
    return { ...one, record: withoutPictures(one.record), ...(faceDistance !== undefined && { faceDistance }) };
  });
  const sources = new Set(matched.map(({ record }) => record.source));
  const [pairs, splits] = await Promise.all([
    sources.size === 0
      ? new Map<string, WhitelistedPair>()
      : deps.whitelists.of(caller.organizationId, subjectKey(filters, normalizeName(filters.name))),
    sources.size < 2 ? [] : deps.recordSplits.list(caller.organizationId),
  ]);
  const whitelist = pairsThatHold(pairs, filters, input.caseId);
  const parties = joinRecords(matched, splits);
  const unloaded = unloadedLists(deps, profile, screening);
  const gaps = gapsOf(filters, screening, unloaded);
  const acceptance = isUnsearched(gaps) ? await deps.acceptedGaps.find(caller.organizationId) : undefined;
  const results = resultsOf(engine, filters, parties, screening, whitelist, now);
  const made = caseOf({
    deps,
    engine,
    caller,
    platform,
    isTest: request.isTest === true,
    filters,
    gaps: acceptance === undefined ? gaps : gapsOf(filters, screening, unloaded, acceptance),
    screening,
    results,
    allowList,
    notice: seen.notice,
    now,
  });
  const image = kept && deps.images?.close(kept.text, made.id);
  const watchlist = watchlistNumber(screening.editions);
  const appliedPairs = results
    .filter((result) => result.whitelist?.state === 'applied')
    .flatMap(({ records }) => records.flatMap(({ recordId }) => whitelist.get(recordId)?.id ?? []));
  return { made, results, by: actorOf(caller), watchlist, appliedPairs, ...(image !== undefined && { image }) };
}

/** Subject and options of a screening. */
export function searchOf(
  filters: CaseRequest['filters'],
  profile: SearchProfile | undefined,
): { readonly subject: Subject; readonly options: ScreenOptions } {
  return { subject: subjectOf(filters), options: optionsOf(filters, profile) };
}

function profileOf(
  { searchProfiles }: Pick<MakeCaseDeps, 'searchProfiles'>,
  { organizationId }: Caller,
  { filters: { searchProfile: id } }: CaseRequest,
): Promise<SearchProfile | undefined> {
  return id === undefined ? Promise.resolve(undefined) : searchProfiles.find(organizationId, id);
}

/** The engine that the request names, undefined if it does not exist; without a name the organization's active one. */
async function engineOf(
  { riskScoreEngines }: Pick<ScreenCaseDeps, 'riskScoreEngines'>,
  { organizationId }: Caller,
  { riskScoreEngineId: id }: CaseRequest,
): Promise<RiskScoreEngine | undefined> {
  if (id === undefined) return (await riskScoreEngines.active(organizationId)) ?? DEFAULT_RISK_SCORE_ENGINE;
  if (id === DEFAULT_RISK_SCORE_ENGINE.id) return DEFAULT_RISK_SCORE_ENGINE;
  return (await riskScoreEngines.find(organizationId, id))?.table;
}

/** Errors of the named profile and engine. */
function faultsOfReferences(
  request: CaseRequest,
  profile: SearchProfile | undefined,
  engine: RiskScoreEngine | undefined,
): FieldError[] {
  const faults: FieldError[] = [];
  const { searchProfile } = request.filters;
  if (searchProfile !== undefined && profile === undefined) {
    faults.push({ field: 'search_profile', message: 'does not exist' });
  }
  if (request.riskScoreEngineId !== undefined && engine === undefined) {
    faults.push({ field: 'risk_score_engine_id', message: 'does not exist' });
  }
  return faults;
}

/** Adverse media needs somewhere to send its results, unless a person reads them in the console; a dry run does not search it. */
function webhookFaults(caller: Caller, request: CaseRequest, profile: SearchProfile | undefined): FieldError[] {
  const { categories, callbackUrl } = request.filters;
  const ofProfile = profile?.categories.includes('Adverse Media') === true;
  if (request.isDryRun && ofProfile) {
    return [{ field: 'search_profile', message: 'includes Adverse Media, which dry_run does not search' }];
  }
  const isRequired = callbackUrl === undefined && platformOf(caller) !== 'CONSOLE' && !request.isDryRun;
  const message = 'is required with the category Adverse Media';
  if (isRequired && categories.includes('Adverse Media')) return [{ field: 'webhook', message }];
  return isRequired && ofProfile ? [{ field: 'webhook', message: `${message}, which the profile includes` }] : [];
}

/** Uses every field: a field that the analysis mode excludes must not hide a hit either. */
function subjectOf({ name, entityTypes, date, countries, uniqueIdentifier, party }: CaseRequest['filters']): Subject {
  return {
    ...subjectOfParty({ name, entityTypes, countries, ...(date && { date }), ...party }),
    ...(uniqueIdentifier !== undefined && { uniqueIdentifier }),
  };
}

function optionsOf(filters: CaseRequest['filters'], profile: SearchProfile | undefined): ScreenOptions {
  return {
    minScore: filters.matchScore,
    // One more reveals that there are more.
    limit: MAX_HITS + 1,
    aliasSearch: filters.aliasSearch,
    rcaSearch: filters.rcaSearch,
    exact: filters.exactSearch,
    neverHide: true,
    categories: coveredCategories(filters.categories),
    ...(filters.ofCustomer
      ? { identifiersPass: true }
      : filters.countries.length > 0 && { countries: filters.countries }),
    ...(profile && profile.sources.length > 0 && { sources: profile.sources }),
  };
}

/** Titles of the lists that a profile names and that were not there to be searched. */
export function unloadedLists(
  { sourceNamed }: Pick<ScreenCaseDeps, 'sourceNamed'>,
  profile: Pick<SearchProfile, 'sources' | 'customListIds'> | undefined,
  { editions, customLists }: Pick<Screening, 'editions' | 'customLists'>,
): readonly string[] {
  if (profile === undefined) return [];
  const missing = profile.sources.filter((name) => !editions.some(({ source }) => source === name));
  const deleted = (profile.customListIds ?? []).filter((id) => !customLists.some((list) => list.id === id));
  return [
    ...missing.map((name) => `the ${sourceOf(sourceNamed, name).shortTitle}`),
    ...deleted.map((id) => `the deleted custom list ${id}`),
  ];
}
