import type { Reevaluation } from '../cases/case-media.js';
import type { Cases } from '../cases/cases.js';
import { unloadedLists } from '../cases/make-case.js';
import type { CustomListContent } from '../custom-lists/custom-lists.js';
import type { SearchProfiles } from '../custom-lists/search-profiles.js';
import { AppError } from '../domain/app-error.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Case, CaseFilters, CaseResult } from '../domain/case.js';
import type { MonitoringSettingsReader } from '../domain/configuration.js';
import { type CustomList, customSource, isCustomSource } from '../domain/custom-list.js';
import { gapsOf, openGaps } from '../domain/search-gaps.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore, RecordChange } from '../lists/editions.js';
import type { NewEvent } from '../platform/outbox/events.js';
import type { ChangedRecords, OpenChanges, Screener, Screening } from '../screening/screener.js';
import type { MonitoredSubject, MonitoringRepository } from './monitoring.js';
import { currentSearch, type RescreenCaseDeps, rescreenCase } from './rescreen-case.js';

export interface MonitorDeps extends RescreenCaseDeps {
  readonly screener: Pick<Screener, 'screen' | 'editions'>;
  readonly cases: Pick<Cases, 'find' | 'findEach' | 'resultsOfEach'>;
  readonly searchProfiles: Pick<SearchProfiles, 'find' | 'list'>;
  readonly editions: Pick<EditionStore, 'inForce' | 'changes'>;
  readonly customLists: Pick<CustomListContent, 'list' | 'changes'>;
  readonly monitoring: MonitoringRepository;
  readonly inputs: MonitoringSettingsReader;
  readonly openChanges: OpenChanges;
  /** Logs an error of one case, which does not stop the cycle. */
  readonly logError: (facts: object, message: string) => void;
}

/** Subjects read and screened together. */
const PAGE = 2000;
/** Cases rescreened and written together: a statement for many costs little more than for one. */
const GROUP = 32;
/** Results of a group; a case with more is a group of its own. */
const MAX_RESULTS = 2000;
const MAX_ATTEMPTS = 3;

/**
 * One cycle: rescreens an organization's monitored cases. Records that changed since the last cycle, on published and custom lists,
 * form small watchlists, with both their old and new versions. A subject that matches none of them has the same hits as before;
 * only the others are screened against everything. Repeatable: nothing is reported twice. Throws `unavailable` while this
 * node's watchlist is not the one in force.
 */
export async function monitorOrganization(deps: MonitorDeps, organizationId: string): Promise<void> {
  const inputs = await deps.inputs(organizationId);
  const { monitoring } = inputs;
  if (!monitoring.enabled || monitoring.frequency === 'never') return;
  const inForce = await deps.editions.inForce();
  requireCurrentLists(deps, inForce);
  const own = await deps.customLists.list(organizationId);
  const profiles = await deps.searchProfiles.list(organizationId);
  const splits = await deps.recordSplits.list(organizationId);
  const acceptance = await deps.acceptedGaps.find(organizationId);
  const ranAt = deps.now();
  const state = await deps.monitoring.state(organizationId);
  const versions = {
    ...Object.fromEntries(inForce.map(({ source, number }) => [source, number])),
    ...Object.fromEntries(own.map(({ id, version }) => [customSource(id), version])),
    ...Object.fromEntries(profiles.map(profileVersion)),
    ...Object.fromEntries(splits.map(({ id }) => [`${SPLIT}${id}`, 1])),
    ...(acceptance && { [ACCEPTANCE]: acceptance.at.getTime() }),
  };
  const changed = state && (await changesSince(deps, state.editions, { inForce, own, versions }));
  // A case keeps its engine: a new one is not a change of a list. For cases without one, a single query.
  const engine = await deps.riskScoreEngines.active(organizationId);
  const cycle = {
    ...deps,
    inputs: async () => inputs,
    acceptedGaps: { find: async () => acceptance },
    recordSplits: { list: async () => splits },
    riskScoreEngines: { ...deps.riskScoreEngines, active: async () => engine },
    searchProfiles: {
      ...deps.searchProfiles,
      find: async (_: string, profileId: string) => profiles.find(({ id }) => id === profileId),
    },
  };
  const listed = listedCategories(cycle);
  async function pageAfter(id: string): Promise<SubjectPage | undefined> {
    const subjects = await deps.monitoring.subjects(organizationId, id, PAGE);
    const last = subjects.at(-1);
    if (last === undefined) return undefined;
    const isConcerned: boolean[] = await Promise.all(
      subjects.map(
        (one) => one.isNew || changed === undefined || concerns(cycle, { organizationId, one, changed, listed }),
      ),
    );
    return {
      last: last.id,
      concerned: subjects.filter((_, at) => isConcerned[at]),
      added: subjects.filter(({ isNew }) => isNew),
    };
  }
  let ahead = changed === 'none' ? undefined : pageAfter('');
  try {
    for (let page = await ahead; page !== undefined; page = await ahead) {
      // Reads and screens the next page while this one is written; its error surfaces when it is awaited.
      ahead = pageAfter(page.last);
      ahead.catch(() => {});
      for (const group of groupsOf(page.concerned)) {
        const skipped = await rescreenCases(cycle, organizationId, group);
        for (const caseId of skipped) await deps.monitoring.queueCase(organizationId, caseId);
      }
      const added = page.added.map(({ id }) => id);
      if (added.length > 0) await deps.monitoring.markRescreened(organizationId, added, ranAt);
    }
  } finally {
    await Promise.allSettled([ahead]);
    if (changed !== undefined && changed !== 'none')
      await Promise.all([changed.published?.close(), changed.own?.close()]);
  }
  await deps.monitoring.finishCycle(organizationId, { editions: versions, ranAt });
}

/** Rescreens one case, whatever has changed. Throws `unavailable` while it is being changed or analysed. */
export async function monitorCase(deps: MonitorDeps, organizationId: string, caseId: string): Promise<void> {
  const found = await deps.cases.find(organizationId, caseId);
  if (found?.isMonitored !== true) return;
  requireCurrentLists(deps, await deps.editions.inForce());
  const skipped = await rescreenCases(deps, organizationId, [caseId]);
  if (skipped.length > 0) throw new AppError('unavailable', { retryAfter: 1 });
  await deps.monitoring.markRescreened(organizationId, [caseId], deps.now());
}

function requireCurrentLists({ screener }: MonitorDeps, inForce: readonly NumberedEdition[]): void {
  const loaded = new Set(screener.editions().map(({ version }) => version));
  const missing = inForce.find(({ version }) => !loaded.has(version));
  if (missing !== undefined) throw new AppError('unavailable', { retryAfter: 1 });
}

/** Consecutive subjects. */
interface SubjectPage {
  readonly last: string;
  /** Subjects to be rescreened. */
  readonly concerned: readonly MonitoredSubject[];
  /** Monitored since the last cycle. */
  readonly added: readonly MonitoredSubject[];
}

/** Changes since the last cycle. */
interface Changes {
  readonly published: ChangedRecords | undefined;
  /** Changes of the organization's custom lists. */
  readonly own: ChangedRecords | undefined;
  /** Ids of changed search profiles. */
  readonly profiles: ReadonlySet<string>;
}

/** Undefined if unknown: a custom list was deleted, records were split, gaps were accepted, or the first published list was loaded. Then all cases are rescreened. */
async function changesSince(
  deps: MonitorDeps,
  since: Readonly<Record<string, number>>,
  now: {
    readonly inForce: readonly NumberedEdition[];
    readonly own: readonly CustomList[];
    readonly versions: Readonly<Record<string, number>>;
  },
): Promise<Changes | 'none' | undefined> {
  if (Object.keys(since).some((source) => isCustomSource(source) && now.versions[source] === undefined))
    return undefined;
  const differs = (source: string): boolean => since[source] !== now.versions[source];
  const keys = [...Object.keys(since), ...Object.keys(now.versions)];
  if (keys.some((key) => (key.startsWith(SPLIT) || key === ACCEPTANCE) && differs(key))) return undefined;
  const published = now.inForce.filter(({ source }) => differs(source));
  // The demonstration list is searched besides custom lists until the first published list.
  if (published.length > 0 && !Object.keys(since).some(isPublished)) return undefined;
  const own = now.own.filter(
    ({ id, entryCount }) => differs(customSource(id)) && (entryCount > 0 || customSource(id) in since),
  );
  const profileKeys = keys.filter((key) => key.startsWith(PROFILE));
  const profiles = new Set(profileKeys.filter(differs).map((key) => key.slice(PROFILE.length)));
  if (published.length === 0 && own.length === 0 && profiles.size === 0) return 'none';
  const openedPublished =
    published.length === 0 ? undefined : await deps.openChanges(publishedTexts(deps, since, published));
  try {
    const openedOwn = own.length === 0 ? undefined : await deps.openChanges(ownTexts(deps, since, own));
    return { published: openedPublished, own: openedOwn, profiles };
  } catch (error) {
    await openedPublished?.close();
    throw error;
  }
}

const PROFILE = 'profile:';
const SPLIT = 'split:';
const ACCEPTANCE = 'acceptance:';

function isPublished(key: string): boolean {
  return !isCustomSource(key) && !key.startsWith(PROFILE) && !key.startsWith(SPLIT) && key !== ACCEPTANCE;
}

/** Profiles have no version number; the time of the last change serves as one. */
function profileVersion({ id, updatedAt }: SearchProfile): [string, number] {
  return [`${PROFILE}${id}`, updatedAt.getTime()];
}

/** Reads each changed record, before and after. */
async function* publishedTexts(
  { editions }: MonitorDeps,
  since: Readonly<Record<string, number>>,
  differing: readonly NumberedEdition[],
): AsyncGenerator<readonly string[]> {
  for (const { source, number } of differing) {
    yield* textsOf(await editions.changes(source, since[source] ?? 0, number));
  }
}

async function* ownTexts(
  { customLists }: MonitorDeps,
  since: Readonly<Record<string, number>>,
  differing: readonly CustomList[],
): AsyncGenerator<readonly string[]> {
  for (const list of differing) yield* textsOf(await customLists.changes(list, since[customSource(list.id)] ?? 0));
}

async function* textsOf(
  changes: { readonly runs: AsyncIterable<readonly RecordChange[]> } | undefined,
): AsyncGenerator<readonly string[]> {
  if (changes === undefined) throw new Error('changes without a limit are always read');
  for await (const page of changes.runs) {
    yield page.flatMap(({ before, after }) => [before, after].filter((text) => text !== undefined));
  }
}

/** True if the changes may affect a subject: its hits, or the checks that were not possible. */
async function concerns(
  deps: MonitorDeps,
  about: {
    readonly organizationId: string;
    readonly one: MonitoredSubject;
    readonly changed: Changes | 'none';
    readonly listed: ListedCategories;
  },
): Promise<boolean> {
  const { organizationId, one, changed, listed } = about;
  const { filters, gaps } = one;
  if (changed === 'none') return false;
  if (changed.profiles.has(filters.searchProfile ?? '')) return true;
  const { hidden } = gaps;
  const { categories, unloaded } = await listed(organizationId, filters);
  const acceptance = await deps.acceptedGaps.find(organizationId);
  const now = { ...gapsOf(filters, { hidden: [], categories }, unloaded, acceptance), hidden };
  if (canonicalJson(openGaps(gaps)) !== canonicalJson(openGaps(now))) return true;
  const { subject, options } = await currentSearch(deps, organizationId, filters);
  // Custom lists are searched regardless of categories.
  const { categories: _, sources: __, ...others } = options;
  return (
    (await changed.published?.meets(subject, options)) === true || (await changed.own?.meets(subject, others)) === true
  );
}

interface Listed {
  readonly categories: Screening['categories'];
  readonly unloaded: readonly string[];
}
type ListedCategories = (organizationId: string, filters: CaseFilters) => Promise<Listed>;

/** Categories of the lists that a search covers, and those that are not loaded, cached by profile. */
function listedCategories(deps: MonitorDeps): ListedCategories {
  const cache = new Map<string, Promise<Listed>>();
  return (organizationId, filters) => {
    const profile = filters.searchProfile ?? '';
    const found =
      cache.get(profile) ??
      currentSearch(deps, organizationId, { ...filters, name: '' }).then(async ({ options, scope, profile }) => {
        const screening = await deps.screener.screen({ name: '' }, options, scope);
        return { categories: screening.categories, unloaded: unloadedLists(deps, profile, screening) };
      });
    cache.set(profile, found);
    return found;
  };
}

/** Groups of case ids that are rescreened together. */
function groupsOf(subjects: readonly MonitoredSubject[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let results = 0;
  for (const { id, totalResults } of subjects) {
    const last = groups.at(-1);
    results += totalResults;
    if (last !== undefined && last.length < GROUP && results <= MAX_RESULTS) last.push(id);
    else {
      groups.push([id]);
      results = totalResults;
    }
  }
  return groups;
}

/** Rescreens cases. Returns those that were changed meanwhile, or whose customers are being analysed: each becomes a job of its own. */
async function rescreenCases(
  deps: MonitorDeps,
  organizationId: string,
  caseIds: readonly string[],
): Promise<readonly string[]> {
  let left = caseIds;
  for (let attempt = 1; left.length > 0 && attempt <= MAX_ATTEMPTS; attempt += 1) {
    // Cases first: results older than their case would overwrite what changed it.
    const found = await deps.cases.findEach(organizationId, left);
    const results = await deps.cases.resultsOfEach(organizationId, left);
    const rescreened = await Promise.all(found.map((one) => reevaluationOf(deps, one, results.get(one.id) ?? [])));
    const changed = rescreened.filter((one) => one !== undefined);
    if (changed.length === 0) return [];
    const written = await deps.monitoring.reevaluate(organizationId, changed);
    left = changed.map(({ before }) => before.id).filter((id) => !written.has(id));
  }
  return left;
}

/** Undefined if nothing changed, or if the search is refused today: then the case stays unchanged. */
async function reevaluationOf(
  deps: MonitorDeps,
  before: Case,
  old: readonly CaseResult[],
): Promise<Reevaluation | undefined> {
  const { organizationId, id } = before;
  try {
    const rescreened = await rescreenCase(deps, before, old, deps.screener);
    const { after, results, differences, bearsOnVerdict } = rescreened;
    if (differences.length === 0 && !bearsOnVerdict) return undefined;
    const { alerts } = await deps.inputs(organizationId);
    const about = { kind: 'case', id } as const;
    return {
      id: deps.newId(),
      before,
      after,
      results,
      bearsOnVerdict,
      alerts: differences.map(({ type, changes }) => ({ id: deps.newId(), type, changes })),
      events: alerts.webhook
        ? differences.map((one): NewEvent => ({ ...one, organizationId, about, at: after.updatedAt }))
        : [],
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    deps.logError({ case_id: id, err: error }, 'a monitored case could not be rescreened');
    return undefined;
  }
}
