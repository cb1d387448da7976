import type { Reevaluation } from '../cases/case-media.js';
import type { Cases } from '../cases/cases.js';
import type { CustomListContent } from '../custom-lists/custom-lists.js';
import type { SearchProfiles } from '../custom-lists/search-profiles.js';
import { AppError } from '../domain/app-error.js';
import { canonicalJson } from '../domain/canonical-json.js';
import type { Case, CaseFilters, CaseResult } from '../domain/case.js';
import type { MonitoringWishes } from '../domain/configuration.js';
import { type CustomList, customSource, isCustomSource } from '../domain/custom-list.js';
import { gapsOf, openGaps } from '../domain/search-gaps.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { NumberedEdition } from '../domain/source.js';
import type { EditionStore, RecordChange } from '../lists/editions.js';
import type { NewEvent } from '../platform/outbox/events.js';
import type { ChangedRecords, OpenChanges, Screener } from '../screening/screener.js';
import { type LookAgainDeps, lookedAtAgain, searchToday } from './look-again.js';
import type { EnrolledSubject, Monitoring } from './monitoring.js';

export interface MonitorDeps extends LookAgainDeps {
  readonly screener: Pick<Screener, 'screen' | 'editions'>;
  readonly cases: Pick<Cases, 'find' | 'findEach' | 'resultsOfEach'>;
  readonly searchProfiles: Pick<SearchProfiles, 'find' | 'list'>;
  readonly editions: Pick<EditionStore, 'inForce' | 'changes'>;
  readonly customLists: Pick<CustomListContent, 'list' | 'changes'>;
  readonly monitoring: Monitoring;
  readonly inputs: MonitoringWishes;
  readonly openChanges: OpenChanges;
  /** For what is wrong with one case alone and keeps no other. */
  readonly tellProblem: (facts: object, message: string) => void;
}

/** Read and screened together. */
const RUN = 2000;
/** Screened against everything and written together: a statement for many costs little more than one for one. */
const TOGETHER = 32;
/** Their results together; a case that has more is by itself. */
const MOST_RESULTS = 2000;
const MOST_TRIES = 3;

/**
 * One cycle: looks again at everything an organization has enrolled. The records that differ since the last cycle, of published
 * lists and of its own, are made small watchlists, as they were and as they are; a subject that meets none of them has the same
 * hits as before, so that the others alone are screened against everything. May be repeated: what was told is not told
 * again. Refuses with `unavailable` while this node's watchlist is not the one in force.
 */
export async function monitorOrganization(deps: MonitorDeps, organizationId: string): Promise<void> {
  const inputs = await deps.inputs(organizationId);
  const { monitoring } = inputs;
  if (!monitoring.enabled || monitoring.frequency === 'never') return;
  const inForce = await deps.editions.inForce();
  refuseStale(deps, inForce);
  const own = await deps.customLists.list(organizationId);
  const profiles = await deps.searchProfiles.list(organizationId);
  const splits = await deps.recordSplits.list(organizationId);
  const ranAt = deps.now();
  const state = await deps.monitoring.state(organizationId);
  const versions = {
    ...Object.fromEntries(inForce.map(({ source, number }) => [source, number])),
    ...Object.fromEntries(own.map(({ id, version }) => [customSource(id), version])),
    ...Object.fromEntries(profiles.map(profileVersion)),
    ...Object.fromEntries(splits.map(({ id }) => [`${SPLIT}${id}`, 1])),
  };
  const changed = state && (await changesSince(deps, state.editions, { inForce, own, versions }));
  // Another engine is no news of the list: a case keeps its own, and where it has none yet, this is one look-up for all.
  const engine = await deps.riskScoreEngines.active(organizationId);
  const ofCycle = {
    ...deps,
    inputs: async () => inputs,
    recordSplits: { list: async () => splits },
    riskScoreEngines: { ...deps.riskScoreEngines, active: async () => engine },
    searchProfiles: {
      ...deps.searchProfiles,
      find: async (_: string, wanted: string) => profiles.find(({ id }) => id === wanted),
    },
  };
  const listed = listedCategories(ofCycle);
  async function runAfter(id: string): Promise<Run | undefined> {
    const subjects = await deps.monitoring.subjects(organizationId, id, RUN);
    const last = subjects.at(-1);
    if (last === undefined) return undefined;
    const meets: boolean[] = await Promise.all(
      subjects.map(
        (one) => one.isNew || changed === undefined || concerns(ofCycle, { organizationId, one, changed, listed }),
      ),
    );
    return { last: last.id, met: subjects.filter((_, at) => meets[at]), fresh: subjects.filter(({ isNew }) => isNew) };
  }
  let ahead = changed === 'none' ? undefined : runAfter('');
  try {
    for (let run = await ahead; run !== undefined; run = await ahead) {
      // The next are read and screened while these are written.
      ahead = runAfter(run.last);
      // Heard of in its turn, if that comes.
      ahead.catch(() => {});
      for (const together of groups(run.met)) {
        const left = await lookAgain(ofCycle, organizationId, together);
        for (const caseId of left) await deps.monitoring.queueCase(organizationId, caseId);
      }
      const looked = run.fresh.map(({ id }) => id);
      if (looked.length > 0) await deps.monitoring.noteLook(organizationId, looked, ranAt);
    }
  } finally {
    await Promise.allSettled([ahead]);
    if (changed !== undefined && changed !== 'none')
      await Promise.all([changed.published?.close(), changed.own?.close()]);
  }
  await deps.monitoring.finishCycle(organizationId, { editions: versions, ranAt });
}

/** Looks again at one case, whatever has changed. Refuses with `unavailable` while it is being worked on. */
export async function monitorCase(deps: MonitorDeps, organizationId: string, caseId: string): Promise<void> {
  const found = await deps.cases.find(organizationId, caseId);
  if (found?.isMonitored !== true) return;
  refuseStale(deps, await deps.editions.inForce());
  const left = await lookAgain(deps, organizationId, [caseId]);
  if (left.length > 0) throw new AppError('unavailable', { retryAfter: 1 });
  await deps.monitoring.noteLook(organizationId, [caseId], deps.now());
}

function refuseStale({ screener }: MonitorDeps, inForce: readonly NumberedEdition[]): void {
  const loaded = new Set(screener.editions().map(({ version }) => version));
  const missing = inForce.find(({ version }) => !loaded.has(version));
  if (missing !== undefined) throw new AppError('unavailable', { retryAfter: 1 });
}

/** Subjects that follow each other. */
interface Run {
  readonly last: string;
  /** Who is to be looked at again. */
  readonly met: readonly EnrolledSubject[];
  /** Who was enrolled since the last cycle. */
  readonly fresh: readonly EnrolledSubject[];
}

/** What is otherwise than at the last cycle. */
interface Changes {
  readonly published: ChangedRecords | undefined;
  /** Of the organization's own lists. */
  readonly own: ChangedRecords | undefined;
  /** Search profiles, by id: what is searched with them is searched otherwise. */
  readonly profiles: ReadonlySet<string>;
}

/** Undefined when it cannot be told: an own list is gone with its entries, records were split, or the first published list has come; all are looked at again. */
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
  if (keys.some((key) => key.startsWith(SPLIT) && differs(key))) return undefined;
  const published = now.inForce.filter(({ source }) => differs(source));
  // Until the first published list comes, the demonstration list is searched beside own lists.
  if (published.length > 0 && !Object.keys(since).some(isPublished)) return undefined;
  const own = now.own.filter(
    ({ id, entryCount }) => differs(customSource(id)) && (entryCount > 0 || customSource(id) in since),
  );
  const known = keys.filter((key) => key.startsWith(PROFILE));
  const profiles = new Set(known.filter(differs).map((key) => key.slice(PROFILE.length)));
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

function isPublished(key: string): boolean {
  return !isCustomSource(key) && !key.startsWith(PROFILE) && !key.startsWith(SPLIT);
}

/** A profile has no versions: the moment it was changed at stands for one. */
function profileVersion({ id, updatedAt }: SearchProfile): [string, number] {
  return [`${PROFILE}${id}`, updatedAt.getTime()];
}

/** Each changed record as it was and as it is. */
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
  for await (const run of changes.runs) {
    yield run.flatMap(({ before, after }) => [before, after].filter((text) => text !== undefined));
  }
}

/** Whether what has changed may be about an enrolled subject: its hits, or what was not searched and clears nobody. */
async function concerns(
  deps: MonitorDeps,
  about: {
    readonly organizationId: string;
    readonly one: EnrolledSubject;
    readonly changed: Changes | 'none';
    readonly listed: ListedCategories;
  },
): Promise<boolean> {
  const { organizationId, one, changed, listed } = about;
  const { filters, gaps } = one;
  if (changed === 'none') return false;
  if (changed.profiles.has(filters.searchProfile ?? '')) return true;
  const { hidden } = gaps;
  const now = { ...gapsOf(filters, { hidden: [], categories: await listed(organizationId, filters) }), hidden };
  if (canonicalJson(openGaps(gaps)) !== canonicalJson(openGaps(now))) return true;
  const { subject, options } = await searchToday(deps, organizationId, filters);
  // Entries of own lists are searched whatever categories are asked for.
  const { categories: _, sources: __, ...others } = options;
  return (
    (await changed.published?.meets(subject, options)) === true || (await changed.own?.meets(subject, others)) === true
  );
}

type ListedCategories = (organizationId: string, filters: CaseFilters) => Promise<readonly string[]>;

/** The categories that the lists a search looks at are of: asked once for each profile. */
function listedCategories(deps: MonitorDeps): ListedCategories {
  const known = new Map<string, Promise<readonly string[]>>();
  return (organizationId, filters) => {
    const profile = filters.searchProfile ?? '';
    const found =
      known.get(profile) ??
      searchToday(deps, organizationId, { ...filters, name: '' }).then(async ({ options, scope }) => {
        const { categories } = await deps.screener.screen({ name: '' }, options, scope);
        return categories;
      });
    known.set(profile, found);
    return found;
  };
}

/** The cases that are looked at again together, by their ids. */
function groups(met: readonly EnrolledSubject[]): readonly (readonly string[])[] {
  const made: string[][] = [];
  let results = 0;
  for (const { id, totalResults } of met) {
    const last = made.at(-1);
    results += totalResults;
    if (last !== undefined && last.length < TOGETHER && results <= MOST_RESULTS) last.push(id);
    else {
      made.push([id]);
      results = totalResults;
    }
  }
  return made;
}

/**
 * Looks at cases again, and returns those that are being changed all the time, or whose customers are being analysed: each is
 * taken up by itself when that is done.
 */
async function lookAgain(
  deps: MonitorDeps,
  organizationId: string,
  caseIds: readonly string[],
): Promise<readonly string[]> {
  let left = caseIds;
  for (let attempt = 1; left.length > 0 && attempt <= MOST_TRIES; attempt += 1) {
    // In this order: results that are older than their case would be written back over what changed it.
    const found = await deps.cases.findEach(organizationId, left);
    const results = await deps.cases.resultsOfEach(organizationId, left);
    const looks = await Promise.all(found.map((one) => secondLook(deps, one, results.get(one.id) ?? [])));
    const news = looks.filter((one) => one !== undefined);
    if (news.length === 0) return [];
    const written = await deps.monitoring.reevaluate(organizationId, news);
    left = news.map(({ before }) => before.id).filter((id) => !written.has(id));
  }
  return left;
}

/**
 * Undefined where nothing is to be written. What a search is refused for today concerns its case alone: it stays as it was, and the
 * others are looked at.
 */
async function secondLook(
  deps: MonitorDeps,
  before: Case,
  old: readonly CaseResult[],
): Promise<Reevaluation | undefined> {
  const { organizationId, id } = before;
  try {
    const { after, results, told, clearsOtherwise } = await lookedAtAgain(deps, before, old, deps.screener);
    if (told.length === 0 && !clearsOtherwise) return undefined;
    const { alerts } = await deps.inputs(organizationId);
    const about = { kind: 'case', id } as const;
    return {
      id: deps.newId(),
      before,
      after,
      results,
      bearsOnVerdict: clearsOtherwise,
      alerts: told.map(({ type, changes }) => ({ id: deps.newId(), type, changes })),
      events: alerts.webhook
        ? told.map((one): NewEvent => ({ ...one, organizationId, about, at: after.updatedAt }))
        : [],
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    deps.tellProblem({ case_id: id, err: error }, 'a monitored case cannot be looked at again');
    return undefined;
  }
}
